/**
 * How many tiles a hand is away from a win: 0 is ready, -1 complete. Every shape is divided into what it wants of each suit:
 *
 *     counts of a suit ──▶ key ──▶ row of vectors      suit-lookup-table.ts: tiles missing for i sets and j pairs in this suit
 *     a vector of each suit ──▶ sum ──▶ tiles missing   sum-over-suits.ts: least over all ways to share out sets and pairs
 *
 * Keys, vectors and sums are numbers of tables that fill themselves, so that a hand costs a few dozen loads. What is asked often
 * may be answered by code written for it (`generate/emit/distance-code.ts`, rows W3 and W4), which gives up where a table does not know yet. Shapes that
 * name groups of so many alike, which may be melded, are counted tile by tile.
 */
import type { Holding } from '../../core/index.ts';
import { beginAnew, type DistanceTables, type HandSuit, type Plan, type ShapeTable } from './distance-tables.ts';
import { isNamedBarred, namedMissing, wholeSize } from './distance-to-named-tiles.ts';
import { findRow } from './suit-lookup-table.ts';
import { areFull, endsOf, makeEnd, makeSum, NONE, OUT_OF_REACH, type Sums } from './sum-over-suits.ts';

/** Distance to the nearest win, or to any that is at most `enough` away; Infinity where no shape fits the number of tiles and melds. */
export function distanceOf(tables: DistanceTables, holding: Holding, enough = -1): number {
  const plan = planFor(tables, readHolding(tables, holding), holding, false);
  const missing = missingIn(tables, plan);
  if (missing <= enough + 1) return lacking(missing, holding) - 1;
  return lacking(Math.min(missing, namedLeast(tables, holding, tables.named, false, enough + 1)), holding) - 1;
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
    return { shape: table.shape.id, distance: lacking(missing, holding) - 1 };
  });
}

/** Tiles still missing where those that stand for any other are of use for each one. */
export function lacking(missing: number, { free = 0 }: Holding): number {
  return Math.max(0, missing - free);
}

/** Makes a hand the one being looked at; gives its tiles, a meld counting three. */
export function readHolding(tables: DistanceTables, { counts, melds, melded, free = 0, useless = 0 }: Holding): number {
  const others = 3 * melds + free + useless;
  if (melded === undefined || tables.beyond) return readCounts(tables, counts) + others;
  return readRows(tables, counts, melded) + others;
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
  const { suits, keys } = tables;
  for (let at = 0; at < suits.length; at++) {
    keys[at] = keyOf(suits[at]!, counts);
    tables.melded[at] = melded === undefined ? 0 : shownKey(suits[at]!, melded);
  }
  if (++tables.asked === OFTEN) tables.code = tables.coder?.read(tables);
  return placeRows(tables, counts, melded !== undefined);
}

/** Finds the rows of the keys; gives the tiles of the hand. */
function placeRows(tables: DistanceTables, counts: ArrayLike<number>, beside: boolean): number {
  const { suits, aside, keys, melded, places, list, sums } = tables;
  tables.beside = beside;
  let size = 0;
  for (let at = 0; at < suits.length; at++) {
    const { rows } = suits[at]!;
    const place = (melded[at] === 0 && rows.places[keys[at]!]) || findRow(list, sums, rows, keys[at]!, melded[at]!);
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

/** The same of tiles on the table, where more of a kind than there are copies count as all. */
function shownKey({ first, end, rows: { power, most } }: HandSuit, counts: ArrayLike<number>): number {
  let key = 0;
  for (let kind = first, rank = 0; kind < end; kind++, rank++) key += Math.min(counts[kind]!, most) * power[rank]!;
  return key;
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

/**
 * Least tiles missing to shapes that are counted tile by tile, or what is found first and at most `enough`; `waiting`: those
 * that want one tile more.
 */
export function namedLeast(
  tables: DistanceTables,
  holding: Holding,
  shapes: readonly ShapeTable[] = tables.named,
  waiting = false,
  enough = 0,
): number {
  let least = Infinity;
  if (shapes.length === 0) return least;
  const size = wholeSize(holding);
  for (const table of shapes) {
    const wanted = table.size - size;
    if (!(wanted === 1 || (wanted === 0 && !waiting)) || isNamedBarred(table, holding)) continue;
    least = namedMissing(tables, table.shape, holding, least, enough);
    if (least <= enough) return least;
  }
  return least;
}
