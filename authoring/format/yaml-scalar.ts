/** Texts as YAML: plain where that is possible, in quotes where it is not, folded where they are long. */
import stringWidth from 'fast-string-width';
import type { Text } from './document-outline.ts';

/** How wide a line may be. */
export const WIDTH = 120;

/** Columns a text takes; Chinese and Japanese signs take two. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** A value on one line; undefined where it needs several. Within braces more signs need quotes. */
export function inlineText({ value, written }: Text, key: string | undefined, isInBraces: boolean): string | undefined {
  if (typeof value === 'number') return written;
  if (typeof value !== 'string') return String(value);
  if (/[\n\t]/.test(value)) return undefined;
  return needsQuotes(value, isInBraces) || isArticle(key, value) ? quoted(value) : value;
}

/** Whether braces alone are what makes quotes needed. */
export function isForced({ value }: Text, key: string | undefined): boolean {
  if (typeof value !== 'string' || isArticle(key, value)) return false;
  return needsQuotes(value, true) && !needsQuotes(value, false);
}

/** Articles look like numbers; one list of them is written as one article is: "2.1", "2.1, 2.3". */
function isArticle(key: string | undefined, text: string): boolean {
  return (key === 'source' || key === 'rule') && /^\d/.test(text);
}

const NOT_TEXT =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[\dA-Fa-f]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const BEGINS_OTHERWISE = /^(?:[\s,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$)|---|\.\.\.)/;
const BREAKS_OFF = /: | #|:$|\s$|[\0-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;

/** Whether YAML would take a plain text for something else. */
export function needsQuotes(text: string, isInBraces: boolean): boolean {
  if (text === '' || NOT_TEXT.test(text) || BEGINS_OTHERWISE.test(text) || BREAKS_OFF.test(text)) return true;
  return isInBraces && (/[,[\]{}]/.test(text) || /^[-?:]/.test(text));
}

/** A text in double quotes; in single ones where that spares backslashes. */
function quoted(text: string): string {
  const isPlain = !/[\0-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/.test(text);
  if (isPlain && /["\\]/.test(text) && !text.includes("'")) return `'${text}'`;
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\uFEFF]/g, escaped);
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A key as it is written. */
export function keyText(key: string, isInBraces: boolean): string {
  return /^-?\d+(\.\d+)?$/.test(key) || !needsQuotes(key, isInBraces) ? key : JSON.stringify(key);
}

/** Several lines, the first of them behind the key: folded, or as they are where a line break means something. */
export function longText(text: Text, indent: number): string[] {
  const { value } = text;
  if (typeof value !== 'string' || !isBlockText(value)) return [JSON.stringify(value)];
  if (value.includes('\n')) return literal(value);
  return ['>-', ...(linesAsWritten(text, value, indent) ?? filled(text, value, WIDTH - indent))];
}

/** What a block can hold without further signs. */
function isBlockText(value: string): boolean {
  return value !== '' && !/^\s|[\t\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]|[ ]$/.test(value);
}

function literal(value: string): string[] {
  const ends = /\n*$/.exec(value)![0].length;
  const lines = value.slice(0, value.length - ends).split('\n');
  return [
    ends === 0 ? '|-' : ends === 1 ? '|' : '|+',
    ...lines,
    ...Array.from({ length: Math.max(0, ends - 1) }, () => ''),
  ];
}

/** A long condition keeps the line breaks its author gave it. */
function linesAsWritten({ isExpression, written }: Text, value: string, indent: number): string[] | undefined {
  if (!isExpression || !written.startsWith('>')) return undefined;
  const lengths = written
    .split('\n')
    .slice(1)
    .map((line) => line.replaceAll(/\s/g, '').length);
  const lines: string[] = [];
  let rest = value;
  for (const length of lengths.filter((each) => each > 0)) {
    const end = offsetAfter(rest, length);
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' && lines.every((line) => widthOf(line) <= WIDTH - indent) ? lines : undefined;
}

/** Where so many signs other than spaces end. */
function offsetAfter(text: string, signs: number): number {
  let at = 0;
  for (let left = signs; left > 0 && at < text.length; at++) if (text[at] !== ' ') left--;
  return at;
}

/** As many words to a line as fit; of a condition, rather whole parts. Two spaces mean something, so no line breaks there. */
function filled({ isExpression }: Text, value: string, width: number): string[] {
  const parts = isExpression ? value.split(/ (?=(?:and|or|else) )/) : [value];
  return parts.reduce<string[]>((lines, part) => {
    const fits = widthOf(part) <= width && !(lines.length > 0 && widthOf(`${lines.at(-1)} ${part}`) <= width);
    if (fits) return [...lines, part];
    return part.split(/(?<=[^ ]) (?=[^ ])/).reduce((before, word) => appended(before, word, width), lines);
  }, []);
}

function appended(lines: readonly string[], word: string, width: number): string[] {
  const last = lines.at(-1);
  if (last === undefined || widthOf(last) + 1 + widthOf(word) > width) return [...lines, word];
  return [...lines.slice(0, -1), `${last} ${word}`];
}
