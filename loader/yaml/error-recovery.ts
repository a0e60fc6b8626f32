/**
 * One slip makes YAML stumble over what follows. Of the errors of a file the first is told; then it is put right, or its line
 * is blanked with those that belong to it, and the file is read again for the next one:
 *
 *     pure_suit: {             This { is never closed.         pure_suit: { }
 *     value: { fan: 1 }}       YAML can't be read here.        (blank)
 */
import type { YAMLError } from 'yaml';
import { problem, type Problem } from '../../core/index.ts';
import { makeSource, placeOf, type Source } from '../read/source-text.ts';
import { yamlProblem } from './yaml-problem.ts';

/** Characters that are read again at most: a long file is not read as often as a short one. */
const MOST_REREAD = 400_000;
const MOST_TIMES = 20;

/** What was put into a line in place of a slip: from this column on, what stands there was so many columns further left. */
interface Correction {
  line: number;
  from: number;
  by: number;
}

/** What is wrong with a text that is not YAML: `first` are its errors, `read` gives those of another text. */
export function yamlProblems(
  source: Source,
  first: readonly YAMLError[],
  read: (text: string) => readonly YAMLError[],
): Problem[] {
  const told: Problem[] = [];
  const corrections: Correction[] = [];
  let left = source;
  let errors = first;
  // An error in a line up to this one follows from what was told, unless it is a slip that is known.
  let through = 0;
  for (let rest = allowed(source); errors.length > 0; rest--) {
    const error = firstOf(errors);
    const found = yamlProblem(error, left);
    if (found.code === 'nested-too-deep') return [found];
    if (rest === 0) return [...told, andMore(found)];
    const { line } = found.place!;
    const isNew = line > through || (line === through && found.replacement !== undefined);
    if (isNew) told.push(corrections.reduceRight(movedBack, found));
    const corrected = isNew ? correctedText(left, found) : undefined;
    const after = corrected === undefined ? undefined : read(corrected);
    if (after && !isStillThere(found, after, makeSource(source.name, corrected!))) {
      const { column, endColumn } = found.place!;
      const by = found.replacement!.length - (endColumn - column);
      corrections.push({ line, from: endColumn + by, by });
      left = makeSource(source.name, corrected!);
      errors = after;
      through = line;
    } else {
      const lines = [line, lineOf(left, error)];
      const blank = withoutLines(left.text.split('\n'), Math.min(...lines) - 1, Math.max(...lines));
      left = makeSource(source.name, blank.text);
      errors = read(left.text);
      through = blank.through;
    }
  }
  return told;
}

/** Whether the text stumbles over the same place after it was corrected. */
function isStillThere({ code, place, replacement }: Problem, after: readonly YAMLError[], source: Source): boolean {
  if (after.length === 0) return false;
  const next = yamlProblem(firstOf(after), source);
  return (
    next.code === code && next.place!.line === place!.line && next.place!.column <= place!.column + replacement!.length
  );
}

/** Where a problem stands in the line as it was written. */
function movedBack(found: Problem, { line, from, by }: Correction): Problem {
  const { place } = found;
  if (place === undefined || place.line !== line || place.column < from) return found;
  const endColumn = place.endLine === line ? place.endColumn - by : place.endColumn;
  return { ...found, place: { ...place, column: place.column - by, endColumn } };
}

function allowed({ text }: Source): number {
  return Math.max(1, Math.min(MOST_TIMES, Math.floor(MOST_REREAD / text.length)));
}

function firstOf(errors: readonly YAMLError[]): YAMLError {
  const deep = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  return deep ?? errors.reduce((first, each) => (each.pos[0] < first.pos[0] ? each : first));
}

function lineOf(source: Source, { pos: [start] }: YAMLError): number {
  return placeOf({ source, start, end: start }).line;
}

function andMore({ place }: Problem): Problem {
  const hint = 'Correct the first ones; the others may be gone then.';
  return problem('more-problems', 'From here on there are more problems of this sort.', {
    ...(place && { place }),
    hint,
  });
}

/** The text with what was likely meant, where that stands in one line. */
function correctedText({ text, lines }: Source, { place, replacement }: Problem): string | undefined {
  if (replacement === undefined || place === undefined || place.line !== place.endLine) return undefined;
  const start = lines[place.line - 1]!;
  return text.slice(0, start + place.column - 1) + replacement + text.slice(start + place.endColumn - 1);
}

/** The text without some lines and what is indented below them; the number of the next line, which may lack what it followed. */
function withoutLines(lines: string[], start: number, end: number): { text: string; through: number } {
  const isBlank = (line: string): boolean => line.trim() === '';
  const indent = (line: string): number => /^\s*/.exec(line)![0].length;
  let until = end;
  // What was blanked before goes on below.
  if (lines.slice(start, end).every(isBlank)) while (until < lines.length && isBlank(lines[until - 1]!)) until++;
  const own = indent(lines.slice(start, until).find((line) => !isBlank(line)) ?? '');
  while (until < lines.length && (isBlank(lines[until]!) || indent(lines[until]!) > own)) until++;
  const text = lines.map((line, index) => (index >= start && index < until ? '' : line)).join('\n');
  return { text, through: until + 1 };
}
