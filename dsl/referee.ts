/** Patterns by the interpreter: every reading by plain search, every pattern asked of each. Slow, obvious, and right. */
import { interpretPattern } from './interpret.ts';
import type { PatternSet, PatternSource } from './match/matcher.ts';
import { searchReadings } from './match/search.ts';

/** The referee of the compiled matchers of a pack. */
export function referee({ tiles, shapes, patterns, tallies }: PatternSet): PatternSource {
  return {
    candidates: (query, visit) => {
      for (const reading of searchReadings(query, shapes, tiles)) {
        visit({
          shape: reading.shape,
          times: patterns.map(({ when }) => Math.max(0, Number(interpretPattern(when, query, reading)))),
          value: (pattern, tally) => {
            const program = patterns[pattern]!.value[tallies[tally]!];
            return program === undefined ? 0 : Number(interpretPattern(program, query, reading));
          },
          reading: () => reading,
        });
      }
    },
  };
}
