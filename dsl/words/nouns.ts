import { kindsOfMeld, type GroupType, type Kind } from '../../core/index.ts';
import type { Noun, PlaceName } from '../syntax-tree.ts';
import { countsAt, discardsAt, lastTileAt, meldsAt, tilesAt, usedTilesAt } from './things-at-table.ts';
import { type Facts, HAND, type NounWord, READING, TABLE, type Thing } from './word.ts';

const SIZE: Record<GroupType, number> = { chow: 3, pung: 3, kong: 4, pair: 2 };

/** The kinds of a group's tiles; a kong has four. */
export function groupKinds(type: GroupType, lowest: Kind): Kind[] {
  return Array.from({ length: SIZE[type] }, (_, i) => (type === 'chow' ? lowest + i : lowest));
}

/** The group types a noun speaks of; undefined for tiles. */
export const GROUP_TYPES: Partial<Record<Noun, readonly GroupType[]>> = {
  set: ['chow', 'pung', 'kong'],
  group: ['chow', 'pung', 'kong', 'pair'],
  chow: ['chow'],
  pung: ['pung'],
  kong: ['kong'],
  triplet: ['pung', 'kong'],
  pair: ['pair'],
};

/** Whether a noun speaks of groups: sets or pairs. */
export function isGroup(noun: Noun): boolean {
  return GROUP_TYPES[noun] !== undefined;
}

/**
 * How many tiles of each kind the hand has, melds included. Where a pack lets a hand wait for a kind of which it has all
 * copies, the one it waits for counts with them: there are no more than the copies there are.
 */
