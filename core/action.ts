import type { Seat } from './things/seat.ts';

/** What a seat may say. Plain data; tiles are ids in notation, lowest first. */
export interface Action {
  seat: Seat;
  /** Id of a move of the pack, or one of the answers every pack has: `pass`, `show`, `revoke`, `next_deal`. */
  move: string;
  /** Tiles of the hand the move uses. */
  tiles: string[];
  /**
   * Of a move that discards: an alike tile from the hand is meant (tedashi), the one just drawn stays. `true` or left out. `legal` lists each tile once and
   * without `fromHand`; where an alike tile was drawn, `play` takes the same action with `fromHand: true` too.
   */
  fromHand?: true;
}

/** Give up the right to answer a window, or go on after a bonus tile. */
export const PASS = 'pass';
/** Show the hand of a declared win. */
export const SHOW = 'show';
/** Take a declared win back before the hand is shown. */
export const REVOKE = 'revoke';
/** Go on from a settled deal; the next one is dealt when every seat has said so. */
export const NEXT_DEAL = 'next_deal';

/** Whether that is the id of an answer every pack has. */
export function isAnswer(id: string): boolean {
  return id === PASS || id === SHOW || id === REVOKE || id === NEXT_DEAL;
}

/** Whether both are the same seat making the same move with the same tiles in the same order, and both or neither from the hand. */
export function sameAction(a: Action, b: Action): boolean {
  return (
    a.seat === b.seat &&
    a.move === b.move &&
    (a.fromHand ?? false) === (b.fromHand ?? false) &&
    a.tiles.length === b.tiles.length &&
    a.tiles.every((t, i) => t === b.tiles[i])
  );
}

/** One line for people and logs: `2 chow 3m 4m`, seats counted from 1. */
export function makeAction(action: Action): string {
  // A refused action may name what is no seat, and is told as it came.
  return [action.seat + 1, action.move, ...action.tiles].join(' ');
}

/** `unknown` and nothing else: data from a line is checked at run time, what has another type must be an action. */
export type Unchecked<Given> = unknown extends Given ? Given : never;
