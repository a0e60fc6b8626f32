/** The chapters `settle` and `sequence`: who pays, who deals next, when it ends. */
import type { Ending, Payment, SequenceRule } from '../core/index.ts';
import { ask } from '../dsl/index.ts';
import { complain, complainOfName, dataAt, namesIn, textAt, type Draft } from './draft.ts';
import { amountAt, amountWhen, conditionAt, knownBefore, programAt, type Naming } from './expression.ts';

const ENDINGS: Ending[] = ['win', 'exhausted', 'false_win'];

export function makeSettle(naming: Naming): Record<Ending, Payment[]> {
  const lists = ENDINGS.map((ending) => [ending, paymentsOf(naming, ending)] as const);
  return Object.fromEntries(lists) as Record<Ending, Payment[]>;
}

function paymentsOf(naming: Naming, ending: Ending): Payment[] {
  return namesIn(naming.draft, 'settle', ending).map((id) => {
    const path = ['settle', ending, id];
    const amount = amountWhen(naming, [...path, 'when'], [...path, 'amount'], 'payment');
    const reason = textAt(naming.draft, [...path, 'reason']) ?? id;
    const fromPot = potAt(naming.draft, [...path, 'from'], 'payer');
    const toPot = potAt(naming.draft, [...path, 'to'], 'winner');
    if (fromPot !== undefined && toPot !== undefined)
      complain(naming.draft, 'pot-to-pot', 'A pot does not pay a pot.', [...path, 'to'], {
        hint: 'Let a seat pay or be paid.',
      });
    return {
      id,
      reason,
      amount,
      ...(fromPot !== undefined && { fromPot }),
      ...(toPot !== undefined && { toPot }),
    };
  });
}

/** `pot stakes`; nothing for the seat that is meant otherwise. */
function potAt(draft: Draft, path: string[], seat: 'payer' | 'winner'): string | undefined {
  const text = textAt(draft, path);
  if (text === undefined || text === seat) return undefined;
  const pots = namesIn(draft, 'pots');
  const name = /^pot ([a-z][a-z0-9_]*)$/.exec(text)?.[1];
  if (name === undefined) {
    const hint = pots.includes(text)
      ? `Did you mean \`pot ${text}\`?`
      : `Write \`${seat}\`, or \`pot\` and the name of a pot.`;
    complain(draft, 'wrong-account', `\`${text}\` is nobody who could pay or be paid.`, path, { hint });
  } else if (!pots.includes(name)) complainOfName(draft, 'unknown-pot', 'pot', name, pots, path);
  return name;
}

export function makeSequence(naming: Naming): SequenceRule {
  const at = (key: string): string[] => ['sequence', key];
  const says = (key: string): boolean => dataAt(naming.draft, at(key)) !== undefined;
  return {
    dealerStays: staysAt(naming),
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
  const program = programAt(naming, path, 'sequence', ['number']);
  if (program === undefined) return () => 1;
  const number = knownBefore<number>(program);
  if (number !== undefined && (number < 1 || !Number.isInteger(number))) {
    complain(naming.draft, 'wrong-number', `A game has a whole number of ${key}, at least 1, not ${number}.`, path, {
      hint: 'Write 1 or more.',
    });
  }
  return ask<number>(program);
}

/** A dealer who always stays deals for ever. */
function staysAt(naming: Naming): SequenceRule['dealerStays'] {
  const path = ['sequence', 'dealer_stays'];
  const program = programAt(naming, path, 'sequence', ['yes/no']);
  if (program === undefined) return () => false;
  if (knownBefore<boolean>(program) === true) {
    complain(naming.draft, 'never-ends', 'The dealer always stays, so the game never ends.', path, {
      hint: 'Write when the dealer stays: `winner is dealer`, for example.',
    });
  }
  return ask<boolean>(program);
}
