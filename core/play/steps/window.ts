/** The others may answer the tile that lies exposed before the move goes on. */
import type { MovingStep } from './step-form.ts';

export const window: MovingStep<'window'> = {
  keys: { name: { key: 'window', takes: 'window' }, stands: { key: 'stands', takes: 'steps' } },
  play: 'asks',
  example: '{ window: discard, stands: [{ mark: keen }] }',
  does: ({ table, seat }, { name }, { move }, { askOthers }) => askOthers(table, seat, name, move),
};
