/**
 * How many tiles a hand is away from a win: 0 is ready, -1 complete. For sets and pairs, suit by suit:
 *
 *     counts of a suit -> steps, rank by rank -> vector: least tiles missing for i sets and j pairs in this suit
 *     vectors of the suits -> least sum over all ways to share out the wanted sets and pairs
 *
 * Steps, vectors and sums are numbered and remembered, so that a hand met before costs a few dozen loads.
 */
import type { Holding, TileSet } from '../../core/index.ts';
import { shapeSize } from '../shape.ts';
import type { Shape } from './reading.ts';
import { climb, ladderFor, NOTHING, rankSymbol, START, sumOf, vectorAt, vectorOf, type Ladder } from './ladder.ts';

/** What is remembered about one way to win. */
export interface ShapeTable {
  shape: Shape;
  size: number;
  /** Where the shape is made of sets and pairs. */
  ladder?: Ladder;
}

/** A suit that may be in a hand. */
export interface HandSuit {
  first: number;
  ranks: number;
  runs: boolean;
}

/** Tables for all shapes of a pack; they fill themselves as hands come. */
export interface DistanceTables {
  tiles: TileSet;
  shapes: ShapeTable[];
  /** Suits that may be in a hand. */
  suits: HandSuit[];
  /** Whether a hand may also want tiles of which no copy is left. */
  beyond: boolean;
  /** Most copies of a kind. */
  copies: number;
  /** The hand being looked at, a symbol a kind: filled anew for every question. */
  symbols: Int32Array;
}

/** Makes the tables. `beyond`: a kind counts as wanted even where all its copies lie in the own hand and melds. */
export function distanceTables(tiles: TileSet, shapes: readonly Shape[], beyond = false): DistanceTables {
  const ladders = new Map<string, Ladder>();
  const copies = Math.max(1, ...tiles.kinds.map((kind) => kind.copies));
  const ladder = ({ sets, pairs, different }: Shape): Ladder => {
    const key = `${sets} ${pairs} ${different}`;
    const made = ladders.get(key) ?? ladderFor(sets, pairs, different, copies, beyond);
    ladders.set(key, made);
    return made;
  };
  return {
    tiles,
    beyond,
    copies,
    symbols: new Int32Array(tiles.kinds.length),
    suits: tiles.suits.filter((suit) => !suit.bonus),
    shapes: shapes
      .filter((shape) => !shape.any)
      .map((shape) => {
        const table = { shape, size: shapeSize(shape)! };
        return shape.template === undefined ? { ...table, ladder: ladder(shape) } : table;
      }),
  };
}

/** Distance to the nearest win; Infinity where no shape fits the number of tiles and melds. */
export function distanceOf(tables: DistanceTables, holding: Holding): number {
  const size = readHolding(tables, holding);
  let least = Infinity;
  for (const table of tables.shapes) {
    if (table.size === size || table.size === size + 1) least = Math.min(least, distanceTo(tables, table, holding));
  }
  return least;
}

/** Distance for each shape, in the order of the tables. */
export function distancesOf(tables: DistanceTables, holding: Holding): { shape: string; distance: number }[] {
  const size = readHolding(tables, holding);
  return tables.shapes.map((table) => ({
    shape: table.shape.id,
    distance: table.size === size || table.size === size + 1 ? distanceTo(tables, table, holding) : Infinity,
  }));
}

/** Makes a hand the one being looked at; gives the number of its tiles, a meld counting three. */
export function readHolding({ tiles, copies, symbols }: DistanceTables, { counts, melds, melded }: Holding): number {
  let size = 3 * melds;
  for (let kind = 0; kind < symbols.length; kind++) {
    const there = tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!);
    symbols[kind] = rankSymbol(copies, counts[kind]!, there);
    size += counts[kind]!;
  }
  return size;
}

/** Distance of the hand being looked at to one shape that fits its size. */
export function distanceTo(tables: DistanceTables, { shape, ladder }: ShapeTable, { counts, melds }: Holding): number {
  if (ladder === undefined) return melds > 0 ? Infinity : templateDistance(tables, shape, counts);
  if (melds > shape.sets) return Infinity;
  let sum = NOTHING;
  for (const suit of tables.suits) sum = sumOf(ladder, sum, suitVector(tables, ladder, suit));
  return vectorAt(ladder, sum, shape.sets - melds, shape.pairs) - 1;
}

/** Number of the vector of one suit of the hand being looked at. */
export function suitVector({ symbols }: DistanceTables, ladder: Ladder, { first, ranks, runs }: HandSuit): number {
  return vectorOf(ladder, climb(ladder, START, symbols, first, first + ranks, -1, runs));
}

/** Missing tiles of a template, less one. */
export function templateDistance(
  { tiles, beyond }: DistanceTables,
  { template }: Shape,
  counts: readonly number[],
): number {
  const { counts: wanted, oneMore } = template!;
  let missing = 0;
  let more = Infinity;
  for (let kind = 0; kind < wanted.length; kind++) {
    const over = counts[kind]! - wanted[kind]!;
    if (wanted[kind] === 0) continue;
    if (over < 0) missing -= over;
    if (over > 0) more = 0;
    else if (more > 1 && (beyond || tiles.kinds[kind]!.copies > wanted[kind]!)) more = 1;
  }
  return missing + (oneMore ? more : 0) - 1;
}
