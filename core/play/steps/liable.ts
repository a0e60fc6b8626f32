/** Who exposed the claimed tile answers for the hand, should it win with one of these patterns. */
import { exposerOf } from '../table-facts.ts';
import type { StepForm } from './step-form.ts';

export const liable: StepForm<'liable'> = {
  says: 'The player who exposed the claimed tile is liable if the hand wins with one of these patterns. Payments use the word `responsible` for this player.',
  keys: { patterns: { key: 'liable', takes: 'patterns' } },
  only: {
    by: ['claim', 'begins'],
    message: "On one's own turn nobody else has exposed a tile to answer for.",
    hint: 'Put it into a move that answers a window, or into `begins` of the chapter `turn` with `when: turn is claimed and ...`.',
  },
  example: '{ liable: [grand] }',
  does: ({ table, seat }, { patterns }) => {
    const by = exposerOf(table);
    if (by < 0) return;
    const mine = table.seats[seat]!;
    mine.liable = [...patterns.map((pattern) => ({ pattern, seat: by })), ...mine.liable];
    table.events.push({ type: 'liable', seat, by, patterns });
  },
};
