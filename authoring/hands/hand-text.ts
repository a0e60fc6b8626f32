/** A hand that was found, as a person writes it: notation, and how it was won where that matters. */
import {
  type Kind,
  kindOf,
  numberOfSeat,
  printAside,
  printMeld,
  printTiles,
  type Tile,
  type TileSet,
  type WinQuery,
} from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** `(123m) 456p 1z +1z`; where tiles of the last one's kind are marked and others are not, it is one of the others. */
export function notationOf({ tiles }: PackRuleset, { counts, melds, last, bonus, marked }: WinQuery): string {
  const held = counts.flatMap((count, kind) => new Array<Tile>(count).fill(kind));
  const [concealed] = withMarked([held], marked?.held ?? [], tiles);
  const lying = withMarked(
    melds.map((meld) => meld.tiles),
    marked?.shown ?? [],
    tiles,
  );
  const lastAt = concealed!.findIndex((tile) => kindOf(tiles, tile) === last);
  return [
    ...melds.map((meld, at) => printMeld({ ...meld, tiles: lying[at]! }, tiles)),
    printTiles(
      concealed!.filter((_, at) => at !== lastAt),
      tiles,
    ),
    ...(lastAt < 0 ? [] : [`+${printTiles([concealed![lastAt]!], tiles)}`]),
    ...printAside(bonus, tiles),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The same tiles, the marked ones of these kinds among them: the last of their kind in a list that has one. */
function withMarked(lists: readonly (readonly Tile[])[], marked: readonly Kind[], set: TileSet): Tile[][] {
  const made = lists.map((list) => list.map((tile) => kindOf(set, tile)));
  const markedOf = (kind: Kind): Tile => set.tiles.findIndex((tile) => tile.marked && tile.kind === kind);
  for (const kind of marked) {
    const list = made.find((tiles) => tiles.includes(kind));
    if (list !== undefined) list[list.lastIndexOf(kind)] = markedOf(kind);
  }
  return made;
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
