/** Cases of classical mahjong in their neutral form, asked of our pack with the rules of each source. */
import { emptyTable, type Judgement, settle, Table } from '../../../core/index.ts';
import { type Circumstances, score, scoreTable, waits } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { meldText, tilesOf, withoutTiles } from './hands-of-cases.ts';
import type { Outcome } from '../differences-page.ts';
import { readCases } from '../read-cases.ts';

interface CaseHand {
  hand: string;
  melds: { type: string; tiles: string }[];
  win: string | null;
  flowers: string[];
}
interface Case extends CaseHand {
  id: string;
  profile: keyof typeof RULES;
  by: 'ron' | 'tsumo' | null;
  seat: number;
  round: number;
  flags: (keyof typeof FACTS)[];
  disputed?: string;
  expect: Expected & { error?: string; includes?: string[]; excludes?: string[]; waits?: string };
}
interface Expected {
  points?: number;
  doubles?: number;
  total?: number;
  limit?: number;
}
type Wind = 'E' | 'S' | 'W' | 'N';
interface Example {
  id: string;
  profile: keyof typeof RULES;
  round: number;
  winner: Wind | null;
  discarder: Wind | null;
  flags: string[];
  hands: Record<Wind, CaseHand>;
  expect: Record<Wind, Expected & { delta: number; parts?: number[][] }>;
}
interface Settlement {
  id: string;
  profile: keyof typeof RULES;
  winner: Wind | null;
  scores: Record<Wind, number>;
  incident?: { type: string; by: Wind; limit: number };
  expect: { delta: Record<Wind, number> };
}

export const CLASSICAL_FILES = [
  'classical-scoring.jsonl',
  'classical-waits.jsonl',
  'classical-settlement.jsonl',
  'classical-examples.jsonl',
] as const;

/** The rules of each source. */
export const RULES = {
  MIL: 'millington',
  classical: 'millington',
  DMJL: 'league',
  'kaj-dmjl': 'league',
  'kaj-bmja': 'british_program',
  BMJA: 'british',
  'mk-bmja': 'british',
  'mk-buzzard': 'buzzard',
  'babcock-1923': 'babcock',
  '4w-european': 'four_winds',
  MT: 'european',
  'mt-european': 'european',
} as const;

/** What the pack calls the circumstances of a win. */
export const FACTS = {
  kong_replacement: 'loose_tile',
  double_kong_replacement: 'second_loose_tile',
  last_wall: 'last_wall',
  last_discard: 'last_discard',
  rob_kong: 'robbed_kong',
  heavenly: 'heavenly',
  earthly: 'earthly',
  original_call: 'called',
  standing_hand: 'called',
  east_13_wins: 'long_streak',
  // a fact that the hand itself shows
  only_possible: '',
} as const;

/** Our names where a name of theirs is another thing of ours. */
const NAMES: Record<string, string> = {
  own_flower: 'own_flower_tile',
  own_season: 'own_season_tile',
  last_wall: 'last_wall_tile',
  loose_tile: 'loose_tile_double',
  one_suit: 'one_suit_only',
  four_kongs: 'four_kongs_hand',
  four_blessings: 'four_blessings_hand',
  east_13: 'thirteenth_win',
  concealed_pungs_self_drawn: 'concealed_pungs',
};

const WINDS: readonly Wind[] = ['E', 'S', 'W', 'N'];

function textOf({ hand, melds, win, flowers }: CaseHand): string {
  const held = win === null ? tilesOf(hand) : withoutTiles(tilesOf(hand), [win]);
  const sets = melds.map(({ type, tiles }) => meldText(type, tiles));
  return [...sets, ...held, ...(win ? [`+${win}`] : []), ...flowers].join(' ');
}

/** Kongs claimed with three tiles of the hand, which some rules count as concealed. */
function claimedKongs({ melds }: CaseHand): number {
  return melds.filter(({ type }) => type === 'minkan').length;
}

/** What a judgement says in the terms of the cases; of a limit hand points and doubles do not count. */
function said(judgement: Judgement, limit: number): Required<Expected> {
  const { tallies, value, patterns } = judgement;
  const is = (tally: string): boolean => (tallies[tally] ?? 0) > 0;
  const fished = is('near') ? 0.4 : is('near_half') ? 0.2 : 0;
  const isFished =
    fished > 0 &&
    value >= fished * limit &&
    patterns.length > 0 &&
    judgement.steps?.['waiting'] !== judgement.steps?.['ordinary'];
  return {
    points: tallies['base']!,
    doubles: tallies['doubles']!,
    total: value,
    limit: is('limits') ? 1 : is('halves') ? 0.5 : isFished ? fished : 0,
  };
}

/** The keys that are claimed, in one order. */
function claimed(all: Expected, keys: Expected): string {
  const names = ['points', 'doubles', 'limit', 'total'] as const;
  const isLimit = (keys.limit ?? 0) > 0;
  return names
    .filter((name) => keys[name] !== undefined && !(isLimit && (name === 'points' || name === 'doubles')))
    .map((name) => `${name} ${all[name]}`)
    .join(', ');
}

