import {
  type Arranged,
  isBonus,
  parseTiles,
  type Random,
  type Ruleset,
  shuffle,
  type Tile,
  tileTotal,
} from '../../core/index.ts';
import { sure } from './tiles.ts';

/** What a scenario wants of one deal; what it does not name comes by chance, bonus tiles only from the middle of the wall. */
export interface Wanted {
  /** By seat number of the deal, 1 is the dealer. `?` for a tile that does not matter; missing tiles do not matter either. */
  hands?: Record<number, string>;
  /** The next tiles from the head after the deal. */
  wall?: string;
  /** The next tiles from the tail, in the order they are taken. */
  tail?: string;
  /** All tiles as they lie, from the first one dealt: where dealing itself is tested. */
  order?: string;
  /** The last tiles as they lie, upper one of each column first: where the ends of the wall are tested. */
  end?: string;
  /** Tiles that are turned up in the wall, by list, in their order. */
  turned?: Record<string, string>;
  /** Total of the cast that says who takes the first seat tile; 5 where nothing is said and the first deal begins. */
  seat_dice?: number;
  /** Total of the next cast. */
  dice?: number;
  /** Who sits where after seats are drawn, from the first seat. */
  players?: number[];
}

/** The wall and dice of one deal; before the first one seats may be drawn by dice. */
export function arrange(rules: Ruleset, wanted: Wanted, random: Random, first = true): Arranged {
  const places = new Array<Tile>(tileTotal(rules.tiles)).fill(-1);
  const dealt = seatedPlaces(rules);
  dealt.forEach((at, seat) => put(places, at, read(rules, wanted.hands?.[seat + 1])));
  const head = dealt.flat().length;
  put(
    places,
    places.slice(head).map((_, i) => head + i),
    read(rules, wanted.wall),
  );
  put(
    places,
    places.map((_, i) => i),
    read(rules, wanted.order),
  );
  put(places, tailPlaces(rules), read(rules, wanted.tail));
  const end = read(rules, wanted.end);
  put(
    places,
    end.map((_, i) => places.length - end.length + i),
    end,
  );
  for (const [list, tiles] of Object.entries(wanted.turned ?? {})) {
    const wantedTiles = read(rules, tiles);
    put(places, turnedPlaces(rules, list, wantedTiles.length), wantedTiles);
  }
  fill(rules, places, head, random);
  const seatDice = wanted.seat_dice ?? (first && rules.seats.drawDice > 0 ? 5 : undefined);
  const dice = [...(seatDice === undefined ? [] : [seatDice]), wanted.dice ?? 5];
  return { wall: places, dice, ...(wanted.players && { players: wanted.players }) };
}

/** Tiles of a text in their order; -1 for `?`. */
function read(rules: Ruleset, text = ''): Tile[] {
  return text.split('?').flatMap((part, i) => [...(i > 0 ? [-1] : []), ...sure(parseTiles(part, rules.tiles))]);
}

function put(places: Tile[], at: number[], tiles: Tile[]): void {
  if (tiles.length > at.length) throw new Error(`${tiles.length} tiles for ${at.length} places`);
  tiles.forEach((tile, i) => {
    if (tile >= 0) places[at[i]!] = tile;
  });
}

/** Which tiles of the wall each seat is dealt, by seat number. */
export function seatedPlaces(rules: Ruleset): number[][] {
  const seats = Array.from({ length: rules.seats.count }, (): number[] => []);
  let next = 0;
  for (const packet of rules.deal.packets) for (const seat of seats) for (let i = 0; i < packet; i++) seat.push(next++);
  for (const seat of seats) seat.push(next++);
  if (rules.deal.last === 'leap') seats[0]!.push(next++);
  return seats;
}

/** Places from the tail, in the order they are taken: column by column, upper tile first. */
function tailPlaces(rules: Ruleset): number[] {
  const { height } = rules.wall;
  const total = tileTotal(rules.tiles);
  return Array.from({ length: total }, (_, i) => total - height * (Math.floor(i / height) + 1) + (i % height));
}

/** Where the first tiles of a list lie in the wall. */
function turnedPlaces(rules: Ruleset, list: string, count: number): number[] {
  const { height } = rules.wall;
  const { column, row } = rules.listRules[list]!.turned!;
  const columns = tileTotal(rules.tiles) / height;
  return Array.from({ length: count }, (_, i) => (columns - column - i) * height + row);
}

/** The rest at random; what is dealt holds no bonus tile, and those lie far from either end. */
function fill(rules: Ruleset, places: Tile[], head: number, random: Random): void {
  const left = shuffle(leftOver(rules, places), random);
  const plain = left.filter((tile) => !bonus(rules, tile));
  const free = places.flatMap((tile, i) => (tile < 0 ? [i] : []));
  const afterDeal = free.filter((i) => i >= head).length;
  plain.splice(
    plain.length - Math.floor((afterDeal - (left.length - plain.length)) / 2),
    0,
    ...left.filter((tile) => bonus(rules, tile)),
  );
  free.forEach((at, i) => {
    places[at] = plain[i]!;
  });
}

function bonus(rules: Ruleset, tile: Tile): boolean {
  return isBonus(rules.tiles, rules.tiles.tiles[tile]!.kind);
}

function leftOver(rules: Ruleset, places: Tile[]): Tile[] {
  const left = rules.tiles.tiles.map(({ copies }, tile) => copies - places.filter((one) => one === tile).length);
  const over = left.findIndex((copies) => copies < 0);
  if (over >= 0) throw new Error(`the scenario uses more of ${rules.tiles.tiles[over]!.id} than there are`);
  return left.flatMap((copies, tile) => new Array<Tile>(copies).fill(tile));
}
