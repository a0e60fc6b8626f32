/** What has been counted so far; sums of parts add up to sums of the whole, in any order. */

/** Hands in which just these patterns count. */
export interface PatternSums {
  /** By number, in the order of the pack. */
  patterns: readonly number[];
  /** How many hands; where each tile of a hand may be the last, each of them is one. */
  hands: number;
  /** In how many ways the wall deals them. */
  ways: number;
  /** What they are worth, added up. */
  value: number;
}

/** Plain data, fit for a file. */
export interface CensusSums {
  /** Complete hands, counted as `PatternSums` counts, and in how many ways the wall deals them. */
  hands: number;
  ways: number;
  /** Those that win, by the patterns that count in them. */
  wins: PatternSums[];
}

/** The sums of no hands, to add to. */
export function noSums(): CensusSums {
  return { hands: 0, ways: 0, wins: [] };
}

/** Both together; the lists of each are left as they are. */
export function addSums(one: CensusSums, other: CensusSums): CensusSums {
  const wins = new Map(one.wins.map((sums) => [sums.patterns.join(), { ...sums }]));
  for (const sums of other.wins) {
    const key = sums.patterns.join();
    const known = wins.get(key);
    if (known === undefined) wins.set(key, { ...sums });
    else {
      known.hands += sums.hands;
      known.ways += sums.ways;
      known.value += sums.value;
    }
  }
  return { hands: one.hands + other.hands, ways: one.ways + other.ways, wins: [...wins.values()] };
}
