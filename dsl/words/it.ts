import { allCounts } from './nouns.ts';
import { HAND, type ItWord, PLAY } from './word.ts';

export const rank: ItWord = {
  is: 'it',
  name: 'rank',
  places: [...HAND, 'score', ...PLAY],
  type: 'number',
  nouns: ['bonus', 'tile', 'kind', 'chow', 'pung', 'kong', 'triplet', 'pair', 'set', 'group'],
  says: 'The rank of it: of a bonus tile its place in the series, of a group that of its lowest tile.',
  example: 'count(bonus where rank == seat number)',
  of: (thing, facts) => {
    const kind = thing.kinds[0]!;
    const series = facts.scope.tiles.series.find(({ kinds }) => kinds.includes(kind));
    return series === undefined ? facts.scope.tiles.kinds[kind]!.rank : series.kinds.indexOf(kind) + 1;
  },
};

export const copies: ItWord = {
  is: 'it',
  name: 'copies',
  places: HAND,
  type: 'number',
  nouns: ['kind', 'tile'],
  says: 'How many tiles of its kind the hand has, melds included.',
  example: 'count(kind where copies == 4)',
  of: (thing, facts) => allCounts(facts)[thing.kinds[0]!] ?? 0,
};

export const inFullSeries: ItWord = {
  is: 'it',
  name: 'in_full_series',
  places: [...HAND, 'score', ...PLAY],
  type: 'yes/no',
  nouns: ['bonus'],
  says: 'Whether it belongs to a series that is complete.',
  example: 'count(bonus where not in_full_series)',
  of: (thing, facts) =>
    facts.scope.tiles.series.some(
      ({ kinds }) => kinds.includes(thing.kinds[0]!) && kinds.every((kind) => facts.bonus.includes(kind)),
    ),
};
