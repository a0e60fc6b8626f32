/**
 * Hands with what is expected of each: CSV with a row of names, or JSON lines with `expect`.
 *
 *     hand,by,seat,fan,patterns
 *     123m 345m 567m 789m 2m +2m,discard,2,10,Pure One Suit; Common Hand
 *
 *     {"hand": "...", "by": "discard", "seat": 1, "expect": {"fan": 10, "patterns": ["pure_one_suit", "common"]}}
 */
import { nearest, problem, type Problem, refused, type Result } from '../../core/index.ts';
import { idsCalled } from '../../dsl/index.ts';
import type { HandScore, PackRuleset } from '../../loader/index.ts';
import { plural } from '../draw/number-text.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { readCase, type ScoreCase } from './score-jsonl.ts';

/** A hand of the table. */
export interface ExpectedHand {
  /** In the file, from 1. */
  line: number;
  read: Result<ScoreCase>;
  expect: Readonly<Record<string, unknown>>;
}

/** Columns of a CSV, in any case, that say how a hand came; any other is expected of it. */
const CIRCUMSTANCES = [
  ...['id', 'hand', 'by', 'from', 'seat', 'round', 'with', 'bonus', 'responsible'],
  ...['lists', 'counters', 'deposits', 'options'],
];

/** Reads a table: a CSV, or else JSON lines. */
export function readExpected(name: string, text: string): Result<ExpectedHand[]> {
  return isCsv(name, text) ? fromCsv(name, text) : { ok: true, value: fromLines(text), problems: [] };
}

/** A file is a CSV by its name, or by a first row of names. */
export function isCsv(name: string, text: string): boolean {
  return /\.csv$/i.test(name) || /^\uFEFF?(?:[\w" ]*[,;\t])*\s*"?hand"?\s*(?:[,;\t\r\n]|$)/i.test(text);
}

function fromLines(text: string): ExpectedHand[] {
  return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [handOf(at + 1, dataIn(line), line)]));
}

function dataIn(line: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function handOf(line: number, data: Record<string, unknown> | undefined, text: string): ExpectedHand {
  const { expect = {}, ...given } = data ?? {};
  const { result } = readCase(data === undefined ? text : JSON.stringify(given));
  if (!result.ok) {
    const problems = result.problems.map((one) =>
      one.code === 'unknown-key' ? { ...one, hint: `What is expected stands under \`expect\`. ${one.hint}` } : one,
    );
    return { line, read: refused(problems), expect: {} };
  }
  if (typeof expect === 'object' && expect !== null && !Array.isArray(expect))
    return { line, read: result, expect: expect as Record<string, unknown> };
  return { line, read: refused([problem('bad-case', '`expect` is an object.')]), expect: {} };
}

function fromCsv(file: string, text: string): Result<ExpectedHand[]> {
  const read = readCsv(file, text);
  if (!read.ok) return read;
  const [header, ...rows] = read.value;
  if (header === undefined || rows.length === 0) return { ...read, value: [] };
  const names = withoutEmptyEnd(header.cells).map((name) => name.toLowerCase());
  const wrong = wrongNames(names);
  if (wrong !== undefined) {
    const place = { file, line: header.line, column: 1, endLine: header.line, endColumn: 1 };
    return refused([{ ...wrong, place }]);
  }
  return { ...read, value: rows.map((row) => fromRow(names, row)) };
}

function wrongNames(names: readonly string[]): Problem | undefined {
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at);
  if (twice !== undefined) return problem('duplicate-key', `Two columns are called \`${twice}\`.`);
  if (names.includes('hand')) return undefined;
  const hint = 'The first row names the columns, such as hand,by,seat,fan,patterns';
  return problem('no-hand', `There is no column \`hand\`; the table has ${names.join(', ')}.`, { hint });
}

/** Spreadsheets write commas up to the widest row. */
function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function fromRow(names: readonly string[], { line, cells }: CsvRow): ExpectedHand {
  // A comma forgotten in the middle moves what follows: that is not taken for empty cells at the end
  const has = Math.max(withoutEmptyEnd(cells).length, Math.min(cells.length, names.length));
  if (has !== names.length) {
    const message = `The row has ${plural(has, 'cell')}, the header ${plural(names.length, 'column')}.`;
    const hint =
      has < names.length ? 'Write a comma for each empty cell.' : 'Put cells that contain a comma in quotes.';
    return { line, read: refused([problem('bad-case', message, { hint })]), expect: {} };
  }
  const filled = names.map((name, at) => [name, cells[at]!] as const).filter(([, cell]) => cell !== '');
  const known = filled.filter(([name]) => CIRCUMSTANCES.includes(name));
  const expect = Object.fromEntries(filled.filter(([name]) => !CIRCUMSTANCES.includes(name)));
  const data = Object.fromEntries(
    known.map(([name, cell]) => [name === 'with' ? 'flags' : name, READERS[name]?.(cell) ?? cell]),
  );
  return { line, read: readCase(JSON.stringify(data)).result, expect };
}

