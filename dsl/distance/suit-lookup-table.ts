/**
 * What the tiles of one suit give to every shape, looked up by the counts of the suit written as one number:
 *
 *     3 1 1 0 0 0 0 0 2  ──▶  key  ──▶  row:  7 tiles | vector for the first part | for the second | ...
 *
 * A part is what some shape wants of the suit. Keys grow and shrink with each tile; a row is made when its key is first met,
 * and equal rows are one.
 */
import { climb, missingAt, MOST_STATES, NEVER, START, type Ladder } from './suit-automaton.ts';
import { areFull, vectorNumber, type Sums } from './sum-over-suits.ts';

/** What a shape wants of a suit: loose tiles, and groups of the kinds that may be in groups. */
export interface Part {
  ladder: Ladder;
  /** By rank: tiles put aside first, and whether groups come from it. */
  loose: readonly number[];
  grouped: readonly boolean[];
}

/** The rows of a suit; suits of the same ranks and copies share theirs. */
export interface SuitRows {
  ranks: number;
  runs: boolean;
  /** Copies by rank. */
  copies: number[];
  beyond: boolean;
  /** A rank counts `power[rank]` a tile in the key; no rank holds more than `most`. */
  power: Float64Array;
  most: number;
  parts: Part[];
  /** Tiles by rank of the suit whose row is being made, and those of it on the table. */
  held: Int32Array;
  melded: Int32Array;
  /** Place of a row in the list by key. 0: not yet known. */
  places: Int32Array;
  /** The same by key of the tiles on the table, where there are some or the key is beyond the list; how many there are. */
  others: Map<number, Map<number, number>>;
  otherCount: number;
}

/** The rows of all suits, one after the other: number of tiles, then a vector for each part. */
export interface RowList {
  rows: Uint16Array;
  length: number;
  byContent: Map<string, number>;
  /** So many of them that it is better to begin anew. */
  isFull: boolean;
}

/** Four bytes for each key make eight megabytes. */
const MOST_KEYS = 1 << 21;
const MOST_ROWS = 1 << 20;
const MOST_OTHERS = 1 << 17;

export function noRows(): RowList {
  return { rows: new Uint16Array(1 << 10), length: 1, byContent: new Map(), isFull: false };
}

/** Rows for suits of these copies. */
export function suitRows(copies: number[], runs: boolean, beyond: boolean): SuitRows {
  const most = Math.max(0, ...copies);
  const power = Float64Array.from(copies, (_, rank) => (most + 1) ** rank);
  const keys = (most + 1) ** copies.length;
  const places = new Int32Array(keys <= MOST_KEYS ? keys : 0);
  const ranks = copies.length;
  const work = { held: new Int32Array(ranks), melded: new Int32Array(ranks) };
  return { ranks, runs, copies, beyond, power, most, parts: [], ...work, places, others: new Map(), otherCount: 0 };
}

/** Finds or makes a row. `melded`: the key of the suit's tiles on the table. */
export function findRow(list: RowList, sums: Sums, suit: SuitRows, key: number, melded: number): number {
  if (melded === 0 && key < suit.places.length) {
    return suit.places[key] || (suit.places[key] = makeRow(list, sums, suit, key, melded));
  }
  return findOther(list, suit, melded, key, () => makeRow(list, sums, suit, key, melded));
}

/** What the keys of rows with one more than all copies are remembered under, in place of a key of tiles on the table. */
const BEYOND = -1;

/** The row with one more of a rank of which all copies are held already. */
export function findRowBeyond(list: RowList, sums: Sums, suit: SuitRows, key: number, rank: number): number {
  const known = key * suit.ranks + rank;
  return findOther(list, suit, BEYOND, known, () => makeRow(list, sums, suit, key, 0, rank));
}

function findOther(list: RowList, suit: SuitRows, melded: number, key: number, make: () => number): number {
  let rows = suit.others.get(melded);
  if (rows === undefined) suit.others.set(melded, (rows = new Map()));
  const known = rows.get(key);
  if (known !== undefined) return known;
  const made = make();
  rows.set(key, made);
  if (++suit.otherCount > MOST_OTHERS) list.isFull = true;
  return made;
}

/** The tiles that a key stands for. */
function countTiles({ most }: SuitRows, key: number, into: Int32Array): void {
  let left = key;
  for (let rank = 0; rank < into.length; rank++) {
    into[rank] = left % (most + 1);
    left = Math.floor(left / (most + 1));
  }
}

/** `more`: a rank with one tile more than its key says. */
function makeRow(list: RowList, sums: Sums, suit: SuitRows, key: number, melded: number, more?: number): number {
  countTiles(suit, key, suit.held);
  countTiles(suit, melded, suit.melded);
  if (more !== undefined) suit.held[more]!++;
  const row = [suit.held.reduce((sum, count) => sum + count, 0)];
  for (const part of suit.parts) row.push(partVector(sums, suit, part));
  if (areFull(sums) || suit.parts.some(({ ladder }) => ladder.states.length > MOST_STATES)) list.isFull = true;
  return rowNumber(list, String.fromCharCode(...row), row);
}

/** Loose tiles first, then rank by rank what groups the rest can be in. */
function partVector(sums: Sums, suit: SuitRows, { ladder, loose, grouped }: Part): number {
  const { ranks, held, copies, melded, beyond, runs } = suit;
  let state = START;
  let aside = 0;
  for (let rank = 0; rank < ranks; rank++) {
    const there = beyond ? NEVER : copies[rank]! - melded[rank]!;
    const wanted = loose[rank]!;
    aside = there < wanted ? NEVER : Math.min(NEVER, aside + Math.max(0, wanted - held[rank]!));
    const left = Math.max(0, held[rank]! - wanted);
    if (grouped[rank]) state = climb(ladder, state, left, beyond ? 0 : Math.max(0, there - wanted), runs);
  }
  const end = state * (NEVER + 1) + aside;
  const known = ladder.vectors.get(end);
  if (known !== undefined) return known;
  const made = vectorNumber(sums, ladder, plus(missingAt(ladder, state), aside));
  ladder.vectors.set(end, made);
  return made;
}

function plus(missing: Uint8Array, more: number): Uint8Array {
  return missing.map((tiles) => Math.min(NEVER, tiles + more));
}

function rowNumber(list: RowList, content: string, row: number[]): number {
  const known = list.byContent.get(content);
  if (known !== undefined) return known;
  const place = list.length;
  list.length += row.length;
  if (list.length > list.rows.length) {
    const longer = new Uint16Array(2 * list.length);
    longer.set(list.rows);
    list.rows = longer;
  }
  list.rows.set(row, place);
  list.byContent.set(content, place);
  if (list.length > MOST_ROWS) list.isFull = true;
  return place;
}
