/** The wall a deal must have had: dealt hands and draws at the head, replacements and indicators where they lie at the tail. */
import { dealtPlaces, type Arranged, type Ruleset, type Tile, tileTotal } from '../../core/index.ts';
import type { RecordDeal, RecordEvent } from '../game-record.ts';
import type { FieldNames } from '../log-vocabulary.ts';

/** The wall of a deal, tiles nobody saw left open; or a sentence why there is none. */
export function presetDeal(rules: Ruleset, deal: RecordDeal, names: FieldNames): Arranged | string {
  const { hands, dealer, events } = deal;
  const dealt = dealtPlaces(rules);
  const size = dealt.at(-1)!.length;
  if (hands.some((hand) => hand.length !== size)) return `hands that are not of ${size} tiles`;
  const places = new Array<string | undefined>(tileTotal(rules.tiles)).fill(undefined);
  const put = (tiles: readonly string[], at: (i: number) => number): void => {
    tiles.forEach((tile, i) => (places[at(i)] = tile));
  };
  const draws = events.filter((event) => event.type === 'draw');
  const atOnce = rules.deal.last === 'leap' ? draws.splice(0, 1) : [];
  dealt.forEach((at, turn) => {
    put(hands[(dealer + turn) % hands.length]!, (i) => at[i]!);
    if (turn === 0) put(tilesOf(atOnce), () => at.at(-1)!);
  });
  const replaced = rules.wall.replaceFrom === 'tail' ? replacements(events) : new Set();
  const head = dealt.flat().length;
  put(tilesOf(draws.filter((draw) => !replaced.has(draw))), (i) => head + i);
  put(tilesOf(draws.filter((draw) => replaced.has(draw))), (i) => tailPlace(rules, i));
  put(turnedTiles(deal), (i) => turnedPlace(rules, names.indicators, i));
  put(underTiles(deal), (i) => turnedPlace(rules, names.under, i));
  return places.length > tileTotal(rules.tiles) ? 'more tiles than the wall has' : asWall(rules, places);
}

function tilesOf(draws: readonly { tile: string }[]): string[] {
  return draws.map(({ tile }) => tile);
}

/** Draws that follow a kong or a bonus tile. */
function replacements(events: readonly RecordEvent[]): Set<RecordEvent> {
  const found = new Set<RecordEvent>();
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

function turnedTiles({ indicator, events }: RecordDeal): string[] {
  return [indicator, ...events.flatMap((event) => (event.type === 'indicator' ? [event.tile] : []))];
}

function underTiles({ ending }: RecordDeal): string[] {
  const wins = ending?.type === 'win' ? ending.wins : [];
  return wins.find(({ under }) => under !== undefined && under.length > 0)?.under ?? [];
}

function asWall({ tiles }: Ruleset, places: readonly (string | undefined)[]): Arranged | string {
  const left = tiles.tiles.map(({ copies }) => copies);
  const wall: Tile[] = [];
  for (const id of places) {
    const tile = id === undefined ? -1 : tiles.byId[id];
    if (tile === undefined) return id === '?' ? 'a tile that is not shown' : `${id}, which this game does not have`;
    if (tile >= 0 && --left[tile]! < 0) return `more of ${id} than there are`;
    wall.push(tile);
  }
  return { wall };
}