/** The names in a cell. */
export function listIn(cell: string): string[] {
  return cell
    .split(/[;,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** How cells are read that hold more than one thing; others stand for themselves. */
const READERS: Readonly<Record<string, (cell: string) => unknown>> = {
  with: listIn,
  lists: pairsIn,
  counters: valuesIn,
  deposits: valuesIn,
  options: valuesIn,
};

function valuesIn(cell: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(pairsIn(cell)).map(([name, value]) => [name, plainOf(value)]));
}

function pairsIn(cell: string): Record<string, string> {
  return Object.fromEntries(
    listIn(cell).map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
      return [name, value];
    }),
  );
}

/** A cell as the value it means. */
export function plainOf(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  if (/^(yes|true)$/i.test(cell)) return true;
  if (/^(no|false)$/i.test(cell)) return false;
  return /^-?[\d.,]*\d$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell;
}

/** One thing that did not come out as expected. */
export interface Difference {
  what: string;
  expected: string;
  came: string;
}

/** What may be expected of a hand. */
export function expectable(rules: PackRuleset): string[] {
  return ['win', 'value', 'gets', 'patterns', ...Object.keys(rules.pack.tallies ?? {})];
}

/** Compares a scored hand with what was expected; problems say which names mean nothing. */
export function differencesOf(
  rules: PackRuleset,
  scored: HandScore,
  expect: Readonly<Record<string, unknown>>,
): Result<Difference[]> {
  const problems: Problem[] = [];
  const found = Object.entries(expect).flatMap(([what, expected]) => {
    const compared = compare(rules, scored, what, expected, problems);
    return compared === undefined || compared.expected === compared.came ? [] : [{ what, ...compared }];
  });
  return problems.length > 0 ? refused(problems) : { ok: true, value: found, problems: [] };
}

function compare(
  rules: PackRuleset,
  { win, judgement, delta, circumstances }: HandScore,
  what: string,
  expected: unknown,
  problems: Problem[],
): Omit<Difference, 'what'> | undefined {
  const told = (value: unknown): string => String(value ?? 'none');
  if (what === 'win') return { expected: told(plainOf(expected)), came: told(win) };
  const number = (came: number | undefined): Omit<Difference, 'what'> | undefined => {
    const wanted = plainOf(expected);
    if (typeof wanted === 'number') return { expected: told(wanted), came: told(came) };
    problems.push(problem('wrong-type', `\`${what}\` is a number, but here is \`${told(expected)}\`.`));
    return undefined;
  };
  if (what === 'value') return number(judgement?.value ?? 0);
  if (what === 'gets') return number(delta[circumstances.seat]);
  if (what === 'patterns') return comparePatterns(rules, judgement, expected, problems);
  const ids = Object.keys(rules.pack.tallies ?? {});
  const [tally] = idsCalled(what, ids, rules.otherNames());
  if (tally === undefined) {
    const meant = nearest(what, [...CIRCUMSTANCES, ...expectable(rules)]);
    const hint = meant ? `Did you mean \`${meant}\`?` : `Expected may be ${expectable(rules).join(', ')}.`;
    problems.push(problem('unknown-key', `These rules make nothing of \`${what}\`.`, { hint }));
    return undefined;
  }
  return number(judgement?.tallies[tally] ?? 0);
}

/** Patterns by id or any name, in any order, each as often as it counts at least once. */
function comparePatterns(
  rules: PackRuleset,
  judgement: HandScore['judgement'],
  expected: unknown,
  problems: Problem[],
): Omit<Difference, 'what'> {
  const ids = Object.keys(rules.pack.patterns);
  const names = Array.isArray(expected) ? expected.map(String) : listIn(String(expected));
  const wanted = names.flatMap((name) => {
    const [id] = idsCalled(name, ids, rules.otherNames());
    if (id !== undefined) return [id];
    problems.push(problem('unknown-pattern', `There is no pattern \`${name}\`.`));
    return [];
  });
  const list = (all: readonly string[]): string => [...new Set(all)].sort().join(', ') || 'none';
  return { expected: list(wanted), came: list((judgement?.patterns ?? []).map(({ id }) => id)) };
}
