/** Cases of Taiwanese mahjong in their neutral form, asked of the small pack of their profile. */
import { seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { readCases } from '../read-cases.ts';
import type { Outcome } from '../differences-page.ts';
import { flowersText, meldText, tilesOf, withoutTiles } from './hands-of-cases.ts';

export interface TaiwaneseCase {
  id: string;
  profile: 'tw-a';
  sets: { type: string; tiles: string; open: boolean }[];
  pair: string;
  win: string;
  by: 'ron' | 'tsumo';
  seat: number;
  round: number;
  dealer: boolean;
  dealer_streak: number;
  flags: (keyof typeof FACTS)[];
  flowers: string[];
  expect: { includes?: Award[]; excludes?: string[]; tai?: number };
}

interface Award {
  id: string;
  tai: number;
}

const FACTS = {
  kong_replacement: 'kong_draw',
  last_discard: 'last_of_wall',
  heavenly: 'dealt_win',
  earthly: 'first_draw',
};

/** Their names of our patterns; the others are called the same. */
const NAMES: Record<string, string> = {
  right_flower: 'own_flower',
  flower_kong: 'flower_group',
  dragon_pung: 'dragon_triplet',
  little_three_dragons: 'small_three_dragons',
  little_four_winds: 'small_four_winds',
  three_concealed_pungs: 'three_concealed_triplets',
  four_concealed_pungs: 'four_concealed_triplets',
  self_drawn: 'self_draw',
  fully_concealed_hand: 'concealed_self_draw',
  concealed_hand: 'concealed',
  seat_wind_pung: 'seat_wind',
  round_wind_pung: 'round_wind',
  last_tile_claim: 'last_discard',
  heavenly_win: 'heavenly_hand',
  earthly_win: 'earthly_hand',
  flat_hand: 'all_sequences',
};

/** A case in our notation. An open set with the winning tile, which the hand has nowhere else, was completed by it. */
function handOf({ sets, pair, win, flowers }: TaiwaneseCase): string {
  const closed = [...tilesOf(pair), ...sets.filter(({ open }) => !open).flatMap(({ tiles }) => tilesOf(tiles))];
  const completed = closed.includes(win) ? undefined : sets.find(({ tiles }) => tilesOf(tiles).includes(win));
  const held = withoutTiles([...closed, ...tilesOf(completed?.tiles ?? '')], [win]);
  const claimed = sets.filter((set) => set.open && set !== completed);
  const shown = claimed.map(({ type, tiles }) => meldText(type, tiles));
  const bonus = flowersText(flowers);
  return [held.join(''), ...shown, bonus, `+${win}`].filter((part) => part !== '').join(' ');
}

/** The patterns of the hand, and what the dealer's part of the payment adds. */
function awardsOf(one: TaiwaneseCase): { awards: (Award & { times: number })[]; tai: number } | undefined {
  const how: Circumstances = {
    by: one.by === 'tsumo' ? 'draw' : 'discard',
    seat: seatOfNumber(one.dealer ? 1 : one.seat),
    round: one.round,
    counters: { streak: one.dealer_streak },
    with: one.flags.map((flag) => FACTS[flag]),
  };
  const { judgement, delta } = sure(score(rulesOf(`test/packs/${one.profile}.yaml`), handOf(one), how));
  if (!judgement) return undefined;
  const awards = judgement.patterns.map(({ id, times, value }) => ({
    id: NAMES[id] ?? id,
    times,
    tai: value['tai'] ?? 0,
  }));
  const dealer = one.dealer ? dealerTai(judgement.value, delta) : 0;
  if (dealer > 0) awards.push({ id: one.dealer_streak > 0 ? 'dealer_streak' : 'dealer', times: 1, tai: dealer });
  return { awards, tai: judgement.value + dealer };
}

/** What one loser pays beside the base and the tai of the hand. */
function dealerTai(value: number, delta: readonly number[] | undefined): number {
  const paid = -Math.min(...(delta ?? [0]));
  return paid - BASE - value;
}

const BASE = 5;

/** Whether everything that the source says is so; and what we say, in words. */
function answersTo(one: TaiwaneseCase): { exact: boolean; theirs: string; ours: string } {
  const { includes = [], excludes = [], tai } = one.expect;
  const answer = awardsOf(one);
  const { awards = [], tai: total = 0 } = answer ?? {};
  const ours = answer
    ? `${awards.map((award) => `${award.id} ${award.tai}`).join(', ') || 'no pattern'} = ${total}`
    : 'no win';
  const exact =
    answer !== undefined &&
    (tai === undefined || total === tai) &&
    [...new Set(includes.map(({ id }) => id))].every((id) => isAward(awards, includes, id)) &&
    !excludes.some((id) => awards.some((award) => award.id === id));
  return { exact, theirs: JSON.stringify(one.expect).replaceAll('"', ''), ours };
}

/** Whether a pattern is there as often as said, and worth as much in all. */
function isAward(awards: readonly (Award & { times: number })[], wanted: readonly Award[], id: string): boolean {
  const each = wanted.filter((award) => award.id === id);
  const found = awards.find((award) => award.id === id);
  return found?.times === each.length && found.tai === each.reduce((sum, award) => sum + award.tai, 0);
}

export function taiwaneseCases(): TaiwaneseCase[] {
  return readCases<TaiwaneseCase>('taiwanese-scoring.jsonl');
}

/** Every case as it comes out. */
export function taiwaneseOutcomes(cases: readonly TaiwaneseCase[]): Outcome[] {
  return cases.map((one) => {
    const { exact, theirs, ours } = answersTo(one);
    const said = [`\`${handOf(one)}\` by ${one.by === 'tsumo' ? 'draw' : 'discard'}`, ...one.flags].join(', ');
    return { id: one.id, case: said, theirs: exact ? ours : theirs, ours, disputed: '' };
  });
}
