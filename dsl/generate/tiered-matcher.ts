/** The first hands by the referee, all others by generated code. */
import type { PatternSource } from '../readings/back-end-types.ts';

/** Making the code takes longer than interpreting some hundred hands; whoever asks for a few does not wait for it (row W7). */
const FIRST_HANDS = 100;

/** A source that becomes fast where it is worth it; at once where many hands are expected. Both say the same of every hand. */
export function tieredSource(interpreted: PatternSource, compiled: PatternSource): PatternSource {
  let hands = 0;
  return {
    candidates: (query, visit) => (hands++ < FIRST_HANDS ? interpreted : compiled).candidates(query, visit),
    expect: (more) => void (hands += more > FIRST_HANDS ? FIRST_HANDS : 0),
    weigher: () => (hands < FIRST_HANDS ? undefined : compiled.weigher?.()),
  };
}
