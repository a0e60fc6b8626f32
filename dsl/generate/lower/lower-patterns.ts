/** From the typed trees of all patterns of a pack to one graph of arithmetic: once for each shape, with equal parts shared. */
import { lower } from './expression.ts';
import { groundsOf, type Ground } from './lowering-context.ts';
import type { Graph } from './expression-graph.ts';
import type { Node } from './graph-node.ts';
import { lowerWorth, type LoweredPattern, type LoweredWorth } from './reading-worth.ts';
import type { PatternSet } from '../../readings/back-end-types.ts';
import type { Planes } from '../../readings/division-memory-layout.ts';
import type { Program } from '../../expression-problem.ts';
import type { Type } from '../../syntax-tree.ts';

/** Everything a matcher is made of. */
export interface Lowered {
  /** By shape. */
  patterns: LoweredPattern[][];
  /** How many nodes there are. */
  nodes: number;
  /** Where the score is known: what a reading is worth. */
  worth?: LoweredWorth | undefined;
}

export function lowerSet(set: PatternSet, planes: Planes): Lowered {
  const grounds = groundsOf({ tiles: set.tiles, layout: set.layout, planes }, set.shapes);
  const patterns = lowerPatterns(set, planes, grounds);
  const worth = set.score && lowerWorth(grounds, patterns, set.score, lower);
  return { patterns, nodes: grounds[0]?.graph.nodes.length ?? 0, worth };
}

export function lowerPatterns(
  { tiles, layout, shapes, patterns, tallies }: PatternSet,
  planes: Planes,
  grounds = groundsOf({ tiles, layout, planes }, shapes),
): LoweredPattern[][] {
  return grounds.map((ground) =>
    patterns.map(({ when, value }) => ({
      times: atLeastNothing(ground.graph, lowerProgram(ground, when), when.type),
      isTruth: when.type === 'yes/no',
      values: tallies.map((tally) => (value[tally] ? lowerProgram(ground, value[tally]) : ground.graph.number(0))),
    })),
  );
}

function lowerProgram(base: Omit<Ground, 'scope' | 'lower'>, { folded, scope }: Program): Node {
  return lower({ ...base, scope, lower }, folded);
}

/** A number of times is never below nothing. */
function atLeastNothing(graph: Graph, times: Node, type: Type): Node {
  return type === 'yes/no' || isNatural(times) ? times : graph.arithmetic('max', times, graph.number(0));
}

function isNatural(node: Node): boolean {
  if (node.op === 'constant') return node.value >= 0;
  if (node.op === 'choose') return node.of.slice(1).every(isNatural);
  return node.op === 'bits' || ((node.op === 'add' || node.op === 'multiply') && node.of.every(isNatural));
}
