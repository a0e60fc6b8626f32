/** What is paid for hands, by what their patterns add up to; asked of the engine, cell by cell. */
import type { WinQuery } from '../../../core/index.ts';
import { freeNames } from '../../../dsl/index.ts';
import type { Block } from '../../block-types.ts';
import { possibleSums } from '../../findings/possible-sums.ts';
import { judged } from '../../findings/example-block.ts';
import { heading, type Line, paragraph, table, text } from '../../make-blocks.ts';
import { amount } from '../../number-text.ts';
import { type Making, plainName } from '../../chapter-context.ts';
import type { Written } from '../../rule-sentences.ts';
import { paidGrids, paidTable, type Worth } from './payment-tables.ts';

/** No table is longer. */
const MOST = 20;

type Tallies = Readonly<Record<string, number>>;

/** The tables with their heading; nothing where the value is the sum itself, or of more than two tallies. */
export function paidTables(making: Making): Block[] {
  const [main, other, ...more] = talliesRead(making);
  if (main === undefined || more.length > 0) return [];
  const tables = other === undefined ? paidByOne(making, main) : paidByTwo(making, main, other);
  if (tables.length === 0) return [];
  const { texts } = making;
  return [heading(3, 'paid', text(texts.paidTitle)), paragraph(text(texts.paidIntro)), ...tables];
}

function paidByOne(making: Making, tally: string): Block[] {
  const rows = steppedSums(making, tally).map(([shown, count]): [string, Worth] => [
    shown,
    sumOf(making, { [tally]: count }),
  ]);
  const paid = rows.filter(([, { value }]) => value > 0);
  return paid.length === 0 ? [] : paidTable(making, plainName(making, 'tallies', tally), paid);
}

function paidByTwo(making: Making, main: string, other: string): Block[] {
  const found = gridOf(making, main, other);
  if (found === undefined) return [];
  const { down, corner, columns, across, counts } = found;
  const shown = columns.map((column) => amount(column.shown));
  const rows = counts.map((count): [string, Worth[]] => [
    String(count),
    columns.map(({ sum }) => sumOf(making, { [down]: count, [across]: sum })),
  ]);
  const isPossible = possibleSums(making.rules, down, across);
  return [
    ...paidGrids(making, { corner, columns: shown, rows }, (by, row, column) =>
      isPossible(by, counts[row]!, columns[column]!.shown),
    ),
    ...paidTable(making, making.texts.limit, limitRows(making, found)),
  ];
}

function sumOf(making: Making, tallies: Tallies): Worth {
  const { value, limit } = worthOf(making, tallies);
  return { tallies, value, ...(limit && { limit }) };
}

/** Each limit with the first sum that reaches it; the cheapest first. */
function limitRows(making: Making, { down, across, columns }: Grid): [string, Worth][] {
  const ids = Object.keys(making.pack.limits ?? {}).reverse();
  const middle = columns[Math.floor(columns.length / 2)];
  const tried = Object.keys(making.pack.tallies).flatMap((tally) =>
    Array.from({ length: MOST }, (_, count) => ({
      ...(tally === down && { [across]: middle?.sum ?? 0 }),
      [tally]: count + 1,
    })),
  );
  const sums = tried.map((tallies) => sumOf(making, tallies));
  return ids.flatMap((id): [string, Worth][] => {
    const reached = sums.find(({ limit }) => limit === id);
    return reached === undefined ? [] : [[plainName(making, 'limits', id), reached]];
  });
}

/** The tallies that the value is reckoned from, limits apart; what most patterns add to comes first. */
function talliesRead({ pack, read }: Making): string[] {
  const { value, steps = {} } = pack.score;
  const names = new Set<string>();
  const visit = (written: Written): void => {
    for (const { is, name } of freeNames(read(written, 'score').tree)) {
      if (is === 'tally') names.add(name);
      else if (steps[name] !== undefined) visit(steps[name]);
    }
  };
  visit(value);
  const uses = (tally: string): number => Object.values(pack.patterns).filter(({ value: of }) => tally in of).length;
  return [...names].filter((tally) => uses(tally) > 0).sort((a, b) => uses(b) - uses(a));
}

