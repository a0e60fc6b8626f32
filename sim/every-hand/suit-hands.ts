/**
 * Every way to hold tiles of one suit that can be divided into sets and pairs, and into how many of each:
 *
 *     counts  2 2 2 . . . . . .     two chows, or three pairs
 */

/** How many tiles of each rank there are, and whether three ranks in a row are a set. */
export interface SuitForm {
  copies: readonly number[];
  runs: boolean;
}

/** The holdings of a suit that can be divided in the same ways. */
export interface SuitClass {
  /** By shape: numbers of sets and pairs they can be divided into, as bits `sets * (shape.pairs + 1) + pairs`. */
  parts: readonly bigint[];
  holdings: Uint8Array[];
}

/** The classes of a suit: holdings of which all tiles lie in sets and pairs that one of the shapes has room for. */
export function suitClasses(form: SuitForm, shapes: readonly GroupedShape[]): SuitClass[] {
  const divided = new Map<string, { counts: Uint8Array; parts: bigint[] }>();
  shapes.forEach((shape, at) => {
    for (const [part, holdings] of dividedInto(form, shape)) {
      for (const [key, counts] of holdings) {
        const one = divided.get(key) ?? { counts, parts: shapes.map(() => 0n) };
        one.parts[at]! |= 1n << BigInt(part);
        divided.set(key, one);
      }
    }
  });
  const classes = new Map<string, SuitClass>();
  for (const { counts, parts } of divided.values()) {
    const key = parts.join();
    const known = classes.get(key) ?? { parts, holdings: [] };
    known.holdings.push(counts);
    classes.set(key, known);
  }
  return [...classes.values()];
}

type Holdings = Map<string, Uint8Array>;

/** By number of sets and pairs: what is held. Pairs first, then a set more and a set more. */
function dividedInto(form: SuitForm, { sets, pairs, different }: GroupedShape): Map<number, Holdings> {
  const all = new Map<number, Holdings>();
  const nothing = new Uint8Array(form.copies.length);
  let paired: Holdings = new Map([[keyOf(nothing), nothing]]);
  for (let pair = 0; pair <= pairs; pair++) {
    let held = paired;
    for (let set = 0; set <= sets; set++) {
      all.set(set * (pairs + 1) + pair, held);
      held = withOneMore(held, setsOf(form), form);
    }
    paired = withOneMore(paired, pairsOf(form), form, different);
  }
  return all;
}

/** A group as tiles by rank. */
type Group = readonly number[];

function pairsOf({ copies }: SuitForm): Group[] {
  return copies.map((_, rank) => copies.map((_, at) => (at === rank ? 2 : 0)));
}

function setsOf({ copies, runs }: SuitForm): Group[] {
  const triplets = copies.map((_, rank) => copies.map((_, at) => (at === rank ? 3 : 0)));
  const chows = copies.slice(2).map((_, rank) => copies.map((_, at) => (at >= rank && at <= rank + 2 ? 1 : 0)));
  return runs ? [...triplets, ...chows] : triplets;
}

/** All that is held with one more group; where groups must differ, on ranks that are still empty. */
function withOneMore(held: Holdings, groups: readonly Group[], { copies }: SuitForm, different = false): Holdings {
  const more: Holdings = new Map();
  for (const counts of held.values()) {
    for (const group of groups) {
      if (different && group.some((count, rank) => count > 0 && counts[rank]! > 0)) continue;
      const next = counts.map((count, rank) => count + group[rank]!);
      if (next.every((count, rank) => count <= copies[rank]!)) more.set(keyOf(next), next);
    }
  }
  return more;
}

/** Names a holding. */
export function keyOf(counts: ArrayLike<number>): string {
  let key = '';
  for (let at = 0; at < counts.length; at++) key += String.fromCharCode(48 + counts[at]!);
  return key;
}

/** A shape of sets and pairs alone. */
export interface GroupedShape {
  sets: number;
  pairs: number;
  /** No two pairs alike. */
  different: boolean;
}
