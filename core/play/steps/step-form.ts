/** What the file of a step says of it: how packs write it, where it may stand, and what it does. */
import type { Context, Step, TurnBegin } from '../../ruleset.ts';
import type { AgendaItem, Table } from '../../table.ts';

/** The name of a step. */
export type StepName = Step['do'];

/** The step of that name. */
export type StepOf<Name extends StepName> = Extract<Step, { do: Name }>;

/** Who does steps: a move of the own turn, one that answers a window, one that is asked when the deal has ended, or the table at some moment. */
export type Doer =
  | ('move' | 'claim' | 'asked' | 'opens' | 'stands' | 'passed')
  | ('begins' | 'each_seat' | 'shown' | 'if_false');

/** The name of something of the pack, or a value. Tiles of a `turned list` lie in the wall; a `payment` is named by the reason of a step `pay`. */
export type Takes =
  | ('mark' | 'counter' | 'pot' | 'turned list' | 'seat list' | 'window' | 'ending' | 'payment' | 'patterns')
  | ('number' | 'choice' | 'text' | 'steps');

/** A key of a step as packs write it. */
export interface StepKey {
  /** That of the step itself is called as the step. */
  key: string;
  takes: Takes;
  /** Its value where it is not written. */
  otherwise?: string;
  /** Told where it is not written: what the step does not say, and what to add. NAME is what the step names. */
  missing?: readonly [what: string, hint?: string];
}

/** How packs write a step, and where it may stand. Keys are read, and told where they are missing, in this order. */
export interface StepForm<Key extends string = string> {
  /** By the key that the step has in `Step`. */
  keys: Readonly<Record<Key, StepKey>>;
  /** How play goes on, of a step that moves tiles or lets others answer; only moves have such a step. `ends`: the deal is over, whoever does it. */
  play?: 'exposes' | 'asks' | 'draws' | 'passes' | 'wins' | 'ends';
  /** Who alone can do it, perhaps only where a key has a value; else what is told. WHERE is the moment. */
  only?: { by: readonly Doer[]; where?: readonly [key: string, value: string]; message: string; hint: string };
  /** In YAML, with names of `test/core/play/steps.test.ts`. */
  example: string;
}

/** The form of a step: every key of its type. */
export type FormOf<Name extends StepName> = StepForm<Exclude<keyof StepOf<Name>, 'do' | 'when'>>;

/** What a step does for a seat that moves no tile. */
export type Act<Name extends StepName> = (at: Context, step: StepOf<Name>) => void;

export type MoveItem = Extract<AgendaItem, { do: 'move' }>;

/** What a step of a move does. */
export interface MovingStep<Name extends StepName> {
  /** Somebody is asked afterwards: what is left of the move waits. */
  waits: boolean;
  does(at: Context, step: StepOf<Name>, item: MoveItem, onward: Onward): void;
}

/** How play goes on after a step that waits. */
export interface Onward {
  draw(table: Table, seat: number, end: 'head' | 'tail', begin: TurnBegin): void;
  askOthers(table: Table, seat: number, window: string, move: string): void;
}
