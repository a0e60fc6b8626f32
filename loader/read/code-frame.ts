/**
 * Problems with the line they stand in:
 *
 *     error: `wehn` does not belong in the pattern `pure_suit`. [unknown-key]
 *       sunday.yaml:12:5
 *       12 |     wehn: suits == 1
 *          |     ^^^^
 *       Did you mean `when`?
 */
import stringWidth from 'fast-string-width';
import type { Place, Problem } from '../../core/index.ts';

/** How parts of a report are dressed up; plain text if nothing is given. */
export interface Paint {
  /** Dresses the word `error` or `warning`. */
  severity(text: string, severity: Problem['severity']): string;
  /** Dresses file, line and column. */
  place(text: string): string;
  /** Dresses the carets below the line. */
  caret(text: string): string;
}

const PLAIN: Paint = { severity: (text) => text, place: (text) => text, caret: (text) => text };
const WIDEST = 110;
const MARGIN = 20;

/** A problem for people: sentence, place, the line with a caret, further places, what to do. `texts`: file texts by name. */
export function printProblem(
  problem: Problem,
  texts: Readonly<Record<string, string>> = {},
  paint: Paint = PLAIN,
): string {
  if (typeof problem?.message !== 'string')
    throw new TypeError('printProblem takes a problem: for (const problem of result.problems) printProblem(problem)');
  const { severity, message, code, place, further = [], hint } = problem;
  const lines = [`${paint.severity(severity, severity)}: ${visible(message)} [${code}]`];
  if (place !== undefined) lines.push(...printPlace(place, texts, paint));
  for (const other of further) lines.push(`  ${visible(other.message)}:`, ...printPlace(other.place, texts, paint));
  if (hint !== undefined) lines.push(`  ${visible(hint)}`);
  return lines.join('\n');
}

function printPlace(place: Place, texts: Readonly<Record<string, string>>, paint: Paint): string[] {
  const name = `  ${paint.place(`${visible(place.file)}:${place.line}:${place.column}`)}`;
  const frame = codeFrame(texts[place.file] ?? '', place, paint);
  return frame === '' ? [name] : [name, frame];
}

/** The line of a place and, below it, a caret that is right also behind wide characters. Empty where the text has no such line. */
export function codeFrame(text: string, place: Place, paint: Paint = PLAIN): string {
  const line = text.split('\n')[place.line - 1]?.replace(/\r$/, '');
  if (line === undefined || line.trim() === '') return '';
  const from = place.column - 1;
  const to = place.endLine === place.line ? Math.max(place.endColumn - 1, from + 1) : line.trimEnd().length;
  const shown = crop(visible(line), from, to);
  const number = String(place.line);
  const blank = ' '.repeat(stringWidth(shown.text.slice(0, shown.from)));
  const carets = '^'.repeat(Math.max(1, stringWidth(shown.text.slice(shown.from, shown.to))));
  return `  ${number} | ${shown.text}\n  ${' '.repeat(number.length)} | ${blank}${paint.caret(carets)}`;
}

/** Tabs and control characters take one column, so that offsets stay. */
function visible(line: string): string {
  return line.replace(/[\0-\x1f\x7f-\x9f]/g, ' ');
}

/** Of a long line, the part around the caret. */
function crop(text: string, from: number, to: number): { text: string; from: number; to: number } {
  if (text.length <= WIDEST) return { text, from, to };
  const start = Math.max(0, from - MARGIN);
  const end = Math.min(text.length, start + WIDEST);
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  const shift = before.length - start;
  return { text: before + text.slice(start, end) + after, from: from + shift, to: Math.min(to, end) + shift };
}
