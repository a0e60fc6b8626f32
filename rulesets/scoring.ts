/** From the programs of patterns and score to the judge of finished hands. */
import type { Table, TileSet, WinQuery } from '../core/index.ts';
import {
  askScore,
  compiledSource,
  interpretPattern,
  type LenientJudge,
  madeOf,
  makeLenientJudge,
  maskLayout,
  referee,
  warmingSource,
  type GroupRule,
  type PatternSet,
  type PatternSource,
  type ScoreRules,
} from '../dsl/index.ts';
import type { Patterns, ScorePrograms, ShapeRule } from './patterns.ts';

/** How a ruleset scores, in parts: for explanations, tests and the compiler of modules. */
export interface Scoring {
  set: PatternSet;
  rules: ScoreRules;
  /** Readings and patterns by generated code. */
  compiled: PatternSource;
  /** The same by plain search and interpretation: the referee. */
  interpreted: PatternSource;
  /** Whichever of the two is sooner done. */
  source: PatternSource;
  /** Judges complete hands, those too that are worth too little for a win. */
  judge: LenientJudge;
  /** A table dealt for these rules; tables never change, so that one serves all hands. */
  begun(): Table;
}

interface Parts {
  tiles: TileSet;
  shapes: readonly ShapeRule[];
  /** Whether kinds count as waits of which no copy can be left. */
  beyond: boolean;
  groups: readonly GroupRule[];
  patterns: Patterns;
  tallies: readonly string[];
  score: ScorePrograms;
}

export function makeScoring({
  tiles,
  shapes,
  beyond,
  groups,
  patterns,
  tallies,
  score,
}: Parts): Omit<Scoring, 'begun'> {
  const finished = shapes.map(({ shape, when }) =>
    when === undefined
      ? shape
      : { ...shape, holds: madeOf(when, (query: WinQuery) => interpretPattern(when, query) === true) },
  );
  const rules: ScoreRules = {
    tiles,
    shapes: finished,
    patterns: patterns.rules,
    groups,
    ...(patterns.joins && { joins: patterns.joins }),
    tallies,
    steps: score.steps.map(({ name, program }) => ({ name, ask: askScore<number>(program) })),
    value: score.value === undefined ? () => 0 : askScore<number>(score.value),
    limits: score.limits.map(({ id, when, value }) => ({
      id,
      when: askScore<boolean>(when),
      ...(value && { value: askScore<number>(value) }),
    })),
    ...(score.minimum === undefined ? {} : { minimum: askScore<boolean>(score.minimum) }),
  };
  const set: PatternSet = {
    tiles,
    layout: maskLayout(tiles),
    shapes: finished,
    beyond,
    patterns: patterns.programs,
    tallies,
    score: rules,
  };
  const [compiled, interpreted] = [compiledSource(set), referee(set)];
  const source = warmingSource(interpreted, compiled);
  return { set, rules, compiled, interpreted, source, judge: makeLenientJudge(source, rules) };
}
