/**
 * The steps behind distances. A state is what is known after some ranks of a suit: for every number of chows still open,
 * sets and pairs, the least tiles missing so far.
 *
 *     rank        1    2    3    4
 *     chows of    a a a
 *                   .  b b b          at rank 3: a needs its last tile, b its second
 *
 * Equal states have one number; so do equal vectors. Three equal chows are three pungs, so no more than two are tried.
 */

/** What is remembered for one number of sets and pairs. */
export interface Ladder {
  sets: number;
  pairs: number;
  /** No two pairs alike. */
  different: boolean;
  /** Most copies of a kind. */
  copies: number;
  /** Whether kinds may be wanted beyond their copies. */
  beyond: boolean;
  /** Symbols of a rank: held (0 to copies + 1) by available (0 to copies). */
  symbols: number;
  /** By state: tiles missing for [open a][open b][sets][pairs]. */
  states: Uint8Array[];
  stateNumbers: Map<string, number>;
  /** Next state by state and symbol, for suits that run and others. -1: not yet known. */
  next: [other: Int32Array, runs: Int32Array];
  /** By state: its vector when the suit ends there, or -1. */
  ends: number[];
  /** By vector: tiles missing for [sets][pairs]. */
  vectors: Uint8Array[];
  vectorNumbers: Map<string, number>;
  /** Sum of two vectors. */
  sums: (number | undefined)[][];
}

/** The state before the first rank. */
export const START = 0;
/** The vector of a suit without tiles that no group comes from. */
export const NOTHING = 0;

/** More tiles than any hand has. */
const NEVER = 255;
const OPEN = 3;

export function ladderFor(sets: number, pairs: number, different: boolean, copies: number, beyond: boolean): Ladder {
  const symbols = (copies + 2) * (copies + 1);
  const empty = {
    states: [],
    stateNumbers: new Map<string, number>(),
    ends: [],
    vectors: [],
    vectorNumbers: new Map<string, number>(),
    sums: [],
  };
  const next: Ladder['next'] = [new Int32Array(64 * symbols).fill(-1), new Int32Array(64 * symbols).fill(-1)];
  const ladder: Ladder = { sets, pairs, different, copies, beyond, symbols, next, ...empty };
  const cells = (sets + 1) * (pairs + 1);
  numberOf(ladder.states, ladder.stateNumbers, new Uint8Array(OPEN * OPEN * cells).fill(NEVER).fill(0, 0, 1));
  numberOf(ladder.vectors, ladder.vectorNumbers, new Uint8Array(cells).fill(NEVER).fill(0, 0, 1));
  return ladder;
}

/** How a rank is named: copies held and copies available (those in the hand included). */
export function rankSymbol(copies: number, held: number, available: number): number {
  return Math.min(held, copies + 1) * heldStep(copies) + Math.max(0, available);
}

/** How much a symbol grows with one more copy held. */
export function heldStep(copies: number): number {
  return copies + 1;
}

/** Climbs from a state over the ranks of some kinds, one of which (`extra`, or -1) has a copy more than its symbol says. */
export function climb(
  ladder: Ladder,
  state: number,
  symbols: Int32Array,
  from: number,
  to: number,
  extra: number,
  runs: boolean,
): number {
  let next = ladder.next[runs ? 1 : 0];
  for (let kind = from; kind < to; kind++) {
    const symbol = kind === extra ? symbols[kind]! + heldStep(ladder.copies) : symbols[kind]!;
    const known = next[state * ladder.symbols + symbol]!;
    if (known >= 0) state = known;
    else {
      state = makeStep(ladder, state, symbol, runs);
      next = ladder.next[runs ? 1 : 0];
    }
  }
  return state;
}

/** The vector of a suit that ends in this state. */
export function vectorOf(ladder: Ladder, state: number): number {
  const known = ladder.ends[state];
  if (known !== undefined) return known;
  const closed = ladder.states[state]!.slice(0, (ladder.sets + 1) * (ladder.pairs + 1));
  return (ladder.ends[state] = numberOf(ladder.vectors, ladder.vectorNumbers, closed));
}

