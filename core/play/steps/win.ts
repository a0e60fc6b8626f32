/** The move declares a win. It waits until that stands (`core/play/agenda.ts`), and no list of steps comes to it. */
import type { FormOf } from './step-form.ts';

export const win: FormOf<'win'> = { keys: {}, play: 'wins', example: 'win' };
