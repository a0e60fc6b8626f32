import { describe, expect, it } from 'vitest';
import { newGame, type Table } from '../../../core/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** Seat 0 is asked in a turn that began so. */
function turn(pack: string, begin: 'drawn' | 'bonus'): Table {
  const table = newGame(rulesOf(pack), { seed: 1 });
  table.stage = { at: 'turn', turn: { seat: 0, begin, offers: [], tile: -1 } };
  return table;
}

describe('a hand of any tiles', () => {
  it('wins in no game whose shapes all say which tiles they want', () => {
    expect(rulesOf('riichi').anyTilesWin).toBeUndefined();
  });

  it.each([
    ['bonus', true],
    ['drawn', false],
  ] as const)('may win in International Mahjong when a Flower has just been disclosed (18): turn %s', (begin, may) => {
    expect(rulesOf('international').anyTilesWin!({ table: turn('international', begin), seat: 0 })).toBe(may);
  });
});
