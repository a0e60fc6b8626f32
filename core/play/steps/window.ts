/** The others may answer the tile that lies exposed before the move goes on. */
import type { MovingStep } from './step-form.ts';

export const window: MovingStep<'window'> = {
  says: 'Opens a window: the others may answer before the next step.',
  keys: {
    name: { key: 'window', takes: 'window' },
    stands: {
      key: 'stands',
      takes: 'steps',
      says: 'With `window`: steps done for this seat when the window has closed and nobody has won, before a claim is carried out.',
    },
  },
  play: 'asks',
  example: '{ window: discard, stands: [{ mark: keen }] }',
  does: ({ table, seat }, { name }, { move }, { askOthers }) => askOthers(table, seat, name, move),
};
