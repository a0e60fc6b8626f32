import { expect, test } from 'vitest';
import type { PlaceName } from '../../../dsl/index.ts';
import { asked, type Sketch } from '../../kit/deals/table-sketch.ts';

const WAITING: Sketch = { hands: { 2: '123m 456m 789m 11p 23s' } };

test.each<[string, PlaceName, Sketch, number | boolean]>([
  // nothing wins at the table of these sketches
  ['worth now', 'move', WAITING, 0],
  ['worth waiting', 'payment', WAITING, 0],
  ['worth waiting', 'payment', { hands: { 2: '147m 147p 147s 1234z' } }, 0],
  ['i am next', 'move', { exposed: { tile: '1s', from: 1 } }, true],
  ['i am next', 'move', { exposed: { tile: '1s', from: 0 } }, false],
  ['i am next', 'move', {}, false],
  ['first to drop is exposer', 'move', { exposed: { tile: '1s', from: 1 } }, true],
  ['first to drop is exposer', 'payment', {}, false],
  ['drawn from tail', 'sequence', {}, 0],
])('%s in a %s', (text, place, sketch, answer) => {
  expect(asked(text, sketch, { place })).toBe(answer);
});

test.each<[string, string, boolean]>([
  ['any tile of used_tile is 123456789m', '3m', true],
  ['any tile of used_tile is 123456789m', '1p', false],
  ['count(tile of used_tile) == 2', '1p', true],
])('%s, using %s', (text, tile, answer) => {
  expect(asked(text, WAITING, { place: 'limit', tile })).toBe(answer);
});