/** What the hand of such tallies is worth, and the limit that names it. */
function worthOf(
  { open, rules }: Making,
  tallies: Tallies,
): { value: number; limit?: string; steps: Tallies; wins: boolean } {
  const query = open.examples[0]?.example.query ?? nothingHeld(rules);
  const { steps, limits = [], value, minimum } = rules.scoring.rules;
  const none = Object.fromEntries(rules.scoring.rules.tallies.map((name) => [name, 0]));
  const context = { query, tallies: { ...none, ...tallies }, steps: {} as Record<string, number>, ofGroup: {} };
  for (const { name, ask } of steps) context.steps[name] = ask(context);
  const limit = limits.find(({ when }) => when(context));
  const wins = minimum?.(context) ?? true;
  return { value: (limit?.value ?? value)(context), steps: context.steps, wins, ...(limit && { limit: limit.id }) };
}

/** A win of no tiles, for packs that show no hand: tables tell what sums are worth, whatever is in it. */
function nothingHeld({ tiles, counters }: Making['rules']): WinQuery {
  const none = { melds: [], bonus: [], marks: [], situation: 0, last: undefined };
  const counted = Object.fromEntries(counters.map((name) => [name, 0]));
  return { ...none, counts: tiles.kinds.map(() => 0), by: 'discard', seat: 0, round: 1, counters: counted };
}

/** Sums that win, up to the first that is worth what all above it are; none where the value is the sum itself. */
function steppedSums(making: Making, tally: string): [string, number][] {
  const worths = Array.from({ length: MOST }, (_, count) => worthOf(making, { [tally]: count }).value);
  const last = worths.findLastIndex((value, at) => at === 0 || value !== worths[at - 1]);
  const isPlain = worths.every((value, count) => value === count * worths[1]!);
  if (isPlain || last === 0) return [];
  return worths
    .slice(0, last + 1)
    .map((_, count): [string, number] => [`${count}${count === last && last < MOST - 1 ? '+' : ''}`, count])
    .filter(([, count]) => worthOf(making, { [tally]: count }).wins);
}

/** What a table of two tallies consists of. */
interface Grid {
  down: string;
  across: string;
  corner: string;
  columns: readonly { shown: number; sum: number }[];
  counts: readonly number[];
}

/** Rows by one tally, columns by what the first step makes of the other. */
function gridOf(making: Making, main: string, other: string): Grid | undefined {
  const [down, across] = largest(making, main) <= largest(making, other) ? [main, other] : [other, main];
  const columns = columnsOf(making, across);
  if (columns.length === 0 || columns.length > MOST) return undefined;
  const corner = `${plainName(making, 'tallies', down)} · ${plainName(making, 'tallies', across)}`;
  const isOver = (count: number): boolean =>
    columns.every(({ sum }) => worthOf(making, { [down]: count, [across]: sum }).limit !== undefined);
  const counts: number[] = [];
  for (let count = 1; count <= MOST && !isOver(count); count++) counts.push(count);
  return { down, across, corner, columns, counts };
}

/** Numbers that the first step tells apart, of the sums that hands of the pack come to; each with a sum that gives it. */
function columnsOf(making: Making, tally: string): { shown: number; sum: number }[] {
  const seen = sums(making, tally);
  const first = making.rules.scoring.rules.steps[0]?.name;
  const found = new Map<number, number>();
  for (let sum = Math.min(...seen); sum <= Math.max(...seen); sum++) {
    const { steps } = worthOf(making, { [tally]: sum });
    found.set(first === undefined ? sum : (steps[first] ?? sum), sum);
  }
  return [...found].map(([shown, sum]) => ({ shown, sum })).sort((a, b) => a.shown - b.shown);
}

function largest(making: Making, tally: string): number {
  return Math.max(...sums(making, tally));
}

/** What the examples of the pack add up to. */
function sums({ open }: Making, tally: string): number[] {
  return open.examples
    .filter(({ example }) => example.has)
    .flatMap(({ example, rules }) => judged({ rules, query: example.query }).judgement?.tallies[tally] ?? [])
    .filter((sum) => sum > 0);
}

/** How many columns stand beside each other. */
const WIDE = 8;

/** Pairs of numbers, the first above the second, as many lines as it takes. */
export function wideTables(pairs: readonly (readonly [string, number])[], above: string, below: string): Block[] {
  return Array.from({ length: Math.ceil(pairs.length / WIDE) }, (_, line) => {
    const part = pairs.slice(line * WIDE, (line + 1) * WIDE);
    const row = [[text(below)], ...part.map(([, worth]): Line => [text(amount(worth))])];
    return table([above, ...part.map(([first]) => first)], [row], ...part.map((_, column) => column + 1));
  });
}
