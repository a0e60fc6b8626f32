/** Cases of the Hong Kong old style in their neutral form, each asked of the small pack of its profile. */
import { type Judgement, seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { readCases } from '../read-cases.ts';
import type { Outcome } from '../differences-page.ts';
import { chosenSets, meldText, tilesOf, withoutTiles } from './hands-of-cases.ts';

export interface HongKongCase {
  id: string;
  profile: 'hk-a' | 'hk-b' | 'hk-c' | 'hk-d';
  /** Concealed tiles, the winning one included. */
  hand: string;
  melds: { type: string; tiles: string }[];
  win: string | null;
  by: 'ron' | 'tsumo';
  seat: number | null;
  round: number | null;
  flags: (keyof typeof FACTS)[];
  flowers: string[];
  counts_as_concealed?: boolean;
  bonus_tiles_in_set?: boolean;
  expect: Expected;
}

interface Expected {
  error?: 'not_winning';
  /** All patterns. */
  patterns?: string[];
  includes?: string[];
  excludes?: string[];
  /** Patterns of shape alone, and what they are worth together. */
  structure?: string[];
  structure_faan?: number;
  faan?: number | 'limit';
  faan_at_least?: number;
  /** Faan of single patterns, once or for each time. */
  items?: Record<string, number | number[]>;
}

const FACTS = {
  last_wall: ['last_of_wall'],
  last_discard: ['last_of_wall'],
  kong_replacement: ['after_kong'],
  double_kong_replacement: ['after_kong', 'after_two_kongs'],
  heavenly: ['dealt_hand'],
  concealed: [],
  count_no_flowers: [],
};

/** Our names of the patterns of the cases; the others are called the same. */
const NAMES: Record<string, string> = {
  common: 'common_hand',
  all_triplets: 'all_pungs',
  dragon_triplet: 'dragon_pung',
  own_wind: 'seat_wind',
  junior_3_chiefs: 'small_dragons',
  grand_3_chiefs: 'great_dragons',
  junior_4_happiness: 'small_winds',
  grand_4_happiness: 'great_winds',
  thirteen_terminals: 'thirteen_orphans',
  eighteen_arhats: 'all_kongs',
  self_drawn: 'self_draw',
  moon: 'last_wall_tile',
  no_flower: 'no_flowers',
};

/** One profile calls it all chows. */
const theirName = (id: string): string => (id === 'all_chows' ? 'common_hand' : id);

const STRUCTURE = [
  'common_hand',
  'all_pungs',
  'mixed_one_suit',
  'pure_one_suit',
  'mixed_terminals',
  'all_terminals',
  'all_honors',
  'small_dragons',
  'great_dragons',
  'small_winds',
  'great_winds',
  'nine_gates',
  'thirteen_orphans',
  'all_kongs',
];

const LIMIT = 13;

/** A case in our notation; where the source calls a hand of concealed tiles open, each way of claiming one of its sets. */
function handsOf({ hand, melds, win, flowers, counts_as_concealed: closed }: HongKongCase): string[] {
  const shown = melds.map(({ type, tiles }) => meldText(type, tiles));
  const bonus = flowers.map((id) => `${Number(id[1]) + (id[0] === 's' ? 4 : 0)}f`).join('');
  const last = win === null ? '' : `+${win}`;
  const text = (held: readonly string[], sets: readonly string[]): string =>
    [held.join(''), ...sets, last, bonus].filter((part) => part !== '').join(' ');
  const held = withoutTiles(tilesOf(hand), win === null ? [] : [win]);
  if (closed !== false || melds.length > 0) return [text(held, shown)];
  return chosenSets(held).map((set) => text(withoutTiles(held, set), [`(${set.join('')})`]));
}

/** Where the source names no seat or round, one that gives no wind. */
function windless({ hand, melds }: HongKongCase): number {
  const all = [hand, ...melds.map(({ tiles }) => tiles)].flatMap(tilesOf);
  const free = [1, 2, 3, 4].find((wind) => all.filter((tile) => tile === `${wind}z`).length < 3);
  return free ?? 1;
}

/** What a case says we find, or undefined where the hand does not win. */
function judge(one: HongKongCase): { judgement: Judgement; hand: string } | undefined {
  const flowers =
    one.profile === 'hk-b'
      ? one.flags.includes('count_no_flowers')
      : one.profile !== 'hk-d' || one.bonus_tiles_in_set === true;
  const rules = rulesOf(`test/packs/${one.profile}.yaml`, { flowers });
  const how: Circumstances = {
    by: one.by === 'tsumo' ? 'draw' : 'discard',
    seat: seatOfNumber(one.seat ?? windless(one)),
    round: one.round ?? windless(one),
    with: one.flags.flatMap((flag) => FACTS[flag]),
  };
  const found = handsOf(one).flatMap((hand) => {
    const { judgement } = sure(score(rules, hand, how));
    return judgement ? [{ judgement, hand }] : [];
  });
  return found.sort((a, b) => b.judgement.tallies['fan']! - a.judgement.tallies['fan']!)[0];
}

/** A hand as it came out, in the words of the cases. */
interface Answer {
  win: boolean;
  awards: { id: string; times: number; faan: number }[];
  faan: number;
}

function answerOf(one: HongKongCase): Answer {
  const { judgement } = judge(one) ?? {};
  const awards = (judgement?.patterns ?? []).map(({ id, times, value }) => ({
    id: NAMES[id] ?? id,
    times,
    faan: value['fan'] ?? 0,
  }));
  const fan = judgement?.tallies['fan'] ?? 0;
  return { win: judgement !== undefined, awards, faan: one.profile === 'hk-a' ? fan : Math.min(fan, LIMIT) };
}

/** Whether everything that the source says is so; and what we say, in words. */
function answersTo(one: HongKongCase): { exact: boolean; theirs: string; ours: string } {
  const answer = answerOf(one);
  const { win, awards, faan } = answer;
  const ours = win
    ? `${awards.map((award) => `${award.id} ${award.faan}`).join(', ') || 'no pattern'} = ${faan}`
    : 'no win';
  const exact =
    win === (one.expect.error === undefined) && hasPatterns(answer, one.expect) && hasFaan(answer, one.expect);
  return { exact, theirs: JSON.stringify(one.expect).replaceAll('"', ''), ours };
}

function hasPatterns({ awards }: Answer, { patterns, structure, includes = [], excludes = [] }: Expected): boolean {
  const ids = awards.map(({ id }) => id);
  const ofShape = ids.filter((id) => STRUCTURE.includes(id));
  return (
    (patterns === undefined || isSame(ids, patterns)) &&
    (structure === undefined || isSame(ofShape.length > 0 ? ofShape : ['chicken_hand'], structure)) &&
    includes.every((id) => ids.includes(theirName(id))) &&
    !excludes.some((id) => ids.includes(theirName(id)))
  );
}

function isSame(ids: readonly string[], wanted: readonly string[]): boolean {
  const key = (list: readonly string[]): string => [...new Set(list.map(theirName))].sort().join();
  return key(ids) === key(wanted);
}

function hasFaan({ awards, faan }: Answer, expect: Expected): boolean {
  const structure = awards.filter(({ id }) => STRUCTURE.includes(id)).reduce((sum, award) => sum + award.faan, 0);
  return (
    (expect.structure_faan === undefined || structure === expect.structure_faan) &&
    (expect.faan === undefined || (expect.faan === 'limit' ? faan >= LIMIT : faan === expect.faan)) &&
    faan >= (expect.faan_at_least ?? 0) &&
    Object.entries(expect.items ?? {}).every(([id, wanted]) => isItem(awards, theirName(id), [wanted].flat()))
  );
}

/** Whether a pattern is there as often as said, and worth as much. */
function isItem(awards: Answer['awards'], id: string, each: readonly number[]): boolean {
  const award = awards.find((one) => one.id === id);
  return award?.times === each.length && award.faan === each.reduce((sum, faan) => sum + faan, 0);
}

export function hongKongCases(): HongKongCase[] {
  return readCases<HongKongCase>('hk-scoring.jsonl');
}

/** Every case as it comes out. */
export function hongKongOutcomes(cases: readonly HongKongCase[]): Outcome[] {
  return cases.map((one) => {
    const { exact, theirs, ours } = answersTo(one);
    const said = [`\`${handsOf(one)[0]}\` by ${one.by === 'tsumo' ? 'draw' : 'discard'}`, ...one.flags].join(', ');
    return { id: one.id, case: said, theirs: exact ? ours : theirs, ours, disputed: '' };
  });
}
