/** Where a pack shows no hand, one is found; what it is said to have is asked of the rules again. */
import { expect, test } from 'vitest';
import { findPattern } from '../../../book/find/index.ts';
import { house, opened } from '../books-for-tests.ts';

const PATTERNS: Record<string, string> = {
  lucky_pair: 'pair is 8p',
  three_kongs: 'count(kong) == 3',
  small_dragons: 'count(triplet of dragon) == 2 and pair is dragon',
  mixed_straight: 'has chow 1A, chow 4B, chow 7C',
  by_kong: 'kong_replacement',
  with_plum: 'tiles include 123m and count(bonus) == 1',
  of_one_suit: 'suits == 1 and no tile is honour and shape is pairs',
};
const entry = ([id, when]: [string, string]): string =>
  `  ${id}: { name: { en: ${id} }, group: state, value: { fan: 1 }, when: ${JSON.stringify(when)} }`;
const open = opened(house('international', `patterns:\n${Object.entries(PATTERNS).map(entry).join('\n')}\n`));

test.each(Object.keys(PATTERNS))('finds a hand with %s', (id) => {
  const found = findPattern(open, id)!;
  expect(found.hand).not.toBe('');
  expect(open.rules.judge(found.query)?.patterns.map((pattern) => pattern.id)).toContain(id);
});

test('finds nothing where there is nothing', () => {
  const never = opened(house('international', `patterns:\n${entry(['never', 'pair is 8p and pair is 9p'])}\n`));
  expect(findPattern(never, 'never')).toBeUndefined();
});
