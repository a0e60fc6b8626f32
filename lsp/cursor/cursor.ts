/**
 * Where somebody is writing in a file that need not be whole: found from indentation and signs alone, since half a
 * line may keep YAML from reading anything.
 *
 *     patterns:
 *       my_hand:
 *         when: every s|        path patterns.my_hand.when, the value `every s`
 *         val|                  path patterns.my_hand, the key `val`
 */
import type { Cursor } from './cursor-place.ts';
import { flowCursor } from './flow-cursor.ts';

interface Line {
  start: number;
  end: number;
  indent: number;
  isBlank: boolean;
}

interface Frame {
  indent: number;
  step: string | number;
}

interface Scan {
  text: string;
  offset: number;
  lines: Line[];
  stack: Frame[];
}

const KEY = /(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|((?:[^\s#{}[\],&*!|>'"%@`-]|-(?=\S))[^#\n]*?))[ \t]*:(?=\s|$)/y;

/** What is being written at an offset; undefined in comments and behind finished values. */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const scan: Scan = { text, offset, lines: linesOf(text), stack: [] };
  for (let index = 0; index < scan.lines.length && scan.lines[index]!.start <= offset; ) {
    const result = readLine(scan, index);
    if (typeof result !== 'number') return result === 'nothing' ? undefined : result;
    index = result;
  }
  return undefined;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const indent = /^ */.exec(line)![0].length;
    const made = { start, end: start + line.replace(/\r$/, '').length, indent, isBlank: /^\s*(#.*)?$/.test(line) };
    start += line.length + 1;
    return made;
  });
}

/** The cursor if it stands here, `nothing` if nothing is written there, else the line to go on with. */
function readLine(scan: Scan, index: number): Cursor | 'nothing' | number {
  const { text, offset, stack } = scan;
  const line = scan.lines[index]!;
  const isHere = offset <= line.end;
  if (line.isBlank) return isHere ? atBlank(scan, line) : index + 1;
  let at = line.start + line.indent;
  while (/^-(?= |\r?$)/.test(text.slice(at, line.end))) {
    pushItem(stack, at - line.start);
    at += 1 + /^ */.exec(text.slice(at + 1, line.end))![0].length;
    if (isHere && offset <= at) return value(scan, offset, offset, at - line.start);
  }
  if (isHere && offset < at) return atBlank(scan, line);
  KEY.lastIndex = at;
  const key = KEY.exec(text);
  if (key === null || KEY.lastIndex > line.end) return readRest(scan, index, at, isHere);
  const colon = KEY.lastIndex - 1;
  const column = at - line.start;
  popTo(stack, column);
  const quoted = key[3] === undefined ? 1 : 0;
  if (isHere && offset <= colon) return keyCursor(scan, Math.min(offset, at + quoted), column);
  stack.push({ indent: column, step: key[1] ?? key[2]?.replaceAll("''", "'") ?? key[3]! });
  const begin = colon + 1 + /^[ \t]*/.exec(text.slice(colon + 1, line.end))![0].length;
  if (isHere && offset <= begin) return value(scan, offset, offset, column);
  const isEmpty = begin >= line.end || text[begin] === '#';
  if (isEmpty) return isHere ? 'nothing' : index + 1;
  return readValue(scan, index, begin, column);
}

/** What stands on a line without being a key: an item of a list, or a key that has no colon yet. */
function readRest(scan: Scan, index: number, at: number, isHere: boolean): Cursor | 'nothing' | number {
  const { text, offset, stack, lines } = scan;
  const column = at - lines[index]!.start;
  const isItem = typeof stack.at(-1)?.step === 'number' && stack.at(-1)!.indent < column;
  if (isItem || /[[{"'|>]/.test(text[at] ?? '')) return readValue(scan, index, at, stack.at(-1)?.indent ?? 0);
  if (!isHere) return index + 1;
  popTo(stack, column);
  return text.slice(at, offset).includes(' #') ? 'nothing' : keyCursor(scan, at, column);
}

/** A value from where it begins to where a line is indented less. */
function readValue(scan: Scan, index: number, begin: number, column: number): Cursor | 'nothing' | number {
  const { text, offset, lines } = scan;
  const sign = text[begin]!;
  const isPlain = !/[[{"'|>]/.test(sign);
  let next = index + 1;
  while (next < lines.length && belongs(scan, lines[next]!, column, isPlain)) next++;
  const end = lines[next - 1]!.end;
  if (offset > end) return next;
  const isClosable = /[[{"']/.test(sign);
  if (isClosable) return closable(scan, begin, sign, column, lines[index]!.indent) ?? behind(scan, index, next);
  const line = text.slice(begin, Math.min(offset, lines[index]!.end));
  if (isPlain && / #/.test(line)) return 'nothing';
  const first = isPlain ? begin : Math.min(offset, lines[index]!.end + 1);
  return value(scan, first, offset, column);
}

function closable(scan: Scan, begin: number, sign: string, column: number, indent: number): Cursor | undefined {
  const isFlow = sign === '{' || sign === '[';
  return isFlow
    ? flowCursor(scan.text, begin, scan.offset, pathOf(scan), indent)
    : quotedValue(scan, begin, sign, column);
}

/** Behind a value that is closed there is nothing on its lines, and something new on the empty ones below. */
function behind({ lines, offset }: Scan, index: number, next: number): 'nothing' | number {
  let last = next;
  while (last > index + 1 && lines[last - 1]!.isBlank) last--;
  return offset <= lines[last - 1]!.end ? 'nothing' : last;
}

/** Whether a line goes on with the value that began above it. */
function belongs({ text }: Scan, line: Line, column: number, isPlain: boolean): boolean {
  if (line.isBlank) return !isPlain;
  if (line.indent <= column) return false;
  KEY.lastIndex = line.start + line.indent;
  return !isPlain || !(KEY.test(text) || /^- /.test(text.slice(line.start + line.indent)));
}

function quotedValue(scan: Scan, begin: number, quote: string, column: number): Cursor | undefined {
  const inside = scan.text.slice(begin + 1, scan.offset);
  const rest = quote === '"' ? inside.replace(/\\./g, '') : inside.replaceAll("''", '');
  return rest.includes(quote) ? undefined : value(scan, begin + 1, scan.offset, column);
}

/** On a line with nothing but spaces: a key, of the map whose keys are indented less than the cursor. */
function atBlank(scan: Scan, line: Line): Cursor | 'nothing' {
  const column = scan.offset - line.start;
  if (scan.text.slice(line.start, scan.offset).includes('#')) return 'nothing';
  popTo(scan.stack, column);
  return keyCursor(scan, scan.offset, column);
}

function keyCursor(scan: Scan, start: number, indent: number): Cursor {
  const from = Math.min(start, scan.offset);
  return { path: pathOf(scan), at: 'key', start: from, typed: scan.text.slice(from, scan.offset), flow: false, indent };
}

function value(scan: Scan, start: number, offset: number, indent: number): Cursor {
  return { path: pathOf(scan), at: 'value', start, typed: scan.text.slice(start, offset), flow: false, indent };
}

function popTo(stack: Frame[], column: number): void {
  while (stack.length > 0 && stack.at(-1)!.indent >= column) stack.pop();
}

/** The items of a list may stand right below their key. */
function pushItem(stack: Frame[], column: number): void {
  while (stack.length > 0 && stack.at(-1)!.indent > column) stack.pop();
  const last = stack.at(-1);
  if (typeof last?.step === 'number' && last.indent === column) last.step++;
  else stack.push({ indent: column, step: 0 });
}

function pathOf({ stack }: Scan): (string | number)[] {
  return stack.map(({ step }) => step);
}
