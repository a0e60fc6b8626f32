/** Hands as counts of the 34 kinds, each with the answer that is known to be right (workloads W2 to W4). */
import { type Random, seededRandom } from 'tilewright/core';
import { plainDistance, plainUseful } from './plain-distance.ts';
import { chance, commonHand, pairsHand, pick } from './random-complete-hands.ts';

/** A hand and what it should be answered. */
export interface Labelled<Answer> {
  counts: number[];
  answer: Answer;
}

/** Complete or not: half of them, most others one tile off. */
export function completeOrNot(seed: number, howMany: number): Labelled<boolean>[] {
  const random = seededRandom(seed + 2);
  return Array.from({ length: howMany }, () => {
    const share = random.int(0, 99);
    const counts =
      share < 46
        ? complete(random)
        : share < 80
          ? oneOff(random)
          : dealt(random, 14, share < 92 ? 'all' : pick(random, ['half', 'flush']));
    return { counts, answer: plainDistance(counts) === -1 };
  });
}

/** Where tiles of a dealt hand come from: all kinds, a suit with honours, a suit. */
export type Dealt = 'all' | 'half' | 'flush';

/** Fourteen tiles dealt, with their distance. */
export function dealtHands(seed: number, howMany: number, from: Dealt): Labelled<number>[] {
  const random = seededRandom(seed + 3);
  return Array.from({ length: howMany }, () => {
    const counts = dealt(random, 14, from);
    return { counts, answer: plainDistance(counts) };
  });
}

/** Thirteen tiles with the kinds that help: ready hands, dealt ones, ready ones of one suit. */
export function waitingHands(seed: number, howMany: number, which: 'ready' | 'dealt' | 'flush'): Labelled<number[]>[] {
  const random = seededRandom(seed + 4);
  return Array.from({ length: howMany }, () => {
    const counts =
      which === 'ready' ? ready(random) : which === 'dealt' ? dealt(random, 13, 'all') : readyFlush(random);
    return { counts, answer: plainUseful(counts) };
  });
}

function complete(random: Random): number[] {
  if (chance(random, 6)) return pairsHand(random).counts;
  for (;;) {
    const { counts } = commonHand(random);
    if (counts.reduce((sum, count) => sum + count) === 14) return counts;
  }
}

function oneOff(random: Random): number[] {
  const counts = complete(random);
  const from = pick(random, heldKinds(counts));
  counts[from]!--;
  for (;;) {
    const near = from < 27 && chance(random, 70);
    const to = near ? from - (from % 9) + random.int(0, 8) : random.int(0, 33);
    if (to === from || counts[to]! >= 4) continue;
    counts[to]!++;
    return counts;
  }
}

function ready(random: Random): number[] {
  const counts = complete(random);
  counts[pick(random, heldKinds(counts))]!--;
  return counts;
}

function readyFlush(random: Random): number[] {
  for (;;) {
    const counts = dealt(random, 13, 'flush');
    if (plainDistance(counts) === 0) return counts;
  }
}

const heldKinds = (counts: readonly number[]): number[] => counts.flatMap((count, kind) => (count > 0 ? [kind] : []));

function dealt(random: Random, tiles: number, from: Dealt): number[] {
  const suit = 9 * random.int(0, 2);
  const kinds = Array.from({ length: 34 }, (_, kind) => kind).filter(
    (kind) => from === 'all' || (kind >= suit && kind < suit + 9) || (from === 'half' && kind >= 27),
  );
  const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
  const counts = Array<number>(34).fill(0);
  for (let at = 0; at < tiles; at++) {
    const other = random.int(at, wall.length - 1);
    [wall[at], wall[other]] = [wall[other]!, wall[at]!];
    counts[wall[at]!]!++;
  }
  return counts;
}
