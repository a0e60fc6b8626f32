/**
 * How many tiles a hand is away from a win: 0 is ready, -1 complete. Every shape is divided into what it wants of each suit:
 *
 *     counts of a suit ──▶ key ──▶ row of vectors      suit-rows.ts: tiles missing for i sets and j pairs in this suit
 *     a vector of each suit ──▶ sum ──▶ tiles missing   sums.ts: least over all ways to share out sets and pairs
 *
 * Keys, vectors and sums are numbers of tables that fill themselves, so that a hand costs a few dozen loads. Shapes that name
 * groups of so many alike, which may be melded, are counted tile by tile.
 */
import { jokersOf, type Holding, type TileSet } from '../../core/index.ts';
import { shapeSize } from '../shape.ts';
import type { Jokers, WayTally } from './alike.ts';
import { ladderFor, type Goal, type Ladder } from './ladder.ts';
import { isNamedBarred, namedMissing, wholeSize } from './named.ts';
import { isWholeHand, type Shape, type Way } from './reading.ts';
import { findRow, noRows, suitRows, type Part, type RowList, type SuitRows } from './suit-rows.ts';
import { endsOf, makeEnd, makeSum, NONE, noSums, OUT_OF_REACH, type Sums } from './sums.ts';

/** What is remembered about one shape. */
export interface ShapeTable {
  shape: Shape;
  /** Tiles of a hand, a meld counting three; all its tiles where the shape is `whole`. */
  size: number;
  whole: boolean;
  /** Way by way and suit by suit: which entry of the suit's row. */
  entries: number[];
}

/** A suit that may be in sets and pairs. */
export interface HandSuit {
  first: number;
  end: number;
  rows: SuitRows;
}

/** The shapes a hand of some size can become, with so many melds. */
export interface Plan {
  melds: number;
  /** The entries of all these shapes. */
  entries: Uint16Array;
}

/** Tables for all shapes of a pack; they fill themselves as hands come. */
export interface DistanceTables {
  tiles: TileSet;
  shapes: ShapeTable[];
  /** Those of them that are counted tile by tile. */
  named: ShapeTable[];
  jokers: Jokers | undefined;
  /** Whether a hand may also want tiles of which no copy is left. */
  beyond: boolean;
  /** Suits that may be in sets and pairs, and kinds of no such suit. */
  suits: HandSuit[];
  aside: number[];
  list: RowList;
  sums: Sums;
  /** By number of melds and tiles. */
  plans: (Plan | undefined)[];
  /** What each way wants of a hand without melds. */
  tallies: Map<Way, WayTally>;
  /** Of the hand being looked at, by suit: key, key of the melds, place of the row. */
  keys: Int32Array;
  melded: Int32Array;
  places: Int32Array;
  /** By kind: the row of its suit with one tile more. */
  grown: Int32Array;
}

/** Makes the tables. `beyond`: a kind counts as wanted even where all its copies lie in the own hand and melds. */
export function distanceTables(tiles: TileSet, shapes: readonly Shape[], beyond = false): DistanceTables {
  const suits = handSuits(tiles, beyond);
  const tables = shapes.filter((shape) => !shape.any).map(tableFor);
  const ladders = new Map<string, Ladder>();
  const copies = Math.max(1, ...tiles.kinds.map((kind) => kind.copies));
  const ladder = (goal: Goal): Ladder => {
    const key = JSON.stringify(goal);
    const made = ladders.get(key) ?? ladderFor(goal, ladders.size, copies, beyond);
    ladders.set(key, made);
    return made;
  };
  for (const table of tables) if (!table.whole) table.entries = entriesFor(table.shape, suits, ladder);
  return {
    tiles,
    shapes: tables,
    named: tables.filter(({ whole }) => whole),
    jokers: jokersOf(tiles),
    beyond,
    suits,
    aside: tiles.kinds.flatMap((_, kind) =>
      suits.some(({ first, end }) => kind >= first && kind < end) ? [] : [kind],
    ),
    list: noRows(),
    sums: noSums(),
    plans: [],
    tallies: new Map(),
    keys: new Int32Array(suits.length),
    melded: new Int32Array(suits.length),
    places: new Int32Array(suits.length),
    grown: new Int32Array(tiles.kinds.length),
  };
}

function tableFor(shape: Shape): ShapeTable {
  return { shape, size: shapeSize(shape)!, whole: isWholeHand(shape), entries: [] };
}

