/** The first hands by the referee, all others by generated code. */
import type { PatternSource } from '../readings/back-end-types.ts';

/** A source that can be told beforehand how many hands will come: interpreting the first of very many is lost work. */
export interface TieredSource extends PatternSource {
  expect(hands: number): void;
}

/** Making the code takes longer than interpreting some hundred hands; whoever asks for a few does not wait for it (row W7). */
const FIRST_HANDS = 100;

/** A source that becomes fast where it is worth it. Both say the same of every hand. */
export function tieredSource(interpreted: PatternSource, compiled: PatternSource): TieredSource {
  let hands = 0;
  return {
    candidates: (query, visit) => (hands++ < FIRST_HANDS ? interpreted : compiled).candidates(query, visit),
    expect: (more) => {
      if (hands + more > FIRST_HANDS) hands = FIRST_HANDS;
    },
    weigher: () => (hands < FIRST_HANDS ? undefined : compiled.weigher?.()),
  };
}
