import { liesAside, type TileSet } from '../../../core/index.ts';
import { maskOf, type MaskLayout } from '../../readings/kind-bit-layout.ts';
import type { Shape } from '../../readings/reading.ts';
import type { Planes } from '../../readings/division-memory-layout.ts';
import type { Scope } from '../../expression-scope.ts';
import type { Expr } from '../../syntax-tree.ts';
import { newGraph, type Graph } from './expression-graph.ts';
import type { Node } from './graph-node.ts';

/** What the expressions of a pack are lowered on, for one shape; the graph is common to all shapes. */
export interface Ground {
  graph: Graph;
  tiles: TileSet;
  layout: MaskLayout;
  planes: Planes;
  shape: Shape;
  /** Whether some shape reads hands that have not won. */
  readsLost: boolean;
  scope: Scope;
  /** Per word: every kind but bonus kinds; every kind where a chow can begin; kinds that may lie aside. */
  plain: Mask;
  starts: Mask;
  bonus: Mask;
  /** Where a score is lowered: what it is made from. */
  score?: ScoreNodes;
  /** Parts that many expressions ask for, by name. */
  known: Map<string, MaskNodes>;
  /** Of words about a kind, by name: the kinds of each answer. */
  answers: Map<string, ReadonlyMap<number, Mask>>;
  /** Lowers a whole expression; what is asked about a member of a cell is answered by `it`. */
  lower(ground: Ground, expr: Expr, it?: It): Node;
}

/** What an expression of a score reads; a tally also of one group of patterns. */
export interface ScoreNodes {
  tally(name: string, group?: string): Node;
  step(name: string): Node;
}

/** Answers about a member: by word (`rank`), or by the expression that asks (`if terminal`). */
export type It = ReadonlyMap<string | Expr, Node>;

/** One number a word. */
export type Mask = readonly number[];

/** One node a word. */
export type MaskNodes = readonly Node[];

type Settings = Pick<Ground, 'tiles' | 'layout' | 'planes'>;

/** A ground for each shape; each expression brings its own scope. */
export function groundsOf(settings: Settings, shapes: readonly Shape[]): Omit<Ground, 'scope' | 'lower'>[] {
  const graph = newGraph();
  const where = (wanted: (kind: number) => boolean): Mask => kindMask(settings, wanted);
  const plain = where((kind) => !suitOf(settings, kind).bonus);
  const bonus = where((kind) => liesAside(settings.tiles, kind));
  const starts = where((kind) => {
    const suit = suitOf(settings, kind);
    return suit.runs && !suit.bonus && settings.tiles.kinds[kind]!.rank <= suit.ranks - 2;
  });
  const readsLost = shapes.some(({ partial }) => partial);
  const common = { ...settings, graph, readsLost, plain, starts, bonus, answers: new Map() };
  return shapes.map((shape) => ({ ...common, shape, known: new Map() }));
}

/** Makes a part when it is first asked for. */
export function known(ground: Ground, name: string, make: () => MaskNodes): MaskNodes {
  return ground.known.get(name) ?? ground.known.set(name, make()).get(name)!;
}

export function kindMask(of: Pick<Ground, 'tiles' | 'layout'>, wanted: (kind: number) => boolean): Mask {
  return [...maskOf(of.layout, of.tiles.kinds.map((_, kind) => kind).filter(wanted))];
}

export function suitOf(of: Pick<Ground, 'tiles'>, kind: number): TileSet['suits'][number] {
  return of.tiles.suits[of.tiles.kinds[kind]!.suit]!;
}

export { hasGroups } from '../../readings/reading.ts';

export function fixedMask(ground: Ground, mask: Mask): MaskNodes {
  return mask.map((word) => ground.graph.number(word));
}

export function andMasks(ground: Ground, a: MaskNodes, b: MaskNodes): MaskNodes {
  return a.map((word, i) => ground.graph.and(word, b[i]!));
}

export function orMasks(ground: Ground, a: MaskNodes, b: MaskNodes): MaskNodes {
  return a.map((word, i) => ground.graph.or(word, b[i]!));
}

/** Everything outside, within `whole`. */
export function outside(ground: Ground, a: MaskNodes, whole: Mask): MaskNodes {
  return a.map((word, i) => ground.graph.and(ground.graph.not(word), ground.graph.number(whole[i]!)));
}
