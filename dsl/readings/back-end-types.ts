import type { Award, NamedThing, TileSet, WildRule, WinQuery, Worth } from '../../core/index.ts';
import type { Program } from '../expression-problem.ts';
import type { ScoreRules } from '../score/score-rules.ts';
import type { MaskLayout } from './kind-bit-layout.ts';
import type { Reading, Shape } from './reading.ts';

/**
 * Kinds of which all copies lie in the own hand and melds are no waits (`ignore`), only those of which they lie in the hand are none (`held`), or
 * all are waits (`count`).
 */
export type DeadWaits = 'ignore' | 'held' | 'count';

/** What both back ends are made from: the patterns of one pack with its options fixed. */
export interface PatternSet {
  tiles: TileSet;
  layout: MaskLayout;
  shapes: readonly Shape[];
  patterns: readonly { id: string; when: Program; value: Readonly<Record<string, Program>> }[];
  /** Names of the tallies, in order. */
  tallies: readonly string[];
  /** Which kinds a hand does not wait for; `ignore` where nothing is said. */
  deadWaits?: DeadWaits;
  /** Tiles that stand for others. */
  wild?: WildRule;
  /** How the patterns count together, for back ends that weigh readings. */
  score?: ScoreRules;
}

/** What a matcher asks while it runs; the patterns themselves have become code. */
export interface MatchedSet extends Pick<PatternSet, 'tiles' | 'layout' | 'shapes' | 'tallies' | 'deadWaits' | 'wild'> {
  /** Lists of tiles on the table, in order. */
  lists: readonly string[];
  /** By pattern of a linked group: which sets it joins. */
  joins?: ScoreRules['joins'];
  /** What people call the patterns; asked where readings are weighed. */
  called: readonly NamedThing[];
}

/** One reading of a hand with what the patterns say of it. Valid only while it is being visited. */
export interface Candidate {
  /** Index into the shapes. */
  shape: number;
  /** How often each pattern occurs (0: not at all), by pattern. */
  times: ArrayLike<number>;
  /** What one occurrence of a pattern is worth in a tally; asked only of patterns that occur. */
  value(pattern: number, tally: number): number;
  /** The reading itself, for explanations. */
  reading(): Reading;
}

/** All readings of a finished hand, each with the patterns it has. The order of readings means nothing. */
export interface PatternSource {
  /** Calls `visit` with every reading. */
  candidates(query: WinQuery, visit: (candidate: Candidate) => void): void;
  /** The same source where it weighs readings itself. */
  weigher?(): Weigher | undefined;
  /** Hears that so many hands will come. */
  expect?(hands: number): void;
}

/** Knows what readings are worth without telling why. */
export interface Weigher {
  /** What the best reading that wins is worth; `judge` says it where only the patterns that count tell equal readings apart. */
  worth(query: WinQuery, judge: (query: WinQuery) => Worth | undefined): Worth | undefined;
  /** The readings that are worth that; nothing where none wins. `lenient`: where none wins, the best of the others. */
  best(query: WinQuery, lenient: boolean): Best | Untold | undefined;
}

/** Readings of which too little is known: they are to be visited. */
export interface Untold {
  isTold: false;
  visit(visit: (candidate: Candidate) => void): void;
}

/** Readings that are worth the same, by place; true until the next hand is looked at. */
export interface Best {
  isTold: true;
  worth: Worth;
  /** Whether they meet the minimum. */
  isWin: boolean;
  /** At least one. */
  count: number;
  /** The patterns that count in it. */
  awards(at: number): Award[];
  /** Index into the shapes. */
  shape(at: number): number;
  reading(at: number): Reading;
  /** The same in notation. */
  printed(at: number): string;
}
