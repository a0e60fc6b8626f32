import type { Problem } from '../../core/index.ts';
import type { Program, Scope } from '../../dsl/index.ts';
import type { Spot } from '../read/source-text.ts';
import type { Scalar, SourcedMap, Sourced, SourcedScalar } from '../yaml/located-data.ts';
import type { Damage } from './damage-type.ts';

/** A pack with everything it extends and uses, as one tree. */
export interface Flattened {
  root: SourcedMap;
  /** What a pack took out, by its path (`patterns.seven_pairs`), and where. */
  removed: Map<string, Spot>;
  /** How rule books word a rule, by its path. The rules themselves know nothing of it. */
  texts: Map<string, Sourced>;
  /** Rules that say something else than the one whose text they would inherit, and where: that text is not theirs. */
  untold: Map<string, Spot>;
  /** Options to which the pack itself gives another value, and the value that they had before. */
  replaced: Map<string, Scalar>;
  /** Files of the pack itself; the others belong to packs it extends. */
  own: ReadonlySet<string>;
  /** Maps in which a file says something that was not examined before. */
  fresh: ReadonlySet<Sourced>;
  /** What of its files was left out. */
  damage: Damage;
  /** What was checked in the built-in pack that this one is or extends. */
  examined?: Examined | undefined;
  problems: Problem[];
}

/** A tree of these files of which nothing is known yet but what was left out. */
export function bareTree(
  root: SourcedMap,
  own: ReadonlySet<string>,
  damage: Damage,
): Flattened & { fresh: Set<Sourced> } {
  const of = { root, removed: new Map(), untold: new Map(), texts: new Map(), replaced: new Map() };
  return { ...of, own, fresh: new Set(), damage, problems: [] };
}

export type Rules = Pick<Flattened, 'root' | 'removed'>;

/** Expressions that were checked in another pack, which mostly is a built-in one, and the names that they were checked with. */
export interface Examined {
  /** Whether an expression that stands at this path of these rules was one of them. */
  has(node: SourcedScalar, path: readonly (string | number)[], rules: Rules): boolean;
  names: string;
  /** What was read there already and means the same here. */
  known?: (node: SourcedScalar, path: readonly (string | number)[], rules: Rules, scope: Scope) => Program | undefined;
  /** Whether none is of the pack itself, and everything that it extends is built in. */
  isParent: boolean;
}
