/** How a hand came about, in words that score it again. */
import { printTiles, type WinQuery } from '../core/index.ts';
import type { Circumstances, PackRuleset } from '../loader/index.ts';

/** The circumstances of a query; bonus tiles stand in its hand. */
export function howOf({ tiles, situation }: PackRuleset, query: WinQuery): Circumstances {
  const facts = situation.filter((_, bit) => (query.situation >> bit) & 1).map(({ id }) => id);
  const counters = Object.entries(query.counters).filter(([, count]) => count !== 0);
  const lists = Object.entries(query.lists ?? {}).filter(([, kinds]) => kinds.length > 0);
  return {
    by: query.by,
    seat: query.seat,
    round: query.round,
    with: [...facts, ...query.marks],
    ...(counters.length > 0 && { counters: Object.fromEntries(counters) }),
    ...(lists.length > 0 && {
      lists: Object.fromEntries(lists.map(([name, kinds]) => [name, printTiles([...kinds], tiles)])),
    }),
  };
}
