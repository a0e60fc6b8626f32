/** How large definitions are with all those they use, and which use themselves: known before any of them is checked. */
import type { Scope } from '../expression-scope.ts';
import type { Expr, KindSet } from '../syntax-tree.ts';
import type { ReadDefinition } from './resolve-definitions.ts';
import { measure } from './size-limits.ts';

/** A definition with all that it uses written out. */
export interface Extent {
  /** Levels of its tree. */
  depth: number;
  /** Parts of its tree. */
  nodes: number;
  /** Where it leads to a definition that is defined by itself: the names from that one back to it, as text. */
  circle?: readonly string[];
}

/** A definition that is used, and at which level of the tree. */
interface Use {
  name: string;
  level: number;
}

/** A definition on the way from the one that is asked for. */
interface Visit {
  name: string;
  uses: readonly Use[];
  /** How many of them are in the extent. */
  taken: number;
  extent: Extent;
}

const LONGEST_CIRCLE = 8;
const known = new WeakMap<Scope['definitions'], Map<string, Extent>>();

/**
 * The extent of a definition. Each definition of the scope is visited once, depth first and without recursion, so that
 * neither circles nor long chains cost more than their texts.
 */
export function extentOf(name: string, scope: Scope, read: ReadDefinition): Extent {
  const extents = known.get(scope.definitions) ?? new Map<string, Extent>();
  known.set(scope.definitions, extents);
  const path: Visit[] = [];
  const levels = new Map<string, number>();
  const enter = (next: string): void => {
    levels.set(next, path.length);
    path.push(begin(next, scope, read));
  };
  if (!extents.has(name)) enter(name);
  while (path.length > 0) {
    const visit = path.at(-1)!;
    const use = visit.uses[visit.taken];
    if (use === undefined) {
      extents.set(visit.name, visit.extent);
      levels.delete(visit.name);
      path.pop();
    } else if (levels.has(use.name)) {
      visit.extent.circle ??= circleOf(path.slice(levels.get(use.name)));
      visit.taken++;
    } else if (extents.has(use.name)) {
      add(visit.extent, extents.get(use.name)!, use.level);
      visit.taken++;
    } else enter(use.name);
  }
  return extents.get(name)!;
}

function begin(name: string, scope: Scope, read: ReadDefinition): Visit {
  const { definitions } = scope;
  const tree = read.parse(definitions[name]!, scope);
  const uses: Use[] = [];
  const note = (part: Partial<Expr | KindSet>, level: number): void => {
    const isName = part.node === 'name' || part.node === 'kindWord';
    if (isName && Object.hasOwn(definitions, part.name!)) uses.push({ name: part.name!, level });
  };
  return { name, uses, taken: 0, extent: tree ? measure(tree, note) : { depth: 0, nodes: 0 } };
}

/** From a definition back to itself. */
function circleOf(visits: readonly Visit[]): string[] {
  const names = visits.map(({ name }) => `\`${name}\``);
  const shown = names.length > LONGEST_CIRCLE ? [...names.slice(0, LONGEST_CIRCLE - 1), '...'] : names;
  return [...shown, names[0]!];
}

function add(extent: Extent, used: Extent, level: number): void {
  extent.depth = Math.max(extent.depth, level + used.depth);
  extent.nodes += used.nodes;
  if (used.circle) extent.circle ??= used.circle;
}
