/**
 * How long an editor waits for the language server: the shipped server over standard input and output, on the largest
 * pack, its rule file open and being written in.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { median } from './measure-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('../rulesets/mcr/patterns.yaml', import.meta.url));
const uri = pathToFileURL(file).href;

/** A figure in milliseconds. */
export interface Wait {
  what: string;
  milliseconds: number;
}

/** Median waits. Before each question a letter is typed or taken back, so that nothing is answered from before. */
export async function waits(rounds = 30): Promise<Wait[]> {
  const text = readFileSync(file, 'utf8');
  const server = spawn(process.execPath, ['dist/cli.js', 'lsp'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const began = performance.now();
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    workspaceFolders: null,
    capabilities: {},
  });
  const start = performance.now() - began;
  const first = await openFile(connection, text);
  const asked: Wait[] = [];
  for (const [method, params] of questions(text)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timeOf(connection, text, method, params, round));
    asked.push({ what: method.replace('textDocument/', ''), milliseconds: median(times) });
  }
  const said: number[] = [];
  for (let round = 0; round < Math.ceil(rounds / 6); round++) said.push(await untilSaid(connection, text));
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  connection.dispose();
  return [
    { what: 'start', milliseconds: start },
    { what: 'first answer', milliseconds: first },
    ...asked,
    { what: 'a mistake underlined', milliseconds: median(said) },
  ];
}

/** Opens the pack and its rule file; how long until something is answered. */
async function openFile(connection: MessageConnection, text: string): Promise<number> {
  const began = performance.now();
  const pack = file.replace('patterns.yaml', 'pack.yaml');
  const documents: [string, string][] = [
    [pathToFileURL(pack).href, readFileSync(pack, 'utf8')],
    [uri, text],
  ];
  for (const [each, content] of documents) {
    const textDocument = { uri: each, languageId: 'yaml', version: 1, text: content };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
  }
  await connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  return performance.now() - began;
}

/** Questions about one place: an expression in the middle of the file, and the file as a whole. */
function questions(text: string): [method: string, params: object][] {
  const lines = text.split('\n');
  const middle = lines.findIndex((line, index) => index > lines.length / 2 && line.includes('when: '));
  const textDocument = { uri };
  const at = (line: number, part: string): object => ({
    textDocument,
    position: { line, character: lines[line]!.indexOf(part) + part.length },
  });
  const absorbs = lines.findIndex((line) => line.includes('absorbs: ['));
  return [
    ['textDocument/completion', at(middle, 'when: ')],
    ['textDocument/completion', at(absorbs, 'absorbs: [')],
    ['textDocument/hover', at(absorbs, 'absorbs: [')],
    ['textDocument/definition', at(absorbs, 'absorbs: [')],
    ['textDocument/references', { ...at(absorbs, 'absorbs: ['), context: { includeDeclaration: true } }],
    ['textDocument/documentSymbol', { textDocument }],
    ['textDocument/formatting', { textDocument, options: { tabSize: 2, insertSpaces: true } }],
  ];
}

async function timeOf(
  connection: MessageConnection,
  text: string,
  method: string,
  params: object,
  round: number,
): Promise<number> {
  await type(connection, text, round % 2 === 0 ? ' ' : undefined);
  const began = performance.now();
  await connection.sendRequest(method, params);
  return performance.now() - began;
}

/** Types a letter at the end of the file, or takes it back. */
async function type(connection: MessageConnection, text: string, letter: string | undefined): Promise<void> {
  const lines = text.split('\n');
  const start = { line: lines.length - 1, character: lines.at(-1)!.length };
  const end = letter === undefined ? { ...start, character: start.character + 1 } : start;
  const contentChanges = [{ range: { start, end }, text: letter ?? '' }];
  await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges });
}

/** From a wrong word to its diagnostic, the pause of the server included; and put right again. */
async function untilSaid(connection: MessageConnection, text: string): Promise<number> {
  const at = text.indexOf('when: ') + 'when: '.length;
  const line = text.slice(0, at).split('\n').length - 1;
  const character = at - text.lastIndexOf('\n', at) - 1;
  const change = async (length: number, put: string): Promise<void> => {
    const range = { start: { line, character }, end: { line, character: character + length } };
    const contentChanges = [{ range, text: put }];
    await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges });
  };
  const told = (wrong: boolean): Promise<void> =>
    new Promise((resolve) => {
      const listener = connection.onNotification(
        'textDocument/publishDiagnostics',
        (said: { uri: string; diagnostics: unknown[] }) => {
          if (said.uri !== uri || said.diagnostics.length > 0 !== wrong) return;
          listener.dispose();
          resolve();
        },
      );
    });
  const began = performance.now();
  const wrong = told(true);
  await change(0, 'wrng ');
  await wrong;
  const time = performance.now() - began;
  const right = told(false);
  await change(5, '');
  await right;
  return time;
}

/** Lines to print: how long each answer took. */
export async function waitLines(rounds: number): Promise<string[]> {
  const told = await waits(rounds);
  return [
    'The language server on the largest pack: milliseconds from question to answer, medians; a letter is typed before each.',
    ...told.map(({ what, milliseconds }) => `  ${what.padEnd(24)}${milliseconds.toFixed(0).padStart(8)}`),
  ];
}
