import type { Tile } from './tile.ts';
import type { WallState } from '../table.ts';

/*
 * Columns of `height` tiles; the upper one of a column comes first, from either end.
 *
 *     head ->  | 0 2 4 ... |  <- tail     upper
 *              | 1 3 5 ... |              lower
 */

/** First index of the tail column. */
function tailColumn(wall: WallState, height: number): number {
  return Math.floor((wall.tail - 1) / height) * height;
}

export function drawHead(wall: WallState, height: number): Tile {
  if (wall.taken > 0 && wall.head === tailColumn(wall, height)) {
    wall.head += wall.taken;
    wall.taken = 0;
  }
  return wall.order[wall.head++]!;
}

export function drawTail(wall: WallState, height: number): Tile {
  const column = tailColumn(wall, height);
  // In one last column head and tail are the same pile, top first.
  if (wall.head >= column) return drawHead(wall, height);
  const tile = wall.order[column + wall.taken]!;
  wall.taken++;
  if (column + wall.taken === wall.tail) {
    wall.tail = column;
    wall.taken = 0;
  }
  return tile;
}

/** Tiles that were drawn from the tail. */
export function tailDrawn({ order, tail, taken }: WallState): number {
  return order.length - tail + taken;
}

/** All tiles still in the wall, the reserve included. */
export function wallCount(wall: WallState): number {
  return wall.tail - wall.head - wall.taken;
}

/** Seat of each wall clockwise from the starting one: the seat itself, its left neighbour, ... */
function clockwise(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (seat - i + seats) % seats);
}

/**
 * The order of drawing after the break. `built[seat]` is the wall that seat built, from its right end, column by column, upper tile first.
 * The `column`-th column clockwise from the right end of the starting wall becomes the tail, the next one the head.
 */
export function breakWall(built: Tile[][], startSeat: number, column: number, height: number): Tile[] {
  const none: Tile[] = [];
  const ring = none.concat(...clockwise(startSeat, built.length).map((seat) => built[seat]!));
  const cut = (column * height) % ring.length;
  return ring.slice(cut).concat(ring.slice(0, cut));
}

/** Each seat builds a wall of equal length, as near as whole columns allow. */
export function buildWalls(tiles: readonly Tile[], seats: number, height: number): Tile[][] {
  const columns = Math.ceil(tiles.length / height);
  const walls: Tile[][] = [];
  let at = 0;
  for (let seat = 0; seat < seats; seat++) {
    const mine = Math.floor(columns / seats) + (seat < columns % seats ? 1 : 0);
    walls.push(tiles.slice(at, at + mine * height));
    at += mine * height;
  }
  return walls;
}

/**
 * Where the i-th tile that is turned up lies in the wall (from 0). Columns are counted from the end of the wall as it stood after the deal,
 * so that tiles taken from the tail do not move it.
 */
export function turnedAt(
  { order }: WallState,
  height: number,
  { column, row }: { column: number; row: number },
  i: number,
): number {
  return (Math.ceil(order.length / height) - column - i) * height + row;
}
