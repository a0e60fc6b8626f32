import { expect, test } from 'vitest';
import { compiledSource } from '../../dsl/generate/matcher-generator.ts';
import { hasGroups } from '../../dsl/readings/reading.ts';
import { referee } from '../../dsl/evaluate/reference-matcher.ts';
import { differences, handsFor, patternSet, type TestPack } from '../kit/compiler-pack.ts';
import { cardSet, fullSet } from '../kit/tile-sets.ts';
import { located, queryText } from '../kit/games/failure-location.ts';

const patterns: TestPack['patterns'] = {
  chows: 'every set is chow',
  triplets: 'count(concealed triplet) >= 1',
  pair_kind: 'pair is terminal or honour',
  single: 'wait is single',
  edge_or_closed: 'wait is edge or closed',
  no_wait: 'wait is none',
  open: 'not concealed',
  suits_all: 'suits == 3',
  straight: 'tiles include 1A4A7A2B5B8B3C6C9C',
  no_honour: 'no tile is honour',
  no_joker: 'count(tile where not (terminal or simple or honour)) == 0',
  of_group: 'every group has terminal',
  twice: 'per kind where copies >= 2',
};

const packs: (TestPack & { name: string })[] = [
  {
    name: 'tiles that a shape names beside sets, or alone',
    tiles: fullSet,
    shapes: {
      sets: '4 set + pair',
      knitted: '1A4A7A 2B5B8B 3C6C9C + 1 set + pair',
      scattered: '14 different of 1A4A7A2B5B8B3C6C9C1234567z',
      orphans: '19m19p19s1234567z + one of them',
      pairs: '7 pair',
    },
    patterns,
  },
  {
    name: 'numbers of tiles with jokers',
    tiles: cardSet,
    shapes: {
      tides: '4 of nA + 4 of (10-n)A + 2 of nB + 4 of (10-n)B where n in 1..4',
      dragons: '2 of 1f + 4 of nA + 4 of (10-n)B + 4 of companion C where n in 1..4',
      quint: '2 of 2A + 3 of 3B + 4 of 5A + 5 of 7B',
      winds: '1 of 1z + 1 of 2z + 1 of 3z + 4 of 1A + 3 of 4B + 4 of 9C',
    },
    patterns,
  },
  {
    name: 'five sets',
    tiles: fullSet,
    shapes: { sets: '5 set + pair', pairs: '1 set + 7 pair', knitted: '1A4A7A2B5B8B + 3 set + pair' },
    patterns,
  },
];

test.each(packs)('back ends agree: $name', { timeout: 60_000 }, (pack) => {
  const set = patternSet(pack);
  const [compiled, interpreted] = [compiledSource(set), referee(set)];
  const next = handsFor(set, 11);
  const seen = set.shapes.map(() => 0);
  const waits = new Set<string>();
  for (let hand = 0; hand < 1500; hand++) {
    const query = next();
    located(
      () => ({ seed: 11, hand: queryText(query, set.tiles) }),
      () => expect(differences(set, compiled, interpreted, query)).toEqual([]),
    );
    compiled.candidates(query, (candidate) => {
      seen[candidate.shape]!++;
      waits.add(candidate.reading().wait);
    });
  }
  expect(seen.filter((count) => count < 50)).toEqual([]);
  if (set.shapes.some(hasGroups)) expect(waits.size).toBe(6);
});
