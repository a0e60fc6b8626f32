import { expect, test } from 'vitest';
import { asked } from '../../kit/deals/table-sketch.ts';
import type { PlaceName } from '../../../dsl/index.ts';

/** By player; the players sit so that the seats 0 to 3 have 200, 300, 300 and 100. */
const UNEVEN = { points: [300, 100, 200, 300], players: [2, 0, 3, 1] };

test.each<[PlaceName, seat: number, string, number | boolean]>([
  ['move', 2, 'points', 300],
  ['payment', 3, 'points', 100],
  ['limit', 0, 'points >= 200', true],
  ['sequence', 0, 'points >= 300', false],
  ['move', 3, 'highest points', 300],
  ['payment', 0, 'lowest points', 100],
  ['sequence', 0, 'lowest points < 0', false],
  // of two with 300, seat 1 comes first after the first dealer
  ['move', 1, 'i is leader', true],
  ['move', 2, 'i is leader', false],
  ['sequence', 0, 'leader is dealer', true],
  ['sequence', 1, 'standing', 1],
  ['sequence', 2, 'standing', 2],
  ['payment', 0, 'standing', 3],
  ['payment', 3, 'standing', 4],
  ['sequence', 1, 'players ahead', 0],
  ['sequence', 2, 'players ahead', 0],
  ['sequence', 3, 'players ahead', 3],
  ['payment', 0, 'players ahead', 2],
  ['sequence', 2, 'players level', 1],
  ['payment', 0, 'players level', 0],
])('in a %s from seat %s: %s is %s', (place, seat, text, answer) => {
  expect(asked(text, UNEVEN, { place, seat })).toBe(answer);
});
