/**
 * Sums from which the figures and their spread follow. A wall, with all that is played on it, is one observation: it adds to each figure `of`
 * things x and their sum y. Rules compute in whole numbers and halves, so sums of parts add up to the sums of the whole exactly.
 */

/** Σx, Σy, Σx², Σxy, Σy² of each figure, one after the other. */
export type Moments = number[];

export const PER_FIGURE = 5;

export function noMoments(figures: number): Moments {
  return Array.from({ length: figures * PER_FIGURE }, () => 0);
}

/** Adds an observation: x and y of each figure. */
export function addObservation(moments: Moments, x: Float64Array, y: Float64Array): void {
  for (let figure = 0, at = 0; figure < x.length; figure++, at += PER_FIGURE) {
    const [of, sum] = [x[figure]!, y[figure]!];
    if (of === 0 && sum === 0) continue;
    moments[at]! += of;
    moments[at + 1]! += sum;
    moments[at + 2]! += of * of;
    moments[at + 3]! += of * sum;
    moments[at + 4]! += sum * sum;
  }
}

/** Adds sums of others. */
export function addAll(sums: number[], others: readonly number[]): void {
  for (let at = 0; at < others.length; at++) sums[at] = (sums[at] ?? 0) + others[at]!;
}

/** Of two sides on the same wall: Σ of xa·xb, xa·yb, ya·xb, ya·yb for each figure that both have. */
export type CrossMoments = number[];

export const PER_PAIR = 4;

/** Adds an observation of both; `pairs` says which figure of the one is which of the other. */
export function addCross(
  cross: CrossMoments,
  pairs: readonly (readonly [number, number])[],
  [xa, ya]: readonly [Float64Array, Float64Array],
  [xb, yb]: readonly [Float64Array, Float64Array],
): void {
  pairs.forEach(([a, b], pair) => {
    const at = pair * PER_PAIR;
    cross[at]! += xa[a]! * xb[b]!;
    cross[at + 1]! += xa[a]! * yb[b]!;
    cross[at + 2]! += ya[a]! * xb[b]!;
    cross[at + 3]! += ya[a]! * yb[b]!;
  });
}
