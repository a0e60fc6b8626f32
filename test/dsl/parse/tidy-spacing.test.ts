import { expect, test } from 'vitest';
import { tidySpaces } from '../../../dsl/index.ts';
import { words } from '../../../dsl/words/index.ts';

test.each([
  ['suits==1', 'suits == 1'],
  ['count( triplet of  honour )>=2', 'count(triplet of honour) >= 2'],
  ['by   draw and(suits == 1)', 'by draw and (suits == 1)'],
  ['not(by draw)', 'not (by draw)'],
  ['min( fan ,3 )*2', 'min(fan, 3) * 2'],
  ['has chow 1A ,chow 4A', 'has chow 1A, chow 4A'],
  ['n in 1 .. 4', 'n in 1..4'],
  ['1/2', '1/2'],
  ['fan/2', 'fan / 2'],
  ['2-1', '2 - 1'],
  ['- 3', '-3'],
  ['fan == - 3', 'fan == -3'],
  ['if suits == 1 then - 1 else 2', 'if suits == 1 then -1 else 2'],
  ['(n+2k)A', '(n+2k)A'],
  ['held include 1112345678999A', 'held include 1112345678999A'],
  ['not   a % b', 'not   a % b'],
  ['', ''],
])('%j becomes %j', (text, tidy) => {
  expect(tidySpaces(text)).toBe(tidy);
  expect(tidySpaces(tidy)).toBe(tidy);
});

test('the examples of all words are written so', () => {
  for (const { example } of words) if (!example.includes('\n')) expect(tidySpaces(example)).toBe(example);
});
