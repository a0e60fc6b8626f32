/** What a pack names, for programs that list it: plain data, in the order of the pack. */
import type { Names, OptionValue } from './ruleset.ts';

/** Something a pack names; where it gives no name for people, that is the id as words. */
export interface NamedThing {
  id: string;
  name: Names;
}

/** A pattern: its group, if it has one, and what one occurrence adds, by tally: a number, or the expression where it depends on the hand. */
export interface PatternInfo extends NamedThing {
  group?: string;
  value: Readonly<Record<string, number | string>>;
}

/** An option with its default and the value in force. */
export type OptionInfo = NamedThing & {
  /** One sentence for people who choose. */
  says: string;
} & (
    | { type: 'number'; default: number; value: number; range?: readonly [lowest: number, highest: number] }
    | { type: 'yes/no'; default: boolean; value: boolean }
    | {
        type: 'choice';
        default: string;
        value: string;
        choices: readonly string[];
        /** The options that each value sets. */
        sets?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
      }
  );

/** Everything a pack names. */
export interface Contents {
  patterns: readonly PatternInfo[];
  groups: readonly NamedThing[];
  /** What patterns add up in. */
  tallies: readonly NamedThing[];
  limits: readonly NamedThing[];
  shapes: readonly NamedThing[];
  options: readonly OptionInfo[];
  moves: readonly NamedThing[];
  /** Ways a deal ends without a winner. */
  endings: readonly NamedThing[];
  marks: readonly NamedThing[];
  counters: readonly NamedThing[];
  pots: readonly NamedThing[];
  lists: readonly NamedThing[];
  /** What the pack calls the value of a hand. */
  value: Names;
}
