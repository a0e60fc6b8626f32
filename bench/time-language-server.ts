/**
 * How long an editor waits for the language server: the shipped server over standard input and output, the largest rule file
 * open and being written in; and how long from a letter to what is wrong with it, in packs of several sizes.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { median } from './measure-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileOf('mcr/patterns.yaml');
const uri = pathToFileURL(file).href;

/** A figure in milliseconds. */
export interface Wait {
  what: string;
  milliseconds: number;
}

/** Median waits. Before each question a letter is typed or taken back, so that nothing is answered from before. */
export async function waits(rounds = 30): Promise<Wait[]> {
  const text = readFileSync(file, 'utf8');
  const began = performance.now();
  const connection = await startServer();
  const start = performance.now() - began;
  const first = await openFile(connection, text);
  const asked: Wait[] = [];
  for (const [method, params] of questions(text)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timeOf(connection, text, method, params, round));
    asked.push({ what: method.replace('textDocument/', ''), milliseconds: median(times) });
  }
  await stopServer(connection);
  return [{ what: 'start', milliseconds: start }, { what: 'first answer', milliseconds: first }, ...asked];
}

async function startServer(): Promise<MessageConnection> {
  const server = spawn(process.execPath, ['dist/cli.js', 'lsp'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  const nowhere = { processId: null, rootUri: null, workspaceFolders: null };
  await connection.sendRequest('initialize', { ...nowhere, capabilities: {} });
  return connection;
}

async function stopServer(connection: MessageConnection): Promise<void> {
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  connection.dispose();
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(`../rulesets/${path}`, import.meta.url));
}

/** Opens the pack and its rule file; how long until something is answered. */
async function openFile(connection: MessageConnection, text: string): Promise<number> {
  const began = performance.now();
  const pack = file.replace('patterns.yaml', 'pack.yaml');
  const documents: [string, string][] = [
    [pathToFileURL(pack).href, readFileSync(pack, 'utf8')],
    [uri, text],
  ];
  for (const [each, content] of documents) await open(connection, each, content);
  await connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  return performance.now() - began;
}

function open(connection: MessageConnection, address: string, text: string): Promise<void> {
  const textDocument = { uri: address, languageId: 'tilewright', version: 1, text };
  return connection.sendNotification('textDocument/didOpen', { textDocument });
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

/** What is typed in: a pack as most people write one, the pack that is largest, and the longest rule file. */
const TYPED: readonly [what: string, address: string, text: string][] = [
  ['a house pack on riichi', pathToFileURL('/house.yaml').href, houseOn('riichi')],
  ...['classical/limits.yaml', 'mcr/patterns.yaml'].map((path): [string, string, string] => [
    path,
    pathToFileURL(fileOf(path)).href,
    readFileSync(fileOf(path), 'utf8'),
  ]),
];

function houseOn(parent: string): string {
  const pattern =
    '{ name: { en: Winds }, group: yaku, value: { han: 2 }, when: "has pair 1z, pair 2z and suits == 1" }';
  return `id: house\nextends: ${parent}\nname: { en: House }\npatterns:\n  paired_winds: ${pattern}\n`;
}

/** From a letter to what is told of the pack, the pause of the server included. Milliseconds. */
interface Keystroke {
  /** The letter makes a condition wrong, and is underlined. */
  wrong: number;
  /** It is taken back, and the mark is gone. */
  right: number;
  /** From then on: every example and warning is told as well. */
  whole: number;
}

/** Medians over letters typed into the first condition of a file and taken back. */
async function keystrokes(address: string, text: string, rounds: number): Promise<Keystroke> {
  const connection = await startServer();
  const pack = fileURLToPath(address).replace(/[\w-]+\.yaml$/, 'pack.yaml');
  if (existsSync(pack)) await open(connection, pathToFileURL(pack).href, readFileSync(pack, 'utf8'));
  await open(connection, address, text);
  await told(connection, address, () => true);
  const times: Keystroke[] = [];
  for (let round = 0; round < rounds; round++) times.push(await keystroke(connection, address, text));
  await stopServer(connection);
  const medianOf = (what: keyof Keystroke): number => median(times.map((time) => time[what]));
  return { wrong: medianOf('wrong'), right: medianOf('right'), whole: medianOf('whole') };
}

async function keystroke(connection: MessageConnection, address: string, text: string): Promise<Keystroke> {
  const before = /^[\s\S]*?\bwhen: "?/.exec(text)![0].split('\n');
  const start = { line: before.length - 1, character: before.at(-1)!.length };
  const isWrong = (found: readonly Diagnostic[]): boolean =>
    found.some(({ range, severity }) => severity === ERROR && range.start.line === start.line);
  const change = async (length: number, put: string, are: (found: Diagnostic[]) => boolean): Promise<number> => {
    const end = { ...start, character: start.character + length };
    const contentChanges = [{ range: { start, end }, text: put }];
    const began = performance.now();
    const answer = told(connection, address, are);
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: address, version: 2 },
      contentChanges,
    });
    await answer;
    return performance.now() - began;
  };
  const wrong = await change(0, 'x', isWrong);
  const right = await change(1, '', (found) => !isWrong(found));
  const began = performance.now();
  await told(connection, address, () => true);
  return { wrong, right, whole: right + performance.now() - began };
}

const ERROR = 1;

interface Diagnostic {
  severity: number;
  range: { start: { line: number } };
}

/** Waits for diagnostics of a file. */
function told(connection: MessageConnection, address: string, are: (found: Diagnostic[]) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const listener = connection.onNotification(
      'textDocument/publishDiagnostics',
      (said: { uri: string; diagnostics: Diagnostic[] }) => {
        if (said.uri !== address || !are(said.diagnostics)) return;
        listener.dispose();
        resolve();
      },
    );
  });
}

/** Lines to print: how long each answer took. */
export async function waitLines(rounds: number): Promise<string[]> {
  const answers = await waits(rounds);
  const typed: string[] = [];
  for (const [what, address, text] of TYPED) {
    const { wrong, right, whole } = await keystrokes(address, text, Math.ceil(rounds / 3));
    const figures = [wrong, right, whole].map((time) => time.toFixed(0).padStart(12)).join('');
    typed.push(`  ${what.padEnd(24)}${figures}${`${(whole / wrong).toFixed(1)}x`.padStart(12)}`);
  }
  return [
    'The language server on the largest rule file: milliseconds from question to answer, medians; a letter is typed before each.',
    ...answers.map(({ what, milliseconds }) => `  ${what.padEnd(24)}${milliseconds.toFixed(0).padStart(8)}`),
    '',
    'From a letter typed into a pack to what is told of it: milliseconds, medians; and the whole check beside the mistake.',
    `  ${''.padEnd(24)}${['underlined', 'put right', 'whole check', 'ratio'].map((name) => name.padStart(12)).join('')}`,
    ...typed,
  ];
}
