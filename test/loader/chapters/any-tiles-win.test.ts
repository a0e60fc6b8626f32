import { describe, expect, it } from 'vitest';
import { newGame, type Table } from '../../../core/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { winQuery } from '../../kit/win-query.ts';

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

  it('is found as a complete hand where its tiles alone tell, and waited for', () => {
    const british = rulesOf('classical', { rules: 'british_program' });
    expect([british.anyTilesWin, rulesOf('classical').anyTilesWin]).toEqual([undefined, undefined]);
    const holding = (text: string) => ({ counts: winQuery(text).counts, melds: 0 });
    const lacking = holding('2467m 24678p 2467s');
    expect(british.winning(lacking).map((kind) => british.tiles.kinds[kind]!.id)).toEqual(['8m', '8s']);
    expect(british.distance(holding('2467m 24678p 24678s'))).toBe(-1);
    expect(british.distance(holding('2467m 24678p 2467s 1z'))).toBe(0);
  });

  it.each([
    ['bonus', true],
    ['drawn', false],
  ] as const)('may win in International Mahjong when a Flower has just been disclosed (18): turn %s', (begin, may) => {
    expect(rulesOf('international').anyTilesWin!({ table: turn('international', begin), seat: 0 })).toBe(may);
  });
});
