/** What somebody holds on to who wants to win soon. */
import { plainDistance } from './plain-distance.ts';

export function isComplete(counts: readonly number[]): boolean {
  return plainDistance(counts) === -1;
}

/** Kinds without which the hand is nearest to a win. */
export function nearestDiscards(counts: readonly number[]): number[] {
  const held = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const after = held.map((kind) => plainDistance(counts.map((count, at) => (at === kind ? count - 1 : count))));
  const nearest = Math.min(...after);
  return held.filter((_, at) => after[at] === nearest);
}
