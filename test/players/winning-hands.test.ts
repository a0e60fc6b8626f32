import { describe, expect, it } from 'vitest';
import { newGame, parseTiles, view } from '../../core/index.ts';
import { hiddenHands } from '../../players/hidden-hands.ts';
import { playerModel } from '../../players/index.ts';
import { usualWith } from '../../players/winning-hands.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

const riichi = rulesOf('riichi');

/** What a far hand is usually worth beside others, where this indicator is turned. */
function worth(hand: string, indicator: string): number {
  const table = newGame(riichi, { seed: 1 });
  const seen = view(table, 1);
  const tiles = sure(parseTiles(hand, riichi.tiles)).map((tile) => riichi.tiles.tiles[tile]!.id);
  const lists = { ...seen.lists, indicators: [indicator] };
  const model = playerModel(riichi, { ...seen, seat: 1, hand: tiles, lists });
  return usualWith(1000, model)(model);
}

describe('a hand far from a win is worth more', () => {
  it('with a tile that an indicator names, and still more with two', () => {
    const [none, one, two] = ['147m 258p 369s 123z 9p', '147m 258p 369s 1234z', '147m 258p 369s 124z 4z'].map((hand) =>
      worth(hand, '3z'),
    );
    expect(one! / none!).toBeGreaterThan(1.2);
    expect(two! / one!).toBeGreaterThan(1.2);
  });

  it('with a red five', () => {
    expect(worth('147m 208p 369s 1234z', '8m') / worth('147m 258p 369s 1234z', '8m')).toBeGreaterThan(1.2);
  });

  it('and not with a tile that nothing names', () => {
    expect(worth('147m 258p 369s 1234z', '8m')).toBeCloseTo(worth('147m 258p 368s 1234z', '8m'), 6);
  });
});

it('of two marks for a declaration, only the one that is always set is taken for sure', () => {
  const { declaredMarks, readyMarks } = hiddenHands(riichi);
  expect([...readyMarks].sort()).toEqual(['double_riichi', 'riichi']);
  expect(declaredMarks).toEqual(['riichi']);
});
