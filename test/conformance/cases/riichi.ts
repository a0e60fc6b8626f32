/** Cases of riichi in their neutral form, asked of the pack they name; else of `riichi`, or of `sanma` where three play. */
import { meldText, type WonHand } from './hands-of-cases.ts';
import { type Judgement, type OptionValue, seatOfNumber } from '../../../core/index.ts';
import { riichiNames } from '../../../records/index.ts';
import { type Circumstances, type HandScore, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { readCases } from '../read-cases.ts';
import type { Outcome } from '../differences-page.ts';

export interface RiichiCase extends WonHand {
  pack?: string;
  from?: number;
  /** Who is liable. */
  pao?: number;
  flags: (keyof typeof FACTS)[];
  dora: string[];
  ura: string[];
  honba: number;
  sticks: number;
  /** Norths laid aside. */
  kita?: number;
  rules: Record<string, OptionValue>;
  expect: Expected;
}

interface Expected {
  yaku?: { id: string; han?: number; yakuman?: number }[];
  han?: number;
  fu?: number;
  /** Before it is rounded. */
  fu_sum?: number;
  yakuman?: number;
  /** Where yakuman do not add up: those of which the hand is one. */
  same?: string[];
  limit?: string;
  payments?: Record<string, number>;
  total?: number;
  delta?: number[];
  error?: 'not_winning' | 'no_yaku';
}

const FACTS = {
  riichi: ['riichi'],
  double_riichi: ['riichi', 'double_riichi'],
  ippatsu: ['ippatsu'],
  rinshan: ['after_kong'],
  chankan: ['robbing_kong'],
  haitei: ['last_tile'],
  houtei: ['last_tile'],
  tenhou: ['dealt_hand'],
  chiihou: ['first_draw'],
  renhou: ['before_first_draw'],
};

/** A case in our notation. */
export function handOf({ hand, melds, win, kita = 0 }: RiichiCase): string {
  const tiles = [...hand.matchAll(/(\d+)([a-z])/g)].flatMap(([, ranks, suit]) =>
    [...ranks!].map((rank) => rank + suit),
  );
  tiles.splice(tiles.indexOf(win), 1);
  const aside = kita === 0 ? [] : [`/${'4'.repeat(kita)}z`];
  return [tiles.join(''), ...melds.map(({ type, tiles: shown }) => meldText(type, shown)), `+${win}`, ...aside].join(
    ' ',
  );
}

export function circumstancesOf(one: RiichiCase): Circumstances {
  const { by, seat, round, from, pao, flags, dora, ura, honba, sticks } = one;
  return {
    by: by === 'tsumo' ? 'draw' : 'discard',
    seat: seatOfNumber(seat),
    round,
    ...(from !== undefined && { from: seatOfNumber(from) }),
    with: [...new Set(flags.flatMap((flag) => FACTS[flag]))],
    lists: { indicators: dora.join(''), under_indicators: ura.join('') },
    counters: { repeats: honba },
    deposits: { stakes: sticks * 1000 },
    ...(pao !== undefined && { responsible: seatOfNumber(pao) }),
  };
}

export function scoreCase(one: RiichiCase): HandScore {
  const { players, ...options } = one.rules;
  const pack = one.pack ?? (players === 3 ? 'sanma' : 'riichi');
  return sure(score(rulesOf(pack, options), handOf(one), circumstancesOf(one)));
}

/** What the case says and what we say, in the form of the case: of what it asks, and what is `said` by leaving it out. */
export function answersTo(
  one: RiichiCase,
  said: (keyof Expected)[] = ['error', 'limit'],
): { ours: string; theirs: string } {
  const scored = scoreCase(one);
  const found = scored.judgement ? resultOf(one, scored, scored.judgement) : errorOf(scored);
  const asked = new Set([...said, ...(Object.keys(one.expect) as (keyof Expected)[])]);
  const ours = Object.fromEntries([...asked].map((key) => [key, found[key]]));
  const theirs = Object.fromEntries(
    [...asked].map((key) => [key, key === 'yaku' ? sorted(one.expect.yaku!) : one.expect[key]]),
  );
  return { ours: JSON.stringify(ours), theirs: JSON.stringify(theirs) };
}

function errorOf({ reason }: HandScore): Expected {
  return { error: reason === 'below-minimum' ? 'no_yaku' : 'not_winning' };
}

function resultOf(one: RiichiCase, scored: HandScore, judgement: Judgement): Expected {
  const { tallies, sums, limit, value, steps } = judgement;
  const yakuman = value / 8000;
  const payments = paymentsOf(one, scored);
  return {
    yaku: sorted(namedLike(one.expect, yakuOf(judgement))),
    han: tallies['han']!,
    fu: steps!['minipoints']!,
    ...(one.expect.same && { same: one.expect.same }),
    fu_sum: sums?.['fu'] ?? tallies['fu']!,
    yakuman,
    ...(limit !== undefined && { limit: limitOf(limit, yakuman) }),
    payments,
    total: totalOf(scored),
    delta: scored.delta,
  };
}

function yakuOf({ patterns }: Judgement): NonNullable<Expected['yaku']> {
  const theirs = [...Object.entries(riichiNames.patterns), ['renhou', 'blessing_of_man']];
  return patterns.flatMap(({ id, value: { han, yakuman } }) => {
    const known = theirs.filter(([, ours]) => ours === id);
    return known.map(([name]) => ({ id: name, ...(han && { han }), ...(yakuman && { yakuman }) }));
  });
}

/** Of several yakuman each is right: ours is told by the name that they give. */
function namedLike({ same, yaku }: Expected, ours: NonNullable<Expected['yaku']>): NonNullable<Expected['yaku']> {
  return same && ours.length === 1 && same.includes(ours[0]!.id) ? yaku! : ours;
}

function sorted(yaku: NonNullable<Expected['yaku']>): NonNullable<Expected['yaku']> {
  return [...yaku].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function limitOf(limit: string, yakuman: number): string {
  const name = limit === 'counted_yakuman' ? 'kazoe_yakuman' : limit;
  return yakuman > 1 ? `${yakuman}x_${name}` : name;
}

/** What a payment is for decides whether it belongs to the hand. */
const BESIDE_THE_HAND = ['repeats', 'repeats_liable', 'own_stake', 'stakes'];

function totalOf({ settlement }: HandScore): number {
  return settlement.reduce((sum, { rule, amount }) => sum + (BESIDE_THE_HAND.includes(rule) ? 0 : amount), 0);
}

function paymentsOf({ by, seat }: RiichiCase, scored: HandScore): Record<string, number> {
  const { settlement } = scored;
  const paidBy = (payer: number): number =>
    settlement.reduce(
      (sum, { from, rule, amount }) => sum + (from === payer && !BESIDE_THE_HAND.includes(rule) ? amount : 0),
      0,
    );
  if (by === 'ron') return { ron: totalOf(scored) };
  if (seat === 1) return { tsumo_each: paidBy(1) };
  return { tsumo_dealer: paidBy(0), tsumo_other: paidBy(seat === 2 ? 2 : 1) };
}

export function riichiCases(): RiichiCase[] {
  return readCases<RiichiCase>('riichi-scoring.jsonl');
}

export function sanmaCases(): RiichiCase[] {
  return readCases<RiichiCase>('sanma-scoring.jsonl');
}

/** The cases as they came out. */
export function riichiOutcomes(cases: readonly RiichiCase[]): Outcome[] {
  return cases.map((one) => {
    const by = one.by === 'tsumo' ? 'by draw' : 'by discard';
    const said = [`\`${handOf(one)}\` ${by}`, ...one.flags].join(', ');
    return { id: one.id, case: said, ...answersTo(one), disputed: '' };
  });
}
