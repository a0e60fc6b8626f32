/** A line that YAML stumbles over, and what makes it right. */
import { problem, type Problem } from '../../core/index.ts';
import { lineEnd, placeOf, type Source } from '../read/source-text.ts';

/** A line of a source: where it begins, and what stands there. */
export interface Line {
  source: Source;
  start: number;
  text: string;
}

/** From column to column of a line, and what to write there instead. */
export interface Fix {
  code: string;
  message: string;
  hint: string;
  from: number;
  to: number;
  put: string;
}

/** The line that an offset lies in. */
export function lineAt(source: Source, offset: number): Line {
  const start = source.text.lastIndexOf('\n', offset - 1) + 1;
  return { source, start, text: source.text.slice(start, lineEnd(source, start)).replace(/\r$/, '') };
}

/** The fix as a problem at its place. */
export function problemAt({ source, start }: Line, { code, message, hint, from, to, put }: Fix): Problem {
  const place = placeOf({ source, start: start + from, end: start + to });
  return problem(code, message, { place, hint, replacement: put });
}

/** How far the next lines before and behind that say something are indented. */
export function neighbours({ source, start, text }: Line): { before?: number; behind?: number; above: string } {
  const telling = (lines: readonly string[]): string[] => lines.filter((each) => /^\s*[^\s#]/.test(each));
  const above = telling(source.text.slice(0, start).split('\n')).at(-1) ?? '';
  const below = telling(source.text.slice(start + text.length).split('\n'))[0] ?? '';
  const before = indentOf(above);
  const behind = indentOf(below);
  return { ...(before !== undefined && { before }), ...(behind !== undefined && { behind }), above };
}

/** Spaces at the beginning; nothing where something else indents. */
function indentOf(line: string): number | undefined {
  const [spaces] = /^ *(?=\S)/.exec(line) ?? [];
  return spaces?.length;
}

/** Of a colon. */
export const NO_SPACE = 'A colon needs a space behind it.';

/** As much of a text as fits into a sentence. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
