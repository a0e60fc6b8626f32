import type { Contents, TileSet, WinQuery } from '../../core/index.ts';
import type { Shape } from '../readings/reading.ts';
import type { Joins } from '../evaluate/occurrences-sharing-one-set.ts';
import type { ScoreSoFar } from '../words/word.ts';
import type { PatternRule, GroupRule } from './pattern-exclusions.ts';

/** What an expression of the score sees. */
export interface ScoreContext extends ScoreSoFar {
  query: WinQuery;
}

/** An expression of the score as a function. */
export type ScoreQuery<T> = (context: ScoreContext) => T;

/** What people call the parts of a score. */
export type ScoreNames = Pick<Contents, 'patterns' | 'tallies' | 'shapes' | 'limits' | 'value'>;

/** How a pack scores. */
export interface ScoreRules {
  tiles: TileSet;
  shapes: readonly Shape[];
  /** More patterns may follow in the set: they only count for `losses`. */
  patterns: readonly PatternRule[];
  groups: readonly GroupRule[];
  /** By pattern of a linked group: which sets it joins. */
  joins?: readonly (Joins | undefined)[];
  /** Ids of the tallies, in order. */
  tallies: readonly string[];
  /** By tally: the step that players say in place of the sum. */
  countsAs?: Readonly<Record<string, string>>;
  steps: readonly { name: string; ask: ScoreQuery<number> }[];
  value: ScoreQuery<number>;
  /** Whether the hand may win. */
  minimum?: ScoreQuery<boolean>;
  /** Named ranks of a hand; the first that holds is named, and says what the hand is worth if it has a value. */
  limits?: readonly { id: string; when: ScoreQuery<boolean>; value?: ScoreQuery<number> }[];
  /** What people call all of these; their ids where it is left out. */
  names?: ScoreNames;
}
