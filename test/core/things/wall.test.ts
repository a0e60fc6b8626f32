import { describe, expect, it } from 'vitest';
import { breakWall, buildWalls, drawHead, drawTail, wallCount } from '../../../core/things/wall.ts';

const wallOf = (n: number) => ({
  order: Array.from({ length: n }, (_, i) => i),
  head: 0,
  tail: n,
  taken: 0,
  startWall: 0,
  startColumn: 0,
});

/** h draws from the head, t from the tail; upper tiles of a column have even numbers. */
const rows: [string, number, string, number[]][] = [
  ['the head takes the upper tile first', 8, 'hhh', [0, 1, 2]],
  ['so does the tail, column by column', 8, 'tttt', [6, 7, 4, 5]],
  ['both ends, whole columns', 8, 'htht', [0, 6, 1, 7]],
  ['one column left: from the top, whichever end', 2, 'th', [0, 1]],
  ['one column left, the head first', 2, 'ht', [0, 1]],
  ['the head took the upper tile of the last column', 4, 'hhht', [0, 1, 2, 3]],
  ['the tail took the upper tile of the last column, the head takes the lower', 4, 'thhh', [2, 0, 1, 3]],
  ['... and the tail takes it too', 4, 'thht', [2, 0, 1, 3]],
  ['the head meets a half empty tail column in the middle', 6, 'thhhhh', [4, 0, 1, 2, 3, 5]],
  ['an odd number of tiles leaves one in the last column', 5, 'tt', [4, 2]],
];

describe('drawing from both ends of a wall two high (International art. 16)', () => {
  it.each(rows)('%s', (_, size, draws, expected) => {
    const wall = wallOf(size);
    expect([...draws].map((end) => (end === 'h' ? drawHead(wall, 2) : drawTail(wall, 2)))).toEqual(expected);
    expect(wallCount(wall)).toBe(size - draws.length);
  });

  it('gives every tile once, whatever the mixture of ends', () => {
    for (let pattern = 0; pattern < 1 << 10; pattern++) {
      const wall = wallOf(10);
      const seen = new Set<number>();
      for (let i = 0; i < 10; i++) seen.add(pattern & (1 << i) ? drawHead(wall, 2) : drawTail(wall, 2));
      expect(seen.size).toBe(10);
      expect(wallCount(wall)).toBe(0);
    }
  });
});

describe('breaking the wall (International art. 10.4)', () => {
  // Four walls of three columns: seat s built 6s .. 6s+5 from its right end.
  const built = buildWalls(
    Array.from({ length: 24 }, (_, i) => i),
    4,
    2,
  );

  it('gives each seat a wall of equal length', () => {
    expect(built.map((wall) => wall[0])).toEqual([0, 6, 12, 18]);
  });

  it("goes on clockwise: after a seat's own wall comes the one of the seat before it", () => {
    expect(breakWall(built, 1, 0, 2).filter((_, i) => i % 6 === 0)).toEqual([6, 0, 18, 12]);
  });

  it('makes the counted column the tail and the next one the head', () => {
    const order = breakWall(built, 0, 2, 2);
    expect(order[0]).toBe(4);
    expect(order.slice(-2)).toEqual([2, 3]);
  });

  it('counts on into the next wall', () => {
    expect(breakWall(built, 0, 4, 2)[0]).toBe(20);
  });
});
