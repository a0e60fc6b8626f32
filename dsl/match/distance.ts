/**
 * How many tiles a hand is away from a win: 0 is ready, -1 complete. Every shape is divided into what it wants of each suit:
 *
 *     counts of a suit ──▶ key ──▶ row of vectors      suit-rows.ts: tiles missing for i sets and j pairs in this suit
 *     a vector of each suit ──▶ sum ──▶ tiles missing   sums.ts: least over all ways to share out sets and pairs
 *
 * Keys, vectors and sums are numbers of tables that fill themselves, so that a hand costs a few dozen loads. What is asked often
 * may be answered by code written for it (emit-distance.ts), which gives up where a table does not know yet. Shapes that
 * name groups of so many alike, which may be melded, are counted tile by tile.
 */
import { jokersOf, type Holding, type TileSet } from '../../core/index.ts';
import { shapeSize } from '../shape.ts';
import type { Jokers, WayTally } from './alike.ts';
import { ladderFor, type Goal, type Ladder } from './ladder.ts';
import { isNamedBarred, namedMissing, wholeSize } from './named.ts';
import { isWholeHand, type Shape, type Way } from './reading.ts';
import { findRow, noRows, suitRows, type Part, type RowList, type SuitRows } from './suit-rows.ts';
import { areFull, endsOf, makeEnd, makeSum, NONE, noSums, OUT_OF_REACH, type Sums } from './sums.ts';

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
  /** How often it was asked for. */
  asked: number;
  code?: PlanCode | undefined;
}

/** Code that reads hands. */
export interface ReadCode {
  /** As `readCounts`; -1 where a row is not known yet. */
  read(tables: DistanceTables, counts: ArrayLike<number>): number;
  /** Finds the rows with one tile more of each kind; false where one is not known yet. */
  grow(tables: DistanceTables, counts: ArrayLike<number>): boolean;
}

/** Code for one plan. */
export interface PlanCode {
  /** One more than the tiles missing, as in `Sums.ends`; 0 where a sum is not known yet. */
  least(tables: DistanceTables): number;
  /** Marks the kinds that lower that number; false where a sum is not known yet. */
  mark(tables: DistanceTables, least: number, useful: Uint8Array): boolean;
}

/** Writes code; nothing where that is forbidden. */
export interface Coder {
  read(tables: DistanceTables): ReadCode | undefined;
  plan(tables: DistanceTables, plan: Plan): PlanCode | undefined;
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
  /** Whether melds were read. */
  beside: boolean;
  /** By kind: the row of its suit with one tile more. */
  grown: Int32Array;
  /** How often hands were read. */
  asked: number;
  code: ReadCode | undefined;
  coder: Coder | undefined;
}

/**
 * Makes the tables. `beyond`: a kind counts as wanted even where all its copies lie in the own hand and melds. Without a
 * coder no code is written.
 */
export function plainTables(
  tiles: TileSet,
  shapes: readonly Shape[],
  beyond = false,
  coder: Coder | undefined = undefined,
): DistanceTables {
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
    beside: false,
    grown: new Int32Array(tiles.kinds.length),
    asked: 0,
    code: undefined,
    coder,
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
  return readRows(tables, counts, melded) + 3 * melds;
}

/** The same where nothing on the table counts. */
export function readCounts(tables: DistanceTables, counts: ArrayLike<number>): number {
  if (tables.code !== undefined) {
    const size = tables.code.read(tables, counts);
    if (size >= 0) return size;
  }
  return readRows(tables, counts, undefined);
}

function readRows(tables: DistanceTables, counts: ArrayLike<number>, melded: ArrayLike<number> | undefined): number {
  if (tables.list.isFull) beginAnew(tables);
  const { suits, aside, keys, places, list, sums } = tables;
  let size = 0;
  for (let at = 0; at < suits.length; at++) {
    const suit = suits[at]!;
    const key = keyOf(suit, counts);
    const beside = melded === undefined ? 0 : keyOf(suit, melded);
    keys[at] = key;
    tables.melded[at] = beside;
    places[at] = (beside === 0 && suit.rows.places[key]) || findRow(list, sums, suit.rows, key, beside);
    size += list.rows[places[at]!]!;
  }
  for (let at = 0; at < aside.length; at++) size += counts[aside[at]!]!;
  tables.beside = melded !== undefined;
  if (++tables.asked === OFTEN) tables.code = tables.coder?.read(tables);
  return size;
}

function keyOf({ first, end, rows: { power } }: HandSuit, counts: ArrayLike<number>): number {
  let key = 0;
  for (let kind = first, rank = 0; kind < end; kind++, rank++) key += counts[kind]! * power[rank]!;
  return key;
}

/** Between two hands tables that have grown too large are emptied. */
function beginAnew(tables: DistanceTables): void {
  const shapes = tables.shapes.map(({ shape }) => shape);
  Object.assign(tables, plainTables(tables.tiles, shapes, tables.beyond, tables.coder));
}

/** Writing code pays for what is asked that often. */
const OFTEN = 200;
const MOST_SIZE = 64;
const NO_PLAN: Plan = { melds: 0, entries: new Uint16Array(0), asked: OFTEN };

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
  return { melds, entries: Uint16Array.from(fitting.flatMap(({ entries }) => entries)), asked: 0, code: undefined };
}

/** Melds nothing is known of count as claimed. */
function hasClaimed({ melds, shown }: Holding): boolean {
  return melds > 0 && (shown === undefined || shown.some(({ claimed }) => claimed));
}

/** Least tiles missing to the shapes of a plan, of the hand being looked at; Infinity where it can become none. */
export function missingIn(tables: DistanceTables, plan: Plan): number {
  if (plan.code !== undefined) {
    const end = plan.code.least(tables);
    if (end > 0) return end === OUT_OF_REACH ? Infinity : end - 1;
  }
  return plainMissing(tables, plan);
}

function plainMissing(tables: DistanceTables, plan: Plan): number {
  const { suits, sums } = tables;
  let least = OUT_OF_REACH;
  for (let from = 0; from < plan.entries.length; from += suits.length) {
    const others = sumWithout(tables, plan, from, suits.length - 1);
    least = Math.min(least, endAt(sums, plan.melds, others, vectorAt(tables, plan, from, suits.length - 1)));
  }
  if (areFull(sums)) tables.list.isFull = true;
  if (++plan.asked === OFTEN) plan.code = tables.coder?.plan(tables, plan);
  return least === OUT_OF_REACH ? Infinity : least - 1;
}

/** The sum of all suits but one. */
export function sumWithout(tables: DistanceTables, plan: Plan, from: number, left: number): number {
  const { sums, suits } = tables;
  let sum = NONE;
  for (let at = 0; at < suits.length; at++) {
    if (at === left) continue;
    const vector = vectorAt(tables, plan, from, at);
    sum = sums.next[(sum << sums.shift) | vector] || makeSum(sums, sum, vector);
  }
  return sum;
}

/** What a suit of the hand being looked at gives to a shape. */
export function vectorAt({ list, places }: DistanceTables, { entries }: Plan, from: number, at: number): number {
  return list.rows[places[at]! + entries[from + at]!]!;
}

/** What `ends` says of a sum and a vector. */
export function endAt(sums: Sums, melds: number, sum: number, vector: number): number {
  return endsOf(sums, melds)[(sum << sums.shift) | vector] || makeEnd(sums, melds, sum, vector);
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
