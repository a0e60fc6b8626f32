/** The wall a deal must have had: dealt hands and draws at the head, replacements and indicators where they lie at the tail. */
import { type Arranged, type Ruleset, type Tile, tileTotal } from '../core/index.ts';
import type { CourseDeal, CourseEvent } from './course.ts';
import type { FieldNames } from './names.ts';

/** The wall of a deal, tiles nobody saw left open; or a sentence why there is none. */
export function prepareWall(rules: Ruleset, deal: CourseDeal, names: FieldNames): Arranged | string {
  const places = new Array<string | undefined>(tileTotal(rules.tiles));
  const dealt = dealtPlaces(rules);
  const draws = deal.events.filter((event) => event.type === 'draw');
  const head = dealt.flat().length;
  dealt.forEach((at, turn) => {
    const player = (deal.dealer + turn) % deal.hands.length;
    [...deal.hands[player]!, ...(at.length > 13 ? [draws[0]?.tile] : [])].forEach((tile, i) => (places[at[i]!] = tile));
  });
  const first = rules.deal.last === 'leap' ? 1 : 0;
  const replaced = replacements(deal.events);
  const isTail = (draw: CourseEvent): boolean => rules.wall.replaceFrom === 'tail' && replaced.has(draw);
  const fromHead = draws.slice(first).filter((draw) => !isTail(draw));
  const fromTail = draws.slice(first).filter(isTail);
  fromHead.forEach(({ tile }, i) => (places[head + i] = tile));
  fromTail.forEach(({ tile }, i) => (places[tailPlace(rules, i)] = tile));
  turnedTiles(deal).forEach((tile, i) => (places[turnedPlace(rules, names.indicators, i)] = tile));
  underTiles(deal).forEach((tile, i) => (places[turnedPlace(rules, names.under, i)] = tile));
  return asWall(rules, places);
}

/** Which places of the wall each seat is dealt, from the dealer on. */
function dealtPlaces({ deal, seats }: Ruleset): number[][] {
  const dealt = Array.from({ length: seats.count }, (): number[] => []);
  let next = 0;
  for (const packet of deal.packets) for (const seat of dealt) for (let i = 0; i < packet; i++) seat.push(next++);
  for (const seat of dealt) seat.push(next++);
  if (deal.last === 'leap') dealt[0]!.push(next++);
  return dealt;
}

/** Draws that follow a kong or a bonus tile. */
function replacements(events: readonly CourseEvent[]): Set<CourseEvent> {
  const found = new Set<CourseEvent>();
  let replaces = false;
  for (const event of events) {
    if (event.type === 'draw' && replaces) found.add(event);
    if (event.type !== 'indicator' && event.type !== 'stake')
      replaces = ['open_kong', 'concealed_kong', 'added_kong', 'bonus'].includes(event.type);
  }
  return found;
}

/** Columns from the end, the upper tile first. */
function tailPlace({ tiles, wall: { height } }: Ruleset, i: number): number {
  return tileTotal(tiles) - height * (Math.floor(i / height) + 1) + (i % height);
}

function turnedPlace({ tiles, wall, listRules }: Ruleset, list: string, i: number): number {
  const { column, row } = listRules[list]!.turned!;
  return (Math.ceil(tileTotal(tiles) / wall.height) - column - i) * wall.height + row;
}

function turnedTiles({ indicator, events }: CourseDeal): string[] {
  return [indicator, ...events.flatMap((event) => (event.type === 'indicator' ? [event.tile] : []))];
}

function underTiles({ ending }: CourseDeal): string[] {
  const wins = ending?.type === 'win' ? ending.wins : [];
  return wins.find(({ under }) => under !== undefined && under.length > 0)?.under ?? [];
}

function asWall({ tiles }: Ruleset, places: readonly (string | undefined)[]): Arranged | string {
  const left = tiles.tiles.map(({ copies }) => copies);
  const wall: Tile[] = [];
  for (const id of Array.from(places)) {
    const tile = id === undefined ? -1 : tiles.byId[id];
    if (tile === undefined) return id === '?' ? 'a tile that is not shown' : `${id}, which this game does not have`;
    if (tile >= 0 && --left[tile]! < 0) return `more of ${id} than there are`;
    wall.push(tile);
  }
  return { wall };
}
