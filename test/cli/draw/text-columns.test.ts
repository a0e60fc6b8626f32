import { expect, it } from 'vitest';
import {
  clip,
  fitLine,
  columns,
  heading,
  packed,
  padEnd,
  padStart,
  stringWidth,
  wrap,
} from '../../../cli/draw/text-columns.ts';

it('measures wide characters as a terminal shows them', () => {
  expect(padEnd('万', 4)).toBe('万  ');
  expect(padStart('万', 3)).toBe(' 万');
  expect(
    columns([
      ['万子', 'a'],
      ['x', 'b'],
    ]),
  ).toEqual(['  万子  a', '  x     b']);
});

it.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['longer than that', 8, 'longer …'],
  ['国际麻将', 5, '国际…'],
])('clips %s to %i', (text, width, clipped) => {
  expect(clip(text, width)).toBe(clipped);
  expect(stringWidth(clipped)).toBeLessThanOrEqual(width);
});

it('puts numbers to the right', () => {
  expect(
    columns(
      [
        ['a', '5'],
        ['b', '100'],
      ],
      { right: [1] },
    ),
  ).toEqual(['  a    5', '  b  100']);
});

it('breaks lines at spaces', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});

it('packs texts without breaking one', () => {
  expect(packed(['a b', 'c', 'd e f'], 8)).toEqual(['a b   c', 'd e f']);
  expect(packed(['a', 'b', 'c'], 5, ' · ')).toEqual(['a · b', 'c']);
  expect(packed([], 8)).toEqual([]);
});

it('makes headings as wide as the paper', () => {
  expect(stringWidth(heading('Deal 1', 60))).toBe(60);
});

it.each([
  ['  short', 40, ['  short']],
  ['  a line that is wider than twenty', 20, ['  a line that is', '    wider than', '    twenty']],
  ['  6 |   pure_one_suit: { value: { fans: 6 } }', 20, ['  6 |   pure_one_suit: { value: { fans: 6 } }']],
])('%j fits %i columns', (line, width, lines) => {
  expect(fitLine(line, width)).toEqual(lines);
});
