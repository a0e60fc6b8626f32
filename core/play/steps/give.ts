/** The tiles of the move go to another seat. All that seats give in a phase is on its way together, and arrives when everybody has given. */
import { stageChanged } from '../../cache/table-cache.ts';
import { takeFromHand } from '../claimed-tiles.ts';
import type { MovingStep } from './step-form.ts';

export const give: MovingStep<'give'> = {
  says: 'In a phase: the player gives the tiles of the move to this seat, such as `next seat`, `opposite seat` or `dealer`. The tiles arrive when all players have given theirs.',
  keys: {
    to: { key: 'give', takes: 'seat' },
    fill: {
      key: 'fill',
      takes: 'number',
      says: 'With `give`: the total number of tiles. The player makes up the rest from the tiles that arrive, without looking at them.',
      why: 'Belongs to `give`.',
    },
  },
  play: 'gives',
  only: {
    by: ['phase'],
    message: 'Tiles are given in a phase alone, not on a turn or in a window.',
    hint: 'Make it a move of a phase: see the chapter `phases`.',
  },
  example: '{ give: next seat, fill: 3 }',
  does: (at, { to: whom, fill }, { tiles }) => {
    const { table, seat } = at;
    const receiver = whom(at);
    // Who would give to nobody keeps the tiles.
    const gift = { seat, to: receiver < 0 ? seat : receiver, tiles, fill: fill(at) };
    takeFromHand(table, seat, tiles);
    table.agenda = table.agenda.map((item) =>
      item.do === 'arrive' ? { ...item, gifts: [...item.gifts, gift] } : item,
    );
    stageChanged(table);
  },
};
