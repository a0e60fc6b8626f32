/** From the programs of patterns and score to the judge of finished hands. */
import type { Holding, Kind, TileSet, WinQuery } from '../core/index.ts';
import {
  askScore, distanceOf, distanceTables, interpretPattern, usefulKinds, type DistanceTables, type GroupRule,
  type PatternRule, type ScoreRules,
} from '../dsl/index.ts';
import { maskLayout } from '../dsl/match/layout.ts';
import type { PatternSet, PatternSource } from '../dsl/match/matcher.ts';
import { searchReadings } from '../dsl/match/search.ts';
import type { ScorePrograms, ShapeRule } from './patterns.ts';

/** How a ruleset scores, in parts: for explanations, tests and the compiler of modules. */
export interface Scoring {
  set: PatternSet;
  rules: ScoreRules;
  /** Readings and patterns by generated code. */
  compiled: PatternSource;
  /** The same by plain search and interpretation: the referee. */
  interpreted: PatternSource;
}

interface Parts {
  tiles: TileSet;
  shapes: readonly ShapeRule[];
  groups: readonly GroupRule[];
  patterns: { rules: readonly PatternRule[]; programs: PatternSet['patterns'] };
  tallies: readonly string[];
  score: ScorePrograms;
}

export function makeScoring({ tiles, shapes, groups, patterns, tallies, score }: Parts): Scoring {
  const finished = shapes.map(({ shape, when }) =>
    when === undefined ? shape : { ...shape, holds: (query: WinQuery) => interpretPattern(when, query) === true },
  );
  const set: PatternSet = { tiles, layout: maskLayout(tiles), shapes: finished, patterns: patterns.programs, tallies };
  const rules: ScoreRules = {
    tiles,
    shapes: finished,
    patterns: patterns.rules,
    groups,
    tallies,
    steps: score.steps.map(({ name, program }) => ({ name, ask: askScore<number>(program) })),
    value: score.value === undefined ? () => 0 : askScore<number>(score.value),
    ...(score.minimum === undefined ? {} : { minimum: askScore<boolean>(score.minimum) }),
  };
  return { set, rules, compiled: interpretedSource(set), interpreted: interpretedSource(set) };
}

function interpretedSource(set: PatternSet): PatternSource {
  return {
    candidates(query, visit) {
      for (const reading of searchReadings(query, set.shapes, set.tiles)) {
        visit({
          shape: reading.shape,
          times: set.patterns.map(({ when }) => Number(interpretPattern(when, query, reading))),
          value: (pattern, tally) => {
            const program = set.patterns[pattern]!.value[set.tallies[tally]!];
            return program === undefined ? 0 : Number(interpretPattern(program, query, reading));
          },
          reading: () => reading,
        });
      }
    },
  };
}

/** Distances and useful kinds; the tables are made when somebody first asks. */
export function makeDistance(tiles: TileSet, { set }: Scoring): { distance(holding: Holding): number; useful(holding: Holding): Kind[] } {
  let made: DistanceTables | undefined;
  const tables = (): DistanceTables => (made ??= distanceTables(tiles, set.shapes));
  return {
    distance: (holding) => distanceOf(tables(), holding),
    useful: (holding) => usefulKinds(tables(), holding),
  };
}