export function allCounts(facts: Facts): number[] {
  if (facts.at) return countsAt(facts.at);
  const { kinds } = facts.scope.tiles;
  const counts = [...(facts.query?.counts ?? [])];
  for (const meld of facts.query?.melds ?? []) {
    for (const kind of kindsOfMeld(meld, facts.scope.tiles)) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts.map((count, kind) => Math.min(count, kinds[kind]!.copies));
}

function tiles(facts: Facts): Thing[] {
  if (facts.at) return tilesAt(facts.at);
  const { query } = facts;
  const left = { held: [...(query?.marked?.held ?? [])], shown: [...(query?.marked?.shown ?? [])] };
  const things: Thing[] = [];
  const add = (kind: Kind, shown: boolean): void => {
    const marks = shown ? left.shown : left.held;
    const at = marks.indexOf(kind);
    if (at >= 0) marks.splice(at, 1);
    things.push({ id: `tile ${things.length}`, kinds: [kind], shown, marked: at >= 0 });
  };
  query?.counts.forEach((count, kind) => {
    for (let i = 0; i < count; i++) add(kind, false);
  });
  for (const meld of query?.melds ?? []) {
    for (const kind of kindsOfMeld(meld, facts.scope.tiles)) add(kind, true);
  }
  return things;
}

function lastTile({ at, query }: Facts): Thing[] {
  if (at) return lastTileAt(at);
  const last = query?.last;
  return last !== undefined && query!.counts[last]! > 0 ? [{ id: 'last tile', kinds: [last] }] : [];
}

function kinds(facts: Facts): Thing[] {
  const things: Thing[] = [];
  allCounts(facts).forEach((count, kind) => {
    if (count > 0) things.push({ id: `kind ${kind}`, kinds: [kind] });
  });
  return things;
}

function fullSeries(facts: Facts): Thing[] {
  return facts.scope.tiles.series
    .filter((series) => series.kinds.every((kind) => facts.bonus.includes(kind)))
    .map((series) => ({ id: `series ${series.id}`, kinds: series.kinds }));
}

function groupNoun(name: Noun, says: string, example: string, hand: string): NounWord {
  const types = GROUP_TYPES[name]!;
  const things = ({ at, reading }: Facts): Thing[] =>
    at
      ? meldsAt(at, types)
      : (reading?.groups ?? []).flatMap((group, index) =>
          types.includes(group.type)
            ? [{ id: `group ${index}`, kinds: groupKinds(group.type, group.kind), group }]
            : [],
        );
  // Melds are sets; the pairs of a hand are known when it is read.
  const places = types.includes('pair') ? READING : [...READING, ...TABLE];
  return { is: 'noun', name, places, says, example, hand, things };
}

const shownPlaces: readonly PlaceName[] = [...HAND, 'score', ...TABLE];

export const nouns: readonly NounWord[] = [
  groupNoun(
    'set',
    'A chow, pung or kong of the hand; at the table of its melds, the only groups that are known there.',
    'every set is chow',
    '123m 456p 789s 123s 1z +1z',
  ),
  groupNoun(
    'group',
    'A set or a pair of the hand.',
    'every group has terminal or honour',
    '123m 789p 789s 123s 1z +1z',
  ),
  groupNoun('chow', 'Three in a row of one suit.', 'count(chow) == 4', '123m 456p 789s 123s 1z +1z'),
  groupNoun('pung', 'Three alike.', 'no set is pung', '123m 456p 789s 123s 1z +1z'),
  groupNoun('kong', 'Four alike, declared.', 'count(kong) == 4', '(1111m) <2222p> (333+3s) <9999m> 5z +5z'),
  groupNoun('triplet', 'A pung or kong.', 'count(concealed triplet) == 3', '111m 333p <5555s> 789s 2z +2z'),
  groupNoun(
    'pair',
    'Two alike; without a number of it, the only pair of the hand.',
    'pair is terminal',
    '123m 456p 789s 123s 9m +9m',
  ),
  {
    is: 'noun',
    name: 'tile',
    ofTiles: true,
    places: [...HAND, ...TABLE],
    says: 'Every tile of the hand: melds and the last tile included, bonus tiles apart; at the table without one that another seat exposes.',
    example: 'any tile is honour',
    hand: '123m 456p 789s 123s 1z +1z',
    things: tiles,
  },
  {
    is: 'noun',
    name: 'kind',
    ofTiles: true,
    places: [...HAND, ...TABLE],
    says: 'Every kind the hand has at least one tile of.',
    example: 'per kind where copies == 4',
    hand: '111m 123m 456p 789s 5z +5z',
    things: kinds,
  },
  {
    is: 'noun',
    name: 'last tile',
    places: [...HAND, ...TABLE],
    says: 'The last tile, where the hand holds it; at the table the one exposed, drawn or claimed last.',
    example: 'last tile is terminal',
    lacks: {
      'own tile exposed':
        'The seat has parted with the tile. Say it under `passed`, for each of the others, or as a limit on `used_tile`.',
    },
    hand: '123m 456p 789s 123s 9m +9m',
    things: lastTile,
  },
  {
    is: 'noun',
    name: 'used tile',
    places: ['limit'],
    says: 'Every tile of the hand that the move would use.',
    example: 'every used tile is honour',
    things: ({ at }) => (at ? usedTilesAt(at) : []),
  },
  {
    is: 'noun',
    name: 'winning kinds',
    places: READING,
    says: 'The kinds that complete the hand without its last tile, in any shape; `waits` of the pack says whether one that cannot be left counts.',
    example: 'wait is single and count(winning kinds) == 1',
    hand: '123m 456p 789s 123s 9m +9m',
    things: (facts) =>
      (facts.query && facts.winning ? facts.winning(facts.query) : []).map((kind) => ({
        id: `winning ${kind}`,
        kinds: [kind],
      })),
  },
  {
    is: 'noun',
    name: 'bonus',
    places: shownPlaces,
    says: 'The bonus tiles shown.',
    example: 'count(bonus) == 0',
    hand: '123m 456p 789s 123s 1z +1z',
    things: (facts) => facts.bonus.map((kind, index) => ({ id: `bonus ${index}`, kinds: [kind] })),
  },
  {
    is: 'noun',
    name: 'series',
    places: shownPlaces,
    says: 'The series of bonus tiles that are complete.',
    example: 'per series, 2',
    hand: '123m 456p 789s 123s 1z +1z 1234f',
    things: fullSeries,
  },
  {
    is: 'noun',
    name: 'discard',
    places: TABLE,
    says: 'Every tile discarded by any seat, claimed ones included.',
    example: 'every discard is honour',
    things: ({ at }, adjectives) => (at ? [...discardsAt(at, adjectives?.includes('own'))] : []),
  },
];
