/** What shows a change: a hand or a situation of which the rules do not say the same. */
import type { Place } from '../../../core/index.ts';

/** A hand or situation with both results. */
export interface Witness {
  is: 'hand' | 'situation';
  /** The hand in notation and how it was won; or what was played up to there. */
  shown: string;
  /** The scenario it was found in. */
  place?: Place;
  /** Who says it, and what: the two packs; or one of them with and without the change, where more differs than this. */
  results: readonly [Result, Result];
}

/** What one set of rules says. */
export interface Result {
  under: string;
  says: string;
}

/** How sure it is that the change is why: 4 where it alone turns one result into the other, 1 where it only matters by itself. */
export type Strength = 1 | 2 | 3 | 4;

/** A witness and how good it is; of equal strength the one that takes fewer words is better. */
export interface Found {
  witness: Witness;
  strength: Strength;
  cost: number;
}

/** Whether a witness is better than the best so far. */
export function isBetter(strength: number, cost: number, best: Found | undefined): boolean {
  return best === undefined || strength > best.strength || (strength === best.strength && cost < best.cost);
}

/** What four sets of rules say, as texts: both packs, the first with the change, the second without it. */
export interface Four {
  a: string;
  b: string;
  plus: string | undefined;
  /** Asked only where the first pack with the change says something else than the second. */
  minus: () => string | undefined;
}

/** How strongly the results speak for a change; 0 where they do not. */
export function strengthOf({ a, b, plus, minus }: Four): Strength | 0 {
  if (a !== b && plus === b) return 4;
  const without = minus();
  const byPlus = plus !== undefined && plus !== a;
  const byMinus = without !== undefined && without !== b;
  if (!byPlus && !byMinus) return 0;
  if (a === b) return 1;
  if (without === a) return 4;
  return byPlus && byMinus ? 3 : 2;
}

/** What the two are called where one pack is compared with itself but for the change. */
export function aloneNames([a, b]: readonly [string, string], isFirst: boolean): readonly [string, string] {
  return isFirst ? [a, `${a} with this change`] : [`${b} without this change`, b];
}