function handSuits({ suits, kinds }: TileSet, beyond: boolean): HandSuit[] {
  const shared = new Map<string, SuitRows>();
  return suits
    .filter((suit) => !suit.bonus && suit.joker === undefined)
    .map(({ first, ranks, runs }) => {
      const copies = kinds.slice(first, first + ranks).map((kind) => kind.copies);
      const key = `${runs} ${copies.join()}`;
      const rows = shared.get(key) ?? suitRows(copies, runs, beyond);
      shared.set(key, rows);
      return { first, end: first + ranks, rows };
    });
}

/** What a shape wants of every suit, way by way; parts that nobody asked for yet join the rows of the suit. */
function entriesFor(shape: Shape, suits: readonly HandSuit[], ladderOf: (goal: Goal) => Ladder): number[] {
  const { sets, pairs, different, ways = [undefined] } = shape;
  const hasGroups = sets + pairs > 0;
  return ways.flatMap((way) => {
    const chosen = { sets: 0, pairs: way?.choose?.take ?? 0, alike: 1, different: true };
    const ladder = ladderOf(hasGroups ? { sets, pairs, alike: 2, different } : chosen);
    return suits.map(({ first, end, rows }) => {
      const kinds = Array.from({ length: end - first }, (_, rank) => first + rank);
      const loose = kinds.map((kind) => way?.loose[kind] ?? 0);
      const grouped = kinds.map((kind) => hasGroups || way?.choose?.kinds.includes(kind) === true);
      return entryOf(rows, { ladder, loose, grouped });
    });
  });
}

/** Where in the rows of a suit a part stands; the number of tiles stands before them. */
function entryOf({ parts }: SuitRows, part: Part): number {
  const isSame = ({ ladder, loose, grouped }: Part): boolean =>
    ladder === part.ladder && loose.join() === part.loose.join() && grouped.join() === part.grouped.join();
  const at = parts.findIndex(isSame);
  return at < 0 ? parts.push(part) : at + 1;
}

/** Distance to the nearest win; Infinity where no shape fits the number of tiles and melds. */
export function distanceOf(tables: DistanceTables, holding: Holding): number {
  const plan = planFor(tables, readHolding(tables, holding), holding, false);
  const missing = Math.min(missingIn(tables, plan), namedLeast(tables, holding));
  return missing - 1;
}

/** The same of a hand without melds, given by its counts alone: the shortest way. */
export function distanceFrom(tables: DistanceTables, counts: ArrayLike<number>): number {
  if (tables.named.length > 0) return distanceOf(tables, { counts: Array.from(counts), melds: 0 });
  return missingIn(tables, plainPlan(tables, readCounts(tables, counts))) - 1;
}

/** Whether a hand without melds is complete, given by its counts alone. */
export function isComplete(tables: DistanceTables, counts: ArrayLike<number>): boolean {
  return distanceFrom(tables, counts) === -1;
}

/** Distance for each shape, in the order of the tables. */
export function distancesOf(tables: DistanceTables, holding: Holding): { shape: string; distance: number }[] {
  const size = readHolding(tables, holding);
  return tables.shapes.map((table) => {
    const plan = makePlan([table], size, holding, false);
    const missing = table.whole ? namedLeast(tables, holding, [table]) : missingIn(tables, plan);
    return { shape: table.shape.id, distance: missing - 1 };
  });
}

/** Makes a hand the one being looked at; gives its tiles, a meld counting three. */
export function readHolding(tables: DistanceTables, { counts, melds, melded }: Holding): number {
  if (melded === undefined || tables.beyond) return readCounts(tables, counts) + 3 * melds;
  const { suits, aside, keys, places, list, sums } = begin(tables);
  let size = 3 * melds;
  for (let at = 0; at < suits.length; at++) {
    const suit = suits[at]!;
    const key = (keys[at] = keyOf(suit, counts));
    const beside = (tables.melded[at] = keyOf(suit, melded));
    const place = (beside === 0 && suit.rows.places[key]) || findRow(list, sums, suit.rows, key, beside);
    places[at] = place;
    size += list.rows[place]!;
  }
  for (let at = 0; at < aside.length; at++) size += counts[aside[at]!]!;
  return size;
}

