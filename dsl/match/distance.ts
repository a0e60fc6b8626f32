/**
 * How many tiles a hand is away from a win: 0 is ready, -1 complete. For sets and pairs, suit by suit:
 *
 *     counts of a suit -> steps, rank by rank -> vector: least tiles missing for i sets and j pairs in this suit
 *     vectors of the suits -> least sum over all ways to share out the wanted sets and pairs
 *
 * Steps, vectors and sums are numbered and remembered, so that a hand met before costs a few dozen loads.
 */
import { isBonus, type TileSet } from '../../core/index.ts';
import { shapeSize } from '../shape.ts';
import type { Shape } from './reading.ts';
import { ladderFor, rankSymbol, stepFrom, sumOf, vectorAt, vectorOf, NOTHING, START, type Ladder } from './ladder.ts';

/** A hand as distances see it. */
export interface Holding {
  /** Concealed tiles by kind. */
  counts: readonly number[];
  /** Sets on the table. */
  melds: number;
  /** Tiles of those sets by kind; they cannot be drawn any more. */
  melded?: readonly number[];
}

/** What is remembered about one way to win. */
export interface ShapeTable {
  shape: Shape;
  size: number;
  /** Where the shape is made of sets and pairs. */
  ladder?: Ladder;
}

/** Tables for all shapes of a pack; they fill themselves as hands come. */
export interface DistanceTables {
  tiles: TileSet;
  shapes: ShapeTable[];
  /** Suits that may be in a hand. */
  suits: { first: number; ranks: number; runs: boolean }[];
  /** Whether a hand may also want tiles of which no copy is left. */
  beyond: boolean;
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
  const size = sizeOf(holding);
  let least = Infinity;
  for (const table of tables.shapes) {
    if (table.size === size || table.size === size + 1) least = Math.min(least, distanceTo(tables, table, holding));
  }
  return least;
}

/** Distance for each shape, in the order of the tables. */
export function distancesOf(tables: DistanceTables, holding: Holding): { shape: string; distance: number }[] {
  const size = sizeOf(holding);
  return tables.shapes.map((table) => ({
    shape: table.shape.id,
    distance: table.size === size || table.size === size + 1 ? distanceTo(tables, table, holding) : Infinity,
  }));
}

/** Tiles of the hand, a meld counting three. */
export function sizeOf({ counts, melds }: Holding): number {
  let size = 3 * melds;
  for (const count of counts) size += count;
  return size;
}

/** Distance to one shape that fits the size of the hand. */
export function distanceTo(tables: DistanceTables, { shape, ladder }: ShapeTable, holding: Holding): number {
  if (ladder === undefined) return templateDistance(tables, shape, holding);
  if (holding.melds > shape.sets) return Infinity;
  let sum = NOTHING;
  for (let suit = 0; suit < tables.suits.length; suit++) {
    sum = sumOf(ladder, sum, suitVector(tables, ladder, suit, holding));
  }
  return vectorAt(ladder, sum, shape.sets - holding.melds, shape.pairs) - 1;
}

/** Number of the vector of one suit. */
export function suitVector(tables: DistanceTables, ladder: Ladder, suit: number, holding: Holding): number {
  const { first, ranks, runs } = tables.suits[suit]!;
  let state = START;
  for (let kind = first; kind < first + ranks; kind++) {
    state = stepFrom(ladder, state, symbolOf(tables, ladder, kind, holding.counts[kind]!, holding), runs);
  }
  return vectorOf(ladder, state);
}

/** What a ladder has to know of one kind: copies held, and copies there are outside the melds. */
export function symbolOf(tables: DistanceTables, ladder: Ladder, kind: number, count: number, { melded }: Holding): number {
  return rankSymbol(ladder, count, tables.tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!));
}

/** Missing tiles of a template, less one. Melds never fit it. */
export function templateDistance({ tiles, beyond }: DistanceTables, { template }: Shape, { counts, melds }: Holding): number {
  const { counts: wanted, oneMore } = template!;
  if (melds > 0) return Infinity;
  let missing = oneMore ? Infinity : 0;
  for (let kind = 0; oneMore && kind < wanted.length; kind++) {
    if (wanted[kind] === 0 || isBonus(tiles, kind)) continue;
    if (counts[kind]! > wanted[kind]!) missing = 0;
    else if (beyond || tiles.kinds[kind]!.copies > wanted[kind]!) missing = Math.min(missing, 1);
  }
  for (let kind = 0; kind < wanted.length; kind++) missing += Math.max(0, wanted[kind]! - counts[kind]!);
  return missing - 1;
}
