/** Which tiles of a hand a move can use: rows of hands in notation. */
import { describe, expect, it } from 'vitest';
import type { Move, Uses } from '../../../core/index.ts';
import { canUse, reaches, reachOf, tilesFor } from '../../../core/play/usable-tiles.ts';
import { sketch } from '../../kit/deals/table-sketch.ts';
import { hand as parsed, markedFullSet as set } from '../../kit/tile-sets.ts';

/** The seat that is asked; seat 3 exposes the tile. */
const SEAT = 2;

const rows: [uses: Uses, hand: string, exposed: string, ways: string[]][] = [
  ['none', '123m', '', ['']],
  ['any tile', '11m 5p 7z', '', ['1m', '5p', '7z']],
  ['1 same', '5m 7z', '5m', ['5m']],
  ['2 same', '55m 7z', '5m', ['5m 5m']],
  ['2 same', '5m 7z', '5m', []],
  ['2 same', '555m 7z', '5m', ['5m 5m']],
  ['2 same', '55m 0m 7z', '5m', ['5m 5m', '5m 0m']],
  ['2 same', '55m 7z', '0m', ['5m 5m']],
  ['3 same', '555m 7z', '5m', ['5m 5m 5m']],
  ['3 same', '55m 7z', '5m', []],
  ['4 same', '1111m', '1m', ['1m 1m 1m 1m']],
  // Jokers stand where the move lets them; this game has none.
  ['2 same or jokers', '55m 7z', '5m', ['5m 5m']],
  ['run', '3467m', '5m', ['3m 4m', '4m 6m', '6m 7m']],
  ['run', '37m', '5m', []],
  ['run', '46m', '5p', []],
  ['run', '23m', '1m', ['2m 3m']],
  ['run', '78m', '9m', ['7m 8m']],
  // Suits do not meet, and runs do not go round.
  ['run', '89m 12p', '1m', []],
  ['run', '89m 2p', '1p', []],
  ['run', '12z', '3z', []],
  ['run', '45z', '3z', []],
  ['run', '9s 1z', '8s', []],
  ['run', '45m 0m', '6m', ['4m 5m', '4m 0m']],
  ['4 alike', '1111m 2222p 3s', '', ['1m 1m 1m 1m', '2p 2p 2p 2p']],
  ['4 alike', '555m 0m 3s', '', ['5m 5m 5m 0m']],
  ['4 alike', '111m 222p', '', []],
  ['add to pung', '5m 7z (555m)', '', ['5m']],
  ['add to pung', '5m 7z (345m)', '', []],
  ['add to pung', '57z (777z) (555z)', '', ['5z', '7z']],
];

describe('the tiles for a move', () => {
  it.each(rows)('that uses %s, of %s with %s exposed: %j', (uses, hand, exposed, ways) => {
    const table = sketch({ hands: { [SEAT]: hand }, ...(exposed && { exposed: { tile: exposed, from: 3 } }) });
    const move = { uses, on: exposed ? ['discard'] : ['turn'] } as unknown as Move;
    const found = tilesFor(table, SEAT, move);
    expect(found.map((tiles) => tiles.map((tile) => set.tiles[tile]!.id).join(' '))).toEqual(ways);
    for (const tiles of found) expect(canUse(table, SEAT, move, tiles)).toBe(true);
    expect(canUse(table, SEAT, move, [set.byId['9s']!])).toBe(false);
    const { concealed } = parsed(hand, set);
    const kind = set.tiles[set.byId[exposed || '9s']!]!.kind;
    if (exposed) expect(reaches(reachOf(set, concealed, kind), uses)).toBe(ways.length > 0);
  });
});
