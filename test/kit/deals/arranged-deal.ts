import type { Arranged, Random, Ruleset } from '../../../core/index.ts';
import { arrange as arrangeWall, type Wanted } from '../../../authoring/test/index.ts';
import { sure } from '../tile-sets.ts';

export type { Wanted } from '../../../authoring/test/index.ts';

/** The wall and dice of one deal, of what must be possible. */
export function arrange(rules: Ruleset, wanted: Wanted, random: Random, first = true): Arranged {
  return sure(arrangeWall(rules, wanted, random, first));
}
