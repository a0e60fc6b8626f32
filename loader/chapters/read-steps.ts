/** What happens: from the steps of a pack to the closed list of things the table can do. */
import type { Doer, Query, Step, AnyStep, StepKey, StepName, StepOf, Takes } from '../../core/index.ts';
import {
  asWritten,
  complain,
  complainOfName,
  listAt,
  namesIn,
  textAt,
  wordingAt,
  type Draft,
  type Path,
} from '../flatten/draft.ts';
import { amountAt, conditionAt, programAt, type Naming } from '../expressions/compile.ts';
import { type PlaceName, query } from '../../dsl/index.ts';
import { ownerOf } from './marks-counters-lists.ts';
import {
  endingNames,
  forms,
  FURTHER,
  MOVING,
  stepLists,
  STEPS,
  stepsBeforeMoving,
  stepsNamed,
  stepsThat,
  usesOwnTiles,
} from './step-names.ts';
import { valueAt } from '../yaml/located-data.ts';

/** How play goes on cannot depend on anything, or it might not go on at all. */
const CERTAIN = stepsThat('exposes', 'gives', 'draws', 'passes', 'wins');

/** Steps that move tiles in a phase. */
const IN_PHASE = ['discard', 'give'];

const WHERE: Record<Doer, string> = {
  move: '',
  claim: '',
  phase: 'in a phase',
  done: 'when a phase is over',
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
  const withTile =
    (doer === 'move' || doer === 'phase') && usesOwnTiles(naming.draft, String(path[1])) ? stepsBeforeMoving(names) : 0;
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
    fill: said.fill,
    list: text('list'),
    asManyAs: text('asManyAs'),
    pot: text('pot'),
    amount: said.amount,
    from: text('from'),
    reason: text('reason'),
    which: text('which'),
    paidTo: text('paidTo'),
    patterns: said.patterns,
    ending: text('ending'),
  } satisfies Record<KeyOfStep, unknown> as Step;
}

/** Every key that some step has. */
type KeyOfStep = { [Name in StepName]: keyof StepOf<Name> }[StepName];

function stepOf(naming: Naming, name: string, path: Path, place: PlaceName): Step | undefined {
  const { draft } = naming;
  checkFurther(draft, name, path);
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (form === undefined) {
    complain(draft, 'unclear-step', 'A step does one thing.', path, {
      hint: `Write one of \`do:\`, ${STEPS.flatMap(howWritten).join(', ')}.`,
    });
    return undefined;
  }
  const said = Object.entries(form.keys).map(([key, how]) => [key, keyAt(naming, name, path, place, how)] as const);
  return { do: name, ...Object.fromEntries(said) } as Step;
}

/** Of a step that is more than a word: its key, and the one it cannot do without. */
function howWritten(name: StepName): string[] {
  const keys = Object.values(forms[name]!.keys);
  const needed = [name, ...keys.flatMap(({ key, missing }) => (missing ? [key] : []))];
  return keys.length === 0 ? [] : [needed.map((key) => `\`${key}:\``).join(' with ')];
}

/** What a key of a step says. */
function keyAt(naming: Naming, name: string, path: Path, place: PlaceName, how: StepKey): unknown {
  const { key, takes, otherwise, missing } = how;
  const { draft } = naming;
  const here = [...path, key];
  const text = takes === 'wording' ? wordingAt(draft, here) : textAt(draft, here);
  if (text === undefined && missing !== undefined) {
    const [what, add] = missing;
    const named = (words: string): string => words.replace('NAME', textAt(draft, [...path, name]) ?? '');
    const hint = add === undefined ? hintOf(draft, key, takes) : named(add);
    complain(draft, 'unclear-step', `The step does not say ${named(what)}.`, [...path, name], { hint });
  }
  if (takes === 'number') return amountAt(naming, here, place);
  if (takes === 'seat') return seatAt(naming, here, place);
  if (takes === 'steps') return stepsAt(naming, here, 'stands');
  if (takes === 'patterns') return patternsAt(draft, here);
  if (text !== undefined || key === name) CHECKS[takes]?.(draft, here);
  return text ?? otherwise ?? (missing || key === name ? '' : undefined);
}

function seatAt(naming: Naming, path: Path, place: PlaceName): string | Query<number> {
  const program = programAt(naming, path, place, ['seat']);
  return program === undefined ? '' : query<number>(program);
}

