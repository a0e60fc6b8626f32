import { brief } from '../problems/quote-untrusted-text.ts';

/**
 * A place at the table, counted from 0 in playing order: dealers, turns, actions, events and payments name seats so. In a hand scored
 * without a game 0 is the dealer. The rule language, packs, the command line and texts count seats from 1: `seatOfNumber` and
 * `numberOfSeat` convert.
 */
export type Seat = number;

/** Somebody who plays, counted from 0: players move to other seats where seats are drawn anew. `table.players[seat]` says who sits there. */
export type PlayerNumber = number;

/** The number by which packs, commands and texts name a seat, from 1. A `RangeError` where it is no seat. */
export function numberOfSeat(seat: Seat): number {
  return whole('numberOfSeat', seat, 0) + 1;
}

/** The seat that packs, commands and texts name by this number, from 1. A `RangeError` where it is no such number. */
export function seatOfNumber(number: number): Seat {
  return whole('seatOfNumber', number, 1) - 1;
}

function whole(what: string, given: number, least: number): number {
  if (Number.isInteger(given) && given >= least) return given;
  throw new RangeError(`${what} takes a whole number from ${least}, not ${brief(given)}`);
}
