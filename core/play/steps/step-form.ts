/** What the file of a step says of it: how packs write it, where it may stand, and what it does. */
import type { Context, Step, TurnBegin } from '../../ruleset.ts';
import type { AgendaItem, Table } from '../../table.ts';

/** The name of a step. */
export type StepName = Step['do'];

/** The step of that name. */
export type StepOf<Name extends StepName> = Extract<Step, { do: Name }>;

/** Who does steps: a move of the own turn, of a phase, one that answers a window, one that is asked when the deal has ended, or the table at some moment. */
export type Doer =
  | ('move' | 'phase' | 'claim' | 'asked' | 'opens' | 'stands' | 'passed' | 'done')
  | ('begins' | 'each_seat' | 'shown' | 'if_false');

/** The name of something of the pack, or a value. Tiles of a `turned list` lie in the wall; a `payment` is named by the reason of a step `pay`. */
export type Takes =
  | ('mark' | 'counter' | 'pot' | 'turned list' | 'seat list' | 'window' | 'ending' | 'payment' | 'patterns')
  | ('number' | 'seat' | 'choice' | 'text' | 'wording' | 'steps');

/** Why it is there, as long as fewer than two built-in packs use it; no rule is named here. Ids such as F6 are those of docs/mechanics.md, where a pack shows each. */
type Why = string;

/** A key of a step as packs write it. */
export interface StepKey {
  /** That of the step itself is called as the step. */
  key: string;
  takes: Takes;
  /** What a `choice` may be. */
  values?: readonly string[];
  /** What it says, for editor and reference; of the key that is called as the step, the step says it. */
  says?: string;
  /** Its value where it is not written. */
  otherwise?: string;
  /** Told where it is not written: what the step does not say, and what to add. NAME is what the step names. */
  missing?: readonly [what: string, hint?: string];
  why?: Why;
}

/** How packs write a step, and where it may stand. Keys are read, and told where they are missing, in this order. */
interface Written<Name extends StepName> {
  /** What the step does, for editor and reference. */
  says: string;
  /** By the key that the step has in `Step`. */
  keys: Readonly<Record<Exclude<keyof StepOf<Name> & string, 'do' | 'when'>, StepKey>>;
  /** Who alone can do it, perhaps only where a key has a value; else what is told. WHERE is the moment. */
  only?: { by: readonly Doer[]; where?: readonly [key: string, value: string]; message: string; hint: string };
  /** Whether what it names is taken away, not set. */
  clears?: true;
  why?: Why;
  /** In YAML, with names of `test/core/play/steps/all-steps.test.ts`. */
  example: string;
}

/** A step that moves no tile. `ends`: the deal is over. */
export interface StepForm<Name extends StepName> extends Written<Name> {
  play?: 'ends';
  does(at: Context, step: StepOf<Name>): void;
}

/** A step that moves tiles or lets others answer, so that only moves have it, and how play goes on. But for `exposes` and `gives`, what is left of the move waits. */
export interface MovingStep<Name extends StepName> extends Written<Name> {
  play: 'exposes' | 'gives' | 'asks' | 'draws' | 'passes' | 'wins';
  does(at: Context, step: StepOf<Name>, item: MoveItem, onward: Onward): void;
}

/** Any step. */
export type AnyStep = (StepForm<StepName> | MovingStep<StepName>) & { keys: Readonly<Record<string, StepKey>> };

/** A move that has come to one of its steps. */
export type MoveItem = Extract<AgendaItem, { do: 'move' }>;

/** How play goes on after a step. */
export interface Onward {
  draw(table: Table, seat: number, end: 'head' | 'tail', begin: TurnBegin): void;
  askOthers(table: Table, seat: number, window: string, move: string): void;
}
