import { seededRandom, type TileSet, type WinQuery } from '../../core/index.ts';
import { compileExpression, scopeOf, type Scope, type Type } from '../../dsl/index.ts';
import { maskLayout } from '../../dsl/readings/kind-bit-layout.ts';
import type { Candidate, PatternSet, PatternSource } from '../../dsl/readings/back-end-types.ts';
import type { Reading } from '../../dsl/readings/reading.ts';
import type { Program } from '../../dsl/expression-problem.ts';
import { parseShape } from '../../dsl/shapes/parse-shape.ts';
import { randomWins } from './random-hands.ts';
import { sure } from './tile-sets.ts';

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
  return differencesOf(set, resultsOf(set, one, query), resultsOf(set, other, query), query);
}

/** The same of what they said. */
export function differencesOf(set: PatternSet, ours: Results, theirs: Results, query: WinQuery): Difference[] {
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

/** What a back end says of a hand: by reading, of each pattern its times and values. */
export type Results = ReadonlyMap<string, readonly string[]>;

export function resultsOf(set: PatternSet, source: PatternSource, query: WinQuery): Results {
  const results = new Map<string, string[]>();
  source.candidates(query, (candidate: Candidate) => {
    const key = readingKey(candidate.reading());
    if (results.has(key)) throw new Error(`Reading twice: ${key}`);
    const answers = set.patterns.map((_, index) => {
      const times = candidate.times[index]!;
      return times > 0
        ? `${times} at ${set.tallies.map((_, tally) => candidate.value(index, tally)).join(' ')}`
        : `${times}`;
    });
    results.set(key, answers);
  });
  return results;
}

function readingKey({ shape, groups, loose, wait, as }: Reading): string {
  const parts = groups.map((group) => JSON.stringify(group)).sort();
  return `${shape} ${wait} ${loose.join(',')} ${parts.join(' ')} ${as?.last ?? ''}`;
}

/** A stream of random hands that uses the situations, marks and counters of the pack. */
export function handsFor(set: PatternSet, seed: number): () => WinQuery {
  const { situation, marks, counters, lists } = set.patterns[0]!.when.scope;
  return randomWins(set.tiles, set.shapes, seededRandom(seed), {
    situation: situation.length,
    marks,
    counters,
    lists,
  });
}

/** The first difference of two back ends on random hands. */
export function firstDifference(
  set: PatternSet,
  one: PatternSource,
  other: PatternSource,
  hands: number,
  seed: number,
): Difference | undefined {
  const next = handsFor(set, seed);
  for (let hand = 0; hand < hands; hand++) {
    const [found] = differences(set, one, other, next());
    if (found) return found;
  }
  return undefined;
}

export interface TellingHands {
  hands: WinQuery[];
  /** By pattern: how many of them have it, and how many have not but are one group away from one that has. */
  has: number[];
  misses: number[];
}

/**
 * Hands that put each pattern to the test: each is true in `quota` of them, and as often nearly true. Hands are cheap, asking
 * the referee is not; so `source` looks through `from` hands and keeps those that tell something new.
 */
export function tellingHands(
  set: PatternSet,
  source: PatternSource,
  from: number,
  quota: number,
  seed: number,
): TellingHands {
  const next = handsFor(set, seed);
  const result: TellingHands = { hands: [], has: set.patterns.map(() => 0), misses: set.patterns.map(() => 0) };
  let query = next();
  let now = patternsOf(set, source, query);
  for (let hand = 1; hand < from; hand++) {
    const following = next();
    const then = patternsOf(set, source, following);
    const tells = now.some(
      (has, index) => (has && result.has[index]! < quota) || (has && !then[index] && result.misses[index]! < quota),
    );
    if (tells) {
      result.hands.push(query, following);
      now.forEach((has, index) => {
        result.has[index]! += has ? 1 : 0;
        result.misses[index]! += has && !then[index] ? 1 : 0;
      });
    }
    [query, now] = [following, then];
  }
  return result;
}

/** By pattern: whether some reading of the hand has it; `any tiles` apart, where what is said of no group is always true. */
function patternsOf(set: PatternSet, source: PatternSource, query: WinQuery): boolean[] {
  const has = set.patterns.map(() => false);
  source.candidates(query, ({ shape, times }) => {
    if (set.shapes[shape]!.any) return;
    for (let index = 0; index < has.length; index++) if (times[index]! > 0) has[index] = true;
  });
  return has;
}
