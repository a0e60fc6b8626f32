/** The others may answer the tile that lies exposed before the move goes on. */
import type { MovingStep } from './step-form.ts';

export const window: MovingStep<'window'> = {
  says: 'Opens a window, in which the other players may respond before the next step.',
  keys: {
    name: { key: 'window', takes: 'window' },
    stands: {
      key: 'stands',
      takes: 'steps',
      says: 'With `window`: the steps for the player if nobody wins, before a claim is carried out.',
    },
  },
  play: 'asks',
  example: '{ window: discard, stands: [{ mark: keen }] }',
  does: ({ table, seat }, { name }, { move }, { askOthers }) => askOthers(table, seat, name, move),
};
