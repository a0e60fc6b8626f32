/** Patterns that a hand lacks one tile for, found by completing it with every kind; patterns ask for them as for marks. */
import { isBonus, tallyOfMelds, type TileSet, type WinQuery } from '../../core/index.ts';
import type { PatternSource } from './back-end-types.ts';

/** The same source, which knows of hands that have not won what they wait for; `waited`: numbers of the patterns somebody asks for, with their marks. */
export function knowingWaits(
  source: PatternSource,
  tiles: TileSet,
  waited: () => ReadonlyMap<number, string>,
): PatternSource {
  const seen = (query: WinQuery): WinQuery => {
    if (!query.lost || waited().size === 0) return query;
    return { ...query, marks: [...query.marks, ...marksOf(source, tiles, waited(), query)] };
  };
  const weigher = source.weigher?.();
  return {
    candidates: (query, visit) => source.candidates(seen(query), visit),
    ...(weigher && {
      weigher: () => ({
        worth: (query, judge) => weigher.worth(seen(query), judge),
        best: (query, lenient) => weigher.best(seen(query), lenient),
      }),
    }),
  };
}

function marksOf(
  source: PatternSource,
  tiles: TileSet,
  waited: ReadonlyMap<number, string>,
  { lost: _, ...query }: WinQuery,
): Set<string> {
  const found = new Set<string>();
  const melded = tallyOfMelds(query.melds, tiles);
  query.counts.forEach((count, kind) => {
    if (isBonus(tiles, kind) || count + melded[kind]! >= tiles.kinds[kind]!.copies) return;
    const counts = query.counts.with(kind, count + 1);
    source.candidates({ ...query, counts, last: kind, by: 'discard' }, ({ times }) => {
      for (const [pattern, mark] of waited) if (times[pattern]! > 0) found.add(mark);
    });
  });
  return found;
}
