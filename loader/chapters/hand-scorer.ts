/** From the programs of patterns and score to the judge of finished hands. */
import { type Contents, onceFor, type TileSet, type WildRule, type WinQuery } from '../../core/index.ts';
import {
  scoreQuery,
  byTiles,
  compiledSource,
  interpretPattern,
  type LenientJudge,
  partsOfProgram,
  makeLenientJudge,
  maskLayout,
  referee,
  tieredSource,
  type GroupRule,
  type DeadWaits,
  type PatternSet,
  type PatternSource,
  type Program,
  type ScoreRules,
} from '../../dsl/index.ts';
import type { Patterns, ScorePrograms, ShapeRule } from './shapes-groups-patterns-score.ts';

/** What scoring a hand asks of a ruleset beyond what a table does. */
export interface HandScoring {
  rules: ScoreRules;
  /** Readings and patterns, in the fastest way there is. */
  source: PatternSource;
  /** Judges complete hands, those too that are worth too little for a win. */
  judge: LenientJudge;
}

/** How a loaded ruleset scores, in parts: for explanations, tests and the compiler of modules. */
export interface Scoring extends HandScoring {
  set: PatternSet;
  /** Readings and patterns by generated code. */
  compiled: PatternSource;
  /** The same by plain search and interpretation: the referee. */
  interpreted: PatternSource;
}

interface Parts {
  tiles: TileSet;
  wild: WildRule | undefined;
  shapes: readonly ShapeRule[];
  deadWaits: DeadWaits;
  groups: readonly GroupRule[];
  patterns: Patterns;
  tallies: readonly string[];
  score: ScorePrograms;
  /** What people call all of these; asked when the first hand is scored. */
  contents: () => Contents;
}

export function makeScoring({
  tiles,
  wild,
  shapes,
  deadWaits,
  groups,
  patterns,
  tallies,
  score,
  contents,
}: Parts): Scoring {
  const finished = shapes.map(({ shape, when }) => (when ? { ...shape, ...conditionOf(when) } : shape));
  const rules: ScoreRules = {
    tiles,
    shapes: finished,
    patterns: patterns.rules,
    groups,
    ...(patterns.joins && { joins: patterns.joins }),
    tallies,
    steps: score.steps.map(({ name, program }) => ({ name, ask: scoreQuery<number>(program) })),
    value: scoreQuery<number>(score.value),
    limits: score.limits.map(({ id, when, value }) => ({
      id,
      when: scoreQuery<boolean>(when),
      ...(value && { value: scoreQuery<number>(value) }),
    })),
    ...(score.minimum === undefined ? {} : { minimum: scoreQuery<boolean>(score.minimum) }),
    ...(score.countsAs && { countsAs: score.countsAs }),
    get names() {
      return contents();
    },
  };
  const set: PatternSet = {
    tiles,
    layout: maskLayout(tiles),
    shapes: finished,
    deadWaits,
    ...(wild && { wild }),
    patterns: patterns.programs,
    tallies,
    score: rules,
  };
  const [compiled, interpreted] = [compiledSource(set), referee(set)];
  const source = tieredSource(interpreted, compiled);
  return { set, rules, compiled, interpreted, source, judge: makeLenientJudge(source, rules) };
}

const conditionOf = onceFor((when: Program) => {
  const could = byTiles(when);
  return { holds: holdsOf(when), ...(could === true ? {} : { could: could && holdsOf(could) }) };
});

/** A condition of a shape as a function. */
function holdsOf(when: Program): (query: WinQuery) => boolean {
  return partsOfProgram(when, (query: WinQuery) => interpretPattern(when, query) === true);
}
