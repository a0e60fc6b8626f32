/** The seat pays into a pot at once. */
import type { StepForm } from './step-form.ts';

export const deposit: StepForm<'deposit'> = {
  says: 'The player immediately pays this number of points into the pot `in`.',
  keys: {
    pot: { key: 'in', takes: 'pot', says: 'With `deposit`: the pot.', missing: ['which pot is paid'] },
    amount: { key: 'deposit', takes: 'number' },
  },
  example: '{ deposit: 1000, in: stakes }',
  does: (at, { pot, amount: asked }) => {
    const { table, seat } = at;
    const amount = asked(at);
    if (amount <= 0) return;
    table.points[table.players[seat]!]! -= amount;
    table.pots = { ...table.pots, [pot]: table.pots[pot]! + amount };
    table.events.push({ type: 'deposit', seat, pot, amount });
  },
};
