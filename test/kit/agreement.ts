import { seededRandom, type TileSet, type WinQuery } from '../../core/index.ts';
import { compileExpression, scopeOf, type Scope, type Type } from '../../dsl/index.ts';
import { maskLayout } from '../../dsl/match/layout.ts';
import type { Candidate, PatternSet, PatternSource } from '../../dsl/match/matcher.ts';
import type { Reading } from '../../dsl/match/reading.ts';
import type { Program } from '../../dsl/problem.ts';
import { parseShape } from '../../dsl/shape.ts';
import { randomWins } from './hands.ts';
import { sure } from './tiles.ts';

/** A small pack for tests of the compiler: expressions by name, all in one tally. */
export interface TestPack {
  tiles: TileSet;
  shapes: Record<string, string>;
  patterns: Record<string, string>;
  /** Values that are more than 1. */
  values?: Record<string, string>;
  scope?: Partial<Scope>;
}

export function patternSet({ tiles, shapes, patterns, values = {}, scope = {} }: TestPack): PatternSet {
  const names = scopeOf(tiles, { ...scope, shapes: Object.keys(shapes), patterns: Object.keys(patterns) });
  const program = (text: string, place: 'pattern' | 'value', expects: Type[]): Program => {
    const result = compileExpression(text, place, names, expects);
    if (!result.ok) throw new Error(`${text}: ${result.problems.map((found) => found.message).join(' ')}`);
    return result.value;
  };
  return {
    tiles,
    layout: maskLayout(tiles),
    shapes: Object.entries(shapes).map(([id, text]) => sure(parseShape(id, text, tiles))),
    patterns: Object.entries(patterns).map(([id, text]) => ({
      id,
      when: program(text, 'pattern', ['yes/no', 'number']),
      value: { points: program(values[id] ?? '1', 'value', ['number']) },
    })),
    tallies: ['points'],
  };
}

/** A disagreement of two back ends. */
export interface Difference {
  query: WinQuery;
  reading: string;
  /** Empty: one of them has not got the reading at all. */
  pattern: string;
  values: unknown[];
}

/** Compares two back ends on one hand: the same readings, and of each the same times and values. */
export function differences(set: PatternSet, one: PatternSource, other: PatternSource, query: WinQuery): Difference[] {
  const [ours, theirs] = [resultsOf(set, one, query), resultsOf(set, other, query)];
  const found: Difference[] = [];
  for (const reading of new Set([...ours.keys(), ...theirs.keys()])) {
    const values = [ours.get(reading), theirs.get(reading)];
    if (!values[0] || !values[1]) {
      found.push({ query, reading, pattern: '', values });
      continue;
    }
    set.patterns.forEach(({ id }, index) => {
      const of = values.map((list) => list![index]);
      if (of[0] !== of[1]) found.push({ query, reading, pattern: id, values: of });
    });
  }
  return found;
}

function resultsOf(set: PatternSet, source: PatternSource, query: WinQuery): Map<string, string[]> {
  const results = new Map<string, string[]>();
  source.candidates(query, (candidate: Candidate) => {
    const key = readingKey(candidate.reading());
    if (results.has(key)) throw new Error(`Reading twice: ${key}`);
    const answers = set.patterns.map((_, index) => {
      const times = candidate.times[index]!;
      return times > 0 ? `${times} at ${set.tallies.map((_, tally) => candidate.value(index, tally)).join(' ')}` : `${times}`;
    });
    results.set(key, answers);
  });
  return results;
}

function readingKey({ shape, groups, loose, wait }: Reading): string {
  const parts = groups.map((group) => JSON.stringify(group)).sort();
  return `${shape} ${wait} ${loose.join(',')} ${parts.join(' ')}`;
}

export interface Agreement {
  hands: number;
  readings: number;
  /** By pattern: in how many readings it was found. */
  found: Record<string, number>;
  differences: Difference[];
}

/** Runs two back ends over random hands; stops at the first hand where they differ. */
export function agree(set: PatternSet, one: PatternSource, other: PatternSource, hands: number, seed: number): Agreement {
  const { scope } = set.patterns[0]!.when;
  const next = randomWins(set.tiles, set.shapes, seededRandom(seed), {
    situation: scope.situation.length, marks: scope.marks, counters: scope.counters,
  });
  const found: Record<string, number> = Object.fromEntries(set.patterns.map(({ id }) => [id, 0]));
  let readings = 0;
  for (let hand = 1; hand <= hands; hand++) {
    const query = next();
    other.candidates(query, (candidate) => {
      readings++;
      set.patterns.forEach(({ id }, index) => (found[id]! += candidate.times[index]! > 0 ? 1 : 0));
    });
    const differing = differences(set, one, other, query);
    if (differing.length > 0) return { hands: hand, readings, found, differences: differing };
  }
  return { hands, readings, found, differences: [] };
}
