/** What happens: from the steps of a pack to the closed list of things the table can do. */
import type { Step } from '../../core/index.ts';
import {
  asWritten,
  complain,
  complainOfName,
  listAt,
  namesIn,
  textAt,
  type Draft,
  type Path,
} from '../flatten/draft.ts';
import { amountAt, conditionAt, type Naming } from '../expressions/expression.ts';
import type { PlaceName } from '../../dsl/index.ts';
import { ownerOf } from './marks-counters-lists.ts';
import { endingNames, MOVING, stepLists, stepsBeforeMoving, stepsNamed, usesOwnTiles } from './steps.ts';
import { valueAt } from '../yaml/sourced.ts';

/** Who does the steps: a move of the own turn, one that answers a window, one that is asked when the deal has ended, or the table at some moment. */
export type Doer =
  | 'move'
  | 'claim'
  | 'asked'
  | 'opens'
  | 'stands'
  | 'passed'
  | 'begins'
  | 'each_seat'
  | 'shown'
  | 'if_false';

type Effect = Step['do'];

/** How play goes on cannot depend on anything, or it might not go on at all. */
const CERTAIN: Effect[] = ['discard', 'show', 'replace', 'draw', 'next', 'win'];
/** Where a tile lies open that could be noted. */
const EXPOSING: Doer[] = ['move', 'claim', 'opens', 'stands', 'passed'];
/** Where another seat may have exposed a tile, and so can be paid by alone. */
const EXPOSED: Doer[] = ['claim', 'passed', 'begins', 'if_false'];

/** What each step may say further, beside `when`. */
const FURTHER: Record<string, string[]> = {
  to: ['count'],
  of: ['mark', 'unmark'],
  in: ['deposit'],
  from: ['pay'],
  reason: ['pay'],
  stands: ['window'],
  as_many_as: ['reveal'],
};

const WHERE: Record<Doer, string> = {
  move: '',
  claim: '',
  asked: 'when the deal has ended',
  opens: 'when a window opens',
  stands: 'when a window has closed',
  passed: 'when a window has closed',
  begins: 'when a turn begins',
  each_seat: 'when the deal has ended',
  shown: 'when bonus tiles are shown',
  if_false: 'when a win was none',
};

/** The steps at a path; none where there is no list. */
export function stepsAt(naming: Naming, path: Path, doer: Doer): Step[] {
  const names = stepsNamed(naming.draft, path);
  const withTile = doer === 'move' && usesOwnTiles(naming.draft, String(path[1])) ? stepsBeforeMoving(names) : 0;
  return names.flatMap((name, index) => {
    const here = [...path, index];
    const place = index < withTile ? 'limit' : 'move';
    const step = stepOf(naming, name, here, place);
    if (step === undefined) return [];
    checkPlace(naming.draft, step.do, here, doer);
    if (valueAt(naming.draft.root, [...here, 'when']) === undefined) return [alike(step)];
    return [alike({ ...step, when: conditionAt(naming, [...here, 'when'], place) })];
  });
}

/** Whatever some step says: steps that have the same keys, written in one place, are several times faster to read. */
function alike(step: Step): Step {
  const said: Partial<Record<string, unknown>> = step;
  const text = (key: string): string | undefined => {
    const value = said[key];
    return typeof value === 'string' ? asWritten(value) : undefined;
  };
  return {
    do: text('do'),
    when: said.when,
    name: text('name'),
    of: text('of'),
    stands: said.stands,
    to: said.to,
    list: text('list'),
    asManyAs: text('asManyAs'),
    pot: text('pot'),
    amount: said.amount,
    from: text('from'),
    reason: text('reason'),
    patterns: said.patterns,
    ending: text('ending'),
  } as Step;
}

