/**
 * Hands that may become of a hand where most complete hands are no win: complete ones are made at random around its tiles, and those that win
 * are kept, each with the chance that what it lacks will come.
 *
 *     own tiles cheap, tiles still to come dear ──▶ groups and a pair ──▶ judged and paid by the rules ──▶ chance and gain
 */
import { type Kind, type Random, seededRandom } from '../core/index.ts';
import type { PlayerModel } from './hand-and-unseen-tiles.ts';
import { drawBySums, type HiddenHands } from './hidden-hands.ts';

/** A complete hand that would win. */
export interface Target {
  /** Concealed tiles by kind. */
  counts: readonly number[];
  /** Chance that all it lacks comes in time. */
  chance: number;
  /** What it would bring. */
  gain: number;
}

/** How much less a tile still to come is liked than one in the hand, for each copy left. */
const TO_COME = 0.07;
/** A turn brings a tile so much more often than by draws alone, since others discard some. */
const ALSO_GIVEN = 1.8;
/** Targets compete: each counts so much less than the better one before it. */
const NEXT_BEST = 0.7;

/** Different targets around a hand, so many tries. `gainOf`: what a complete hand brings whose last tile is of that kind. */
export function targetsOf(
  hand: PlayerModel,
  hidden: HiddenHands,
  tries: number,
  turns: number,
  gainOf: (counts: readonly number[], last: Kind) => number,
): Target[] {
  const random = seededRandom(1);
  const total = Math.max(
    1,
    hand.unseen.reduce((sum, count) => sum + count, 0),
  );
  const targets = new Map<string, Target>();
  for (let at = 0; at < tries; at++) {
    const counts = completeAround(hand, hidden, random);
    if (counts === undefined) continue;
    const key = counts.join('');
    if (targets.has(key)) continue;
    const missing = counts.flatMap((count, kind) =>
      Array.from({ length: Math.max(0, count - hand.counts[kind]!) }, () => kind),
    );
    const last = missing[random.int(0, Math.max(0, missing.length - 1))] ?? counts.findIndex((count) => count > 0);
    const gain = gainOf(counts, last);
    if (gain <= 0) {
      targets.set(key, { counts, chance: 0, gain: 0 });
      continue;
    }
    let chance = 1;
    let before = -1;
    let again = 0;
    for (const kind of missing) {
      again = kind === before ? again + 1 : 0;
      before = kind;
      const rate = (Math.max(0, hand.unseen[kind]! - again) / total) * ALSO_GIVEN;
      chance *= (1 - Math.exp(-rate * turns)) / (again + 1);
    }
    targets.set(key, { counts, chance, gain });
  }
  return [...targets.values()].filter(({ chance }) => chance > 0).sort((a, b) => b.chance * b.gain - a.chance * a.gain);
}

/** What the targets that these tiles can still become are worth together; they are in order, the best first. */
export function worthOf(
  targets: readonly Target[],
  canBecome: (target: Target) => boolean,
): { value: number; chance: number } {
  let value = 0;
  let chance = 0;
  let weight = 1;
  for (const target of targets) {
    if (!canBecome(target)) continue;
    value += weight * target.chance * target.gain;
    chance += weight * target.chance;
    weight *= NEXT_BEST;
    if (weight < 0.01) break;
  }
  return { value, chance: Math.min(1, chance) };
}

function completeAround(hand: PlayerModel, hidden: HiddenHands, random: Random): number[] | undefined {
  const counts = hand.counts.map(() => 0);
  for (let at = hand.melds.length; at < hidden.groups; at++)
    if (!add(hidden.sets, hand, counts, random)) return undefined;
  return add(hidden.twos, hand, counts, random) ? counts : undefined;
}

/** Adds one of these groups, likelier where more of it is in the hand. */
function add(
  parts: readonly (readonly Kind[])[],
  { counts: own, unseen }: PlayerModel,
  counts: number[],
  random: Random,
): boolean {
  let sum = 0;
  const sums = new Float64Array(parts.length);
  for (let at = 0; at < parts.length; at++) {
    let weight = 1;
    const part = parts[at]!;
    for (let which = 0; which < part.length; which++) {
      const kind = part[which]!;
      let taken = counts[kind]!;
      for (let earlier = which - 1; earlier >= 0 && part[earlier] === kind; earlier--) taken++;
      const over = taken - own[kind]!;
      if (over >= 0) weight *= TO_COME * Math.max(0, unseen[kind]! - over);
    }
    sums[at] = sum += weight;
  }
  const at = drawBySums(sums, random);
  if (at < 0) return false;
  for (const kind of parts[at]!) counts[kind]!++;
  return true;
}
