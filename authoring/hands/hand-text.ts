/** A hand that was found, as a person writes it: notation, and how it was won where that matters. */
import { numberOfSeat, printAside, printMeld, printTiles, type Tile, type WinQuery } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** `(123m) 456p 1z +1z`. */
export function notationOf({ tiles }: PackRuleset, { counts, melds, last, bonus }: WinQuery): string {
  const kinds = counts.flatMap((count, kind) => new Array<Tile>(count - (kind === last ? 1 : 0)).fill(kind));
  return [
    ...melds.map((meld) => printMeld(meld, tiles)),
    printTiles(kinds, tiles),
    ...(last === undefined ? [] : [`+${printTiles([last], tiles)}`]),
    ...printAside(bonus, tiles),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** `(123m) 456p 1z +1z, by draw, with after_kong`. */
export function handText(rules: PackRuleset, query: WinQuery): string {
  const { tiles, situation } = rules;
  const { by, seat, round, marks, counters, lists } = query;
  const facts = situation.filter((_, bit) => (query.situation & (1 << bit)) !== 0).map(({ id }) => id);
  const known = [...rules.counters, ...rules.tableCounters];
  const counted = Object.entries(counters).filter(([name, count]) => known.includes(name) && count !== 0);
  const how = [
    ...(query.lost ? ['not won'] : by === 'draw' ? ['by draw'] : []),
    ...(seat === 0 ? [] : [`seat ${numberOfSeat(seat)}`]),
    ...(round === 1 ? [] : [`round ${round}`]),
    ...(facts.length + marks.length === 0 ? [] : [`with ${[...facts, ...marks].join(' and ')}`]),
    ...counted.map(([name, count]) => `${name} ${count}`),
    ...Object.entries(lists ?? {}).flatMap(([name, list]) =>
      list.length === 0 ? [] : [`${name} ${printTiles([...list], tiles)}`],
    ),
  ];
  return [`\`${notationOf(rules, query)}\``, ...how].join(', ');
}
