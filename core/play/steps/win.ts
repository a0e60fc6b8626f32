/** The move declares a win. It waits until that stands (`core/play/agenda.ts`), and no list of steps comes to it. */
import type { MovingStep } from './step-form.ts';

export const win: MovingStep<'win'> = {
  says: 'The hand wins.',
  keys: {},
  play: 'wins',
  example: 'win',
  does: () => {},
};
