/** What a proof is asked: whether some hand has patterns together, or one without others. */

import type { WinQuery } from '../../../core/index.ts';

/** Patterns by number that a reading has, and that it has not. It is possible if any reading of any hand is so. */
export interface Combination {
  has: readonly number[];
  lacks: readonly number[];
}

/** Names a combination. */
export function combinationKey({ has, lacks }: Combination): string {
  return `${has}|${lacks}`;
}

/** What was found out: a hand shows it, no hand can, or neither is certain. */
export type Outcome =
  | { is: 'possible'; query: WinQuery }
  /** As the conditions are written, or since so many hands were all looked at. */
  | { is: 'impossible'; hands?: number }
  | { is: 'open'; why: string };

/** What was found out of a combination; undefined where nothing was proved. */
export function outcomeOf(
  { outcomes }: { outcomes?: ReadonlyMap<string, Outcome> },
  combination: Combination,
): Outcome | undefined {
  return outcomes?.get(combinationKey(combination));
}

/** Whether no hand can have it, for certain. */
export function isImpossible(trials: { outcomes?: ReadonlyMap<string, Outcome> }, combination: Combination): boolean {
  return outcomeOf(trials, combination)?.is === 'impossible';
}

/** How all of these combinations were proved impossible, in a sentence; undefined where one of them was not. */
export function proofText(
  trials: { outcomes?: ReadonlyMap<string, Outcome> },
  combinations: readonly Combination[],
): string | undefined {
  let looked: number | undefined;
  for (const combination of combinations) {
    const outcome = outcomeOf(trials, combination);
    if (outcome?.is !== 'impossible') return undefined;
    looked = outcome.hands ?? looked;
  }
  return looked === undefined
    ? 'Proved: the conditions leave nothing else.'
    : `Proved: all ${looked.toLocaleString('en')} complete hands were looked at.`;
}
