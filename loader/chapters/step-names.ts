/** The steps of moves, as they are written. */
import { steps as all, type AnyStep, type StepName } from '../../core/index.ts';
import { listAt, namesIn, textAt, type Draft, type Path } from '../flatten/draft.ts';
import { type Sourced, valueAt } from '../yaml/located-data.ts';

/** Every step by its name. */
export const forms: Readonly<Record<string, AnyStep>> = all;
/** Their names, in order. */
export const STEPS = Object.keys(forms) as StepName[];

/** Names of the steps with which play goes on in one of these ways. */
export function stepsThat(...ways: AnyStep['play'][]): string[] {
  return STEPS.filter((name) => ways.includes(forms[name]!.play));
}

/** Steps that move tiles or let others answer; the rest only writes something down. */
export const MOVING: readonly string[] = stepsThat('exposes', 'gives', 'asks', 'draws', 'passes', 'wins');

/** Keys of a step that say more of what it does, each with the steps that have it. */
export const FURTHER: ReadonlyMap<string, readonly string[]> = furtherKeys();

function furtherKeys(): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const name of STEPS)
    for (const { key } of Object.values(forms[name]!.keys))
      if (key !== name) owners.set(key, [...(owners.get(key) ?? []), name]);
  return owners;
}

/** `show`, `window`, `replace` ...: what the steps of a move do, in order. */
export function stepNames(draft: Draft, id: string): string[] {
  return stepsNamed(draft, ['moves', id, 'steps']);
}

/** What the steps at a path do, in order. */
export function stepsNamed(draft: Draft, path: Path): string[] {
  return namesOfSteps(valueAt(draft.root, path));
}

/** What the steps of a list do, in order. */
export function namesOfSteps(steps: Sourced | undefined): string[] {
  if (steps?.is !== 'list') return [];
  return steps.items.map((step) => {
    if (step.is !== 'map') return step.is === 'scalar' ? String(step.value) : '';
    const bare = step.entries.get('do')?.value;
    const keys = [...step.entries.keys()].filter((key) => key !== 'do' && key !== 'when' && !FURTHER.has(key));
    return [...(bare?.is === 'scalar' && bare.value !== null ? [String(bare.value)] : []), ...keys].join(' ');
  });
}

/** Whether a step is done whatever the table is like. */
export function isCertain(draft: Draft, path: Path): boolean {
  return valueAt(draft.root, [...path, 'when']) === undefined;
}

/** Whether a move is one that seats are asked for when the deal has ended. */
export function isAsked(draft: Draft, id: string): boolean {
  return listAt(draft, ['moves', id, 'on']).includes('asked');
}

/** Whether a move is one of a phase. */
export function isOfPhase(draft: Draft, id: string): boolean {
  const phases = phasesOf(draft);
  return listAt(draft, ['moves', id, 'on']).some((name) => phases.includes(name));
}

/** Whether a move of the own turn or of a phase uses tiles, so that its steps may ask about them. A claim puts its tiles down at once. */
export function usesOwnTiles(draft: Draft, id: string): boolean {
  return isOwnUse(textAt(draft, ['moves', id, 'uses']), listAt(draft, ['moves', id, 'on']), phasesOf(draft));
}

/** The same of what a move `uses` and when it is offered (`on`), as they stand in a pack. */
export function isOwnUse(uses: string | undefined, on: readonly string[], phases: readonly string[]): boolean {
  const isOwn = (name: string): boolean => name === 'turn' || phases.includes(name);
  return uses !== undefined && uses !== 'none' && on.length > 0 && on.every(isOwn);
}

/** How many steps come before tiles move or others are asked. */
export function stepsBeforeMoving(names: readonly string[]): number {
  const first = names.findIndex((name) => MOVING.includes(name));
  return first < 0 ? names.length : first;
}

/** Where every list of steps of a pack stands. */
export function stepLists(draft: Draft): Path[] {
  const moves = namesIn(draft, 'moves').map((id) => ['moves', id, 'steps']);
  const stands = moves.flatMap((path) => stepsNamed(draft, path).map((_, index) => [...path, index, 'stands']));
  const lists: Path[] = [
    ...moves,
    ...stands,
    ...namesIn(draft, 'moves').map((id) => ['moves', id, 'if_false']),
    ['turn', 'begins'],
    ['bonus', 'shown'],
    ...phasesOf(draft).map((id) => ['phases', id, 'done']),
    ...namesIn(draft, 'windows').flatMap((id) => ['opens', 'passed', 'stands'].map((key) => ['windows', id, key])),
    ...namesIn(draft, 'endings').map((id) => ['endings', id, 'each_seat']),
  ];
  return lists.filter((path) => stepsNamed(draft, path).length > 0);
}

/** Endings that every pack has. */
export const STANDARD_ENDINGS: readonly string[] = ['win', 'exhausted', 'false_win'];

/** Every way a deal can end: the ones that are always there, and those of the pack. */
export function endingNames(draft: Draft): string[] {
  return [...new Set([...STANDARD_ENDINGS, ...namesIn(draft, 'endings')])];
}

/** The phases before the first turn, in order. */
export function phasesOf(draft: Draft): string[] {
  return namesIn(draft, 'phases');
}

/** Windows that some move opens, or a bonus tile that was drawn. */
export function windowsOf(draft: Draft): string[] {
  const names = namesIn(draft, 'moves').flatMap((id) => {
    const path = ['moves', id, 'steps'];
    return stepsNamed(draft, path).map((_, index) => textAt(draft, [...path, index, 'window']) ?? '');
  });
  const onBonus = [['bonus'], ...phasesOf(draft).map((id) => ['phases', id])];
  for (const path of onBonus) names.push(textAt(draft, [...path, 'window']) ?? '');
  return [...new Set(names)].filter((name) => name !== '');
}
