/** How deals end and follow each other, and how many claim alike. */
import { expect, test } from 'vitest';
import type { PlaceName } from '../../../dsl/index.ts';
import { type Asked, asked } from '../../kit/deals/table-sketch.ts';

test.each<[PlaceName, string, Asked, number | boolean | string]>([
  ['payment', 'ending is four_winds', { ending: 'four_winds' }, true],
  ['sequence', 'ending is four_winds or exhausted', { ending: 'exhausted' }, true],
  ['sequence', 'ending is not four_winds', { ending: 'four_winds' }, false],
  ['move', 'ending is exhausted', { ending: 'exhausted' }, true],
  ['move', 'ending is win', {}, false],
  ['sequence', 'dealer stays', { stays: true }, true],
  ['sequence', 'dealer stays', { stays: false }, false],
  ['sequence', 'dealer stays', {}, false],
  ['sequence', 'next round', { nextRound: 3 }, 3],
  // the round of the table
  ['sequence', 'next round', {}, 2],
  ['sequence', 'next round > 2 and highest points < 30000', { nextRound: 3 }, true],
  ['move', 'claimants', { claimants: 3 }, 3],
  ['move', 'claimants == 3', { claimants: 2 }, false],
  ['move', 'claimants', {}, 0],
])('in a %s: %s of %j is %s', (place, text, more, answer) => {
  expect(asked(text, {}, { place, ...more })).toBe(answer);
});
