/** Cases of Japanese Modern: hands in the form of riichi, and what so many han and fu pay. */
import type { Judgement, Seat } from '../../../core/index.ts';
import { type PackRuleset, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import type { Outcome } from '../differences-page.ts';
import { readCases } from '../read-cases.ts';
import { tilesOf } from './hands-of-cases.ts';
import { answersTo, handOf, type RiichiCase } from './riichi.ts';

/** Where the source says nothing, `win`, `seat` and `round` are null: what is expected then holds for every one. */
type HandCase = Omit<RiichiCase, 'win' | 'seat' | 'round'> & {
  kind?: undefined;
  win: string | null;
  seat: number | null;
  round: number | null;
};

interface PaymentCase {
  id: string;
  kind: 'payment';
  dealer: boolean;
  han: number;
  /** Null where it does not matter. */
  fu: number | null;
  expect: Record<string, number>;
}

export type JapaneseModernCase = HandCase | PaymentCase;

export function japaneseModernCases(): JapaneseModernCase[] {
  return readCases<JapaneseModernCase>('japanese-modern-scoring.jsonl');
}

/** The cases as they came out. */
export function japaneseModernOutcomes(cases: readonly JapaneseModernCase[]): Outcome[] {
  return cases.map((one) => (one.kind === 'payment' ? paymentOutcome(one) : handOutcome(one)));
}

function handOutcome(one: HandCase): Outcome {
  const asked = askedOf(one).map((each) => ({ each, ...answersTo(each, []) }));
  const { each, ours, theirs } = asked.find((answer) => answer.ours !== answer.theirs) ?? asked[0]!;
  const by = one.by === 'tsumo' ? 'by draw' : 'by discard';
  return { id: one.id, case: [`\`${handOf(each)}\` ${by}`, ...one.flags].join(', '), ours, theirs, disputed: '' };
}

function askedOf(one: HandCase): RiichiCase[] {
  const wins = one.win === null ? [...new Set(tilesOf(one.hand))] : [one.win];
  const { payments } = one.expect;
  const expected = { ...one.expect, ...(payments && { payments: inOrder(payments) }) };
  const seats = one.seat === null ? [1, 2, 3, 4] : [one.seat];
  const rounds = one.round === null ? [1, 2] : [one.round];
  return wins.flatMap((win) =>
    seats.flatMap((seat) =>
      rounds.map((round) => ({
        ...one,
        win,
        seat,
        round,
        pack: 'japanese-modern',
        rules: {},
        expect: expected,
      })),
    ),
  );
}

/** As `answersTo` says payments: the dealer's first. */
function inOrder({ tsumo_dealer, ...others }: Record<string, number>): Record<string, number> {
  return tsumo_dealer === undefined ? others : { tsumo_dealer, ...others };
}

function paymentOutcome({ id, dealer, han, fu, expect }: PaymentCase): Outcome {
  const paid = paidFor(dealer, han, fu ?? 30);
  const ours = Object.fromEntries(Object.keys(expect).map((key) => [key, paid[key]]));
  const said = `${han} han ${fu ?? 'any'} fu, ${dealer ? 'dealer' : 'not the dealer'}`;
  return { id, case: said, ours: JSON.stringify(ours), theirs: JSON.stringify(expect), disputed: '' };
}

/** What a hand of so many han and fu is paid, whatever tiles it has. */
export function paidFor(dealer: boolean, han: number, fu: number): Record<string, number> {
  const rules = rulesOf('japanese-modern');
  const winner = dealer ? 0 : 1;
  const byDiscard = lossesOf(rules, { by: 'discard', seat: winner, from: 2 }, { han, fu });
  const byDraw = lossesOf(rules, { by: 'draw', seat: winner }, { han, fu });
  const drawn = dealer ? { tsumo_each: byDraw[1]! } : { tsumo_dealer: byDraw[0]!, tsumo_other: byDraw[2]! };
  return { ron: byDiscard[2]!, ...drawn };
}

function lossesOf(
  rules: PackRuleset,
  how: { by: 'discard' | 'draw'; seat: Seat; from?: Seat },
  tallies: Record<string, number>,
): number[] {
  const hand = '123m 456p 789s 222z 5z +5z';
  const { judgement } = sure(score(rules, hand, { ...how, with: ['riichi'] }));
  const worth: Judgement = { ...judgement!, patterns: [], ...worthOf(rules, tallies) };
  const scoring = { ...rules.scoring, judge: () => ({ judgement: worth, isWin: true }) };
  return sure(score({ ...rules, scoring }, hand, how)).delta!.map((sum) => -sum);
}

/** The value that the pack gives such tallies. */
function worthOf(rules: PackRuleset, known: Record<string, number>): Pick<Judgement, 'tallies' | 'steps' | 'value'> {
  const { steps: all, limits = [], value, tallies: names } = rules.scoring.rules;
  const query = {
    counts: rules.tiles.kinds.map(() => 0),
    melds: [],
    last: undefined,
    by: 'discard' as const,
    seat: 0,
    round: 1,
    bonus: [],
    situation: 0,
    marks: [],
    counters: {},
  };
  const tallies = { ...Object.fromEntries(names.map((name) => [name, 0])), ...known };
  const steps: Record<string, number> = {};
  const context = { query, tallies, steps, ofGroup: {} };
  for (const { name, ask } of all) steps[name] = ask(context);
  const limit = limits.find(({ when }) => when(context));
  return { tallies, steps, value: (limit?.value ?? value)(context) };
}
