import { expect, it } from 'vitest';
import { isBonus, kindOf, kindsOf, makeTileSet, tallyOf, tileTotal } from '../../../core/index.ts';
import { fullSet, markedSet } from '../../kit/tile-sets.ts';

it('numbers kinds suit by suit', () => {
  expect(fullSet.kinds.map(({ id }) => id).join(' ')).toBe(
    '1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z 1f 2f 3f 4f 5f 6f 7f 8f',
  );
  expect(fullSet.suits.map(({ letter, first }) => letter + first)).toEqual(['m0', 'p9', 's18', 'z27', 'f34']);
});

it('counts 144 tiles with bonus tiles, 136 with marked ones', () => {
  expect(tileTotal(fullSet)).toBe(144);
  expect(tileTotal(markedSet)).toBe(136);
});

it('knows winds, series and bonus tiles', () => {
  expect(fullSet.winds.map((kind) => fullSet.kinds[kind]!.id)).toEqual(['1z', '2z', '3z', '4z']);
  expect(fullSet.series[1]!.kinds.map((kind) => fullSet.kinds[kind]!.id)).toEqual(['5f', '6f', '7f', '8f']);
  expect(fullSet.kinds.filter((_, kind) => isBonus(fullSet, kind)).map(({ id }) => id)).toHaveLength(8);
});

it('counts a marked tile with its kind', () => {
  const red = markedSet.byId['0p']!;
  expect(markedSet.tiles[red]).toEqual({ id: '0p', kind: markedSet.byId['5p'], marked: true, copies: 1 });
  expect(markedSet.tiles[markedSet.byId['5p']!]!.copies).toBe(3);
  expect(kindOf(markedSet, red)).toBe(markedSet.byId['5p']);
  expect(kindsOf(tallyOf([red, 0, red], markedSet))).toEqual([0, 13, 13]);
});

it('gives suits and kinds copies of their own', () => {
  const set = makeTileSet({
    suits: [
      { letter: 'm', ranks: 3, runs: true, bonus: false, copies: 2, copiesOf: { '2m': 5 } },
      { letter: 'x', ranks: 2, runs: false, bonus: false },
    ],
    copies: 3,
  });
  expect(set.kinds.map(({ copies }) => copies)).toEqual([2, 5, 2, 3, 3]);
});