function stepOf(naming: Naming, name: string, path: Path, place: PlaceName): Step | undefined {
  const { draft } = naming;
  const at = (key: string): string => textAt(draft, [...path, key]) ?? '';
  checkFurther(draft, name, path);
  switch (name) {
    case 'discard':
    case 'show':
    case 'replace':
    case 'draw':
    case 'next':
    case 'win':
    case 'open':
      return { do: name };
    case 'window':
      return { do: name, name: at('window'), stands: stepsAt(naming, [...path, 'stands'], 'stands') };
    case 'mark':
    case 'unmark':
      known(draft, 'mark', namesIn(draft, 'marks'), [...path, name]);
      return { do: name, name: at(name), of: (at('of') || 'seat') as 'seat' | 'everyone' | 'others' };
    case 'count':
      return countStep(naming, path, place);
    case 'deposit':
      return depositStep(naming, path, place);
    case 'pay':
      return payStep(naming, path, place);
    case 'refund':
      return refundStep(draft, path);
    case 'reveal':
      return revealStep(draft, path);
    case 'note':
    case 'forget':
      checkSeatList(draft, [...path, name]);
      return { do: name, list: at(name) };
    case 'liable':
      return { do: name, patterns: patternsAt(draft, [...path, name]) };
    case 'end':
      return endStep(draft, path);
    default:
      complain(draft, 'unclear-step', 'A step does one thing.', path, {
        hint: 'Write one of `do:`, `window:`, `mark:`, `unmark:`, `count:` with `to:`, `deposit:` with `in:`, `pay:` with `reason:`, `refund:`, `reveal:`, `note:`, `forget:`, `liable:`, `end:`.',
      });
      return undefined;
  }
}

/** What belongs to another step is surely not meant to say nothing. */
function checkFurther(draft: Draft, name: string, path: Path): void {
  const step = valueAt(draft.root, path);
  if (name === '' || name.includes(' ') || step?.is !== 'map') return;
  for (const [key, owners] of Object.entries(FURTHER)) {
    if (owners.includes(name) || !step.entries.has(key)) continue;
    complain(draft, 'unclear-step', `\`${key}\` says nothing about \`${name}\`.`, [...path, key], {
      hint: `It belongs to ${owners.map((owner) => `\`${owner}\``).join(' and ')}. Take it out, or make two steps.`,
    });
  }
}

/** Does the step fit where it stands? */
function checkPlace(draft: Draft, effect: Effect, path: Path, doer: Doer): void {
  if (doer !== 'move' && doer !== 'claim' && MOVING.includes(effect)) {
    complain(draft, 'step-misplaced', `Only moves can \`${effect}\`; it can't be done ${WHERE[doer]}.`, path, {
      hint: 'There are `mark`, `unmark`, `count`, `reveal`, `deposit`, `pay`, `refund`, `note`, `forget`, `open` and `end`.',
    });
  } else if (effect === 'note' && !EXPOSING.includes(doer)) {
    complain(draft, 'step-misplaced', `No tile is exposed ${WHERE[doer]}, so none can be noted.`, path, {
      hint: 'Note it in a move, in `stands` of its window, or in `passed` of the chapter `windows`.',
    });
  } else if (effect === 'liable' && doer !== 'claim' && doer !== 'begins') {
    complain(draft, 'step-misplaced', "On one's own turn nobody else has exposed a tile to answer for.", path, {
      hint: 'Put it into a move that answers a window, or into `begins` of the chapter `turn` with `when: turn is claimed and ...`.',
    });
  } else if (effect === 'pay' && textAt(draft, [...path, 'from']) === 'exposer' && !EXPOSED.includes(doer)) {
    complain(draft, 'step-misplaced', 'No other seat has exposed a tile here, so none would pay.', [...path, 'from'], {
      hint: 'Put it into a move that answers a window, or let the others pay: `from: others`.',
    });
  } else if (CERTAIN.includes(effect) && valueAt(draft.root, [...path, 'when']) !== undefined) {
    complain(draft, 'step-depends', `How play goes on can't depend on a condition: \`${effect}\`.`, [...path, 'when'], {
      hint: 'Make two moves of it, each with its own `when`.',
    });
  }
}

/** The name at a path, told if there is no such thing. */
function known(draft: Draft, what: string, names: readonly string[], path: Path): boolean {
  const name = textAt(draft, path) ?? '';
  if (names.includes(name)) return true;
  complainOfName(draft, `unknown-${what}`, what, name, names, path);
  return false;
}

function countStep(naming: Naming, path: Path, place: PlaceName): Step {
  const { draft } = naming;
  const name = textAt(draft, [...path, 'count']) ?? '';
  known(draft, 'counter', namesIn(draft, 'counters'), [...path, 'count']);
  if (textAt(draft, [...path, 'to']) === undefined) {
    complain(draft, 'unclear-step', `The step does not say what \`${name}\` becomes.`, [...path, 'count'], {
      hint: `Add \`to: ${name} + 1\`.`,
    });
  }
  return { do: 'count', name, to: amountAt(naming, [...path, 'to'], place) };
}

