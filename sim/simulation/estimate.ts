/** Values with what they may be off by: what sums say, and how far chance may have moved it. */
import type { Figure } from './figure-list.ts';
import { type CrossMoments, type Moments, PER_FIGURE, PER_PAIR } from './moments.ts';

/** A figure with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
  /** Of how many things it is the mean or share. */
  of: number;
  /** How many walls it rests on, at most: those that have something to count. */
  walls: number;
}

/** The interval of a figure that rests on fewer walls says nothing: how far walls lie apart is not known well enough. */
export const FEWEST_WALLS = 10;

/** How two sides differ in a figure, the second one less the first. */
export interface Difference extends Estimate {
  /** How likely chance alone makes so large a difference. */
  p: number;
  /** So many times as many walls it would take with walls of their own; undefined where one side does not vary. */
  gain?: number;
}

/** Sums of one figure: Σx, Σy, and Σ(y − r·x)² with r = Σy / Σx. */
interface Sums {
  x: number;
  y: number;
  ratio: number;
  squares: number;
}

function sumsOf(moments: Moments, figure: number): Sums {
  const [x, y, xx, xy, yy] = moments.slice(figure * PER_FIGURE, (figure + 1) * PER_FIGURE) as [
    ...[number, number, number, number, number],
  ];
  const ratio = x === 0 ? 0 : y / x;
  return { x, y, ratio, squares: Math.max(0, yy - 2 * ratio * xy + ratio * ratio * xx) };
}

/** Walls are independent, what is played on one is not: the spread is that of the `n` walls that have something to count. */
function variance({ x, squares }: Sums, n: number): number {
  return n < 2 ? Infinity : (n / (n - 1)) * (squares / (x * x));
}

/** A figure; undefined where too little was counted to say how far it may be off. */
export function estimate(
  { kind }: Pick<Figure, 'kind'>,
  moments: Moments,
  figure: number,
  walls: number,
): Estimate | undefined {
  const sums = sumsOf(moments, figure);
  if (sums.x === 0) return undefined;
  const n = Math.min(walls, sums.x);
  const spread = variance(sums, n);
  if (kind === 'share') return { ...shareInterval(sums, spread), of: sums.x, walls: n };
  if (sums.x < 2) return undefined;
  const half = twoSided(n - 1) * Math.sqrt(spread);
  return { value: sums.ratio, low: sums.ratio - half, high: sums.ratio + half, of: sums.x, walls: n };
}

/**
 * Wilson's interval of a share of `x` things, with as many things as would spread so if they were independent, or all where no spread is
 * given; shares near 0 and 1 need it.
 */
export function shareInterval({ x, ratio }: Pick<Sums, 'x' | 'ratio'>, spread = 0): Omit<Estimate, 'of' | 'walls'> {
  const z = 1.959964;
  const plain = ratio * (1 - ratio);
  const n = spread > 0 && Number.isFinite(spread) && plain > 0 ? Math.min(x, plain / spread) : x;
  const middle = (ratio + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt(plain / n + (z * z) / (4 * n * n));
  return { value: ratio, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Sums of both sides of a comparison. */
export interface Compared {
  walls: number;
  moments: readonly [Moments, Moments];
  cross: CrossMoments;
  pairs: readonly (readonly [number, number])[];
}

/** How the sides differ in the figure with this place in `pairs`; undefined where one had too little to count. */
export function difference({ walls, moments, cross, pairs }: Compared, pair: number): Difference | undefined {
  const [a, b] = [sumsOf(moments[0], pairs[pair]![0]), sumsOf(moments[1], pairs[pair]![1])];
  const n = Math.min(walls, a.x, b.x);
  if (n < 2) return undefined;
  const { apart, together } = variances(a, b, cross.slice(pair * PER_PAIR, (pair + 1) * PER_PAIR), n);
  const value = b.ratio - a.ratio;
  const half = twoSided(n - 1) * Math.sqrt(together);
  const p = together === 0 ? Number(value === 0) : chanceOf(value / Math.sqrt(together), n - 1);
  const gain = together > 0 && apart > 0 ? { gain: apart / together } : {};
  return { value, low: value - half, high: value + half, of: Math.min(a.x, b.x), walls: n, p, ...gain };
}

/** The variance of the difference, and what it would be if each side had walls of its own. */
function variances(a: Sums, b: Sums, cross: readonly number[], n: number): { apart: number; together: number } {
  const apart = variance(a, n) + variance(b, n);
  const [xaxb, xayb, yaxb, yayb] = cross as [number, number, number, number];
  const products = yayb - b.ratio * yaxb - a.ratio * xayb + a.ratio * b.ratio * xaxb;
  const covariance = (n / (n - 1)) * (products / (a.x * b.x));
  const together = apart - 2 * covariance;
  // What is left of figures that are the same on every wall is rounding.
  return { apart, together: together < apart * 1e-12 ? 0 : together };
}

/** How far out 95 % of Student's t reach, with so many degrees of freedom (Cornish and Fisher). */
export function twoSided(degrees: number): number {
  if (degrees < 1) return Infinity;
  if (degrees < 3) return [12.706, 4.303][degrees - 1]!;
  const z = 1.959964;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3)
  );
}

/** How likely Student's t lies as far out as this, on either side (Wallace). */
function chanceOf(t: number, degrees: number): number {
  const z = ((8 * degrees + 1) / (8 * degrees + 3)) * Math.sqrt(degrees * Math.log1p((t * t) / degrees));
  return Math.min(1, erfc(z / Math.SQRT2));
}

/** The complementary error function for numbers from 0 on (Numerical Recipes, relative error below 1.2e-7). */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const terms = [
    ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
    ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
  ];
  return t * Math.exp(-x * x + terms.reduceRight((sum, term) => sum * t + term, 0));
}
