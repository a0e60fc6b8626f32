/** The tile of the move goes to the river, where it lies exposed. */
import { takeOutOfHand } from '../../cache/hand-cache.ts';
import { stageChanged } from '../../cache/table-cache.ts';
import { idOf } from '../../things/tile.ts';
import { drawnTile } from '../table-facts.ts';
import type { MovingStep } from './step-form.ts';

export const discard: MovingStep<'discard'> = {
  says: 'The tile is discarded.',
  keys: {},
  play: 'exposes',
  example: 'discard',
  does: ({ table, seat }, _, { tiles, fromHand }) => {
    const tile = tiles[0]!;
    const drawn = !fromHand && drawnTile(table, seat) === tile;
    takeOutOfHand(table, seat, tile);
    table.discards++;
    const mine = table.seats[seat]!;
    const dropped = { tile, at: table.discards, taken: false, drawn };
    mine.river = mine.river.toSpliced(mine.river.length, 0, dropped);
    table.exposed = { tile, meld: -1 };
    table.events.push({ type: 'discard', seat, tile: idOf(table.rules.tiles, tile), drawn });
    stageChanged(table);
  },
};
