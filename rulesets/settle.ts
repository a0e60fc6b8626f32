/** The chapters `settle` and `sequence`: who pays, who deals next, when it ends. */
import type { Ending, Moment, Payment, SequenceRule } from '../core/index.ts';
import { complain, dataAt, namesIn, textAt } from './draft.ts';
import { amountAt, conditionAt, type Naming } from './expression.ts';

const ENDINGS: Ending[] = ['win', 'exhausted', 'false_win'];

export function makeSettle(naming: Naming): Record<Ending, Payment[]> {
  const lists = ENDINGS.map((ending) => [ending, paymentsOf(naming, ending)] as const);
  return Object.fromEntries(lists) as Record<Ending, Payment[]>;
}

function paymentsOf(naming: Naming, ending: Ending): Payment[] {
  return namesIn(naming.draft, 'settle', ending).map((id) => {
    const path = ['settle', ending, id];
    const when = conditionAt(naming, [...path, 'when'], 'payment');
    const amount = amountAt(naming, [...path, 'amount'], 'payment');
    const reason = textAt(naming.draft, [...path, 'reason']) ?? id;
    return { id, reason, amount: (at: Moment) => (when(at) ? amount(at) : 0) };
  });
}

export function makeSequence(naming: Naming): SequenceRule {
  const at = (key: string): string[] => ['sequence', key];
  const says = (key: string): boolean => dataAt(naming.draft, at(key)) !== undefined;
  return {
    dealerStays: conditionAt(naming, at('dealer_stays'), 'sequence', false),
    replay: conditionAt(naming, at('replayed'), 'sequence', false),
    rounds: countAt(naming, 'rounds'),
    periods: countAt(naming, 'periods'),
    points: amountAt(naming, at('points'), 'sequence', 0),
    result: says('result')
      ? amountAt(naming, at('result'), 'sequence')
      : ({ table, seat }) => table.points[table.players[seat]!]!,
  };
}

/** How many rounds or periods; a number that is known before play must be one at least. */
function countAt(naming: Naming, key: string): SequenceRule['rounds'] {
  const path = ['sequence', key];
  const count = amountAt(naming, path, 'sequence', 1);
  const text = textAt(naming.draft, path) ?? '1';
  const number = /^-?[0-9.]+$/.test(text) ? Number(text) : naming.scope.options[text]?.value;
  if (typeof number === 'number' && (number < 1 || !Number.isInteger(number))) {
    complain(naming.draft, 'wrong-number', `A game has a whole number of ${key}, at least 1, not ${number}.`, path, {
      hint: 'Write 1 or more.',
    });
  }
  return count;
}