/** What to add where a thing of the pack is missing. */
function hintOf(draft: Draft, key: string, takes: Takes): string {
  const names = namesIn(draft, `${takes}s`);
  return `Add \`${key}: ${names[0] ?? 'NAME'}\`${names.length === 0 ? `, and the ${takes} to the chapter \`${takes}s\`` : ''}.`;
}

/** Whether what a step names is there, and of the right sort. */
const CHECKS: Partial<Record<Takes, (draft: Draft, path: Path) => void>> = {
  mark: (draft, path) => known(draft, 'mark', namesIn(draft, 'marks'), path),
  counter: (draft, path) => known(draft, 'counter', namesIn(draft, 'counters'), path),
  pot: (draft, path) => known(draft, 'pot', namesIn(draft, 'pots'), path),
  'turned list': checkTurnedList,
  'seat list': checkSeatList,
  payment: (draft, path) => known(draft, 'payment', reasonsIn(draft), path),
  ending: checkEnding,
};

/** What belongs to another step is surely not meant to say nothing. */
function checkFurther(draft: Draft, name: string, path: Path): void {
  const step = valueAt(draft.root, path);
  if (name === '' || name.includes(' ') || step?.is !== 'map') return;
  for (const [key, owners] of FURTHER) {
    if (owners.includes(name) || !step.entries.has(key)) continue;
    complain(draft, 'unclear-step', `\`${key}\` says nothing about \`${name}\`.`, [...path, key], {
      hint: `It belongs to ${owners.map((owner) => `\`${owner}\``).join(' and ')}. Take it out, or make two steps.`,
    });
  }
}

/** Does the step fit where it stands? */
function checkPlace(draft: Draft, effect: StepName, path: Path, doer: Doer): void {
  const { only }: AnyStep = forms[effect]!;
  const [key, value] = only?.where ?? [];
  const limited = key === undefined ? path : [...path, key];
  if (doer === 'phase' && !IN_PHASE.includes(effect) && (MOVING.includes(effect) || effect === 'end')) {
    complain(draft, 'step-misplaced', `\`${effect}\` can't be done in a phase.`, path, {
      hint: 'A move of a phase may discard, give, and what moves no tile; the deal may end in `done` of the phase.',
    });
  } else if (doer !== 'move' && doer !== 'claim' && doer !== 'phase' && MOVING.includes(effect)) {
    const others = STEPS.filter((name) => !MOVING.includes(name) && isForAny(forms[name]!)).map(
      (name) => `\`${name}\``,
    );
    complain(draft, 'step-misplaced', `Only moves can \`${effect}\`; it can't be done ${WHERE[doer]}.`, path, {
      hint: `There are ${others.slice(0, -1).join(', ')} and ${others.at(-1)}.`,
    });
  } else if (only !== undefined && !only.by.includes(doer) && (key === undefined || textAt(draft, limited) === value)) {
    const { message, hint } = only;
    complain(draft, 'step-misplaced', message.replace('WHERE', WHERE[doer]), limited, { hint });
  } else if (CERTAIN.includes(effect) && valueAt(draft.root, [...path, 'when']) !== undefined) {
    complain(draft, 'step-depends', `How play goes on can't depend on a condition: \`${effect}\`.`, [...path, 'when'], {
      hint: 'Make two moves of it, each with its own `when`.',
    });
  }
}

/** Whether any move may have such a step, in some form. */
function isForAny({ only }: AnyStep): boolean {
  return only === undefined || only.where !== undefined || only.by.includes('move');
}

/** The name at a path, told if there is no such thing. */
export function known(draft: Draft, what: string, names: readonly string[], path: Path): boolean {
  const name = textAt(draft, path) ?? '';
  if (names.includes(name)) return true;
  complainOfName(draft, `unknown-${what}`, what, name, names, path);
  return false;
}

/** What goes back is named by its reason. */
function reasonsIn(draft: Draft): string[] {
  return stepLists(draft).flatMap((list) =>
    stepsNamed(draft, list).flatMap((name, index) =>
      name === 'pay' ? (wordingAt(draft, [...list, index, 'reason']) ?? []) : [],
    ),
  );
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

function checkEnding(draft: Draft, path: Path): void {
  if (textAt(draft, path) === 'win') {
    complain(draft, 'end-wins', 'A deal that ends with a win has a winner, and a hand to pay for.', path, {
      hint: 'Let a move win: `steps: [win]` with `needs: wins`.',
    });
  } else known(draft, 'ending', endingNames(draft), path);
}
