/** What the editor and the reference tell of steps that are one word; of others the schema describes the key. */
import type { StepName, StepOf } from '../core/index.ts';

/** Steps that say nothing but what they do, and when. */
type BareStep = {
  [Name in StepName]: [Exclude<keyof StepOf<Name>, 'do' | 'when'>] extends [never] ? Name : never;
}[StepName];

export const STEP_TEXT: Readonly<Record<BareStep, string>> = {
  discard: 'The tile goes to the river.',
  show: 'The group is laid out.',
  aside: 'The tile joins the bonus tiles of the seat.',
  replace: 'A tile is drawn in place of another.',
  draw: 'A tile is drawn from the head.',
  next: 'The next seat draws.',
  win: 'The hand wins.',
  open: 'The hand is laid open for all to see.',
};

/** The sentence of a step that is one word; undefined of any other text. */
export function textOfStep(name: string): string | undefined {
  return Object.hasOwn(STEP_TEXT, name) ? STEP_TEXT[name as BareStep] : undefined;
}
