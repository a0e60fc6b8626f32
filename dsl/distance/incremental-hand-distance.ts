/** A hand without melds whose keys are kept up to date as tiles come and go, for those who ask after every tile. */
import type { Kind } from '../../core/index.ts';
import { distanceFrom, missingIn, plainPlan, readKeys } from './distance.ts';
import type { DistanceTables } from './distance-tables.ts';

/** Its counts by kind, and by suit the key that the tables know it by. */
export interface KeptHand {
  counts: Uint8Array;
  keys: Float64Array;
}

/** Begins to keep a hand; its counts are copied. */
export function keepHand(tables: DistanceTables, counts: ArrayLike<number>): KeptHand {
  const hand: KeptHand = { counts: new Uint8Array(counts.length), keys: new Float64Array(tables.suits.length) };
  for (let kind = 0; kind < counts.length; kind++) changeHand(tables, hand, kind, counts[kind]!);
  return hand;
}

/** So many tiles of a kind come, or go where the number is below zero. */
export function changeHand({ suitOf, powerOf }: DistanceTables, hand: KeptHand, kind: Kind, by: number): void {
  hand.counts[kind]! += by;
  const suit = suitOf[kind]!;
  if (suit >= 0) hand.keys[suit]! += by * powerOf[kind]!;
}

/** As `distanceFrom`, of a kept hand. */
export function distanceOfKept(tables: DistanceTables, { counts, keys }: KeptHand): number {
  if (tables.named.length > 0) return distanceFrom(tables, counts);
  return missingIn(tables, plainPlan(tables, readKeys(tables, keys, counts))) - 1;
}
