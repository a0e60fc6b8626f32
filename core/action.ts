/** What a seat may say. Plain data; tiles are ids in notation, lowest first. */
export interface Action {
  seat: number;
  /** Id of a move of the pack, or one of the answers every pack has: `pass`, `show`, `revoke`. */
  move: string;
  /** Tiles of the hand the move uses. */
  tiles: string[];
  /** Of a discard: an alike tile of the hand is meant, the one just drawn stays. */
  kept?: true;
}

/** Give up the right to answer a window, or go on after a bonus tile. */
export const PASS = 'pass';
/** Show the hand of a declared win. */
export const SHOW = 'show';
/** Take a declared win back before the hand is shown. */
export const REVOKE = 'revoke';

/** Whether that is the id of an answer every pack has. */
export function isAnswer(id: string): boolean {
  return id === PASS || id === SHOW || id === REVOKE;
}

/** Whether both are the same seat making the same move with the same tiles in the same order. */
export function sameAction(a: Action, b: Action): boolean {
  return (
    a.seat === b.seat &&
    a.move === b.move &&
    a.tiles.length === b.tiles.length &&
    a.tiles.every((t, i) => t === b.tiles[i])
  );
}

/** One line for people and logs: `2 chow 3m 4m`, seats counted from 1. */
export function makeAction(action: Action): string {
  return [action.seat + 1, action.move, ...action.tiles].join(' ');
}
