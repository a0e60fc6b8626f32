/** Worked cases of payments: a deal that ends so that a payment is made, settled by the engine. */
import { numbered, styledHands, waysToWin } from '../../authoring/hands/index.ts';
import { emptyTable, type Entry, settle, Table, type WinQuery } from '../../core/index.ts';
import { type Circumstances, type HandScore, type PackRuleset, score } from '../../loader/index.ts';
import type { ShownHand } from './example-block.ts';
import { howOf } from '../query-to-circumstances.ts';
import type { OpenPack, RunExample } from '../opened-pack-types.ts';

/** A hand won, with who pays whom. */
export interface WonCase {
  shown: ShownHand;
  circumstances: Circumstances;
  scored: HandScore;
  /** The payments it shows that no case before it does. */
  shows: readonly string[];
}

/** A deal that ended otherwise. */
export interface EndedCase {
  /** Marks by seat, what is counted for the table, and what lies in the pots. */
  marks: readonly (readonly string[])[];
  counters: Readonly<Record<string, number>>;
  pots: Readonly<Record<string, number>>;
  winners: readonly number[];
  entries: readonly Entry[];
  shows: readonly string[];
}

/** The four ordinary ways to win. */
const ORDINARY: readonly Circumstances[] = (['discard', 'draw'] as const).flatMap((by) =>
  [1, 0].map((seat) => ({ by, seat })),
);

/** The four ordinary ways to win with one hand, then one case for each payment they do not show. */
export function wonCases({ rules, examples }: OpenPack, payments: readonly string[]): WonCase[] {
  const wanted = new Set(payments);
  const cases: WonCase[] = [];
  const sorted = [...examples].sort((a, b) => strangeness(a) - strangeness(b));
  const tried = sorted.map((run): Winnable => ({ ...run.example, rules: run.rules }));
  const add = (run: Winnable, ways: readonly Circumstances[], always: boolean): void => {
    for (const way of ways) {
      const found = won(run, way);
      if (found === undefined) continue;
      const shows = [...new Set(found.scored.settlement.map(({ rule }) => rule))].filter((rule) => wanted.has(rule));
      const isNew = always && !cases.some((before) => isAlike(before, found));
      if (shows.length === 0 && !isNew) continue;
      for (const rule of shows) wanted.delete(rule);
      cases.push({ ...found, shows });
    }
  };
  const ordinary = tried.find((run) => run.rules === rules && won(run, {}) !== undefined);
  if (ordinary) add(ordinary, ORDINARY, true);
  const ways = waysToWin(rules, ORDINARY, { stake: 1000, responsible: [3, 2] });
  const plain = ways.filter(({ responsible }) => responsible === undefined);
  const fed = ways.flatMap((way) => (plain.includes(way) ? [] : isLiableByWin(rules) ? byWinningTile(way) : [way]));
  for (const run of tried) if (wanted.size > 0) add(run, plain, false);
  for (const run of dangerous(rules, tried)) if (wanted.size > 0) add(run, fed, false);
  const shapes = rules.scoring.rules.shapes.filter(({ sets }) => sets > 0);
  for (const hand of styledHands(rules, shapes, MOST_DRAWN)) {
    if (wanted.size === 0) break;
    add({ hand, rules, options: {} }, ORDINARY, false);
  }
  return cases;
}

/** Hands of three claimed sets with a pattern that somebody can be liable for; those whose sets and winning tile are of the fewest suits first. */
function dangerous(book: PackRuleset, hands: readonly Winnable[]): Winnable[] {
  const { moves, turnBegins, tiles } = book;
  const steps = [...turnBegins, ...Object.values(moves).flatMap((move) => move.steps)];
  const liable = steps.flatMap((step) => (step.do === 'liable' ? step.patterns : []));
  const claimed = ({ query }: Winnable) => query?.melds.filter((meld) => meld.claimed) ?? [];
  const suits = (hand: Winnable): number =>
    new Set([hand.query!.last!, ...claimed(hand).map(({ kind }) => kind)].map((kind) => tiles.kinds[kind]!.suit)).size;
  return hands
    .filter((hand) => hand.rules === book && claimed(hand).length >= 3)
    .filter(({ rules, query }) => rules.judge(query!)?.patterns.some(({ id }) => liable.includes(id)))
    .sort((one, other) => suits(one) - suits(other) || claimed(other).length - claimed(one).length);
}

/** Whether liability comes from the winning tile alone: then who is liable has discarded it. */
function isLiableByWin({ moves }: PackRuleset): boolean {
  const makers = Object.values(moves).filter(({ steps }) => steps.some((step) => step.do === 'liable'));
  return makers.length > 0 && makers.every(({ steps }) => steps.some((step) => step.do === 'win'));
}

