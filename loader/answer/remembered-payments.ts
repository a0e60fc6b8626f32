/**
 * What wins pay, remembered (row W1 from text). Most payments ask only who pays whom, on whose tile, and what the hand is worth, and few wins differ in
 * that. Where one asks anything else (a mark, a meld, the tile itself), nothing is remembered.
 */
import { type Entry, type Judgement, onceFor, type Ruleset } from '../../core/index.ts';
import { type FreeName, freeNames, programOf } from '../../dsl/index.ts';
import type { WinContext } from './circumstances.ts';

/** What a win paid: the entries, and what each seat won or lost. */
export interface Paid {
  settlement: Entry[];
  delta: number[];
}

/** A number that payments ask for. */
type Asked = (how: WinContext, judgement: Judgement) => number;

interface Memo {
  asks: Asked[];
  /** By value, who won, on whose tile, and who answers for the hand; `answers` to all that is asked, the value first. */
  known: Map<number, (Paid & { answers: number[] })[]>;
  count: number;
}

/** Words whose answers follow from these, or are the same for every hand that is scored. */
const WORDS = new Set([
  ...['by draw', 'by discard', 'exposer', 'payer', 'winner', 'responsible', 'someone responsible', 'first winner'],
  ...['i', 'dealer', 'i am dealer', 'value'],
]);
const CONSTANTS = new Set<FreeName['is']>(['option', 'definition', 'chart']);
/** More are begun anew. */
const MOST = 5000;

/** Undefined where payments ask too much, and for packs compiled ahead of time, which hold no trees of them. */
const memoOf = onceFor((rules: Ruleset): Memo | undefined => {
  const asks = new Map<string, Asked>();
  for (const query of (rules.settle['win'] ?? []).flatMap(({ when, amount }) => (when ? [when, amount] : [amount]))) {
    const program = programOf(query);
    if (program === undefined) return undefined;
    for (const { is, name } of freeNames(program.tree)) {
      const ask = askOf(is, name);
      if (ask !== undefined) asks.set(`${is} ${name}`, ask);
      else if (!CONSTANTS.has(is) && !(is === 'word' && WORDS.has(name))) return undefined;
    }
  }
  return { asks: [(_, { value }) => value, ...asks.values()], known: new Map(), count: 0 };
});

function askOf(is: FreeName['is'], name: string): Asked | undefined {
  if (is === 'tally') return (_, { sums, tallies }) => (sums ?? tallies)[name] ?? 0;
  if (is === 'counter') return ({ counters }) => counters[name] ?? 0;
  return is === 'pot' ? ({ deposits }) => deposits[name] ?? 0 : undefined;
}

/** What such a win paid before, if there was one. */
export function remembered(rules: Ruleset, how: WinContext, judgement: Judgement): Paid | undefined {
  const memo = memoOf(rules);
  const list = memo?.known.get(keyOf(how, judgement));
  if (memo === undefined || list === undefined) return undefined;
  for (let at = 0; at < list.length; at++) if (isSame(memo.asks, list[at]!.answers, how, judgement)) return list[at];
  return undefined;
}

/** Seats, and nobody, are fewer than sixteen. Values may be fractions, so that two wins can have one key: `isSame` compares the values too. */
function keyOf({ by, seat, from = -1, responsible = -1 }: WinContext, { value }: Judgement): number {
  return (((value * 16 + seat) * 16 + from + 1) * 16 + responsible + 1) * 2 + Number(by === 'draw');
}

function isSame(asks: readonly Asked[], answers: readonly number[], how: WinContext, judgement: Judgement): boolean {
  for (let at = 0; at < asks.length; at++) if (asks[at]!(how, judgement) !== answers[at]) return false;
  return true;
}

/** Entries are frozen, since several wins have the same ones. */
export function remember(rules: Ruleset, how: WinContext, judgement: Judgement, { settlement, delta }: Paid): void {
  const memo = memoOf(rules);
  if (memo === undefined) return;
  if (memo.count++ === MOST) {
    memo.known.clear();
    memo.count = 1;
  }
  for (const entry of settlement) Object.freeze(entry);
  const key = keyOf(how, judgement);
  const answers = memo.asks.map((ask) => ask(how, judgement));
  memo.known.set(key, [...(memo.known.get(key) ?? []), { settlement, delta, answers }]);
}
