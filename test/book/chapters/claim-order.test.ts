/** Claims stand in the order in which they are heard. */
import { expect, test } from 'vitest';
import { plainText } from '../../../book/make-blocks.ts';
import { claimsIn, windowsOf } from '../../../book/chapters/claim-order.ts';
import { makeMaking } from '../../../book/chapter-context.ts';
import { house, opened } from '../books-for-tests.ts';

test.each([
  ['mcr', 'discard', [['win'], ['pung', 'kong'], ['chow']]],
  ['mcr', 'added_kong', [['win']]],
])('of %s on the window %s', (pack, window, wanted) => {
  const making = makeMaking(opened(pack), 'en');
  expect(windowsOf(making)[0]).toBe('discard');
  expect(claimsIn(making, window).map((equal) => equal.map(({ move }) => move))).toEqual(wanted);
});

test.each([
  ['1', 'the player who is next in turn has priority'],
  ['3', 'several players may do this at the same time'],
  [
    'if claimants == 3 then 3 else 1',
    'several players may do this at the same time when exactly three players claim it, otherwise the player who is next in turn has priority',
  ],
])('of equal claims to win, %s is said as what players do', (ties, says) => {
  const making = makeMaking(opened(house('mcr', `moves: { win: { ties: ${ties} } }`)), 'en');
  expect(plainText(making.move('win').ties)).toBe(says);
});
