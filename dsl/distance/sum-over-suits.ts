/**
 * Tiles missing in several suits together. What a suit gives to a goal is a vector: for every number of sets and pairs,
 * the tiles missing. There are few different ones, so they are numbered, and so are their sums:
 *
 *     nothing ──+ suit 1──▶ sum ──+ suit 2──▶ sum ──+ suit 3──▶ sum ──+ suit 4──▶ tiles missing
 *
 * Every arrow is a load from a table that fills itself.
 */
import { cellsOf, NEVER, spread, type Goal } from './suit-automaton.ts';

/** Tiles missing by [sets][pairs] of a goal. */
interface Vector {
  goal: Goal;
  missing: Uint8Array;
}

/** Vectors and sums met so far. */
export interface Sums {
  /** Vectors of suits. */
  vectors: Vector[];
  vectorNumbers: Map<string, number>;
  /** Sums of some suits; the first is the sum of none, whatever the goal. */
  sums: (Vector | undefined)[];
  sumNumbers: Map<string, number>;
  /** A sum and a vector make one index: `sum << shift | vector`. */
  shift: number;
  /** Sum by sum and vector. 0: not yet known. */
  next: Uint16Array;
  /** By sets on the table: one more than the tiles missing to the goal, by sum and vector. 0: not yet known. */
  ends: Uint8Array[];
}

/** The sum of no suits. */
export const NONE = 0;
/** What `ends` says where a goal cannot be reached. */
export const OUT_OF_REACH = 255;
/** With larger tables all is begun anew; one growth more stays below eight megabytes. */
const MOST_SUMS = 1 << 20;

export function noSums(): Sums {
  const numbers = { vectors: [], vectorNumbers: new Map<string, number>(), sumNumbers: new Map<string, number>() };
  return { ...numbers, sums: [undefined], shift: 6, next: new Uint16Array(1 << 12), ends: [] };
}

/** Whether the tables have grown so large that it is better to begin anew. */
export function areFull({ next, vectors, sums }: Sums): boolean {
  return next.length > MOST_SUMS || Math.max(vectors.length, sums.length) > 1 << 15;
}

/** The number of a vector. Goals are told apart by their ids. */
export function vectorNumber(sums: Sums, goal: Goal & { id: number }, missing: Uint8Array): number {
  const number = numberOf(sums.vectors, sums.vectorNumbers, goal, missing);
  if (number >> sums.shift > 0) resize(sums, sums.shift + 1, sums.sums.length);
  return number;
}

/** The sum of a sum and a vector, made for the first time. */
export function makeSum(sums: Sums, sum: number, vector: number): number {
  const { goal, missing } = sums.vectors[vector]!;
  const before = sums.sums[sum]?.missing;
  const number = numberOf(
    sums.sums,
    sums.sumNumbers,
    goal as Goal & { id: number },
    before === undefined ? missing : added(goal, before, missing),
  );
  if (number << sums.shift >= sums.next.length) resize(sums, sums.shift, 2 * number);
  return (sums.next[(sum << sums.shift) | vector] = number);
}

/** What `ends` says of a sum and a vector, made for the first time. */
export function makeEnd(sums: Sums, melds: number, sum: number, vector: number): number {
  const { goal, missing } = sums.vectors[vector]!;
  const before = sums.sums[sum]?.missing;
  const last = (goal.sets - melds) * (goal.pairs + 1) + goal.pairs;
  const least = before === undefined ? missing[last]! : leastTogether(goal, before, missing, last);
  const end = least >= NEVER ? OUT_OF_REACH : least + 1;
  return (endsOf(sums, melds)[(sum << sums.shift) | vector] = end);
}

/** The table of tiles missing beside so many sets on the table. */
export function endsOf({ ends, next }: Sums, melds: number): Uint8Array {
  for (let more = ends.length; more <= melds; more++) ends.push(new Uint8Array(next.length));
  return ends[melds]!;
}

/** Least tiles missing to so many sets and pairs: some from one, the others from the other. */
function leastTogether({ pairs }: Goal, one: Uint8Array, other: Uint8Array, cell: number): number {
  let least = NEVER;
  for (let part = 0; part <= cell; part++)
    if (part % (pairs + 1) <= cell % (pairs + 1)) least = Math.min(least, one[part]! + other[cell - part]!);
  return least;
}

function added(goal: Goal, one: Uint8Array, other: Uint8Array): Uint8Array {
  const sum = new Uint8Array(cellsOf(goal)).fill(NEVER);
  for (let i = 0; i <= goal.sets; i++) {
    for (let j = 0; j <= goal.pairs; j++) {
      const cell = i * (goal.pairs + 1) + j;
      if (one[cell] !== NEVER) spread(goal, other, sum, cell, one[cell]!, i, j);
    }
  }
  return sum;
}

function numberOf(
  list: (Vector | undefined)[],
  numbers: Map<string, number>,
  goal: Goal & { id: number },
  missing: Uint8Array,
): number {
  const key = String.fromCharCode(goal.id, ...missing);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, list.length);
  list.push({ goal, missing });
  return list.length - 1;
}

/** Makes room for more vectors or more sums. */
function resize(sums: Sums, shift: number, count: number): void {
  const rows = Math.max(count, sums.next.length >> sums.shift);
  const { shift: old } = sums;
  const copied = <T extends Uint8Array | Uint16Array>(from: T, into: T): T => {
    for (let row = 0; row << old < from.length; row++)
      into.set(from.subarray(row << old, (row + 1) << old), row << shift);
    return into;
  };
  sums.next = copied(sums.next, new Uint16Array(rows << shift));
  sums.ends = sums.ends.map((end) => copied(end, new Uint8Array(rows << shift)));
  sums.shift = shift;
}
