/** Looks for a winning hand that is paid for otherwise. */
import { type Account, numberOfSeat, onceFor, type OptionValue, type Seat } from '../../../core/index.ts';
import { notationOf, waysToWin } from '../../hands/index.ts';
import { type Circumstances, type PackRuleset, score } from '../../../loader/index.ts';
import type { Candidate } from './candidate-hands.ts';
import type { Change } from '../changes/changes-by-meaning.ts';
import type { Asked, HandSearch } from './hand-search.ts';
import { once } from '../once.ts';
import type { IsolatedChange } from '../isolated-change.ts';
import { aloneNames, type Found, isBetter, strengthOf } from './witness-types.ts';

/** Whether a change is one of what is paid for a win. */
export function isPayment({ path }: Change): boolean {
  return path[0] === 'settle' && path[1] === 'win';
}

const HANDS = 8;
/** Where there are many changes: so many hands, and they are among so many. */
const BRIEF_HANDS = 2;
const LOOKED_AT = 100;

/** The best hand whose payments show a change, if any does. */
export function paidHand(search: HandSearch, trial: IsolatedChange): Found | undefined {
  let best: Found | undefined;
  for (const { hand } of wonInBoth(search))
    for (const [cost, how] of waysToWin(hand.rules, PLAIN, { stake: 3000, responsible: [2] }).entries()) {
      if (best?.strength === 4) return best;
      const found = shownBy(search, trial, hand, how);
      if (found && isBetter(found.strength, hand.cost + cost, best)) best = { ...found, cost: hand.cost + cost };
    }
  return best;
}

const wonInBoth = onceFor(({ hands, effort }: HandSearch): Asked[] => {
  const isBrief = effort.patience !== undefined;
  const won: Asked[] = [];
  for (const each of isBrief ? hands.slice(0, LOOKED_AT) : hands) {
    if (won.length >= (isBrief ? BRIEF_HANDS : HANDS)) break;
    if (each.hand.query.last !== undefined && each.a.judgement && each.b.judgement) won.push(each);
  }
  return won;
});

/** What the packs as they are pay is asked for many changes. */
const paidBy = onceFor((_: HandSearch) => onceFor((_rules: PackRuleset) => new Map<string, string>()));

function usualPayment(search: HandSearch, rules: PackRuleset, notation: string, how: How): string {
  const known = paidBy(search)(rules);
  const key = `${notation} ${JSON.stringify(how)}`;
  if (!known.has(key)) known.set(key, paymentText(rules, notation, how));
  return known.get(key)!;
}

type How = Circumstances & { by: 'draw' | 'discard'; seat: Seat; responsible?: Seat };

/** The dealer or another wins. */
const PLAIN: readonly How[] = [0, 1].flatMap((seat) => (['discard', 'draw'] as const).map((by) => ({ seat, by })));

function shownBy(search: HandSearch, trial: IsolatedChange, hand: Candidate, how: How): Found | undefined {
  const notation = notationOf(hand.rules, hand.query);
  const paid = (rules: PackRuleset | undefined): string | undefined => rules && paymentText(rules, notation, how);
  const [a, b] = [search.a, search.b].map((rules) => usualPayment(search, rules, notation, how)) as [string, string];
  const plus = paid(trial.plus.of({}));
  const minus = once(() => paid(trial.minus.of({})));
  const strength = strengthOf({ a, b, plus, minus });
  if (strength === 0) return undefined;
  const isFirst = plus !== undefined && plus !== a;
  const [one, other] = strength === 4 ? [a, b] : isFirst ? [a, plus] : [minus()!, b];
  const names = strength === 4 ? search.names : aloneNames(search.names, isFirst);
  const results = [
    { under: names[0], says: one },
    { under: names[1], says: other },
  ] as const;
  return { strength, cost: 0, witness: { is: 'hand', shown: `${notation}${howText(how)}`, results } };
}

/** Who wins and loses what; why not, where the hand is none. */
function paymentText(rules: PackRuleset, notation: string, how: How): string {
  const scored = score(rules, notation, knownTo(rules, how));
  if (!scored.ok || !scored.value.win) return 'no win';
  const net = new Map<Account, number>();
  for (const { from, to, amount } of scored.value.settlement) {
    net.set(from, (net.get(from) ?? 0) - amount);
    net.set(to, (net.get(to) ?? 0) + amount);
  }
  const parts = [...net].filter(([, amount]) => amount !== 0).sort(([x], [y]) => (String(x) < String(y) ? -1 : 1));
  const told = parts.map(
    ([who, amount]) => `${typeof who === 'number' ? `seat ${numberOfSeat(who)}` : who} ${signed(amount)}`,
  );
  return told.length === 0 ? 'nobody pays' : told.join(', ');
}

/** What these rules do not count is left out. */
function knownTo(rules: PackRuleset, { counters, deposits, ...how }: How): Circumstances {
  const some = (all: unknown, known: readonly string[]): Record<string, number> =>
    Object.fromEntries(Object.entries((all ?? {}) as Record<string, number>).filter(([name]) => known.includes(name)));
  return { ...how, counters: some(counters, rules.tableCounters), deposits: some(deposits, rules.pots) };
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function howText({ by, seat, counters, deposits, responsible }: How): string {
  const named = (all: unknown): string[] =>
    Object.entries((all ?? {}) as Record<string, OptionValue>).map(([name, amount]) => `${name} ${amount}`);
  const parts = [
    `by ${by}`,
    ...(seat === 0 ? [] : [`seat ${numberOfSeat(seat)}`]),
    ...named(counters),
    ...named(deposits),
    ...(responsible === undefined ? [] : [`seat ${numberOfSeat(responsible)} responsible`]),
  ];
  return parts.map((part) => `, ${part}`).join('');
}
