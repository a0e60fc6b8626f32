/**
 * Where each character of a scalar's value stands in the file. Quotes, escapes, folding and indentation make the
 * value shorter than what is written:
 *
 *     when: "a \u5e73
 *       b"                    value     a 平 b
 *                             stands at ^ ^  ^
 */

/** A value and, for each of its UTF-16 units and its end, the offset in the file. */
export interface ScalarMap {
  value: string;
  offsets: number[];
}

/** A scalar as it is written, quotes included, and the offset of its first character in the file. */
export interface Written {
  style: 'plain' | 'single' | 'double' | 'literal' | 'folded';
  text: string;
  offset: number;
  /** Blocks only: what stands after | or >, such as `2-`, and the indentation the block must exceed. */
  header?: string;
  indent?: number;
}

/** Decodes a scalar and keeps the way back. */
export function mapScalar(written: Written): ScalarMap {
  const map: ScalarMap = { value: '', offsets: [] };
  const { style, text } = written;
  let end = text.length;
  if (style === 'literal' || style === 'folded') {
    mapBlock(map, written);
    end = (map.offsets.at(-1) ?? end - 1) + 1;
  } else end = mapFlow(map, text, style);
  map.offsets.push(end);
  return { value: map.value, offsets: map.offsets.map((at) => at + written.offset) };
}

function add(map: ScalarMap, text: string, at: number, step = 1): void {
  for (let i = 0; i < text.length; i++) map.offsets.push(at + i * step);
  map.value += text;
}

/** Plain and quoted scalars; gives the offset where the value ends. */
function mapFlow(map: ScalarMap, text: string, style: 'plain' | 'single' | 'double'): number {
  const quoted = style !== 'plain';
  const end = quoted ? text.length - 1 : text.length;
  let at = quoted ? 1 : 0;
  while (at < end) {
    const blank = /[ \t]*(?:\r?\n[ \t]*)+/y;
    blank.lastIndex = at;
    const fold = blank.exec(text);
    if (fold !== null) {
      const breaks = fold[0].split('\n').length - 1;
      add(map, breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), at, 0);
      at += fold[0].length;
    } else if (style === 'double' && text[at] === '\\') at = mapEscape(map, text, at);
    else {
      add(map, text[at]!, at);
      at += style === 'single' && text.startsWith("''", at) ? 2 : 1;
    }
  }
  return end;
}

const ESCAPES: Record<string, string> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  '\t': '\t',
};
const DIGITS: Record<string, number> = { x: 2, u: 4, U: 8 };

/** One escape in double quotes; gives the offset behind it. */
function mapEscape(map: ScalarMap, text: string, at: number): number {
  const letter = text[at + 1] ?? '';
  const digits = DIGITS[letter];
  if (digits !== undefined) {
    const code = Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
    add(map, code <= 0x10ffff ? String.fromCodePoint(code) : '', at, 0);
    return at + 2 + digits;
  }
  const lineEnd = /\\\r?\n[ \t]*/y;
  lineEnd.lastIndex = at;
  const joined = lineEnd.exec(text);
  if (joined !== null) return at + joined[0].length;
  add(map, ESCAPES[letter] ?? letter, at, 0);
  return at + 2;
}

interface Line {
  at: number;
  spaces: number;
  text: string;
}

/** Blocks: | keeps line ends, > folds them, unless a line is empty or indented further. */
function mapBlock(map: ScalarMap, { text, style, header = '', indent = 0 }: Written): void {
  const lines = linesOf(text);
  const depth = blockDepth(lines, header, indent);
  const isEmpty = (line: Line): boolean => line.text === '' && line.spaces <= depth;
  let last = lines.length;
  while (last > 0 && isEmpty(lines[last - 1]!)) last--;
  lines.slice(0, last).forEach((line, index) => {
    const body = ' '.repeat(Math.max(0, line.spaces - depth)) + line.text;
    add(map, body, line.at + Math.min(depth, line.spaces));
    const next = lines[index + 1];
    if (index + 1 < last) add(map, style === 'literal' ? '\n' : foldBetween(lines, index, depth), endOf(line), 0);
    else if (!header.includes('-') && next !== undefined) add(map, '\n', endOf(line), 0);
  });
  if (!header.includes('+')) return;
  const kept = lines.slice(last, -1);
  for (const line of kept) add(map, `${' '.repeat(Math.max(0, line.spaces - depth))}\n`, line.at, 0);
}

/** What the end of a line becomes in a folded block. */
function foldBetween(lines: readonly Line[], index: number, depth: number): string {
  const line = lines[index]!;
  const next = lines[index + 1]!;
  const isDeep = ({ spaces, text }: Line): boolean => spaces > depth || text.startsWith('\t');
  const isBlank = ({ spaces, text }: Line): boolean => text === '' && spaces <= depth;
  if (isBlank(line)) return '\n';
  if (isDeep(line) || isDeep(next)) return '\n';
  if (!isBlank(next)) return ' ';
  const after = lines.slice(index + 1).find((other) => !isBlank(other));
  return after !== undefined && isDeep(after) ? '\n' : '';
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((whole) => {
    const line = whole.replace(/\r$/, '');
    const spaces = line.length - line.replace(/^ +/, '').length;
    const result = { at, spaces, text: line.slice(spaces) };
    at += whole.length + 1;
    return result;
  });
}

function blockDepth(lines: readonly Line[], header: string, indent: number): number {
  const digit = /[1-9]/.exec(header);
  if (digit !== null) return indent + Number(digit[0]);
  return lines.find(({ text }) => text !== '')?.spaces ?? Math.max(indent, ...lines.map(({ spaces }) => spaces));
}

function endOf(line: Line): number {
  return line.at + line.spaces + line.text.length;
}
