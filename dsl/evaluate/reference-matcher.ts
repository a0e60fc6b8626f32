/** Patterns by the interpreter: every reading by plain search, every pattern asked of each. Slow, obvious, and right. */
import { isBonus, onceFor, type Kind, tallyOfMelds, type WinQuery } from '../../core/index.ts';
import { readingInterpreter } from './interpreter.ts';
import type { PatternSet, PatternSource } from '../readings/back-end-types.ts';
import type { Shape } from '../readings/reading.ts';
import { searchReadings } from '../readings/reference-readings.ts';
import { freeNames } from '../check/free-names.ts';
import { knowingWaits } from '../readings/waited-patterns.ts';
import { readingWild } from '../readings/wild-stand-ins.ts';
import { waitsFor, type Winning } from '../words/word.ts';

/** The referee of the compiled matchers of a pack. */
export function referee(set: PatternSet): PatternSource {
  const { tiles, shapes, patterns, tallies } = set;
  const plain: PatternSource = {
    candidates: (query, visit) => {
      const winning = onceOnly(winningBySearch(set));
      for (const reading of searchReadings(query, shapes, tiles)) {
        const ask = readingInterpreter(query, reading, winning);
        visit({
          shape: reading.shape,
          times: patterns.map(({ when }) => Math.max(0, Number(ask(when)))),
          value: (pattern, tally) => {
            const program = patterns[pattern]!.value[tallies[tally]!];
            return program === undefined ? 0 : Number(ask(program));
          },
          reading: () => reading,
        });
      }
    },
  };
  const source = readingWild(plain, set);
  return shapes.some(({ partial }) => partial) ? knowingWaits(source, tiles, () => waitedIn(set)) : source;
}

/** The patterns that others ask whether a hand waits for them. */
const waitedIn = onceFor(({ patterns }: PatternSet): ReadonlyMap<number, string> => {
  const programs = patterns.flatMap(({ when, value }) => [when, ...Object.values(value)]);
  const named = programs.flatMap(({ tree }) => freeNames(tree)).filter(({ is }) => is === 'pattern');
  return new Map(named.map(({ name }) => [patterns.findIndex(({ id }) => id === name), waitsFor(name)] as const));
});

/** Kinds that complete the hand without its last tile, found by trying each; of conditions of shapes what tiles decide. */
export function winningBySearch({ tiles, shapes, deadWaits = 'ignore' }: PatternSet): Winning {
  const plain = shapes
    .filter(({ any, could, partial }) => !any && !partial && could !== false)
    .map(({ holds: _, could, ...shape }): Shape => (could ? { ...shape, holds: could } : shape));
  return (query) => {
    const { last } = query;
    if (last === undefined || query.counts[last] === 0) return [];
    const before = query.counts.map((count, kind) => (kind === last ? count - 1 : count));
    const melded = tallyOfMelds(deadWaits === 'held' ? [] : query.melds, tiles);
    const completes = (kind: Kind): boolean => {
      if (isBonus(tiles, kind)) return false;
      if (deadWaits !== 'count' && before[kind]! + melded[kind]! >= tiles.kinds[kind]!.copies) return false;
      const counts = before.map((count, other) => (other === kind ? count + 1 : count));
      const after: WinQuery = { ...query, counts, last: kind };
      return searchReadings(after, plain, tiles).length > 0;
    };
    return tiles.kinds.flatMap((_, kind) => (completes(kind) ? [kind] : []));
  };
}

function onceOnly(winning: Winning): Winning {
  let known: readonly Kind[] | undefined;
  return (query) => (known ??= winning(query));
}
