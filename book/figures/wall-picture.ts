/**
 * The square of walls from above, opened by a cast.
 *
 *              seat 3
 *          ┌────────────┐        columns of a wall are counted clockwise from its right end,
 *   seat 4 │            │ seat 2  as who sits behind it sees it: along the lower wall to the left,
 *          └────────────┘        up the left one, and so on
 *              seat 1
 */
import { type Colour, rect, svg, words, arrow } from './svg-shapes.ts';

export interface WallPicture {
  /** What stands at each place, the dealer first, in playing order. */
  seats: readonly (readonly string[])[];
  /** How many columns the wall of each seat has. */
  columns: readonly number[];
  /** The seat whose wall is opened, and the column that becomes the tail, counted from 1. */
  opened: number;
  tail: number;
  /** Columns from the tail that are kept back. */
  kept: number;
  says: string;
  /** What stands in the middle: the cast, and what the colours mean. */
  legend: { middle: readonly string[]; kept: string; first: string; play: string };
}

const DEEP = 22;
/** The inside of the square. */
const INSIDE = 290;
const SIDE = INSIDE + 2 * DEEP + 8;
const TOP = 62;
const SIZE = SIDE + 2 * TOP;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawWall(picture: WallPicture): string {
  const { seats, columns, opened, tail, kept, says, legend } = picture;
  const count = seats.length;
  const order = Array.from({ length: count }, (_, step) => (opened - step + count) % count);
  const ring = order.flatMap((seat) => Array.from({ length: columns[seat]! }, (_, at) => ({ seat, at })));
  const total = ring.length;
  const fill = (index: number): Colour => {
    const behind = (tail - 1 - index + total) % total;
    if (behind < kept) return 'accent';
    return index === tail % total ? 'strong' : 'fill';
  };
  const parts = ring.map(({ seat, at }, index) => {
    const { x, y, width, height } = placeOf(seat, at, columns[seat]!, count);
    return rect(x, y, width, height, fill(index));
  });
  const middle = legend.middle.map((line, index) => words(SIZE / 2, SIZE / 2 - 34 + 19 * index, line));
  const keys = [
    [legend.first, 'strong' as const] as const,
    ...(kept > 0 ? [[legend.kept, 'accent' as const] as const] : []),
  ].flatMap(([text, colour], index) => {
    const y = SIZE / 2 + 22 + 20 * index;
    return [rect(SIZE / 2 - 96, y - 11, 12, 12, colour), words(SIZE / 2 - 78, y, text, { at: 'start' })];
  });
  return svg(SIZE, SIZE, says, [
    ...parts,
    ...seats.flatMap((lines, seat) => seatWords(lines, seat, count)),
    ...middle,
    ...keys,
    turning(legend.play),
  ]);
}

/** Places around the table, in playing order: below, right, above, left; three leave out the one above. */
function sideOf(seat: number, count: number): 'below' | 'right' | 'above' | 'left' {
  const sides = { 2: ['below', 'above'], 3: ['below', 'right', 'left'] }[count] ?? ['below', 'right', 'above', 'left'];
  return sides[seat % sides.length] as 'below';
}

/** Where a column lies, counted clockwise from the right end of its wall. */
function placeOf(seat: number, at: number, columns: number, count: number): Place {
  const long = Math.min(22, Math.floor(INSIDE / columns));
  const start = (SIZE - columns * long) / 2;
  const forward = start + at * long;
  const backward = start + (columns - 1 - at) * long;
  const lying = { width: long, height: DEEP };
  const standing = { width: DEEP, height: long };
  switch (sideOf(seat, count)) {
    case 'below':
      return { x: backward, y: SIZE - TOP - DEEP, ...lying };
    case 'left':
      return { x: TOP, y: backward, ...standing };
    case 'above':
      return { x: forward, y: TOP, ...lying };
    case 'right':
      return { x: SIZE - TOP - DEEP, y: forward, ...standing };
  }
}

function seatWords(lines: readonly string[], seat: number, count: number): string[] {
  const [x, y] = {
    below: [SIZE / 2, SIZE - TOP + 22],
    right: [SIZE - TOP / 2 + 2, SIZE / 2 - 6],
    above: [SIZE / 2, TOP - 32],
    left: [TOP / 2 - 2, SIZE / 2 - 6],
  }[sideOf(seat, count)] as [number, number];
  return lines.map((line, index) => words(x, y + 18 * index, line, { bold: index === 0 }));
}

/** Which way play goes. */
function turning(play: string): string {
  const [left, right, y] = [SIZE / 2 - 60, SIZE / 2 + 60, SIZE - TOP - DEEP - 26];
  return (
    arrow(
      [
        [left, y],
        [right, y],
        [right + 18, y - 18],
      ],
      'faint',
    ) + words(SIZE / 2, y - 6, play, { colour: 'faint' })
  );
}
