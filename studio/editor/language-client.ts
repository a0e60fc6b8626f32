/** The client of our language server, which runs in a worker; what it says of the files is a signal. */
import {
  formatKeymap,
  hoverTooltips,
  jumpToDefinitionKeymap,
  LSPClient,
  renameKeymap,
  serverCompletion,
  type Transport,
} from '@codemirror/lsp-client';
import { signal } from '@preact/signals';
import { keymap } from '@codemirror/view';
import { startWorker } from '../worker/start-worker.ts';

/** A problem or warning as the server says it; lines and characters from 0. */
export interface Diagnostic {
  range: Range;
  severity: 1 | 2 | 3 | 4;
  code?: string;
  message: string;
  data?: unknown;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface Position {
  line: number;
  character: number;
}

/** By file, as last told. */
export const diagnostics = signal<Readonly<Record<string, readonly Diagnostic[]>>>({});

/** The language id our server takes without guessing. */
export const LANGUAGE = 'tilewright';

let client: LSPClient | undefined;

/** Starts the server once the page stands: the first letter should not wait for what checks it. */
function connectLater(made: LSPClient): LSPClient {
  const connect = (): void => void made.connect(transport(startWorker('language')));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(connect, { timeout: 1000 });
  else setTimeout(connect, 200);
  return made;
}

/** The one client of the page; made when first needed. */
export function languageClient(): LSPClient {
  client ??= connectLater(
    new LSPClient({
      timeout: 20_000,
      sanitizeHTML: (html) => withTiles(onlyText(html)),
      extensions: [
        serverCompletion(),
        hoverTooltips(),
        keymap.of([...formatKeymap, ...renameKeymap, ...jumpToDefinitionKeymap]),
      ],
      notificationHandlers: {
        'textDocument/publishDiagnostics': (
          _,
          { uri, diagnostics: told }: { uri: string; diagnostics: Diagnostic[] },
        ) => {
          diagnostics.value = { ...diagnostics.value, [uri]: told };
          return true;
        },
      },
    }),
  );
  return client;
}

function transport(worker: Worker): Transport {
  const listeners = new Map<(text: string) => void, (event: MessageEvent) => void>();
  return {
    send: (text) => worker.postMessage(JSON.parse(text)),
    subscribe: (handler) => {
      const listener = ({ data }: MessageEvent): void => handler(JSON.stringify(data));
      listeners.set(handler, listener);
      worker.addEventListener('message', listener);
    },
    unsubscribe: (handler) => {
      const listener = listeners.get(handler);
      if (listener) worker.removeEventListener('message', listener);
      listeners.delete(handler);
    },
  };
}

/** Tells the server of the files that no editor shows, which it knows no other way; `before` is what it was told last. */
export async function tellOtherFiles(
  files: Readonly<Record<string, string>>,
  shown: string,
  before: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { notification, initializing } = languageClientParts();
  await initializing;
  const now = new Map(Object.entries(files).filter(([name]) => name !== shown));
  for (const uri of before.keys())
    if (!now.has(uri) && uri !== shown) notification('textDocument/didClose', { textDocument: { uri } });
  for (const [uri, text] of now) {
    if (before.get(uri) === text) continue;
    if (before.has(uri)) notification('textDocument/didClose', { textDocument: { uri } });
    notification('textDocument/didOpen', { textDocument: { uri, languageId: LANGUAGE, version: 0, text } });
  }
  return now;
}

function languageClientParts(): {
  notification: (method: string, params: object) => void;
  initializing: Promise<unknown>;
} {
  const client = languageClient();
  return { notification: (method, params) => client.notification(method, params), initializing: client.initializing };
}

/** Hover texts hold names and sentences of packs, which may be anybody's: of their markup only what marks text stays. */
function onlyText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    if (!MARKS_TEXT.has(element.localName)) element.replaceWith(page.createTextNode(element.textContent ?? ''));
    else for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  return page.body.innerHTML;
}

const MARKS_TEXT = new Set(
  'p code pre em strong ul ol li hr br table thead tbody tr td th h1 h2 h3 h4 blockquote'.split(' '),
);

/** Tiles as Unicode has them, each followed by the sign that asks for text. */
const TILE_SIGNS = /(?:[\u{1F000}-\u{1F02B}]\uFE0E?)+/gu;

/** Pictures for the tiles of a text; they load with the first text that has some, so that nobody waits for them before. */
function withTiles(html: string): string {
  const marked = html.replace(TILE_SIGNS, (signs) => `<span class="tiles">${signs}</span>`);
  if (marked !== html)
    void import('./hover-pictures.ts').then(({ drawTiles }) =>
      setTimeout(() => drawTiles(document.querySelectorAll('.tiles'))),
    );
  return marked;
}
