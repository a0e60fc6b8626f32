/** The chapters `settle` and `sequence`: who pays, who deals next, when it ends. */
import type { Query, Payment, Payments, Ruleset, SequenceRule } from '../../core/index.ts';
import { query, rightExpression } from '../../dsl/index.ts';
import {
  complain,
  complainOfKey,
  complainOfName,
  dataAt,
  namesIn,
  textAt,
  wordingAt,
  type Draft,
} from '../flatten/draft.ts';
import { amountAt, conditionAt, fixedProgram, knownBefore, programAt, type Naming } from '../expressions/compile.ts';
import { ownerOf } from './marks-counters-lists.ts';
import { endingNames } from './step-names.ts';

/** What the chapter says of itself. */
const COMMON = ['source', 'status', 'note'];
/** Paid once, before the final standings. */
const LAST = 'game_over';

/** The payments of every ending, and of the end of the game. */
export function makeSettle(naming: Naming): Ruleset['settle'] {
  const { draft } = naming;
  const known = [...endingNames(draft), LAST];
  for (const ending of namesIn(draft, 'settle').filter((name) => !COMMON.includes(name))) {
    if (!known.includes(ending) && !draft.removed.has(`endings.${ending}`))
      complainOfName(draft, 'unknown-ending', 'ending', ending, known, ['settle', ending]);
  }
  return Object.fromEntries(known.map((ending) => [ending, paymentsOf(naming, ending)]));
}

/** In the order in which they are made: those of pots come last. */
function paymentsOf(naming: Naming, ending: string): Payments {
  const payments = namesIn(naming.draft, 'settle', ending).map((id): Payment => {
    const path = ['settle', ending, id];
    const when = says(naming, [...path, 'when']) && conditionAt(naming, [...path, 'when'], 'payment');
    const amount = amountAt(naming, [...path, 'amount'], 'payment');
    const reason = wordingAt(naming.draft, [...path, 'reason']) ?? id;
    const fromPot = potAt(naming.draft, [...path, 'from'], 'payer');
    const betweenLosers = textAt(naming.draft, [...path, 'to']) === 'others';
    const toPot = betweenLosers ? undefined : potAt(naming.draft, [...path, 'to'], 'winner');
    if (betweenLosers) checkOthers(naming.draft, ending, fromPot, path);
    if (fromPot !== undefined && toPot !== undefined)
      complain(naming.draft, 'pot-to-pot', 'A pot does not pay a pot.', [...path, 'to'], {
        hint: 'Let a seat pay or be paid.',
      });
    const counter = counterAt(naming.draft, [...path, 'in'], fromPot !== undefined || toPot !== undefined);
    return {
      id,
      reason,
      ...(when && { when }),
      amount,
      ...(textAt(naming.draft, [...path, 'among']) === 'everyone' && { amongEveryone: true as const }),
      ...(betweenLosers && { betweenLosers: true as const }),
      ...(counter !== undefined && { counter }),
      ...(fromPot !== undefined && { fromPot }),
      ...(toPot !== undefined && { toPot }),
    };
  });
  const hasPot = ({ fromPot, toPot }: Payment): boolean => fromPot !== undefined || toPot !== undefined;
  return [...payments.filter((payment) => !hasPot(payment)), ...payments.filter(hasPot)];
}

/** Those who have not won pay each other: where somebody has. */
function checkOthers(draft: Draft, ending: string, fromPot: string | undefined, path: string[]): void {
  if (ending !== 'win')
    complain(draft, 'wrong-account', 'Nobody has won here, and all who pay pay the others.', [...path, 'to'], {
      hint: 'Leave out `to`.',
    });
  else if (fromPot !== undefined)
    complain(draft, 'wrong-account', 'A pot pays those who have won.', [...path, 'to'], {
      hint: 'Leave out `from`: those who have not won pay each other.',
    });
}

/** The counter in which is paid; each seat has its own. */
function counterAt(draft: Draft, path: string[], hasPot: boolean): string | undefined {
  const name = textAt(draft, path);
  if (name === undefined) return undefined;
  const counters = namesIn(draft, 'counters').filter((each) => ownerOf(draft, 'counters', each) !== 'table');
  if (hasPot)
    complain(draft, 'wrong-account', 'A pot holds points, and no counters.', path, {
      hint: 'Leave out `in`, or let players pay each other.',
    });
  else if (ownerOf(draft, 'counters', name) === 'table')
    complain(draft, 'wrong-account', `\`${name}\` is counted for the table, and no player has it.`, path, {
      hint: `Add \`of: player\` to the counter \`${name}\`.`,
    });
  else if (!counters.includes(name)) complainOfName(draft, 'unknown-counter', 'counter', name, counters, path);
  return name;
}

