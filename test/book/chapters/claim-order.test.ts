/** Claims stand in the order in which they are heard. */
import { expect, test } from 'vitest';
import { claimsIn, windowsOf } from '../../../book/chapters/claim-order.ts';
import { makeMaking } from '../../../book/chapter-context.ts';
import { opened } from '../books-for-tests.ts';

test.each([
  ['mcr', 'discard', [['win'], ['pung', 'kong'], ['chow']]],
  ['mcr', 'added_kong', [['win']]],
])('of %s on the window %s', (pack, window, wanted) => {
  const making = makeMaking(opened(pack), 'en');
  expect(windowsOf(making)[0]).toBe('discard');
  expect(claimsIn(making, window).map((equal) => equal.map(({ move }) => move))).toEqual(wanted);
});
