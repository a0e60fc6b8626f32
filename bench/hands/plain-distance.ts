/**
 * How far hands of the 34 kinds are from four sets and a pair, seven different pairs or thirteen orphans: found without
 * anything of ours or others', so that it can say who is right. Kinds: 0-8 m, 9-17 p, 18-26 s, 27-33 z.
 */

export const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

const SUITS = [
  { first: 0, ranks: 9, runs: true },
  { first: 9, ranks: 9, runs: true },
  { first: 18, ranks: 9, runs: true },
  { first: 27, ranks: 7, runs: false },
];

const FAR = 99;
/** Up to four sets, with and without the pair. */
const PLACES = 10;
const known = new Map<string, number[]>();

/** Tiles that lack for `sets` sets, and a pair or none, at `sets + 5 * pair`. */
function lacking(counts: readonly number[], runs: boolean): number[] {
  const key = counts.join('') + (runs ? 'r' : '');
  const old = known.get(key);
  if (old) return old;
  // By chows begun at the rank before and two before (at most two of each: three are three pungs), then by place.
  let costs = Array<number>(9 * PLACES).fill(FAR);
  costs[0] = 0;
  counts.forEach((have, rank) => {
    costs = afterRank(costs, have, runs && rank + 2 < counts.length ? 2 : 0);
  });
  const best = costs.slice(0, PLACES);
  known.set(key, best);
  return best;
}

function afterRank(costs: readonly number[], have: number, mostChows: number): number[] {
  const next = Array<number>(9 * PLACES).fill(FAR);
  costs.forEach((cost, state) => {
    if (cost === FAR) return;
    const place = state % PLACES;
    const begun = Math.floor(state / PLACES);
    const [before, twoBefore] = [begun % 3, Math.floor(begun / 3)];
    for (let chows = 0; chows <= mostChows; chows++) {
      for (let pungs = 0; pungs < 2 && (place % 5) + chows + pungs <= 4; pungs++) {
        for (let pairs = 0; pairs < (place < 5 ? 2 : 1); pairs++) {
          const want = before + twoBefore + chows + 3 * pungs + 2 * pairs;
          if (want > 4) continue;
          const to = (before * 3 + chows) * PLACES + place + chows + pungs + 5 * pairs;
          next[to] = Math.min(next[to]!, cost + Math.max(0, want - have));
        }
      }
    }
  });
  return next;
}

function fromSets(counts: readonly number[]): number {
  let best = [0, ...Array<number>(PLACES - 1).fill(FAR)];
  for (const { first, ranks, runs } of SUITS) {
    const suit = lacking(counts.slice(first, first + ranks), runs);
    const next = Array<number>(PLACES).fill(FAR);
    for (let a = 0; a < PLACES; a++) {
      for (let b = 0; b < PLACES; b++) {
        const [sets, pairs] = [(a % 5) + (b % 5), Math.floor(a / 5) + Math.floor(b / 5)];
        if (sets <= 4 && pairs <= 1) next[sets + 5 * pairs] = Math.min(next[sets + 5 * pairs]!, best[a]! + suit[b]!);
      }
    }
    best = next;
  }
  return best[9]! - 1;
}

/** 0 is ready, -1 complete. */
export function plainDistance(counts: readonly number[]): number {
  const pairs = counts.filter((count) => count > 1).length;
  const kinds = counts.filter((count) => count > 0).length;
  const orphans = ORPHANS.filter((kind) => counts[kind]! > 0).length;
  const double = ORPHANS.some((kind) => counts[kind]! > 1) ? 1 : 0;
  return Math.min(fromSets(counts), 6 - pairs + Math.max(0, 7 - kinds), 13 - orphans - double);
}

/** Kinds that bring a hand nearer; of none are there more than four. */
export function plainUseful(counts: readonly number[]): number[] {
  const now = plainDistance(counts);
  const more = (kind: number): number[] => counts.map((count, at) => (at === kind ? count + 1 : count));
  return counts.flatMap((count, kind) => (count < 4 && plainDistance(more(kind)) < now ? [kind] : []));
}
