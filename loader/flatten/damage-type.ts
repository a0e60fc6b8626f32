import type { Path } from '../../schemas/index.ts';
import type { Spot } from '../read/source-text.ts';

/** What of the files of a pack could not be taken as it was written. */
export interface Damage {
  /** Paths of values that were left out. */
  paths: Path[];
  /** Paths of maps with an entry that nobody knows: it may be one that is missing. */
  maps: Path[];
  /** Names in what was left out. */
  names: Set<string>;
  /** Stretches of files in which nothing can be relied on. */
  spots: Spot[];
}

/** Of files that are as they should be. */
export function noDamage(): Damage {
  return { paths: [], maps: [], names: new Set(), spots: [] };
}
