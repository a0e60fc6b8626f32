import { expect, test } from 'vitest';
import { drawWall, type WallPicture } from '../../book/figures/wall-picture.ts';

const picture: WallPicture = {
  seats: [['East'], ['South'], ['West'], ['North']],
  columns: [17, 17, 17, 17],
  opened: 0,
  tail: 7,
  kept: 7,
  says: 'walls & "seats"',
  legend: { middle: [], kept: 'kept', first: 'first', play: 'play' },
};
const count = (svg: string, part: RegExp): number => [...svg.matchAll(part)].length;

test('a wall is drawn column by column', () => {
  const svg = drawWall(picture);
  // one more of each colour for the legend, and the paper
  expect(count(svg, /<rect /g)).toBe(4 * 17 + 2 + 1);
  expect(count(svg, /<rect [^>]*--accent/g)).toBe(7 + 1);
  expect(count(svg, /<rect [^>]*--figure-strong/g)).toBe(1 + 1);
  for (const [seat] of picture.seats) expect(svg).toContain(`>${seat}</text>`);
  expect(svg).toContain('aria-label="walls &amp; &quot;seats&quot;"');
});

test('nothing is marked as kept where all is drawn', () => {
  expect(drawWall({ ...picture, kept: 0 })).not.toContain('--accent');
});