function byWinningTile(way: Circumstances): Circumstances[] {
  return way.by === 'discard' ? [{ ...way, from: way.responsible! }] : [];
}

/** A hand to be won, with the rules it is played by. */
interface Winnable {
  hand: string;
  rules: PackRuleset;
  options: Readonly<Record<string, unknown>>;
  query?: WinQuery;
}

const MOST_DRAWN = 200;

/**
 * Payments are best shown with a hand of no circumstances and of many different tiles of the suits that run. What hands are worth does not
 * matter, so that another value changes no example it has nothing to do with.
 */
function strangeness({ example, rules }: RunExample): number {
  const { query, options } = example;
  const given = [query.situation > 0, query.marks.length > 0, query.bonus.length > 0, Object.keys(options).length > 0];
  const counted = Object.values(query.counters).some((count) => count > 0);
  const kinds = query.counts.flatMap((count, kind) => (count > 0 ? [rules.tiles.kinds[kind]!.suit] : []));
  const running = kinds.filter((suit) => rules.tiles.suits[suit]!.runs);
  const others = kinds.length - running.length;
  return (
    1000 * (given.filter(Boolean).length + (counted ? 1 : 0)) + 3 * others - running.length - new Set(running).size
  );
}

/** The hand of an example, won in this way; undefined where it does not win so. */
function won({ hand, rules, options, query }: Winnable, way: Circumstances): Omit<WonCase, 'shows'> | undefined {
  const { by: _, seat: __, ...own } = query ? howOf(rules, query) : {};
  const circumstances: Circumstances = {
    ...own,
    ...way,
    counters: { ...(own.counters as object), ...(way.counters as object) },
  };
  const result = score(rules, hand, circumstances);
  if (!result.ok || !result.value.win) return undefined;
  return { shown: { hand, rules, options, query: result.value.query }, circumstances, scored: result.value };
}

/** Whether the same amounts go from others, whoever sits where. */
function isAlike(one: WonCase, other: Omit<WonCase, 'shows'>): boolean {
  const amounts = ({ scored }: Omit<WonCase, 'shows'>): string =>
    JSON.stringify(scored.settlement.map(({ rule, amount }) => `${rule} ${amount}`).sort());
  return amounts(one) === amounts(other);
}

/** For each payment of an ending that is no win a case that shows it, where one is found. */
export function endedCases(rules: PackRuleset, ending: string, payments: readonly string[]): EndedCase[] {
  const wanted = new Set(payments);
  const cases: EndedCase[] = [];
  for (const found of endings(rules, ending)) {
    const shows = [...new Set(found.entries.map(({ rule }) => rule))].filter((rule) => wanted.has(rule));
    if (shows.length === 0) continue;
    for (const rule of shows) wanted.delete(rule);
    cases.push({ ...found, shows });
    if (wanted.size === 0) break;
  }
  return cases;
}

function* endings(rules: PackRuleset, ending: string): Generator<Omit<EndedCase, 'shows'>> {
  const seats = Array.from({ length: rules.seats.count }, (_, seat) => seat);
  const winners = ending === 'false_win' ? [1] : [];
  const some = seats.slice(1).map((count) => seats.slice(1, count + 1));
  const given = [[], ...rules.marks.flatMap((mark) => some.map((of) => of.map((seat) => ({ mark, seat }))))];
  for (const [counted, staked] of [
    [0, 0],
    [1, 0],
    [0, 1000],
    [1, 1000],
  ] as const) {
    for (const marked of given) {
      const marks = seats.map((seat) => marked.filter((one) => one.seat === seat).map(({ mark }) => mark));
      const counters = numbered(rules.tableCounters, counted);
      const pots = numbered(rules.pots, staked);
      const table = ended(rules, { marks, counters, pots, staked });
      yield { marks, counters, pots, winners, entries: settle(table, ending, winners, []) };
    }
  }
}

interface Ended {
  marks: EndedCase['marks'];
  counters: Record<string, number>;
  pots: Record<string, number>;
  staked: number;
}

/** A table whose deal is over, with different points for every player. */
function ended(rules: PackRuleset, { marks, counters, pots, staked }: Ended): Table {
  const table = emptyTable(rules);
  const seats = table.seats.map((state, seat) => ({
    ...state,
    marks: [...marks[seat]!],
    counters: numbered(rules.counters, seat === 1 ? staked : 0),
  }));
  const points = table.points.map((had, player) => had + 1000 * (table.points.length - player));
  return new Table(rules, {
    ...table,
    points,
    seats,
    counters: { ...table.counters, ...counters },
    pots,
  });
}
