/** Payments of Hong Kong tables: a hand of so many faan is won, and paid for as at the moment of the win. */
import {
  type Judgement,
  newGame,
  type OptionValue,
  type Ruleset,
  seatOfNumber,
  settle,
  type Stage,
  Table,
} from '../../../core/index.ts';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import type { Outcome } from '../differences-page.ts';

interface Win {
  winner: number;
  faan: number;
}

export interface PaymentCase extends Partial<Win> {
  id: string;
  kind: 'payment';
  profile: string;
  winners?: Win[];
  by?: 'ron' | 'tsumo';
  discarder?: number;
  liable?: number;
  flags?: ('kong_replacement' | 'rob_kong')[];
  rules?: { winners?: 'all'; dealer_multiplier?: number };
  expect: { delta?: number[]; points?: number };
}

type Options = Record<string, OptionValue>;

/** Hands of one faan and more, to try one by one. */
const HANDS = [
  '(123m) 456m 123p 789s 5s +5s',
  '(555z) (666z) 123m 456p 9s +9s',
  '(222m) (888p) (333s) 444z 5s +5s',
  '(222m) (888p) (333s) 555z 5s +5s',
  '(222m) (888p) (666z) 555z 5s +5s',
  '(222m) (888m) (333m) 444z 5m +5m',
  '(222m) (888m) (333m) 555z 5m +5m',
  '(222m) (888m) (666z) 555z 5m +5m',
  '(222m) (888m) (111z) 555z 5m +5m',
  '(123m) 456m 123m 789m 5m +5m',
  '(111z) (222m) (666z) 555z 5m +5m',
  '(222m) (888m) (333m) 777m 5m +5m',
  '(555z) (666z) (777z) 345m 2m +2m',
  '(111z) (222m) (555z) 666z 7z +7z',
  '(555z) (666z) (777z) 222m 5m +5m',
  '(1111m) (3333p) (7777s) (2222z) 5p +5p',
];

const FACTS = { kong_replacement: ['after_kong'], rob_kong: ['robbing_kong'] };

/** The worth of a hand that comes to just so many faan, won in this way. */
function judgementOf(one: PaymentCase, options: Options, { faan }: Win): Judgement {
  const rules = rulesOf('hong-kong', options);
  // Two flowers that score nothing for the first seat, and none.
  const flowers = options['table'] === 'association' ? [''] : [' 23f', ''];
  const how = {
    by: one.by === 'tsumo' ? ('draw' as const) : ('discard' as const),
    seat: 0,
    with: (one.flags ?? []).flatMap((flag) => FACTS[flag]),
  };
  for (const hand of HANDS.flatMap((text) => flowers.map((shown) => text + shown))) {
    const { judgement } = sure(score(rules, hand, how));
    if (judgement?.tallies['fan'] === faan) return judgement;
  }
  throw new Error(`${one.id}: none of the hands comes to ${faan} faan`);
}

/** How a hand was won; seats are counted from 1. */
export interface Moment {
  by: 'ron' | 'tsumo';
  /** Who drew the last tile, or exposed it. */
  from: number;
  winners: readonly number[];
  flags: readonly string[];
  liable?: number | undefined;
}

/** The table at the moment of the win: who drew or exposed the tile, how, and who has declared a win. */
function momentOf(begun: Table, { by, from: number, winners, flags }: Moment): Table {
  const from = seatOfNumber(number);
  const tile = begun.seats[from]!.hand[0]!;
  const begin = flags.includes('kong_replacement') ? ('replaced' as const) : ('drawn' as const);
  const turn = { seat: from, begin, offers: [], tile };
  const name = flags.includes('rob_kong') ? 'added_gong' : 'discard';
  const window = { name, tile, from, move: name, meld: -1, answers: [] };
  const stage: Stage = by === 'tsumo' ? { at: 'turn', turn } : { at: 'window', turn, window };
  const seats = begun.seats.map((seat, at) => (winners.includes(at + 1) ? { ...seat, marks: ['won'] } : seat));
  return new Table(begun.rules, { ...begun, seats, stage });
}

/** What each seat gains. */
export function gains(rules: Ruleset, moment: Moment, judgements: readonly Judgement[]): number[] {
  const liable = moment.liable === undefined ? undefined : seatOfNumber(moment.liable);
  const table = momentOf(newGame(rules, { seed: 1 }), moment);
  const entries = settle(table, 'win', moment.winners.map(seatOfNumber), [...judgements], liable);
  return [0, 1, 2, 3].map((seat) =>
    entries.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0),
  );
}

function deltaOf(one: PaymentCase, options: Options): number[] {
  const { by = 'ron', winner, discarder, flags = [], liable } = one;
  const wins = one.winners ?? [{ winner: winner!, faan: one.faan! }];
  const from = by === 'tsumo' ? winner! : discarder!;
  const moment = { by, from, winners: wins.map((win) => win.winner), flags, liable };
  const judgements = wins.map((win) => judgementOf(one, options, win));
  return gains(rulesOf('hong-kong', options), moment, judgements);
}

/** A payment as it comes out. */
export function paymentOutcome(one: PaymentCase, chosen: Options): Outcome {
  const options: Options = { ...chosen, minimum: 0 };
  if (one.rules?.winners === 'all') options['winners'] = 3;
  if (one.rules?.dealer_multiplier !== undefined) options['dealer_factor'] = one.rules.dealer_multiplier;
  const { id, profile, kind: _, expect, ...asked } = one;
  const ours =
    expect.points === undefined
      ? { delta: deltaOf(one, options) }
      : { points: judgementOf(one, options, { winner: 1, faan: one.faan! }).value };
  const said = JSON.stringify(asked).replaceAll('"', '');
  return { id, case: `${profile} ${said}`, theirs: JSON.stringify(expect), ours: JSON.stringify(ours), disputed: '' };
}
