/**
 * How many tiles a hand is away from a win: 0 is ready, -1 complete. Loose tiles that a shape names are put aside first,
 * one way after the other. Then for sets and pairs, suit by suit:
 *
 *     counts of a suit -> steps, rank by rank -> vector: least tiles missing for i sets and j pairs in this suit
 *     vectors of the suits -> least sum over all ways to share out the wanted sets and pairs
 *
 * Steps, vectors and sums are numbered and remembered, so that a hand met before costs a few dozen loads.
 */
import { isBonus, isJoker, jokersOf, type Holding, type TileSet } from '../../core/index.ts';
import { shapeSize } from '../shape.ts';
import { tallyBeside, type Jokers, type WayTally } from './alike.ts';
import {
  climb,
  heldStep,
  ladderFor,
  NOTHING,
  rankSymbol,
  START,
  sumOf,
  vectorAt,
  vectorOf,
  type Ladder,
} from './ladder.ts';
import { hasGroups, isWholeHand, type Shape, type Way } from './reading.ts';

/** What is remembered about one shape. */
export interface ShapeTable {
  shape: Shape;
  size: number;
  /** Whether every tile of a meld counts, or three. */
  whole: boolean;
  /** Where the shape has sets or pairs. */
  ladder?: Ladder;
}

/** A suit that may be in sets and pairs. */
export interface HandSuit {
  first: number;
  ranks: number;
  runs: boolean;
}

/** Tables for all shapes of a pack; they fill themselves as hands come. */
export interface DistanceTables {
  tiles: TileSet;
  shapes: ShapeTable[];
  /** Suits that may be in sets and pairs. */
  suits: HandSuit[];
  jokers: Jokers | undefined;
  /** Whether a hand may also want tiles of which no copy is left. */
  beyond: boolean;
  /** Most copies of a kind. */
  copies: number;
  /** What each way wants of a hand without melds. */
  tallies: Map<Way, WayTally>;
  /** The hand being looked at, a symbol a kind: filled anew for every question; and the same without loose tiles. */
  symbols: Int32Array;
  rest: Int32Array;
  /** Its tiles, a meld counting three, and all of them. */
  size: number;
  whole: number;
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
    jokers: jokersOf(tiles),
    tallies: new Map(),
    symbols: new Int32Array(tiles.kinds.length),
    rest: new Int32Array(tiles.kinds.length),
    size: 0,
    whole: 0,
    suits: tiles.suits.filter((suit) => !suit.bonus && suit.joker === undefined),
    shapes: shapes
      .filter((shape) => !shape.any)
      .map((shape) => {
        const table = { shape, size: shapeSize(shape)!, whole: isWholeHand(shape) };
        return hasGroups(shape) ? { ...table, ladder: ladder(shape) } : table;
      }),
  };
}

/** Distance to the nearest win; Infinity where no shape fits the number of tiles and melds. */
export function distanceOf(tables: DistanceTables, holding: Holding): number {
  readHolding(tables, holding);
  let least = Infinity;
  for (const table of tables.shapes) least = Math.min(least, distanceIfFits(tables, table, holding));
  return least;
}

/** Distance for each shape, in the order of the tables. */
export function distancesOf(tables: DistanceTables, holding: Holding): { shape: string; distance: number }[] {
  readHolding(tables, holding);
  return tables.shapes.map((table) => ({
    shape: table.shape.id,
    distance: distanceIfFits(tables, table, holding),
  }));
}

/** How many tiles a shape wants more than the hand being looked at has. */
export function tilesWanted(tables: DistanceTables, { size, whole }: ShapeTable): number {
  return size - (whole ? tables.whole : tables.size);
}

function distanceIfFits(tables: DistanceTables, table: ShapeTable, holding: Holding): number {
  const wanted = tilesWanted(tables, table);
  return wanted === 0 || wanted === 1 ? distanceTo(tables, table, holding) : Infinity;
}

/** Makes a hand the one being looked at. */
export function readHolding(tables: DistanceTables, { counts, melds, melded, shown }: Holding): void {
  const { tiles, copies, symbols } = tables;
  let concealed = 0;
  for (let kind = 0; kind < symbols.length; kind++) {
    const there = tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!);
    symbols[kind] = rankSymbol(copies, counts[kind]!, there);
    concealed += counts[kind]!;
  }
  tables.size = concealed + 3 * melds;
  tables.whole = shown === undefined ? tables.size : shown.reduce((sum, { size }) => sum + size, concealed);
}

