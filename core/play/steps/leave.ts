/** Other seats play no more in this deal: turns pass over them and nobody asks them. */
import { stageChanged } from '../../cache/table-cache.ts';
import type { StepForm } from './step-form.ts';

export const leave: StepForm<'leave'> = {
  says: 'Every other player with this mark leaves the deal. Their melds remain, and they still pay and receive payments, unless winners leave the deal too.',
  keys: { name: { key: 'leave', takes: 'mark' } },
  only: {
    by: ['move', 'begins', 'opens'],
    message: 'Who may have answered cannot leave WHERE.',
    hint: 'Put it into a move with `on: [turn]`, where a turn begins or a window opens.',
  },
  why: 'A6: a hand that cannot win any more is called dead.',
  example: '{ leave: keen }',
  does: ({ table, seat }, { name }) => {
    table.seats.forEach((one, at) => {
      if (at === seat || one.out || !one.marks.includes(name)) return;
      one.out = true;
      table.events.push({ type: 'leave', seat: at });
      stageChanged(table);
    });
  },
};
