/** An editor without a screen: starts the server as a process and speaks the protocol with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Diagnostic } from 'vscode-languageserver';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Client {
  connection: MessageConnection;
  process: ChildProcess;
  /** What was last told of a file. */
  diagnostics: Map<string, Diagnostic[]>;
  /** Waits until a file is told of (again). */
  told(uri: string): Promise<Diagnostic[]>;
  stop(): Promise<number | null>;
}

export interface Start {
  command?: readonly string[];
  options?: object;
  folder?: string;
}

/** Our own server, as it is shipped. */
const SERVER = ['dist/cli.js', 'lsp', '--stdio'];

export async function startClient({ command = SERVER, options = {}, folder }: Start = {}): Promise<Client> {
  const server = spawn(process.execPath, command, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout!),
    new StreamMessageWriter(server.stdin!),
  );
  const diagnostics = new Map<string, Diagnostic[]>();
  const waiting = new Map<string, ((list: Diagnostic[]) => void)[]>();
  connection.onNotification('textDocument/publishDiagnostics', (told: { uri: string; diagnostics: Diagnostic[] }) => {
    diagnostics.set(told.uri, told.diagnostics);
    for (const resolve of waiting.get(told.uri) ?? []) resolve(told.diagnostics);
    waiting.delete(told.uri);
  });
  connection.onRequest('workspace/codeLens/refresh', () => null);
  connection.onRequest('client/registerCapability', () => null);
  connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => null));
  connection.listen();
  const uri = folder === undefined ? null : pathToFileURL(folder).href;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: uri === null ? null : [{ uri, name: 'folder' }],
    initializationOptions: options,
    capabilities: { workspace: { codeLens: { refreshSupport: true } } },
  });
  await connection.sendNotification('initialized', {});
  return {
    connection,
    process: server,
    diagnostics,
    told: (file) => new Promise((resolve) => waiting.set(file, [...(waiting.get(file) ?? []), resolve])),
    stop: async () => {
      const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      connection.dispose();
      return ended;
    },
  };
}

/** A document as an editor has it. */
export interface Document {
  uri: string;
  text: string;
  version: number;
}

/** Opens a file, with another text than the disk has if one is given. */
export async function open(client: Client, path: string, text?: string, languageId = 'tilewright'): Promise<Document> {
  const uri = path.includes(':') ? path : pathToFileURL(path).href;
  const document = { uri, text: text ?? readFileSync(path, 'utf8'), version: 1 };
  await client.connection.sendNotification('textDocument/didOpen', { textDocument: { ...document, languageId } });
  return document;
}

/** Replaces a stretch of a document, as typing does. */
export async function edit(
  client: Client,
  document: Document,
  start: number,
  end: number,
  text: string,
): Promise<void> {
  const range = { start: positionAt(document.text, start), end: positionAt(document.text, end) };
  document.text = document.text.slice(0, start) + text + document.text.slice(end);
  document.version++;
  await client.connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: document.uri, version: document.version },
    contentChanges: [{ range, text }],
  });
}

/** An answer comes after all that was told before: of this file and of others it is read with. */
export async function close(client: Client, { uri }: Document): Promise<void> {
  await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  await client.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
}

/** Asks something about a position. */
export function ask<T>(
  client: Client,
  method: string,
  { uri, text }: Document,
  offset: number,
  more: object = {},
): Promise<T> {
  const params = { textDocument: { uri }, position: positionAt(text, offset), ...more };
  return client.connection.sendRequest<T>(`textDocument/${method}`, params);
}

export function positionAt(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
}

/** The stretch of a text that a range names. */
export function textIn(text: string, { start, end }: Diagnostic['range']): string {
  const lines = text.split('\n');
  const at = ({ line, character }: { line: number; character: number }): number =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  return text.slice(at(start), at(end));
}
