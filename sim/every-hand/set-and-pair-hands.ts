/**
 * Every hand of shapes that are made of sets and pairs, each once however many ways there are to divide it. Suits are put
 * one beside the other; what can still become of those so far is a state:
 *
 *     nothing ──(a class of m)──▶ state ──(a class of p)──▶ state ──▶ ... ──▶ a complete hand
 *
 * From how many hands lie behind each state any hand is found by its number.
 */
import { isBonus, isJoker, type TileSet } from '../../core/index.ts';
import { keyOf, suitClasses, type GroupedShape, type SuitClass, type SuitForm } from './suit-hands.ts';

/** Hands with a number each, from 0. */
export interface Hands {
  size: number;
  /** Writes the hands with numbers `from` to below `to` into `counts`, one after the other. */
  walk(from: number, to: number, counts: number[], visit: () => void): void;
}

/** The same, and whether some hand is one of them. */
export interface GroupedHands extends Hands {
  has(counts: readonly number[]): boolean;
}

/** What the suits so far can be divided into, by shape as in `SuitClass`. */
interface State {
  size: number;
  isComplete: boolean;
  /** By class of the next suit. */
  next: (State | undefined)[];
}

interface SuitPlace {
  first: number;
  form: SuitForm;
  classes: SuitClass[];
  /** By name of a holding: its class. */
  classOf: Map<string, number>;
}

/** The hands of all these shapes together. */
export function groupedHands(tiles: TileSet, shapes: readonly GroupedShape[]): GroupedHands {
  const places = placesOf(tiles, shapes);
  const start = makeState(
    places,
    shapes,
    0,
    shapes.map(() => 1n),
    new Map(),
  );
  const walk = (level: number, state: State, from: number, to: number, counts: number[], visit: () => void): void => {
    if (level === places.length) return visit();
    const { first, classes } = places[level]!;
    let before = 0;
    for (let at = 0; at < classes.length && before < to; at++) {
      const next = state.next[at];
      if (next === undefined) continue;
      const { holdings } = classes[at]!;
      const begin = Math.max(0, Math.floor((from - before) / next.size));
      for (let index = begin; index < holdings.length && before + index * next.size < to; index++) {
        const holding = holdings[index]!;
        for (let rank = 0; rank < holding.length; rank++) counts[first + rank] = holding[rank]!;
        const offset = before + index * next.size;
        walk(level + 1, next, Math.max(0, from - offset), Math.min(next.size, to - offset), counts, visit);
      }
      before += holdings.length * next.size;
    }
  };
  return {
    size: start.size,
    walk(from, to, counts, visit) {
      counts.fill(0);
      if (from < to) walk(0, start, from, Math.min(to, start.size), counts, visit);
    },
    has(counts) {
      let state: State | undefined = start;
      for (const { first, form, classOf } of places) {
        const at = classOf.get(keyOf(counts.slice(first, first + form.copies.length)));
        state = at === undefined ? undefined : state.next[at];
        if (state === undefined) return false;
      }
      return state.isComplete;
    },
  };
}

/** The suits whose tiles lie in sets and pairs; equal ones share their classes. */
function placesOf(tiles: TileSet, shapes: readonly GroupedShape[]): SuitPlace[] {
  const made = new Map<string, Pick<SuitPlace, 'classes' | 'classOf'>>();
  return tiles.suits
    .filter(({ first }) => !isBonus(tiles, first) && !isJoker(tiles, first))
    .map(({ first, ranks, runs }) => {
      const copies = tiles.kinds.slice(first, first + ranks).map((kind) => kind.copies);
      const key = `${copies} ${runs}`;
      const shared = made.get(key) ?? withNames(suitClasses({ copies, runs }, shapes));
      made.set(key, shared);
      return { first, form: { copies, runs }, ...shared };
    });
}

function withNames(classes: SuitClass[]): Pick<SuitPlace, 'classes' | 'classOf'> {
  const named = classes.flatMap(({ holdings }, at) => holdings.map((counts): [string, number] => [keyOf(counts), at]));
  return { classes, classOf: new Map(named) };
}

/** States that lead nowhere have no size and are left out of those before them. */
function makeState(
  places: readonly SuitPlace[],
  shapes: readonly GroupedShape[],
  level: number,
  parts: readonly bigint[],
  known: Map<string, State>,
): State {
  const key = `${level} ${parts}`;
  const old = known.get(key);
  if (old) return old;
  const state: State = { size: 0, isComplete: false, next: [] };
  known.set(key, state);
  if (level === places.length) {
    const isAll = ({ sets, pairs }: GroupedShape, at: number): boolean =>
      parts[at]! >> BigInt((sets + 1) * (pairs + 1) - 1) === 1n;
    state.isComplete = shapes.some(isAll);
    state.size = state.isComplete ? 1 : 0;
    return state;
  }
  places[level]!.classes.forEach((one, at) => {
    const joined = shapes.map((shape, index) => join(shape, parts[index]!, one.parts[index]!));
    if (joined.every((part) => part === 0n)) return;
    const next = makeState(places, shapes, level + 1, joined, known);
    if (next.size === 0) return;
    state.next[at] = next;
    state.size += one.holdings.length * next.size;
  });
  return state;
}

/** Sets and pairs of both together, as far as the shape has room. */
function join({ sets, pairs }: GroupedShape, one: bigint, other: bigint): bigint {
  const width = pairs + 1;
  const here = bitsOf(one);
  const there = bitsOf(other);
  let joined = 0n;
  for (const a of here) {
    for (const b of there) {
      const set = Math.floor(a / width) + Math.floor(b / width);
      const pair = (a % width) + (b % width);
      if (set <= sets && pair <= pairs) joined |= 1n << BigInt(set * width + pair);
    }
  }
  return joined;
}

function bitsOf(bits: bigint): number[] {
  const list: number[] = [];
  for (let at = 0, rest = bits; rest > 0n; at++, rest >>= 1n) if (rest & 1n) list.push(at);
  return list;
}
