import { type Action, type Event, parseTiles, type Ruleset, type Table } from '../../core/index.ts';
import { sure } from './tiles.ts';

/** A scenario on its way. */
export interface Performance {
  rules: Ruleset;
  table: Table;
  /** Seat of number 1 in the deal being played. */
  first: number;
  /** Events of the last line. */
  events: Event[];
  failures: string[];
}

/** The seat with this number in the deal being played. */
export function seatOf(on: Performance, number: number): number {
  return (on.first + number - 1) % on.rules.seats.count;
}

export function numberOf(on: Performance, seat: number): number {
  const { count } = on.rules.seats;
  return ((seat - on.first + count) % count) + 1;
}

/** `3 chow 34m`; a kong may be named by one of its tiles. */
export function actionOf(on: Performance, text: string): Action {
  const [number, move = '', tiles = ''] = text.trim().split(/\s+/);
  const seat = seatOf(on, Number(number));
  const ids = sure(parseTiles(tiles, on.rules.tiles)).map((tile) => on.rules.tiles.tiles[tile]!.id);
  const four = on.rules.moves[move]?.uses === '4 alike' && ids.length === 1;
  return { seat, move, tiles: four ? new Array<string>(4).fill(ids[0]!) : ids };
}
