/**
 * What the tables of suits know, as words of one array: found by the counts of a suit, made when first asked for.
 *
 *     place ──▶ [how many divisions] [1 copy] [2 copies] ..   ranks of which there are so many, from bit 0
 *               [sets] [pairs] [chow 1x] [chow 2x] ..         a division: its planes, in the order of `Planes`
 *               [sets] [pairs] ..                             the next one
 */
import { divideSuit, type SuitTable } from './suit-divisions.ts';

/** Where the entry of each suit lies; entries of all suits of a tile set share one array. */
export interface SuitWords {
  /** Of the numbers that counts are written as. */
  base: number;
  /** Most copies of a kind. */
  copies: number;
  /** Planes of a division. */
  planes: number;
  data: Int32Array;
  used: number;
}

/** The entries of suits of one kind, found by their counts written as one number. */
export interface SuitIndex {
  table: SuitTable;
  /** By hash: the number, or -1, and where its entry begins. */
  keys: Float64Array;
  places: Int32Array;
  used: number;
}

/** Words before the divisions of an entry, beside its planes of copies; and before the planes of a division. */
export const ENTRY_HEAD = 1;
export const DIVISION_HEAD = 2;

/** So many entries are remembered; then all are forgotten. */
const MOST = 1 << 15;
const LEAST = 1 << 8;

export function suitWords(base: number, copies: number, planes: number): SuitWords {
  return { base, copies, planes, data: new Int32Array(1 << 12), used: 0 };
}

export function suitIndex(table: SuitTable): SuitIndex {
  return { table, keys: new Float64Array(LEAST).fill(-1), places: new Int32Array(LEAST), used: 0 };
}

/** Whether it is time to forget; never within a hand, whose places would be lost. */
export function isFull(indexes: readonly SuitIndex[]): boolean {
  return indexes.some(({ used }) => used > MOST);
}

export function forget(words: SuitWords, indexes: readonly SuitIndex[]): void {
  words.used = 0;
  for (const index of indexes) Object.assign(index, suitIndex(index.table));
}

/** Where the entry of a suit begins. */
export function placeOf(words: SuitWords, index: SuitIndex, key: number): number {
  const { keys, places } = index;
  for (let at = hashOf(key) & (keys.length - 1); ; at = (at + 1) & (keys.length - 1)) {
    if (keys[at] === key) return places[at]!;
    if (keys[at]! < 0) return remember(words, index, key);
  }
}

/** Keys that differ in a few tiles lie far apart. */
function hashOf(key: number): number {
  const mixed = Math.imul(key, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function remember(words: SuitWords, index: SuitIndex, key: number): number {
  if (2 * index.used >= index.keys.length) widen(index);
  const place = writeEntry(words, index.table, key);
  put(index, key, place);
  index.used++;
  return place;
}

function put({ keys, places }: SuitIndex, key: number, place: number): void {
  let at = hashOf(key) & (keys.length - 1);
  while (keys[at]! >= 0) at = (at + 1) & (keys.length - 1);
  keys[at] = key;
  places[at] = place;
}

function widen(index: SuitIndex): void {
  const { keys, places } = index;
  index.keys = new Float64Array(2 * keys.length).fill(-1);
  index.places = new Int32Array(2 * keys.length);
  keys.forEach((key, at) => {
    if (key >= 0) put(index, key, places[at]!);
  });
}

function writeEntry(words: SuitWords, table: SuitTable, key: number): number {
  const { base, copies, planes } = words;
  const counts = countsIn(key, table.ranks, base);
  const divisions = counts.some((count) => count > copies) ? [] : divideSuit(table, [...counts]);
  const place = words.used;
  reserve(words, ENTRY_HEAD + copies + divisions.length * (DIVISION_HEAD + planes));
  const { data } = words;
  data[place] = divisions.length;
  counts.forEach((count, rank) => {
    for (let times = 0; times < Math.min(count, copies); times++) data[place + ENTRY_HEAD + times]! |= 1 << rank;
  });
  divisions.forEach(({ sets, pairs, planes: held }, number) => {
    const at = place + ENTRY_HEAD + copies + number * (DIVISION_HEAD + planes);
    data[at] = sets;
    data[at + 1] = pairs;
    for (const { plane, ranks } of held) data[at + DIVISION_HEAD + plane] = ranks;
  });
  return place;
}

/** Takes room for a new entry, all zero. */
function reserve(words: SuitWords, size: number): void {
  const { data, used } = words;
  words.used = used + size;
  if (words.used > data.length) {
    words.data = new Int32Array(2 * words.used);
    words.data.set(data);
  }
  words.data.fill(0, used, words.used);
}

/** The first rank has the highest digit. */
function countsIn(key: number, ranks: number, base: number): number[] {
  const counts: number[] = [];
  for (let rest = key; counts.length < ranks; rest = Math.floor(rest / base)) counts.unshift(rest % base);
  return counts;
}
