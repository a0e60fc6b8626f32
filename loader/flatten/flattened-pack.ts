import type { Problem } from '../../core/index.ts';
import type { Source, Spot } from '../read/source-text.ts';
import type { SourcedMap, Sourced } from '../yaml/located-data.ts';
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
  /** Files of the pack itself; the others belong to packs it extends. */
  own: ReadonlySet<string>;
  /** Maps in which a file says something that was not examined before. */
  fresh: ReadonlySet<Sourced>;
  /** What of its files was left out. */
  damage: Damage;
  /** The built-in pack that this one is or extends. */
  examined?: Examined | undefined;
  problems: Problem[];
}

/** A tree of these files of which nothing is known yet but what was left out. */
export function bareTree(
  root: SourcedMap,
  own: ReadonlySet<string>,
  damage: Damage,
): Flattened & { fresh: Set<Sourced> } {
  return { root, removed: new Map(), untold: new Map(), texts: new Map(), own, fresh: new Set(), damage, problems: [] };
}

/** The files of a built-in pack, and the names that its expressions were checked with. */
export interface Examined {
  sources: Pick<ReadonlySet<Source>, 'has'>;
  names: string;
  /** Whether the pack itself is none of them, and everything that it extends is. */
  isParent: boolean;
}
