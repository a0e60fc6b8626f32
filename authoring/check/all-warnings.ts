/** All warnings, the ones that need no trials first. */
import type { Warning } from './checked-pack.ts';
import { alwaysHolds } from './warnings/always-holds.ts';
import { alwaysTogether } from './warnings/always-together.ts';
import { alwaysTrue } from './warnings/always-true.ts';
import { idleExclusion } from './warnings/idle-exclusion.ts';
import { leftInPot } from './warnings/left-in-pot.ts';
import { idleReveal } from './warnings/unconditional-reveal.ts';
import { negativeAmount } from './warnings/negative-amount.ts';
import { neverCounts } from './warnings/never-counts.ts';
import { neverRead } from './warnings/never-read.ts';
import { neverSeen } from './warnings/never-seen.ts';
import { neverSet } from './warnings/never-set.ts';
import { neverTrue } from './warnings/never-true.ts';
import { readsItself } from './warnings/number-made-of-itself.ts';
import { sameExample } from './warnings/same-example.ts';
import { sameMove } from './warnings/same-move.ts';
import { sameName } from './warnings/same-name.ts';
import { samePattern } from './warnings/same-pattern.ts';
import { textDropped, textPlaces } from './warnings/rule-texts.ts';
import { uncitableSource } from './warnings/uncitable-source.ts';
import { unreachedLimit, unreachedMinimum } from './warnings/unreached-limit-and-minimum.ts';

/** One after the other. */
export const warnings: readonly Warning[] = [
  neverTrue,
  alwaysTrue,
  samePattern,
  sameExample,
  neverRead,
  neverSet,
  leftInPot,
  alwaysHolds,
  negativeAmount,
  sameMove,
  sameName,
  idleReveal,
  readsItself,
  neverSeen,
  alwaysTogether,
  neverCounts,
  idleExclusion,
  unreachedMinimum,
  unreachedLimit,
  textDropped,
  textPlaces,
  uncitableSource,
];
