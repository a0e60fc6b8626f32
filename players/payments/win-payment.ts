/** What a win would be paid, by the payments of the rules, at a table as far as a view tells it. */
import {
  discardsBy,
  onceFor,
  type Judgement,
  type Ruleset,
  type Seat,
  settle,
  Table,
  type View,
  type Worth,
} from '../../core/index.ts';
import { knownTable } from '../table-from-view.ts';

/** Who wins, by whose tile (-1: by draw), and with which marks where those are others than the view shows. */
export interface WinOf {
  winner: Seat;
  from: Seat | -1;
  marks?: readonly string[];
}

/** What each seat gains or loses by a win worth so much. */
export interface WinPayments {
  (win: WinOf, worth: Worth): readonly number[];
  /** The same object for all views of which payments depend on the same. */
  readonly known: object;
  /** What points that the seat which looks gets from all others alike are, beside payments told by this. */
  readonly ofPoints: (points: number) => number;
}

/** What wins are paid, by what the payments may depend on. */
const paymentsAt: (rules: Ruleset) => Map<string, Map<string, readonly number[]>> = onceFor(() => new Map());
const MOST_TABLES = 64;

/** What is known of wins at a table like that of the view: all that payments ask of one, which is no tiles but those of hands that lose. */
function knownPayments(rules: Ruleset, view: View): Map<string, readonly number[]> {
  const seats = view.seats.map(
    ({ melds, bonus, marks, counters, points, fromDealer, player, wins, won, out, lists }) => [
      [marks, counters, points, fromDealer, player, wins, won, out, lists],
      rules.readsLost && [melds, bonus],
    ],
  );
  const { round, dealer, starter, period, counters, pots, lists, deal, replayed } = view;
  const key = JSON.stringify([seats, round, dealer, starter, period, counters, pots, lists, deal, replayed]);
  const all = paymentsAt(rules);
  let known = all.get(key);
  if (known === undefined) {
    if (all.size >= MOST_TABLES) all.clear();
    known = new Map();
    all.set(key, known);
  }
  return known;
}

/** Answers for one view; wins worth the same are asked once, also at later turns of the same table. */
export function winPayments(rules: Ruleset, view: View): WinPayments {
  let base: Table | undefined;
  const tables = new Map<string, Table>();
  const known = knownPayments(rules, view);
  const payments = (win: WinOf, worth: Worth): readonly number[] => {
    const who = `${win.winner} ${win.from} ${win.marks ?? ''}`;
    const key = `${who} ${textOfWorth(worth)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let table = tables.get(who);
    if (table === undefined) {
      base ??= knownTable(rules, view);
      table = tableOfWin(base, discardWindow(rules), win);
      tables.set(who, table);
    }
    const paid = paidAt(table, win.winner, worth);
    known.set(key, paid);
    return paid;
  };
  return Object.assign(payments, { known, ofPoints: (points: number) => points });
}

/** What payments may read of a win, as a key. */
export function textOfWorth({ value, limit, tallies, steps }: Worth): string {
  return `${value} ${limit} ${numbersOf(tallies)} ${numbersOf(steps)}`;
}

/** Numbers as a key. */
export function numbersOf(numbers: Readonly<Record<string, number>> = {}): string {
  let text = '';
  for (const name in numbers) text += `${numbers[name]},`;
  return text;
}

/** The window in which a discard may be answered. */
export const discardWindow: (rules: Ruleset) => string = onceFor(({ moves }: Ruleset): string => {
  for (const move of Object.values(moves)) {
    if (!discardsBy(move)) continue;
    for (const step of move.steps) if (step.do === 'window') return step.name;
  }
  return '';
});

/** The table at the moment of the win; which tile it came by is not known, so it is any. */
export function tableOfWin(base: Table, name: string, { winner, from, marks }: WinOf, tile = 0): Table {
  const seats =
    marks === undefined ? base.seats : base.seats.map((seat, at) => (at === winner ? { ...seat, marks } : seat));
  const turn = { seat: from < 0 ? winner : from, begin: 'drawn' as const, offers: [], tile };
  if (from < 0) return new Table(base.rules, { ...base, seats, stage: { at: 'turn', turn }, toAct: [winner] });
  const window = { name, tile, from, move: '', meld: -1, answers: seats.map(() => null) };
  return new Table(base.rules, { ...base, seats, stage: { at: 'window', turn, window }, toAct: [winner] });
}

function paidAt(table: Table, winner: Seat, worth: Worth): number[] {
  const paid = table.seats.map(() => 0);
  // Nothing but who must answer for a hand asks for its patterns, and in a known table nobody must.
  const judgement = { ...worth, patterns: [], reading: '', shape: '' } as unknown as Judgement;
  for (const { from, to, amount } of settle(table, 'win', [winner], [judgement])) {
    if (typeof from === 'number') paid[from]! -= amount;
    if (typeof to === 'number') paid[to]! += amount;
  }
  return paid;
}
