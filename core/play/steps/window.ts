/** The others may answer the tile that lies exposed before the move goes on. */
import type { FormOf, MovingStep } from './step-form.ts';

export const window: FormOf<'window'> = {
  keys: { name: { key: 'window', takes: 'window' }, stands: { key: 'stands', takes: 'steps' } },
  play: 'asks',
  example: '{ window: discard, stands: [{ mark: keen }] }',
};

export const openWindow: MovingStep<'window'> = {
  waits: true,
  does: ({ table, seat }, { name }, { move }, { askOthers }) => askOthers(table, seat, name, move),
};
