/** A tile of the hand takes the place of a joker in a meld, and the joker comes to the hand as a replacement does. */
import { putIntoHand } from '../../cache/hand-cache.ts';
import { stageChanged } from '../../cache/table-cache.ts';
import { idOf, isJoker, kindOf, sortTiles, type Tile, type TileSet } from '../../things/tile.ts';
import { takeFromHand } from '../claimed-tiles.ts';
import { nextSeat, turnOf } from '../table-facts.ts';
import { isForJoker } from '../usable-tiles.ts';
import type { MovingStep } from './step-form.ts';

export const swap: MovingStep<'swap'> = {
  says: "The tile replaces a joker in a meld of this kind. The player's own melds come first, and then those of the next players in turn. The joker counts as a replacement tile.",
  keys: {},
  play: 'gives',
  only: {
    by: ['move'],
    message: "A joker is taken out of a meld on one's own turn alone.",
    hint: 'Write `on: [turn]`.',
  },
  why: 'A6 and T6: jokers in melds are for whoever has the tile.',
  example: 'swap',
  does: ({ table, seat }, _, { tiles: [tile] }) => {
    const set = table.rules.tiles;
    for (let far = 0; far < table.seats.length; far++) {
      const from = nextSeat(table, seat, far);
      const { melds } = table.seats[from]!;
      const at = melds.findIndex((meld) => isForJoker(set, meld, kindOf(set, tile!)));
      if (at < 0) continue;
      takeFromHand(table, seat, [tile!]);
      const meld = melds[at]!;
      const joker = meld.tiles.find((one) => isJoker(set, kindOf(set, one)))!;
      const tiles = replaced(set, meld.tiles, joker, tile!);
      table.seats[from]!.melds = melds.with(at, { ...meld, tiles });
      putIntoHand(table, seat, joker);
      table.stage = { at: 'turn', turn: { seat, begin: 'replaced', offers: turnOf(table)!.offers, tile: joker } };
      const ids = tiles.map((one) => idOf(set, one));
      table.events.push({ type: 'swap', seat, from, tile: idOf(set, tile!), joker: idOf(set, joker), tiles: ids });
      return stageChanged(table);
    }
  },
};

function replaced(set: TileSet, tiles: readonly Tile[], joker: Tile, tile: Tile): Tile[] {
  return sortTiles(set, tiles.with(tiles.indexOf(joker), tile));
}
