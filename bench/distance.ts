import { makeTileSet } from 'tilewright/core';
import { distanceOf, distanceTables, parseShape } from 'tilewright/dsl';
import { dealtHands } from './hands.ts';
import { loadPeer } from './peer.ts';
import type { Workload } from './workload.ts';

const numbered = (letter: string) => ({ letter, ranks: 9, runs: true, bonus: false });

/** The tiles and shapes the other side has built in. */
const tiles = makeTileSet({
  suits: [numbered('m'), numbered('p'), numbered('s'), { letter: 'z', ranks: 7, runs: false, bonus: false }],
  copies: 4,
});
const SHAPES = ['4 set + pair', '7 pair of different kinds', '19m19p19s1234567z + one of them'];

const hands = (): number[][] => dealtHands(tiles, 14, 2000);

export const distance: Workload = {
  id: 'distance',
  title: 'distance to a win, 14 dealt tiles',
  unit: 'hands',
  note: 'The same work: four sets and a pair, seven different pairs, thirteen orphans; hands parsed beforehand.',
  sides: {
    tilewright: () => {
      const tables = makeTables();
      const holdings = hands().map((counts) => ({ counts, melds: 0 }));
      return () => {
        for (const holding of holdings) distanceOf(tables, holding);
        return holdings.length;
      };
    },
    'majiang-core': () => {
      const { Shoupai, Util } = loadPeer();
      const parsed = hands().map((counts) => Shoupai.fromString(peerText(counts)));
      return () => {
        for (const hand of parsed) Util.xiangting(hand);
        return parsed.length;
      };
    },
  },
  agreement,
};

function agreement(): string[] {
  const { Shoupai, Util } = loadPeer();
  const tables = makeTables();
  const all = hands();
  const same = all.filter(
    (counts) => distanceOf(tables, { counts, melds: 0 }) === Util.xiangting(Shoupai.fromString(peerText(counts))),
  );
  return [`Both give the same answer for ${same.length} of ${all.length} hands.`];
}

function makeTables(): ReturnType<typeof distanceTables> {
  const shapes = SHAPES.map((text) => parseShape(text, text, tiles)).flatMap((shape) =>
    shape.ok ? [shape.value] : [],
  );
  return distanceTables(tiles, shapes);
}

/** `m123p45z1`: the letter stands before the ranks. */
function peerText(counts: readonly number[]): string {
  return tiles.suits
    .map(
      ({ letter, first, ranks }) =>
        letter +
        counts
          .slice(first, first + ranks)
          .map((count, i) => `${i + 1}`.repeat(count))
          .join(''),
    )
    .join('');
}
