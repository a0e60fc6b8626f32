/** The deal ends. Who did something the rules punish answers for a false win. */
import { end as endDeal } from '../../deal/deal-ending.ts';
import type { StepForm } from './step-form.ts';

export const end: StepForm<'end'> = {
  says: 'The deal ends with this ending.',
  keys: { ending: { key: 'end', takes: 'ending' } },
  play: 'ends',
  example: '{ end: calm, when: discards so far > 4 }',
  does: ({ table, seat }, { ending }) => endDeal(table, ending, ending === 'false_win' ? [seat] : []),
};
