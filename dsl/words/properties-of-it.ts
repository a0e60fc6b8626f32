import { allCounts } from './nouns.ts';
import { HAND, type ItWord, TABLE } from './word.ts';

export const rank: ItWord = {
  is: 'it',
  name: 'rank',
  places: [...HAND, 'score', ...TABLE],
  type: 'number',
  nouns: [
    'bonus',
    'tile',
    'kind',
    'discard',
    'last tile',
    'used tile',
    'winning kinds',
    'chow',
    'pung',
    'kong',
    'triplet',
    'pair',
    'set',
    'group',
  ],
  says: 'The rank of it: of a bonus tile its place in the series, of a group that of its lowest tile.',
  example: 'count(bonus where rank == seat number)',
  ofTiles: true,
  hand: '123m 456p 789s 123s 1z +1z 1f',
  of: (thing, facts) => {
    const kind = thing.kinds[0]!;
    const series = facts.scope.tiles.series.find(({ kinds }) => kinds.includes(kind));
    return series === undefined ? facts.scope.tiles.kinds[kind]!.rank : series.kinds.indexOf(kind) + 1;
  },
};

export const copies: ItWord = {
  is: 'it',
  name: 'copies',
  places: [...HAND, ...TABLE],
  type: 'number',
  nouns: ['kind', 'tile', 'last tile', 'used tile'],
  says: 'How many tiles of its kind the hand has, melds included.',
  example: 'count(kind where copies == 4)',
  ofTiles: true,
  hand: '111m 123m 456p 789s 5z +5z',
  of: (thing, facts) => allCounts(facts)[thing.kinds[0]!] ?? 0,
};

export const inKong: ItWord = {
  is: 'it',
  name: 'in_kong',
  places: [...HAND, ...TABLE],
  type: 'yes/no',
  nouns: ['kind', 'tile'],
  says: 'Whether four of its kind are a kong of the hand.',
  example: 'per kind where copies == 4 and not in_kong',
  ofTiles: true,
  hand: '111m 123m 456p 789s 5z +5z',
  of: (thing, { at, query }) => {
    const melds = at ? at.table.seats[at.seat]?.melds : query?.melds;
    return melds?.some(({ type, kind }) => type === 'kong' && kind === thing.kinds[0]) ?? false;
  },
};

export const marked: ItWord = {
  is: 'it',
  name: 'marked',
  places: [...HAND, ...TABLE],
  type: 'yes/no',
  nouns: ['tile', 'discard'],
  says: 'Whether it is one of the marked tiles.',
  example: 'count(tile where marked)',
  hand: '123m 406p 789s 123s 1z +1z',
  of: (thing) => thing.marked ?? false,
};

export const inFullSeries: ItWord = {
  is: 'it',
  name: 'in_full_series',
  places: [...HAND, 'score', ...TABLE],
  type: 'yes/no',
  nouns: ['bonus'],
  says: 'Whether it belongs to a series that is complete.',
  example: 'count(bonus where not in_full_series)',
  hand: '123m 456p 789s 123s 1z +1z 1f',
  of: (thing, facts) =>
    facts.scope.tiles.series.some(
      ({ kinds }) => kinds.includes(thing.kinds[0]!) && kinds.every((kind) => facts.bonus.includes(kind)),
    ),
};