/** Whether melds bar the shape: there are too many, or claimed ones where none may be. */
export function isBarred({ shape, whole }: ShapeTable, { melds, shown }: Holding): boolean {
  if (melds === 0) return false;
  if (shape.concealed && (shown === undefined || shown.some(({ claimed }) => claimed))) return true;
  return whole ? shown === undefined : melds > shape.sets;
}

/** Distance of the hand being looked at to one shape that fits its size. */
function distanceTo(tables: DistanceTables, table: ShapeTable, holding: Holding): number {
  const { shape, ladder } = table;
  if (isBarred(table, holding)) return Infinity;
  if (ladder === undefined) return namedDistance(tables, shape, holding);
  const sets = shape.sets - holding.melds;
  if (shape.ways === undefined) return groupsMissing(tables, ladder, sets, shape.pairs, tables.symbols) - 1;
  let least = Infinity;
  for (const way of shape.ways) {
    const loose = putAside(tables, way);
    if (loose < least) least = Math.min(least, loose + groupsMissing(tables, ladder, sets, shape.pairs, tables.rest));
  }
  return least - 1;
}

function groupsMissing(
  tables: DistanceTables,
  ladder: Ladder,
  sets: number,
  pairs: number,
  symbols: Int32Array,
): number {
  let sum = NOTHING;
  for (const suit of tables.suits) sum = sumOf(ladder, sum, suitVector(symbols, ladder, suit));
  return vectorAt(ladder, sum, sets, pairs);
}

/** Number of the vector of one suit of the hand being looked at. */
function suitVector(symbols: Int32Array, ladder: Ladder, { first, ranks, runs }: HandSuit): number {
  return vectorOf(ladder, climb(ladder, START, symbols, first, first + ranks, -1, runs));
}

/** Takes the loose tiles of a way out of the hand being looked at; gives how many are missing. */
export function putAside({ symbols, rest, copies, beyond }: DistanceTables, { loose }: Way): number {
  const step = heldStep(copies);
  let missing = 0;
  for (let kind = 0; kind < symbols.length; kind++) {
    const symbol = symbols[kind]!;
    const wanted = loose[kind]!;
    rest[kind] = symbol;
    if (wanted === 0) continue;
    const held = Math.min(Math.floor(symbol / step), wanted);
    if (!beyond && symbol % step < wanted) return Infinity;
    rest[kind] = symbol - held * step - Math.min(wanted, symbol % step);
    missing += wanted - held;
  }
  return missing;
}

/** Distance of a hand to a shape that only names tiles. */
export function namedDistance(tables: DistanceTables, { ways }: Shape, holding: Holding): number {
  let least = Infinity;
  for (const way of ways!) least = Math.min(least, wayMissing(tables, way, holding));
  return least - 1;
}

/** Tiles missing of a way. Naturals go where no joker may stand first, then jokers stand for what they can. */
function wayMissing(tables: DistanceTables, way: Way, { counts, melded, shown = [] }: Holding): number {
  const tally = shown.length > 0 ? tallyBeside(way, shown, tables.jokers) : plainTally(tables, way);
  if (tally === undefined) return Infinity;
  const { tiles, beyond, jokers } = tables;
  let missing = 0;
  let open = 0;
  let short = 0;
  let had = 0;
  let possible = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    const plain = tally.plain[kind]!;
    const could = tally.open[kind]!;
    const chosen = tally.choice[kind]!;
    if (plain + could + chosen === 0) continue;
    const there = beyond ? Infinity : tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!);
    const over = counts[kind]! - plain;
    if (plain > there) return Infinity;
    if (over < 0) missing -= over;
    open += Math.max(0, could - Math.max(0, over));
    short += Math.max(0, plain + could - there);
    if (over > 0) had += chosen;
    if (there > plain) possible += chosen;
  }
  let held = 0;
  for (const kind of jokers?.kinds ?? []) {
    held += counts[kind]!;
    short -= tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!);
  }
  if (short > 0 || possible < tally.take) return Infinity;
  return missing + Math.max(0, open - held) + Math.max(0, tally.take - had);
}

function plainTally({ tallies, jokers }: DistanceTables, way: Way): WayTally {
  const known = tallies.get(way) ?? tallyBeside(way, [], jokers)!;
  tallies.set(way, known);
  return known;
}

/** Whether a tile of this kind can come to the hand at all. */
export function canCome({ tiles, beyond }: DistanceTables, { counts, melded }: Holding, kind: number): boolean {
  if (isBonus(tiles, kind)) return false;
  return (beyond && !isJoker(tiles, kind)) || counts[kind]! < tiles.kinds[kind]!.copies - (melded?.[kind] ?? 0);
}
