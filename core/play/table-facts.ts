/** What expressions ask of a table: small questions, each answered from plain data. */
import { numberOfSeat, type Seat } from '../things/seat.ts';
import type { Table, Turn, Window } from '../table.ts';
import type { Tile } from '../things/tile.ts';
import { wallCount } from '../things/wall.ts';

/** Tiles that can still be drawn. */
export function tilesLeft(table: Table): number {
  const reserve = table.rules.wall.reserve({ table, seat: table.dealer });
  return Math.max(0, wallCount(table.wall) - reserve);
}

/** The seat counted from the dealer, who is 0. */
export function seatFromDealer(table: Table, seat: Seat): Seat {
  return distanceAfter(table, table.dealer, seat);
}

/** The number of a seat as rules and texts name it: 1 is the dealer. */
export function seatNumber(table: Table, seat: Seat): number {
  return numberOfSeat(seatFromDealer(table, seat));
}

/** The seat so many steps after `seat` in playing order. */
export function nextSeat(table: Table, seat: number, steps = 1): number {
  return (seat + steps) % table.rules.seats.count;
}

/** The seat whose turn comes after that of `seat`: the next one that still plays, itself where it plays alone. */
export function nextPlaying(table: Table, seat: number): number {
  let next = nextSeat(table, seat);
  while (table.seats[next]!.out && next !== seat) next = nextSeat(table, next);
  return next;
}

/** Seats that still play, in playing order from `first`. */
export function playingFrom(table: Table, first: number): number[] {
  const seats: number[] = [];
  for (let far = 0; far < table.seats.length; far++) {
    const seat = nextSeat(table, first, far);
    if (!table.seats[seat]!.out) seats.push(seat);
  }
  return seats;
}

/** How many seats after `from` a seat comes in playing order. */
export function distanceAfter(table: Table, from: number, seat: number): number {
  const count = table.rules.seats.count;
  return (seat - from + count) % count;
}

/** The turn that goes on; none in a phase before the first, and when the deal is over. */
export function turnOf(table: Table): Turn | undefined {
  const { stage } = table;
  return stage.at === 'over' || stage.at === 'settled' || stage.at === 'phase' ? undefined : stage.turn;
}

/** The open window, if there is one. */
export function windowOf(table: Table): Window | undefined {
  return table.stage.at === 'window' || table.stage.at === 'declared' ? table.stage.window : undefined;
}

/** Name of the open window, if there is one. */
export function windowName(table: Table): string | undefined {
  return windowOf(table)?.name;
}

/** How the turn that goes on began; `over` when the deal is over. */
export function turnBegin(table: Table): string {
  return turnOf(table)?.begin ?? 'over';
}

/** The seat whose tile is being won or claimed: of the open window, or of the claim that began this turn. -1: none. */
export function exposerOf(table: Table): number {
  return windowOf(table)?.from ?? turnOf(table)?.claim?.from ?? -1;
}

/** How the last tile came to this seat: from another's hand, or from the wall. */
export function lastBy(table: Table, seat: number): 'draw' | 'discard' {
  const window = windowOf(table);
  if (window && window.from !== seat) return 'discard';
  return turnBegin(table) === 'claimed' ? 'discard' : 'draw';
}

/** The tile this seat has just drawn and still may discard as such. */
export function drawnTile(table: Table, seat: number): Tile | undefined {
  const turn = turnOf(table);
  if (!turn || turn.seat !== seat || turn.tile < 0) return undefined;
  return turn.begin === 'drawn' || turn.begin === 'replaced' ? turn.tile : undefined;
}

/** The tile this seat would win with: exposed by another, or drawn; undefined if it has none of its own (dealt or claimed before). */
export function lastTile(table: Table, seat: number): Tile | undefined {
  const window = windowOf(table);
  if (window && window.from !== seat) return window.tile;
  return drawnTile(table, seat);
}

/** How many tiles of the last tile's kind lie where every seat sees them, that tile itself apart. */
export function copiesInSight(table: Table, seat: number): number {
  const last = lastTile(table, seat);
  if (last === undefined) return 0;
  const { tiles } = table.rules.tiles;
  const inSight = table.seats.flatMap(({ river, melds }) => [
    ...river.filter(({ taken }) => !taken).map(({ tile }) => tile),
    ...melds.filter(({ seen }) => seen).flatMap((meld) => meld.tiles),
  ]);
  const alike = inSight.filter((tile) => tiles[tile]!.kind === tiles[last]!.kind).length;
  return alike - (lastBy(table, seat) === 'discard' ? 1 : 0);
}