function scoring(one: Case): Outcome {
  const rules = rulesOf('classical', { rules: RULES[one.profile] });
  const how: Circumstances = {
    ...(one.win === null ? { lost: true } : { by: one.by === 'tsumo' ? 'draw' : 'discard' }),
    seat: one.seat - 1,
    round: one.round,
    with: one.flags.map((flag) => FACTS[flag]).filter((fact) => fact !== ''),
    counters: { hand_kongs: claimedKongs(one) },
  };
  const scored = score(rules, textOf(one), how);
  const { error, includes = [], excludes = [] } = one.expect;
  const judgement = error !== undefined && !scored.ok ? undefined : sure(scored).judgement;
  const ids = judgement?.patterns.map(({ id }) => id) ?? [];
  const has = (id: string): boolean => ids.includes(NAMES[id] ?? (id.startsWith('fishing_') ? id : id));
  const ours = judgement && said(judgement, Number(rules.options['limit']));
  const theirs =
    error ?? [claimed(one.expect, one.expect), ...includes, ...excludes.map((id) => `no ${id}`)].join(', ');
  const found = ours
    ? [claimed(ours, one.expect), ...includes.filter(has), ...excludes.filter((id) => !has(id)).map((id) => `no ${id}`)]
    : [];
  const missing = includes.filter((id) => !has(id)).length + excludes.filter(has).length;
  const isRight = ours !== undefined && error === undefined && found.join(', ') === theirs && missing === 0;
  const noWin = excludes.length > 0 && Object.keys(one.expect).length === 1 && !ours;
  const plain = ours ? `${claimed(ours, { points: 0, doubles: 0, total: 0 })}: ${ids.join(', ')}` : 'not_winning';
  return {
    id: one.id,
    case: `\`${textOf(one)}\``,
    theirs: isRight || noWin ? plain : theirs,
    ours: plain,
    disputed: one.disputed ?? '',
  };
}

function waiting(one: Case): Outcome {
  const rules = rulesOf('classical', { rules: RULES[one.profile] });
  const { distance, tiles } = sure(waits(rules, textOf(one), { seat: one.seat - 1, round: one.round }));
  const wins = tiles.filter(({ discard, draw }) => distance === 0 && (discard ?? draw) !== undefined);
  const ours = wins.map(({ tile }) => tile).join(' ');
  return {
    id: one.id,
    case: `\`${textOf(one)}\``,
    theirs: tilesOf(one.expect.waits!).join(' ') || 'none',
    ours: ours || 'none',
    disputed: '',
  };
}

function settlement({ id, profile, winner, scores, incident, expect }: Settlement): Outcome {
  const options = incident ? { play: 'free' } : {};
  const rules = rulesOf('classical', { rules: RULES[profile], ...options });
  const worth = (seat: number): Judgement => ({ value: scores[WINDS[seat]!] }) as Judgement;
  const table = emptyTable(Object.create(rules, { judge: { value: ({ seat }: { seat: number }) => worth(seat) } }));
  const won = winner ? [WINDS.indexOf(winner)] : [];
  const ended = new Table(table.rules, table);
  const entries = incident
    ? settle(ended, 'false_win', [WINDS.indexOf(incident.by)], [])
    : settle(ended, winner ? 'win' : 'exhausted', won, won.map(worth));
  const delta = WINDS.map((_, seat) =>
    entries.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0),
  );
  return {
    id,
    case: JSON.stringify(scores),
    theirs: WINDS.map((wind) => expect.delta[wind]).join(' '),
    ours: delta.join(' '),
    disputed: '',
  };
}

function example({ id, profile, round, winner, discarder, flags, hands, expect }: Example): Outcome {
  const rules = rulesOf('classical', { rules: RULES[profile] });
  const facts = flags.flatMap((flag) => FACTS[flag as keyof typeof FACTS] ?? []);
  const seatOf = (wind: Wind): number => WINDS.indexOf(wind);
  const how: Circumstances = {
    by: discarder === null ? 'draw' : 'discard',
    round,
    ...(discarder !== null && { from: seatOf(discarder) }),
    ...(flags.includes('cannon') && { responsible: seatOf(discarder!) }),
    with: facts,
    ...(winner && { counters: { hand_kongs: claimedKongs(hands[winner]) } }),
  };
  const table = sure(
    scoreTable(
      rules,
      WINDS.map((wind) => textOf(hands[wind])),
      how,
    ),
  );
  const limit = Number(rules.options['limit']);
  const told = (of: (wind: Wind, seat: number) => Expected & { delta: number }): string =>
    WINDS.map((wind, seat) => `${claimed(of(wind, seat), expect[wind])} ${of(wind, seat).delta}`).join(' · ');
  return {
    id,
    case: WINDS.map((wind) => `\`${textOf(hands[wind])}\``).join(' '),
    theirs: told((wind) => expect[wind]),
    ours: told((_, seat) => ({ ...said(table.hands[seat]!.judgement!, limit), delta: table.delta[seat]! })),
    disputed: '',
  };
}

/** Every case of a file as it comes out. */
export function classicalOutcomes(file: (typeof CLASSICAL_FILES)[number]): Outcome[] {
  const cases = readCases<unknown>(file);
  const ask = { scoring, waits: waiting, settlement, examples: example }[file.replace(/classical-|\.jsonl/g, '')];
  return cases.map((one) => ask!(one as never));
}
