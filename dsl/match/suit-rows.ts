/**
 * What the tiles of one suit give to every shape, looked up by the counts of the suit written as one number:
 *
 *     3 1 1 0 0 0 0 0 2  ──▶  key  ──▶  row:  7 tiles | vector for the first part | for the second | ...
 *
 * A part is what some shape wants of the suit. Keys grow and shrink with each tile; a row is made when its key is first met,
 * and equal rows are one.
 */
import { climb, missingAt, MOST_STATES, NEVER, START, type Ladder } from './ladder.ts';
import { areFull, vectorNumber, type Sums } from './sums.ts';

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
  power: Int32Array;
  most: number;
  parts: Part[];
  /** Place of a row in the list by key. 0: not yet known. */
  places: Int32Array;
  /** The same where something is on the table too, and for keys beyond the table. */
  others: Map<number, number>;
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
  const power = Int32Array.from(copies, (_, rank) => (most + 1) ** rank);
  const keys = (most + 1) ** copies.length;
  const places = new Int32Array(keys <= MOST_KEYS ? keys : 0);
  return { ranks: copies.length, runs, copies, beyond, power, most, parts: [], places, others: new Map() };
}

/** Finds or makes a row. `melded`: the key of the suit's tiles on the table. */
export function findRow(list: RowList, sums: Sums, suit: SuitRows, key: number, melded: number): number {
  const isPlain = melded === 0 && key < suit.places.length;
  const other = key + melded * (suit.most + 1) ** suit.ranks;
  const known = isPlain ? 0 : suit.others.get(other);
  if (known) return known;
  const made = makeRow(list, sums, suit, heldIn(suit, key), heldIn(suit, melded));
  if (isPlain) suit.places[key] = made;
  else suit.others.set(other, made);
  if (suit.others.size > MOST_OTHERS) list.isFull = true;
  return made;
}

/** The row with one more of a rank of which all copies are held already. */
export function findRowBeyond(list: RowList, sums: Sums, suit: SuitRows, key: number, rank: number): number {
  const other = -1 - (key * suit.ranks + rank);
  const known = suit.others.get(other);
  if (known !== undefined) return known;
  const held = heldIn(suit, key);
  held[rank]!++;
  const made = makeRow(list, sums, suit, held, heldIn(suit, 0));
  suit.others.set(other, made);
  return made;
}

function heldIn({ ranks, most }: SuitRows, key: number): number[] {
  return Array.from({ length: ranks }, (_, rank) => Math.floor(key / (most + 1) ** rank) % (most + 1));
}

function makeRow(list: RowList, sums: Sums, suit: SuitRows, held: number[], melded: number[]): number {
  const row = [held.reduce((sum, count) => sum + count, 0)];
  for (const part of suit.parts) row.push(partVector(sums, suit, part, held, melded));
  if (areFull(sums) || suit.parts.some(({ ladder }) => ladder.states.length > MOST_STATES)) list.isFull = true;
  return rowNumber(list, String.fromCharCode(...row), row);
}

/** Loose tiles first, then rank by rank what groups the rest can be in. */
function partVector(sums: Sums, suit: SuitRows, part: Part, held: number[], melded: number[]): number {
  const { ladder, loose, grouped } = part;
  let state = START;
  let aside = 0;
  for (let rank = 0; rank < suit.ranks; rank++) {
    const there = suit.beyond ? 0 : suit.copies[rank]! - melded[rank]!;
    const wanted = loose[rank]!;
    if (!suit.beyond && there < wanted) aside = NEVER;
    aside += Math.max(0, wanted - held[rank]!);
    const left = Math.max(0, held[rank]! - wanted);
    if (grouped[rank]) state = climb(ladder, state, left, Math.max(0, there - wanted), suit.runs);
  }
  const missing = missingAt(ladder, state);
  if (aside > 0) missing.forEach((tiles, cell) => (missing[cell] = Math.min(NEVER, tiles + aside)));
  return vectorNumber(sums, ladder, missing);
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
