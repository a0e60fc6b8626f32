import type { WinQuery } from '../../core/index.ts';
import type { PatternSource } from '../../dsl/index.ts';

/** In how many ways a finished hand can be read. */
export function makeReadings(source: PatternSource): (query: WinQuery) => number {
  return (query) => {
    let count = 0;
    source.candidates(query, () => count++);
    return count;
  };
}
