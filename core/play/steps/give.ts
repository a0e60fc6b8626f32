/** The tiles of the move go to another seat. All that seats give in a phase is on its way together, and arrives when everybody has given. */
import { stageChanged } from '../../cache/table-cache.ts';
import type { Context } from '../../ruleset.ts';
import { takeFromHand } from '../claimed-tiles.ts';
import { nextSeat } from '../table-facts.ts';
import type { MovingStep, StepOf } from './step-form.ts';

export const give: MovingStep<'give'> = {
  says: 'In a phase: the tiles of the move go to this seat: `next`, `previous`, `opposite`, or a seat such as `dealer`. They arrive when all have given.',
  keys: {
    to: { key: 'give', takes: 'seat' },
    fill: {
      key: 'fill',
      takes: 'number',
      says: 'With `give`: up to how many tiles the seat gives on, unseen, what comes to it.',
      why: 'Belongs to `give`.',
    },
  },
  play: 'gives',
  only: {
    by: ['phase'],
    message: 'Tiles are given in a phase alone, not on a turn or in a window.',
    hint: 'Make it a move of a phase: see the chapter `phases`.',
  },
  example: '{ give: next, fill: 3 }',
  does: (at, { to: whom, fill }, { tiles }) => {
    const { table, seat } = at;
    const to = receiver(at, whom);
    const gift = { seat, to, tiles, fill: fill(at) };
    takeFromHand(table, seat, tiles);
    table.agenda = table.agenda.map((item) =>
      item.do === 'arrive' ? { ...item, gifts: [...item.gifts, gift] } : item,
    );
    stageChanged(table);
  },
};

/** Half the seats lie between opposite ones. Who would give to nobody keeps the tiles. */
function receiver(at: Context, whom: StepOf<'give'>['to']): number {
  const { table, seat } = at;
  const count = table.seats.length;
  switch (whom) {
    case 'next':
      return nextSeat(table, seat);
    case 'previous':
      return nextSeat(table, seat, count - 1);
    case 'opposite':
      return nextSeat(table, seat, count / 2);
    default: {
      const to = whom(at);
      return to < 0 ? seat : to;
    }
  }
}
