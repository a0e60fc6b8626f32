/**
 * The steps behind distances. A state is what is known after some ranks of a suit: for every number of chows still open,
 * sets and pairs, the least tiles missing so far.
 *
 *     rank        1    2    3    4
 *     chows of    a a a
 *                   .  b b b          at rank 3: a needs its last tile, b its second
 *
 * Equal states have one number. Three equal chows are three pungs, so no more than two are tried.
 */

/** What shapes want of their suits together: so many sets and so many pairs. */
export interface Goal {
  sets: number;
  pairs: number;
  /** Tiles of a pair: two, or one where single tiles are chosen. */
  alike: number;
  /** No two pairs alike. */
  different: boolean;
}

/** What is remembered for one goal. */
export interface Ladder extends Goal {
  /** Tells it from the others of its pack. */
  id: number;
  /** Most copies of a kind. */
  copies: number;
  /** Whether kinds may be wanted beyond their copies. */
  beyond: boolean;
  /** Symbols of a rank: held (0 to copies + 1) by available (0 to copies). */
  symbols: number;
  /** By state: tiles missing for [open a][open b][sets][pairs]. */
  states: Uint8Array[];
  stateNumbers: Map<string, number>;
  /** One more than the next state, by state and symbol, for suits that run and others. 0: not yet known. */
  next: [other: Uint16Array, runs: Uint16Array];
  /** The number of the vector of a suit, by the state it ends in and the tiles missing beside. */
  vectors: Map<number, number>;
}

/** The state before the first rank. */
export const START = 0;

/** More tiles than any hand has. */
export const NEVER = 255;
const OPEN = 3;
/** A ladder with more states is begun anew, long before its numbers run out. */
export const MOST_STATES = 40_000;

export function ladderFor(goal: Goal, id: number, copies: number, beyond: boolean): Ladder {
  const symbols = (copies + 2) * (copies + 1);
  const next: Ladder['next'] = [new Uint16Array(64 * symbols), new Uint16Array(64 * symbols)];
  const numbers = { stateNumbers: new Map<string, number>(), vectors: new Map<number, number>() };
  const ladder: Ladder = { ...goal, id, copies, beyond, symbols, next, states: [], ...numbers };
  numberOf(ladder, new Uint8Array(OPEN * OPEN * cellsOf(goal)).fill(NEVER).fill(0, 0, 1));
  return ladder;
}

/** How many numbers of sets and pairs there are on the way to a goal. */
export function cellsOf({ sets, pairs }: Goal): number {
  return (sets + 1) * (pairs + 1);
}

/** The state after one more rank, of which so many copies are held and can be had at all, those held included. */
export function climb(ladder: Ladder, state: number, held: number, available: number, runs: boolean): number {
  const { copies, symbols } = ladder;
  const symbol = Math.min(held, copies + 1) * (copies + 1) + Math.max(0, available);
  const known = ladder.next[runs ? 1 : 0][state * symbols + symbol];
  return known ? known - 1 : makeStep(ladder, state, symbol, runs);
}

/** By sets and pairs, the tiles missing in a suit that ends in this state. */
export function missingAt(ladder: Ladder, state: number): Uint8Array {
  return ladder.states[state]!.slice(0, cellsOf(ladder));
}

function makeStep(ladder: Ladder, state: number, symbol: number, runs: boolean): number {
  const held = Math.floor(symbol / (ladder.copies + 1));
  const all = 3 * ladder.sets + ladder.alike * ladder.pairs;
  const available = ladder.beyond ? all : symbol % (ladder.copies + 1);
  const number = numberOf(ladder, afterRank(ladder, ladder.states[state]!, held, available, runs));
  const which = runs ? 1 : 0;
  if (ladder.next[which].length <= state * ladder.symbols + symbol) grow(ladder);
  ladder.next[which][state * ladder.symbols + symbol] = number + 1;
  return number;
}

/** All that can be made of one rank, from all that was open before it. */
function afterRank(ladder: Ladder, from: Uint8Array, held: number, available: number, runs: boolean): Uint8Array {
  const { sets, pairs, alike, different } = ladder;
  const row = pairs + 1;
  const cells = cellsOf(ladder);
  const into = new Uint8Array(from.length).fill(NEVER);
  const chows = runs ? OPEN - 1 : 0;
  const twos = different ? Math.min(1, pairs) : pairs;
  for (let open = 0; open < OPEN * OPEN; open++) {
    const before = from.subarray(open * cells, (open + 1) * cells);
    if (isNever(before)) continue;
    const second = Math.floor(open / OPEN);
    const passing = second + (open % OPEN);
    for (let chow = 0; chow <= chows; chow++) {
      for (let pung = 0; pung + chow <= sets; pung++) {
        for (let two = 0; two <= twos; two++) {
          const used = passing + chow + 3 * pung + alike * two;
          if (used > available) break;
          const missing = Math.max(0, used - held);
          const target = (chow * OPEN + second) * cells + (chow + pung) * row + two;
          spread(ladder, before, into, target, missing, chow + pung, two);
        }
      }
    }
  }
  return into;
}

function isNever(missing: Uint8Array): boolean {
  for (let cell = 0; cell < missing.length; cell++) if (missing[cell] !== NEVER) return false;
  return true;
}

/** Adds what one rank, or one suit, gives to every number of sets and pairs there was before. */
export function spread(
  { sets, pairs }: Goal,
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

function numberOf({ states, stateNumbers }: Ladder, item: Uint8Array): number {
  const key = String.fromCharCode(...item);
  const known = stateNumbers.get(key);
  if (known !== undefined) return known;
  stateNumbers.set(key, states.length);
  states.push(item);
  return states.length - 1;
}

function grow(ladder: Ladder): void {
  const wanted = Math.max(2 * ladder.next[0].length, ladder.states.length * ladder.symbols);
  ladder.next = ladder.next.map((steps) => {
    const longer = new Uint16Array(wanted);
    longer.set(steps);
    return longer;
  }) as Ladder['next'];
}
