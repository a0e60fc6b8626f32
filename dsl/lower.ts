/** From the typed trees of all patterns of a pack to one graph of arithmetic: once for each shape, with equal parts shared. */
import { lower } from './lower/expression.ts';
import { groundsOf } from './lower/ground.ts';
import type { Node } from './lower/graph.ts';
import type { MaskLayout } from './match/layout.ts';
import type { Shape } from './match/reading.ts';
import type { Planes } from './match/registers.ts';
import type { Program } from './problem.ts';
import type { Scope } from './scope.ts';

/** A pattern as the compiler sees it. */
export interface PatternPrograms {
  id: string;
  when: Program;
  /** By tally; what one occurrence is worth. */
  value: Readonly<Record<string, Program>>;
}

/** A pattern on one shape. */
export interface LoweredPattern {
  /** How often it occurs, or whether. */
  times: Node;
  isTruth: boolean;
  /** By tally, in order. */
  values: Node[];
}

export function lowerPatterns(
  patterns: readonly PatternPrograms[], tallies: readonly string[], shapes: readonly Shape[], layout: MaskLayout, planes: Planes, scope: Scope,
): LoweredPattern[][] {
  const grounds = groundsOf({ tiles: scope.tiles, layout, planes, scope, lower }, shapes);
  return grounds.map((ground) =>
    patterns.map(({ when, value }) => ({
      times: lower(ground, when.tree),
      isTruth: when.type === 'yes/no',
      values: tallies.map((tally) => (value[tally] ? lower(ground, value[tally].tree) : ground.graph.number(0))),
    })),
  );
}
