/** The tile of the move joins the bonus tiles of the seat, where it lies exposed. The tile of a claim lies there already. */
import { takeOutOfHand } from '../../cache/hand-cache.ts';
import { stageChanged } from '../../cache/table-cache.ts';
import { layAside } from '../claimed-tiles.ts';
import type { MovingStep } from './step-form.ts';

export const aside: MovingStep<'aside'> = {
  says: "The tile is added to the player's bonus tiles.",
  keys: {},
  play: 'exposes',
  why: 'A tile laid aside for its value, by choice: one built-in pack has it.',
  example: 'aside',
  does: ({ table, seat }, _, { tiles, shown }) => {
    if (shown) return;
    takeOutOfHand(table, seat, tiles[0]!);
    layAside(table, seat, [tiles[0]!]);
    stageChanged(table);
  },
};
