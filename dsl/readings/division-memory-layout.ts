import type { Meld, TileSet } from '../../core/index.ts';
import type { MaskLayout } from './kind-bit-layout.ts';
import type { Shape } from './reading.ts';

/**
 * How a division lies in memory: masks ("planes") of `layout.words` words each, a group's bit being that of its lowest kind.
 * A plane "n times" has the bit of each group that the hand holds at least n times:
 *
 *     [chow 1x] [chow 2x] .. [pung 1x] .. [pair 1x] [pair 2x] [loose]     standard set: 4 + 1 + 2 + 1 planes of 3 words
 *      w0 w1 w2  w0 w1 w2     w0 w1 w2     w0 w1 w2  w0 w1 w2  w0 w1 w2   (two tiles, four tiles alike: pair 1x and 2x)
 *
 * Only what is in the hand: melds are no part of a division. Loose are the kinds of tiles outside the groups.
 */
export interface Planes {
  words: number;
  /** How often one chow, pung or pair can occur with the copies there are. */
  chows: number;
  pungs: number;
  pairs: number;
  /** Integers of one division. */
  size: number;
}

export function planesOf(tiles: TileSet, layout: MaskLayout): Planes {
  const copies = Math.max(
    1,
    ...tiles.kinds.filter((kind) => !tiles.suits[kind.suit]!.bonus).map((kind) => kind.copies),
  );
  const planes = {
    words: layout.words,
    chows: copies,
    pungs: Math.max(1, Math.floor(copies / 3)),
    pairs: Math.max(1, copies >> 1),
  };
  return { ...planes, size: layout.words * (planes.chows + planes.pungs + planes.pairs + 1) };
}

/** Where the plane "chow at least `times` times" begins within a division. */
export function chowPlane(planes: Planes, times: number): number {
  return (times - 1) * planes.words;
}

export function pungPlane(planes: Planes, times: number): number {
  return (planes.chows + times - 1) * planes.words;
}

export function pairPlane(planes: Planes, times: number): number {
  return (planes.chows + planes.pungs + times - 1) * planes.words;
}

/** Where the plane of loose kinds begins. */
export function loosePlane(planes: Planes): number {
  return planes.size - planes.words;
}

/** Divisions of one hand for one shape, one after the other; filled anew by each `divide`. */
export interface Divisions {
  count: number;
  /** `count * planes.size` integers are valid; replaced by a longer array when full. */
  data: Int32Array;
}

/** Divides hands: what is common to all shapes is done once. */
export interface Divider {
  /** Planes of the copies of each kind in the hand, see `tile-count-bit-planes.ts`. */
  held: Int32Array;
  /** Concealed tiles by kind, and melds. */
  hand(counts: readonly number[], melds: readonly Meld[]): void;
  /** Makes what divides hands for a shape. */
  of(shape: Shape): DividedShape;
}

/** The divisions of hands for one shape. */
export interface DividedShape {
  into: Divisions;
  /**
   * Writes every different division of the concealed tiles into groups and loose tiles of the shape, each of the melds being
   * one of its sets. A shape without sets and pairs gives one division without groups (all zero). Its `holds` is not asked
   * here. Two divisions with the same groups are one.
   */
  divide(): void;
}

export function divisionsFor(planes: Planes): Divisions {
  return { count: 0, data: new Int32Array(planes.size * 8) };
}
