/** Where somebody writes inside `{ ... }` or `[ ... ]`. */
import type { Cursor } from './cursor-place.ts';

interface Open {
  is: '{' | '[';
  /** Of a list, which item; of a map, its key once there is one. */
  step: string | number | undefined;
  /** Where the key or value begins. */
  begin: number;
}

/** The cursor inside a collection that begins at `from`; undefined where it is closed before. */
export function flowCursor(
  text: string,
  from: number,
  offset: number,
  path: readonly (string | number)[],
  indent: number,
): Cursor | undefined {
  const open: Open[] = [];
  let at = from;
  while (at < offset) {
    const sign = text[at]!;
    const top = open.at(-1);
    if (sign === '"' || sign === "'") {
      const end = endOfQuote(text, at);
      if (end >= offset) return cursorIn(text, open, at + 1, offset, path, indent);
      at = end;
    } else if (sign === '#' && /\s/.test(text[at - 1] ?? '')) {
      const end = endOfLine(text, at);
      if (end >= offset) return undefined;
      at = end;
    } else if (sign === '{' || sign === '[') open.push({ is: sign, step: sign === '[' ? 0 : undefined, begin: at + 1 });
    else if (sign === '}' || sign === ']') {
      open.pop();
      if (open.length === 0) return undefined;
    } else if (sign === ',' && top !== undefined) {
      top.step = typeof top.step === 'number' ? top.step + 1 : undefined;
      top.begin = at + 1;
    } else if (
      sign === ':' &&
      top?.is === '{' &&
      top.step === undefined &&
      /[\s,}\]]|$/y.test(text.slice(at + 1, at + 2))
    ) {
      top.step = unquoted(text.slice(top.begin, at).trim());
      top.begin = at + 1;
    }
    at++;
  }
  return cursorIn(text, open, undefined, offset, path, indent);
}

function cursorIn(
  text: string,
  open: readonly Open[],
  quoted: number | undefined,
  offset: number,
  path: readonly (string | number)[],
  indent: number,
): Cursor | undefined {
  const top = open.at(-1);
  if (top === undefined) return undefined;
  const start = quoted ?? Math.min(offset, top.begin + /^\s*/.exec(text.slice(top.begin, offset))![0].length);
  const steps = open.slice(0, -1).map(({ step }) => step ?? '');
  const isKey = top.is === '{' && top.step === undefined;
  return {
    path: [...path, ...steps, ...(isKey ? [] : [top.step!])],
    at: isKey ? 'key' : 'value',
    start,
    typed: text.slice(start, offset),
    flow: true,
    indent,
  };
}

/** Where the closing quote stands, or the end of the text. */
function endOfQuote(text: string, at: number): number {
  const quote = text[at]!;
  for (let end = at + 1; end < text.length; end++) {
    if (quote === '"' && text[end] === '\\') end++;
    else if (text[end] === quote && quote === "'" && text[end + 1] === quote) end++;
    else if (text[end] === quote) return end;
  }
  return text.length;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function unquoted(key: string): string {
  return /^(["']).*\1$/.test(key) ? key.slice(1, -1) : key;
}
