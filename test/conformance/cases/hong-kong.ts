/** Cases of Hong Kong tables in their neutral form, each asked of the pack with the choices of its profile. */
import { type Judgement, type OptionValue, seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { readCases } from '../read-cases.ts';
import type { Outcome } from '../differences-page.ts';
import { flowersText, chosenSets, meldText, tilesOf, withoutTiles } from './hands-of-cases.ts';
import { paymentOutcome, type PaymentCase } from './hong-kong-payments.ts';

export type Options = Record<string, OptionValue>;

export interface HongKongCase {
  id: string;
  kind?: undefined;
  profile: string;
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
  /** Whether it wins with the minimum of the table. */
  legal?: boolean;
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

/** Tables whose parts add up as at home, with a ceiling of thirteen and seven and eight flowers added to a hand. */
const HOME: Options = { table: 'half_spicy', minimum: 0, limit: 13, hidden_treasure_fan: 0, flower_hands: 'added' };

/** The choices of each profile; docs of the cases give their values. */
export const PROFILES: Record<string, Options> = {
  'hk-a': {
    ...{
      table: 'half_spicy',
      minimum: 0,
      limit: 0,
      flower_hands: 'never',
      no_flowers_count: false,
      gong_on_gong_fan: 0,
    },
    ...{
      concealed_hand: 'never',
      mixed_terminals_fan: 0,
      hidden_treasure_fan: 0,
      all_terminals_fan: 0,
      seven_pairs_fan: 4,
    },
    ...{ small_dragons_fan: 4, big_dragons_fan: 8, dragons_beside: false, small_winds_fan: 6, winds_beside: false },
    ...{ nine_gates_fan: 13, honors_beside: true },
  },
  'hk-b': {
    ...{
      ...HOME,
      big_dragons_fan: 13,
      small_winds_fan: 13,
      all_honors_fan: 13,
      all_terminals_fan: 13,
      nine_gates_fan: 13,
    },
    ...{ hidden_treasure_fan: 13, gong_on_gong_fan: 13, eight_flowers_fan: 13 },
  },
  'hk-c': HOME,
  'hk-d': {
    ...{
      ...HOME,
      mixed_terminals_fan: 10,
      big_dragons_fan: 8,
      small_winds_fan: 6,
      big_winds_fan: 8,
      nine_gates_fan: 13,
    },
    ...{ honors_beside: true, eight_flowers_fan: 13 },
  },
  'hk-e': { table: 'social' },
  'hk-e0': { table: 'social', minimum: 0 },
  'hk-f': { table: 'association' },
  'hk-g': { table: 'association', flowers: true },
  'hk-h': { table: 'half_spicy' },
};

export const FACTS = {
  last_wall: ['last_of_wall'],
  last_discard: ['last_of_wall'],
  kong_replacement: ['after_kong'],
  double_kong_replacement: ['after_kong', 'after_two_kongs'],
  rob_kong: ['robbing_kong'],
  heavenly: ['dealt_hand'],
  earthly: ['first_discard'],
  concealed: [],
  count_no_flowers: [],
};

/** Our names of the patterns of the cases; the others are called the same. */
const NAMES: Record<string, string> = {
  common: 'all_chows',
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
  gong_glory: 'kong_replacement',
  double_gong: 'double_kong_replacement',
  robbing_gong: 'robbing_kong',
  heavenly: 'heavenly_hand',
  earthly: 'earthly_hand',
  moon: 'last_tile',
  no_flower: 'no_flowers',
};

/** Names that profiles have for the same pattern. */
const SAME: Record<string, string> = { common_hand: 'all_chows', last_wall_tile: 'last_tile' };

/** The one name of a pattern; profile a calls the last discard the last tile too, and only profile d tells seasons apart. */
export function patternName(id: string, profile: string): string {
  if (profile === 'hk-a' && id === 'last_discard') return 'last_tile';
  if (profile !== 'hk-d' && id === 'own_season') return 'own_flower';
  return NAMES[id] ?? SAME[id] ?? id;
}

const STRUCTURE = [
  ...['all_chows', 'all_pungs', 'mixed_one_suit', 'pure_one_suit', 'mixed_terminals', 'all_terminals', 'all_honors'],
  ...['small_dragons', 'great_dragons', 'small_winds', 'great_winds', 'nine_gates', 'thirteen_orphans', 'all_kongs'],
];

/** A case in our notation; where the source calls a hand of concealed tiles open, each way of claiming one of its sets. */
export function handsOf(
  one: Pick<HongKongCase, 'hand' | 'melds' | 'win' | 'flowers' | 'counts_as_concealed'>,
): string[] {
  const { hand, melds, win, flowers, counts_as_concealed: closed } = one;
  const shown = melds.map(({ type, tiles }) => meldText(type, tiles));
  const bonus = flowersText(flowers);
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

/** The choices of a case: its profile, and whether it plays with flowers. */
function optionsOf({ profile, flags, bonus_tiles_in_set: bonus }: HongKongCase): Options {
  const chosen = PROFILES[profile]!;
  if (profile === 'hk-b') return { ...chosen, flowers: flags.includes('count_no_flowers') };
  return profile === 'hk-d' ? { ...chosen, flowers: bonus === true } : chosen;
}

/** What a case says we find, or undefined where the hand does not win. */
function judge(one: HongKongCase, options: Options): Judgement | undefined {
  const rules = rulesOf('hong-kong', options);
  const how: Circumstances = {
    by: one.by === 'tsumo' ? 'draw' : 'discard',
    seat: seatOfNumber(one.seat ?? windless(one)),
    round: one.round ?? windless(one),
    with: one.flags.flatMap((flag) => FACTS[flag]),
  };
  const found = handsOf(one).flatMap((hand) => {
    const { win, judgement } = sure(score(rules, hand, how));
    return win && judgement ? [judgement] : [];
  });
  return found.sort((a, b) => b.tallies['fan']! - a.tallies['fan']!)[0];
}

/** A hand as it came out, in the words of the cases. */
interface Answer {
  win: boolean;
  legal: boolean;
  awards: { id: string; times: number; faan: number }[];
  faan: number;
  limit: number;
}

/** Patterns are asked for without a minimum, which the small hands of most cases do not reach. */
export function answerOf(one: HongKongCase): Answer {
  const options = optionsOf(one);
  const limit = Number(options['limit'] ?? 10);
  const judgement = judge(one, { ...options, minimum: 0 });
  const legal = judge(one, options) !== undefined;
  const awards = (judgement?.patterns ?? []).map(({ id, times, value }) => ({
    id: patternName(id, one.profile),
    times,
    faan: value['fan'] ?? 0,
  }));
  const fan = judgement?.tallies['fan'] ?? 0;
  return { win: judgement !== undefined, legal, awards, faan: limit > 0 ? Math.min(fan, limit) : fan, limit };
}

/** Whether everything that the source says is so; and what we say, in words. */
function answersTo(one: HongKongCase): { exact: boolean; theirs: string; ours: string } {
  const answer = answerOf(one);
  const { win, legal, awards, faan } = answer;
  const ours = win
    ? `${awards.map((award) => `${award.id} ${award.faan}`).join(', ') || 'no pattern'} = ${faan}`
    : 'no win';
  const named = (ids: readonly string[] | undefined): string[] | undefined =>
    ids?.map((id) => patternName(id, one.profile));
  const { patterns, structure, includes, excludes } = one.expect;
  const exact =
    (one.expect.legal === undefined ? win === (one.expect.error === undefined) : legal === one.expect.legal) &&
    hasPatterns(answer, {
      ...one.expect,
      patterns: named(patterns),
      structure: named(structure),
      includes: named(includes),
      excludes: named(excludes),
    }) &&
    hasFaan(answer, one.expect);
  return { exact, theirs: JSON.stringify(one.expect).replaceAll('"', ''), ours };
}

type Named = { [Key in 'patterns' | 'structure' | 'includes' | 'excludes']: string[] | undefined };

function hasPatterns({ awards }: Answer, { patterns, structure, includes = [], excludes = [] }: Named): boolean {
  const ids = awards.map(({ id }) => id);
  const ofShape = ids.filter((id) => STRUCTURE.includes(id));
  return (
    (patterns === undefined || isSame(ids, patterns)) &&
    (structure === undefined || isSame(ofShape.length > 0 ? ofShape : ['chicken_hand'], structure)) &&
    includes.every((id) => ids.includes(id)) &&
    !excludes.some((id) => ids.includes(id))
  );
}

function isSame(ids: readonly string[], wanted: readonly string[]): boolean {
  const key = (list: readonly string[]): string => [...new Set(list)].sort().join();
  return key(ids) === key(wanted);
}

function hasFaan({ awards, faan, limit }: Answer, expect: Expected): boolean {
  const structure = awards.filter(({ id }) => STRUCTURE.includes(id)).reduce((sum, award) => sum + award.faan, 0);
  return (
    (expect.structure_faan === undefined || structure === expect.structure_faan) &&
    (expect.faan === undefined || faan === (expect.faan === 'limit' ? limit : expect.faan)) &&
    faan >= (expect.faan_at_least ?? 0) &&
    Object.entries(expect.items ?? {}).every(([id, wanted]) => isItem(awards, id, [wanted].flat()))
  );
}

/** Whether a pattern is there as often as said, and worth as much. */
function isItem(awards: Answer['awards'], id: string, each: readonly number[]): boolean {
  const award = awards.find((one) => one.id === id);
  return award?.times === each.length && award.faan === each.reduce((sum, faan) => sum + faan, 0);
}

/** The files of cases. */
export const FILES = ['hk-scoring.jsonl', 'hongkong-scoring.jsonl'];

export function hongKongCases(file: string): (HongKongCase | PaymentCase)[] {
  return readCases<HongKongCase | PaymentCase>(file);
}

/** Every case as it comes out. */
export function hongKongOutcomes(cases: readonly (HongKongCase | PaymentCase)[]): Outcome[] {
  return cases.map((one) => (one.kind === 'payment' ? paymentOutcome(one, PROFILES[one.profile]!) : handOutcome(one)));
}

function handOutcome(one: HongKongCase): Outcome {
  const { exact, theirs, ours } = answersTo(one);
  const said = [`\`${handsOf(one)[0]}\` by ${one.by === 'tsumo' ? 'draw' : 'discard'}`, ...one.flags].join(', ');
  return { id: one.id, case: said, theirs: exact ? ours : theirs, ours, disputed: '' };
}