function depositStep(naming: Naming, path: Path, place: PlaceName): Step {
  const { draft } = naming;
  const pots = namesIn(draft, 'pots');
  const pot = textAt(draft, [...path, 'in']);
  if (pot !== undefined) known(draft, 'pot', pots, [...path, 'in']);
  else {
    complain(draft, 'unclear-step', 'The step does not say which pot is paid.', [...path, 'deposit'], {
      hint: `Add \`in: ${pots[0] ?? 'NAME'}\`${pots.length === 0 ? ', and the pot to the chapter `pots`' : ''}.`,
    });
  }
  return { do: 'deposit', pot: pot ?? '', amount: amountAt(naming, [...path, 'deposit'], place) };
}

function payStep(naming: Naming, path: Path, place: PlaceName): Step {
  const { draft } = naming;
  const reason = textAt(draft, [...path, 'reason']);
  if (reason === undefined)
    complain(draft, 'unclear-step', 'The step does not say what is paid for.', [...path, 'pay'], {
      hint: 'Add `reason:` and what people read beside it.',
    });
  const from = textAt(draft, [...path, 'from']) === 'exposer' ? 'exposer' : 'others';
  return { do: 'pay', from, amount: amountAt(naming, [...path, 'pay'], place), reason: reason ?? '' };
}

/** What goes back is named by its reason. */
function refundStep(draft: Draft, path: Path): Step {
  const reasons = stepLists(draft).flatMap((list) =>
    stepsNamed(draft, list).flatMap((name, index) =>
      name === 'pay' ? (textAt(draft, [...list, index, 'reason']) ?? []) : [],
    ),
  );
  known(draft, 'payment', reasons, [...path, 'refund']);
  return { do: 'refund', reason: textAt(draft, [...path, 'refund']) ?? '' };
}

function revealStep(draft: Draft, path: Path): Step {
  const list = textAt(draft, [...path, 'reveal']) ?? '';
  const other = textAt(draft, [...path, 'as_many_as']);
  for (const key of other === undefined ? ['reveal'] : ['reveal', 'as_many_as']) checkTurnedList(draft, [...path, key]);
  return { do: 'reveal', list, ...(other !== undefined && { asManyAs: other }) };
}

/** Only what lies in the wall can be turned up. */
function checkTurnedList(draft: Draft, path: Path): void {
  const lists = namesIn(draft, 'lists');
  const isTurned = (list: string): boolean => valueAt(draft.root, ['lists', list, 'turned']) !== undefined;
  const name = textAt(draft, path) ?? '';
  if (!known(draft, 'list', lists, path) || isTurned(name)) return;
  const others = lists.filter(isTurned);
  complain(draft, 'not-turned', `Nothing says where the tiles of \`${name}\` are turned up.`, path, {
    hint: `Add \`turned: { column: 3 }\` to the list${others.length === 0 ? '' : `, or name one that has it: ${others.join(', ')}`}.`,
  });
}

/** What a seat keeps in mind is the seat's own. */
function checkSeatList(draft: Draft, path: Path): void {
  const lists = namesIn(draft, 'lists');
  const name = textAt(draft, path) ?? '';
  if (!known(draft, 'list', lists, path) || ownerOf(draft, 'lists', name) === 'seat') return;
  complain(draft, 'not-a-seat-list', `\`${name}\` lies on the table and is no list of a seat.`, path, {
    hint: `Add \`of: seat\` to the list, or name another.`,
  });
}

/** Patterns that a pack took out leave the lists they stood in. */
function patternsAt(draft: Draft, path: Path): string[] {
  const patterns = namesIn(draft, 'patterns');
  return listAt(draft, path).filter((name, index) => {
    if (draft.removed.has(`patterns.${name}`)) return false;
    return known(draft, 'pattern', patterns, [...path, index]);
  });
}

function endStep(draft: Draft, path: Path): Step {
  const ending = textAt(draft, [...path, 'end']) ?? '';
  if (ending === 'win') {
    complain(draft, 'end-wins', 'A deal that ends with a win has a winner, and a hand to pay for.', [...path, 'end'], {
      hint: 'Let a move win: `steps: [win]` with `needs: wins`.',
    });
  } else known(draft, 'ending', endingNames(draft), [...path, 'end']);
  return { do: 'end', ending };
}