/** The vector of two suits together. */
export function sumOf(ladder: Ladder, one: number, other: number): number {
  const known = ladder.sums[one]?.[other];
  return known ?? makeSum(ladder, one, other);
}

/** Tiles missing for so many sets and pairs; Infinity where they cannot be had. */
export function vectorAt(ladder: Ladder, vector: number, sets: number, pairs: number): number {
  const missing = ladder.vectors[vector]![sets * (ladder.pairs + 1) + pairs]!;
  return missing === NEVER ? Infinity : missing;
}

function makeStep(ladder: Ladder, state: number, symbol: number, runs: boolean): number {
  const held = Math.floor(symbol / (ladder.copies + 1));
  const available = ladder.beyond ? 3 * ladder.sets + 2 * ladder.pairs : symbol % (ladder.copies + 1);
  const made = afterRank(ladder, ladder.states[state]!, held, available, runs);
  const number = numberOf(ladder.states, ladder.stateNumbers, made);
  const which = runs ? 1 : 0;
  if (ladder.next[which].length <= state * ladder.symbols + symbol) grow(ladder);
  return (ladder.next[which][state * ladder.symbols + symbol] = number);
}

/** All that can be made of one rank, from all that was open before it. */
function afterRank(ladder: Ladder, from: Uint8Array, held: number, available: number, runs: boolean): Uint8Array {
  const { sets, pairs, different } = ladder;
  const row = pairs + 1;
  const cells = (sets + 1) * row;
  const into = new Uint8Array(from.length).fill(NEVER);
  const chows = runs ? OPEN - 1 : 0;
  const twos = different ? 1 : pairs;
  for (let open = 0; open < OPEN * OPEN; open++) {
    const second = Math.floor(open / OPEN);
    const passing = second + (open % OPEN);
    for (let chow = 0; chow <= chows; chow++) {
      for (let pung = 0; pung + chow <= sets; pung++) {
        for (let two = 0; two <= twos; two++) {
          const used = passing + chow + 3 * pung + 2 * two;
          if (used > available) break;
          const missing = Math.max(0, used - held);
          const target = (chow * OPEN + second) * cells + (chow + pung) * row + two;
          spread(ladder, from.subarray(open * cells, (open + 1) * cells), into, target, missing, chow + pung, two);
        }
      }
    }
  }
  return into;
}

/** Adds what one rank gives to every number of sets and pairs there was before. */
function spread(
  { sets, pairs }: Ladder,
  from: Uint8Array,
  into: Uint8Array,
  target: number,
  missing: number,
  more: number,
  two: number,
): void {
  for (let i = 0; i + more <= sets; i++) {
    for (let j = 0; j + two <= pairs; j++) {
      const cell = i * (pairs + 1) + j;
      const sum = from[cell]! + missing;
      if (sum < into[target + cell]!) into[target + cell] = sum;
    }
  }
}

function makeSum(ladder: Ladder, one: number, other: number): number {
  const { sets, pairs, vectors } = ladder;
  const a = vectors[one]!;
  const b = vectors[other]!;
  const sum = new Uint8Array(a.length).fill(NEVER);
  for (let i = 0; i <= sets; i++) {
    for (let j = 0; j <= pairs; j++) {
      const cell = i * (pairs + 1) + j;
      if (a[cell] !== NEVER) spread(ladder, b, sum, cell, a[cell]!, i, j);
    }
  }
  const row = (ladder.sums[one] ??= []);
  return (row[other] = numberOf(vectors, ladder.vectorNumbers, sum));
}

function numberOf(list: Uint8Array[], numbers: Map<string, number>, item: Uint8Array): number {
  const key = String.fromCharCode(...item);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, list.length);
  list.push(item);
  return list.length - 1;
}

function grow(ladder: Ladder): void {
  const wanted = Math.max(2 * ladder.next[0].length, ladder.states.length * ladder.symbols);
  ladder.next = ladder.next.map((steps) => {
    const longer = new Int32Array(wanted).fill(-1);
    longer.set(steps);
    return longer;
  }) as Ladder['next'];
}