function says({ draft }: Naming, path: string[]): boolean {
  return dataAt(draft, path) !== undefined;
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
      : `Write \`${seat}\`, ${seat === 'winner' ? '`others`, ' : ''}or \`pot\` and the name of a pot.`;
    complain(draft, 'wrong-account', `\`${text}\` is nobody who could pay or be paid.`, path, { hint });
  } else if (!pots.includes(name)) complainOfName(draft, 'unknown-pot', 'pot', name, pots, path);
  return name;
}

export function makeSequence(naming: Naming): SequenceRule {
  const at = (key: string): string[] => ['sequence', key];
  return {
    dealerStays: staysAt(naming),
    ...nextDealerAt(naming),
    replay: conditionAt(naming, at('replayed'), 'sequence', false),
    rounds: countAt(naming, 'rounds'),
    periods: countAt(naming, 'periods'),
    counters: countersAt(naming),
    ends: conditionAt(naming, at('ends'), 'sequence', false),
    points: amountAt(naming, at('points'), 'sequence', 0),
    result: query<number>(
      programAt(naming, at('result'), 'sequence', ['number']) ??
        rightExpression('points', 'sequence', naming.scope, ['number']),
    ),
    ...(says(naming, at('balance')) && { balance: conditionAt(naming, at('balance'), 'sequence', false) }),
  };
}

function nextDealerAt(naming: Naming): Pick<SequenceRule, 'nextDealer'> {
  const program = programAt(naming, ['sequence', 'next_dealer'], 'sequence', ['seat']);
  return program === undefined ? {} : { nextDealer: query<number>(program) };
}

/** What becomes of counters of the table after each deal. */
function countersAt(naming: Naming): Record<string, Query<number>> {
  const { draft } = naming;
  const path = ['sequence', 'counters'];
  const counters = namesIn(draft, 'counters');
  const ofTable = counters.filter((name) => ownerOf(draft, 'counters', name) === 'table');
  const named = namesIn(draft, ...path).filter((name) => !draft.removed.has(`counters.${name}`));
  for (const name of named.filter((each) => !ofTable.includes(each))) {
    if (!counters.includes(name))
      complainOfName(draft, 'unknown-counter', 'counter', name, ofTable, [...path, name], 'key');
    else
      complainOfKey(draft, 'not-a-table-counter', `\`${name}\` is counted for each seat.`, [...path, name], {
        hint: `Add \`of: table\` to the counter \`${name}\`.`,
      });
  }
  return Object.fromEntries(named.map((name) => [name, amountAt(naming, [...path, name], 'sequence')]));
}

/** How many rounds or periods; a number that is known before play must be one at least. */
function countAt(naming: Naming, key: string): SequenceRule['rounds'] {
  const path = ['sequence', key];
  const program = programAt(naming, path, 'sequence', ['number']);
  if (program === undefined) return query<number>(fixedProgram(naming, 'sequence', 1));
  const number = knownBefore(program);
  if (typeof number === 'number' && (number < 1 || !Number.isInteger(number))) {
    complain(naming.draft, 'wrong-number', `A game has a whole number of ${key}, at least 1, not ${number}.`, path, {
      hint: 'Write 1 or more.',
    });
  }
  return query<number>(program);
}

/** A dealer who always stays deals for ever. */
function staysAt(naming: Naming): SequenceRule['dealerStays'] {
  const path = ['sequence', 'dealer_stays'];
  const program = programAt(naming, path, 'sequence', ['yes/no']);
  if (program === undefined) return query<boolean>(fixedProgram(naming, 'sequence', false));
  if (knownBefore(program) === true && dataAt(naming.draft, ['sequence', 'ends']) === undefined) {
    complain(naming.draft, 'never-ends', 'The dealer always stays, so the game never ends.', path, {
      hint: 'Write when the dealer stays: `winner is dealer`, for example.',
    });
  }
  return query<boolean>(program);
}
