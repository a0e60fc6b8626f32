/** A claim takes the exposed tile and those of the hand, and makes a meld of them. */
import { describe, expect, it } from 'vitest';
import { applyClaim } from '../../../core/play/claimed-tiles.ts';
import { windowOf } from '../../../core/play/table-facts.ts';
import { copyTable } from '../../../core/cache/table-copy.ts';
import { actionOf, dealerDiscards } from '../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../kit/load-rules.ts';

describe('a claim carried out', () => {
  it.each<[tile: string, hand: string, claim: string, meld: string, left: string]>([
    ['5m', '346m 147p 147s 1234z', '2 chow 3m 4m', '3m 4m 5m', '6m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['5m', '346m 147p 147s 1234z', '2 chow 4m 6m', '4m 5m 6m', '3m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['5m', '55m 0m 147p 147s 1234z', '3 pung 5m 5m', '5m 5m 5m', '0m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['5m', '55m 0m 147p 147s 1234z', '3 kong 5m 5m 0m', '5m 5m 5m 0m', '1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['0m', '5m 55m 147p 147s 1234z', '4 pung 5m 5m', '5m 5m 0m', '5m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
  ])('of %s with %s: %s', (tile, held, text, meld, left) => {
    const claim = text[0] as unknown as number;
    const before = dealerDiscards(rulesOf('riichi'), tile, { [claim]: held });
    const table = copyTable(before);
    const { seat, move, tiles } = actionOf(table, text);
    const { tiles: set, moves } = table.rules;
    const made = applyClaim(
      table,
      { seat, move: moves[move]!, tiles: tiles.map((id) => set.byId[id]!) },
      windowOf(table)!,
    );
    const ids = (list: readonly number[]): string => list.map((one) => set.tiles[one]!.id).join(' ');
    expect(made).toBeDefined();
    if (made === undefined) return;
    expect([ids(made.tiles), ids([made.taken]), made.from, made.claimed]).toEqual([meld, tile, table.dealer, true]);
    expect(ids(table.seats[seat]!.hand)).toBe(left);
    expect(table.seats[seat]!.melds).toEqual([made]);
    expect(table.seats[table.dealer]!.river.map(({ taken }) => taken)).toEqual([true]);
    expect(table.stage).toMatchObject({ at: 'turn', turn: { seat, begin: 'claimed', offers: moves[move]!.then } });
    expect(before.seats[table.dealer]!.river.map(({ taken }) => taken)).toEqual([false]);
  });
});
