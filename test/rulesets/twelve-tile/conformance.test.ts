import { expect, test } from 'vitest';
import { waits } from '../../../loader/index.ts';
import { readCases } from '../../conformance/read-cases.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

interface Case {
  id: string;
  hand: string;
  sets_to_make: number;
  expect: { tiles: string[] | 'any'; tile_count: number };
}

/** The sheet's own rows (section 5), beside the file of cases. */
const SHEET: Case[] = [
  ['T2', '336p', 1, '3p 4p 5p 6p 7p 8p'],
  ['T3', '223345p', 2, '1p 2p 3p 4p 5p 6p'],
  ['T4', '123p', 1, 'any'],
  ['T5', '246p', 1, '2p 3p 5p 6p'],
  ['T6', '24p6s', 1, '3p 6s'],
  ['T10', '11m55p99s', 2, '1m 5p 9s'],
  ['T11', '12m12p12s', 2, ''],
  ['T13', '112233445566s', 4, 'any'],
].map(([id, hand, sets, tiles]) => {
  const list = tiles === 'any' ? tiles : String(tiles).split(' ').filter(Boolean);
  const count = list === 'any' ? 34 : list.length;
  return { id, hand, sets_to_make: sets, expect: { tiles: list, tile_count: count } } as Case;
});

/** Sets that lie complete on the table; none of their tiles is in a hand of the cases. */
const COMPLETE = ['(4444z)', '(5555z)', '(6666z)', '(7777z)'];

test.for([...readCases<Case>('twelve-tile-waits.jsonl'), ...SHEET])(
  '$id: $hand waits for $expect.tile_count kinds',
  (one) => {
    const rules = rulesOf('twelve-tile', { minimum: 0 });
    const melds = COMPLETE.slice(0, 4 - one.sets_to_make);
    const { distance, tiles } = sure(waits(rules, `${melds.join(' ')} ${one.hand} 1w`));
    const waited = distance === 0 ? tiles.map(({ tile }) => tile) : [];
    if (one.expect.tiles !== 'any') {
      expect(waited).toEqual(one.expect.tiles);
      return;
    }
    // Kinds of which all four copies lie in the melds are no waits, and the sheet has no melds.
    expect(waited.length).toBe(one.expect.tile_count - melds.length);
  },
);