/** The same where nothing on the table counts. */
export function readCounts(tables: DistanceTables, counts: ArrayLike<number>): number {
  const { suits, aside, keys, melded, places, list, sums } = begin(tables);
  let size = 0;
  for (let at = 0; at < suits.length; at++) {
    const suit = suits[at]!;
    const key = keyOf(suit, counts);
    const place = suit.rows.places[key] || findRow(list, sums, suit.rows, key, 0);
    keys[at] = key;
    melded[at] = 0;
    places[at] = place;
    size += list.rows[place]!;
  }
  for (let at = 0; at < aside.length; at++) size += counts[aside[at]!]!;
  return size;
}

function keyOf({ first, end, rows: { power } }: HandSuit, counts: ArrayLike<number>): number {
  let key = 0;
  for (let kind = first, rank = 0; kind < end; kind++, rank++) key += counts[kind]! * power[rank]!;
  return key;
}

/** Tables that have grown too large are begun anew, between two hands. */
function begin(tables: DistanceTables): DistanceTables {
  if (!tables.list.isFull) return tables;
  const shapes = tables.shapes.map(({ shape }) => shape);
  return Object.assign(tables, distanceTables(tables.tiles, shapes, tables.beyond));
}

const MOST_SIZE = 64;
const NO_PLAN: Plan = { melds: 0, entries: new Uint16Array(0) };

/** The plan for hands without melds. */
export function plainPlan(tables: DistanceTables, size: number, waiting = false): Plan {
  return tables.plans[waiting ? size + MOST_SIZE : size] ?? planFor(tables, size, { counts: [], melds: 0 }, waiting);
}

/** What a hand can become; `waiting`: with one tile more only. */
export function planFor(tables: DistanceTables, size: number, holding: Holding, waiting: boolean): Plan {
  if (size >= MOST_SIZE) return NO_PLAN;
  const kind = 4 * holding.melds + (hasClaimed(holding) ? 2 : 0) + (waiting ? 1 : 0);
  return (tables.plans[kind * MOST_SIZE + size] ??= makePlan(tables.shapes, size, holding, waiting));
}

function makePlan(shapes: readonly ShapeTable[], size: number, holding: Holding, waiting: boolean): Plan {
  const { melds } = holding;
  const fitting = shapes.filter(({ shape, size: full, whole }) => {
    if (whole || !(full === size + 1 || (full === size && !waiting))) return false;
    return melds === 0 || (melds <= shape.sets && !(shape.concealed && hasClaimed(holding)));
  });
  return { melds, entries: Uint16Array.from(fitting.flatMap(({ entries }) => entries)) };
}

/** Melds nothing is known of count as claimed. */
function hasClaimed({ melds, shown }: Holding): boolean {
  return melds > 0 && (shown === undefined || shown.some(({ claimed }) => claimed));
}

/** Least tiles missing to the shapes of a plan, of the hand being looked at; Infinity where it can become none. */
export function missingIn(tables: DistanceTables, { entries, melds }: Plan): number {
  const { sums, places } = tables;
  const { rows } = tables.list;
  const last = places.length - 1;
  let { next, shift } = sums;
  let ends = endsOf(sums, melds);
  let least = OUT_OF_REACH;
  for (let at = 0; at < entries.length; at++) {
    let sum = NONE;
    for (let suit = 0; suit < last; suit++, at++) {
      const vector = rows[places[suit]! + entries[at]!]!;
      const known = next[(sum << shift) | vector]!;
      if (known !== 0) sum = known;
      else {
        sum = makeSum(sums, sum, vector);
        ({ next, shift } = sums);
        ends = endsOf(sums, melds);
      }
    }
    const vector = rows[places[last]! + entries[at]!]!;
    const end = ends[(sum << shift) | vector] || makeEnd(sums, melds, sum, vector);
    if (end < least) least = end;
  }
  return least === OUT_OF_REACH ? Infinity : least - 1;
}

/** Least tiles missing to shapes that are counted tile by tile; `waiting`: those that want one tile more. */
export function namedLeast(
  tables: DistanceTables,
  holding: Holding,
  shapes: readonly ShapeTable[] = tables.named,
  waiting = false,
): number {
  let least = Infinity;
  for (const table of shapes) {
    const wanted = table.size - wholeSize(holding);
    if (!(wanted === 1 || (wanted === 0 && !waiting)) || isNamedBarred(table, holding)) continue;
    least = Math.min(least, namedMissing(tables, table.shape, holding));
  }
  return least;
}
