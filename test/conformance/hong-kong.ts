/** Cases of the Hong Kong old style in their neutral form, each asked of the small pack of its profile. */
import type { Judgement } from '../../core/index.ts';
import { type Circumstances, score } from '../../rulesets/index.ts';
import { rulesOf } from '../kit/rules.ts';
import { sure } from '../kit/tiles.ts';
import { readCases } from './cases.ts';
import type { Difference } from './differences.ts';
import { chosenSets, meldText, tilesOf, withoutTiles } from './hand-text.ts';

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
  'common_hand', 'all_pungs', 'mixed_one_suit', 'pure_one_suit', 'mixed_terminals', 'all_terminals', 'all_honors', 'small_dragons',
  'great_dragons', 'small_winds', 'great_winds', 'nine_gates', 'thirteen_orphans', 'all_kongs',
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
  const flowers = one.profile === 'hk-b' ? one.flags.includes('count_no_flowers') : one.profile !== 'hk-d' || one.bonus_tiles_in_set === true;
  const rules = rulesOf(`test/packs/${one.profile}.yaml`, { flowers });
  const how: Circumstances = {
    by: one.by === 'tsumo' ? 'draw' : 'discard',
    seat: one.seat ?? windless(one),
    round: one.round ?? windless(one),
    with: one.flags.flatMap((flag) => FACTS[flag]),
  };
  const found = handsOf(one).flatMap((hand) => {
    const { judgement } = sure(score(rules, hand, how));
    return judgement ? [{ judgement, hand }] : [];
  });
  return found.sort((a, b) => b.judgement.tallies['fan']! - a.judgement.tallies['fan']!)[0];
}

/** Whether everything that the source says is so; and what we say, in words. */
export function answersTo(one: HongKongCase): { exact: boolean; theirs: string; ours: string } {
  const { expect } = one;
  const { judgement } = judge(one) ?? {};
  const awards = (judgement?.patterns ?? []).map(({ id, times, value }) => ({
    id: NAMES[id] ?? id,
    times,
    faan: value['fan'] ?? 0,
  }));
  const ids = awards.map(({ id }) => id);
  const fan = judgement?.tallies['fan'] ?? 0;
  const faan = one.profile === 'hk-a' ? fan : Math.min(fan, LIMIT);
  const structure = awards.filter(({ id }) => STRUCTURE.includes(id));
  const same = (mine: readonly string[], wanted: readonly string[]): boolean =>
    [...new Set(mine)].sort().join() === [...new Set(wanted.map(theirName))].sort().join();
  const checks = [
    (judgement === undefined) === (expect.error !== undefined),
    expect.patterns === undefined || same(ids, expect.patterns),
    (expect.includes ?? []).every((id) => ids.includes(theirName(id))),
    !(expect.excludes ?? []).some((id) => ids.includes(theirName(id))),
    expect.structure === undefined || same(structure.length > 0 ? structure.map(({ id }) => id) : ['chicken_hand'], expect.structure),
    expect.structure_faan === undefined || structure.reduce((sum, award) => sum + award.faan, 0) === expect.structure_faan,
    expect.faan === undefined || (expect.faan === 'limit' ? faan >= LIMIT : faan === expect.faan),
    expect.faan_at_least === undefined || faan >= expect.faan_at_least,
    Object.entries(expect.items ?? {}).every(([id, wanted]) => {
      const award = awards.find((each) => each.id === theirName(id));
      const times = [wanted].flat();
      return award?.times === times.length && award.faan === times.reduce((sum, each) => sum + each, 0);
    }),
  ];
  const ours = judgement === undefined ? 'no win' : `${awards.map((award) => `${award.id} ${award.faan}`).join(', ')} = ${faan}`;
  return { exact: checks.every(Boolean), theirs: JSON.stringify(expect).replaceAll('"', ''), ours };
}

export function hongKongCases(): HongKongCase[] {
  return readCases<HongKongCase>('hk-scoring.jsonl');
}

/** Cases that do not come out as their source says. */
export function hongKongDifferences(cases: readonly HongKongCase[]): Difference[] {
  return cases.flatMap((one) => {
    const { exact, theirs, ours } = answersTo(one);
    if (exact) return [];
    const said = [`\`${handsOf(one)[0]}\` by ${one.by === 'tsumo' ? 'draw' : 'discard'}`, ...one.flags].join(', ');
    return [{ id: one.id, case: said, theirs, ours, disputed: false }];
  });
}
