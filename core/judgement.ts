/** What a ruleset says a finished hand is worth, and why. */
import type { NamedThing } from './named-things-types.ts';
import type { Names } from './ruleset.ts';

/** A pattern that counts in a judgement, how often, and what it gives. */
export interface Award extends NamedThing {
  times: number;
  /** By tally: what it adds, for all its times together. */
  value: Readonly<Record<string, number>>;
}

/** What a winning hand is worth in its best reading. */
export interface Worth {
  /** By tally: the numbers players say, rounded where the pack rounds them. */
  tallies: Readonly<Record<string, number>>;
  /** By tally: what the patterns add up to; only where the pack rounds one of them, else `tallies` are the sums. */
  sums?: Readonly<Record<string, number>>;
  /** Numbers on the way from the sums to the value; only where the pack names some. */
  steps?: Readonly<Record<string, number>>;
  /** `score.value` of the pack: the base that payments start from, not what anybody pays or gets. */
  value: number;
  /** Id of the limit the hand reaches, if it reaches one. */
  limit?: string;
}

/** The same, and why: the reading, and the patterns that count. */
export interface Judgement extends Worth {
  /** In notation, groups separated by spaces. */
  reading: string;
  /** Id of the shape. */
  shape: string;
  patterns: readonly Award[];
  names: JudgementNames;
}

/** What people call the ids of a judgement. */
export interface JudgementNames {
  shape: Names;
  tallies: Readonly<Record<string, Names>>;
  /** What the pack calls the value. */
  value: Names;
  /** There where the judgement has a limit. */
  limit?: Names;
}
