/** Cases of Sichuan mahjong in their neutral form, asked of our packs with the options of each source. */
import { kindOf, type OptionValue, tallyOf } from '../../../core/index.ts';
import { type Circumstances, score, waits } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { meldText, tilesOf, withoutTiles } from './hands-of-cases.ts';
import type { Outcome } from '../differences-page.ts';

export interface SichuanCase {
  id: string;
  kind: 'win' | 'ready' | 'deal';
  profile: string;
  hand: string;
  melds: { type: string; tiles: string }[];
  win?: string;
  by?: 'ron' | 'tsumo';
  flags?: (keyof typeof FACTS)[];
  void?: 'm' | 'p' | 's';
  expect: {
    error?: string;
    fan?: { id: string; count: number }[];
    includes?: { id: string; count: number }[];
    excludes?: string[];
    base?: number;
    added?: number;
    multiplier?: number;
    fan_uncapped?: number;
    fan_total?: number;
    value?: number;
    value_cap4?: number;
    ready?: boolean;
    tiles?: string[];
    includes_tiles?: string[];
    best_value?: number;
  };
}

const HOOK_INSTEAD = { golden_hook: 'instead', fours: 'one_name' };

/** The options of each source; where it names no void suit, hands of two suits win. */
export const PROFILES: Record<string, Record<string, OptionValue>> = {
  sbr: {},
  nov: { golden_hook: 'pair_wait' },
  ra: HOOK_INSTEAD,
  zxj: { ...HOOK_INSTEAD, cap: 4, self_draw: 'fan' },
  dc: { ...HOOK_INSTEAD, cap: 4, jiang_pungs: true },
  llm: HOOK_INSTEAD,
  lc: { ...HOOK_INSTEAD, cap: 4, self_draw: 'fan', void_suit: false },
  'xl-exchange': {},
};

/** The pack of a source. */
export function packOf(profile: string): string {
  return profile === 'xl-exchange' ? 'sichuan-flowing' : 'sichuan';
}

const FACTS = { kong_draw: 'after_kong', kong_shot: 'kong_discard', rob: 'robbing_kong', last_tile: 'last_of_wall' };

/** Our names of the fan of the cases; the others are called the same. */
const NAMES: Record<string, string> = {
  rob: 'robbing',
  self_draw: 'self_drawn',
  jiang_pungs: 'jiang_pungs_258',
  root: 'four_alike',
};

function handOf({ hand, melds, win }: SichuanCase): string {
  const held = win === undefined ? tilesOf(hand) : withoutTiles(tilesOf(hand), [win]);
  return [...melds.map(({ type, tiles }) => meldText(type, tiles)), ...held, ...(win ? [`+${win}`] : [])].join(' ');
}

interface Answer {
  exact: boolean;
  theirs: string;
  ours: string;
}

function answerTo(one: SichuanCase): Answer {
  const options = PROFILES[one.profile]!;
  const how: Circumstances = {
    by: one.by === 'tsumo' ? 'draw' : 'discard',
    with: [...(one.flags ?? []).map((flag) => FACTS[flag]), ...(one.void ? [`void_${one.void}`] : [])],
  };
  return one.kind === 'ready' ? readyAnswer(one, options, how) : winAnswer(one, options, how);
}

function winAnswer(one: SichuanCase, options: Record<string, OptionValue>, how: Circumstances): Answer {
  const {
    error,
    fan,
    includes = [],
    excludes = [],
    base,
    added = 0,
    multiplier,
    fan_uncapped,
    fan_total,
    value,
    value_cap4,
  } = one.expect;
  // A hand of another size is refused, which is no win either.
  const scored = score(rulesOf(packOf(one.profile), options), handOf(one), how);
  const judgement = error !== undefined && !scored.ok ? undefined : sure(scored).judgement;
  const ours = judgement?.patterns.map(({ id, times }) => `${id} ${times}`) ?? [];
  const name = ({ id, count }: { id: string; count: number }): string => `${NAMES[id] ?? id} ${count}`;
  const cap = Number(options['cap'] ?? 3);
  const total = judgement?.tallies['fan'];
  const of = (wanted: number | undefined, is: number | undefined): boolean => wanted === undefined || wanted === is;
  const capFour = (): number | undefined =>
    sure(score(rulesOf('sichuan', { ...options, cap: 4 }), handOf(one), how)).judgement?.value;
  const exact =
    error !== undefined
      ? judgement === undefined
      : judgement !== undefined &&
        (fan === undefined || fan.map(name).sort().join() === [...ours].sort().join()) &&
        includes.every((item) => ours.includes(name(item))) &&
        excludes.every((id) => !ours.some((item) => item.startsWith(`${NAMES[id] ?? id} `))) &&
        of(base === undefined ? undefined : base + added, judgement.tallies['base']) &&
        of(multiplier, (judgement.tallies['times'] ?? 0) + 1) &&
        of(fan_uncapped, total) &&
        of(fan_total, total && Math.min(total, cap)) &&
        of(value, judgement.value) &&
        (value_cap4 === undefined || value_cap4 === capFour());
  return {
    exact,
    theirs: error ?? `${fan?.map(name).join(', ') ?? ''} ${fan_total ?? ''} ${value ?? ''}`.trim(),
    ours: judgement ? `${ours.join(', ')} ${total} ${judgement.value}`.trim() : 'no win',
  };
}

function readyAnswer(one: SichuanCase, options: Record<string, OptionValue>, how: Circumstances): Answer {
  const { ready, tiles, includes_tiles = [], best_value } = one.expect;
  const rules = rulesOf(packOf(one.profile), options);
  const { distance, tiles: found, hand } = sure(waits(rules, handOf(one), how));
  const ours = distance === 0 ? found.map(({ tile }) => tile) : [];
  // Of a tile of which no copy is left too.
  const worth = (tile: string): number => {
    const last = kindOf(rules.tiles, rules.tiles.byId[tile]!);
    const counts = tallyOf(hand.concealed, rules.tiles);
    counts[last]!++;
    const of = { counts, melds: hand.melds, last, by: 'discard', seat: 0, round: 1, bonus: [], situation: 0 } as const;
    return rules.worth({ ...of, marks: [], counters: {} })?.value ?? 0;
  };
  const best = Math.max(0, ...ours.map(worth));
  const exact =
    ready === ours.length > 0 &&
    (tiles === undefined || tiles.join() === ours.join()) &&
    includes_tiles.every((tile) => ours.includes(tile)) &&
    (best_value === undefined || best_value === best);
  const said = (isReady: boolean, waiting: readonly string[], value: number | undefined): string =>
    isReady ? `ready: ${waiting.join(' ')} ${value ?? ''}`.trim() : 'not ready';
  return { exact, theirs: said(ready!, tiles ?? includes_tiles, best_value), ours: said(ours.length > 0, ours, best) };
}

/** Every case as it comes out. */
export function sichuanOutcomes(cases: readonly SichuanCase[]): Outcome[] {
  return cases.map((one) => {
    const { exact, theirs, ours } = answerTo(one);
    return { id: one.id, case: `\`${handOf(one)}\``, theirs: exact ? ours : theirs, ours, disputed: '' };
  });
}
