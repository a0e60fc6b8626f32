/** Hands that wait, are complete, or have a tile too many. */
import { describe, expect, test } from 'vitest';
import { asked, type Sketch } from '../../kit/deals/table-sketch.ts';

const WAITS = '123m 456p 789s 11z 23s';

const exposed = (hand: string, tile: string, more: Sketch = {}): Sketch => ({
  hands: { 2: hand },
  exposed: { tile, from: 0 },
  ...more,
});
const drawn = (hand: string, tile: string, more: Sketch = {}): Sketch => ({
  hands: { 2: hand },
  drawn: { tile, seat: 2 },
  ...more,
});

describe('a complete hand', () => {
  test.each<[Sketch, boolean]>([
    [exposed(WAITS, '1s'), true],
    [exposed(WAITS, '4s'), true],
    [exposed(WAITS, '5s'), false],
    [exposed('1122m 5599p 33s 44z 7z', '7z'), true],
    [exposed('78p 55z (123m) (111s) <2222p>', '9p'), true],
    [exposed('78p 55z (123m) (111s) <2222p>', '9s'), false],
    [drawn(`${WAITS} 1s`, '1s'), true],
    [drawn(`${WAITS} 5s`, '5s'), false],
  ])('%#: %s', (of, answer) => {
    expect(asked('completes', of)).toBe(answer);
  });

  test('the tile exposed is no part of the hand of who exposed it', () => {
    expect(asked('completes', { hands: { 2: WAITS }, exposed: { tile: '1s', from: 2 } })).toBe(false);
  });
});

describe('a wait among the own discards', () => {
  test.each<[string, Sketch, boolean]>([
    ['one of two kinds', exposed(WAITS, '1s', { rivers: { 2: '9m4s' } }), true],
    ['claimed by another', exposed(WAITS, '1s', { taken: { 2: '4s' } }), true],
    ['neither', exposed(WAITS, '1s', { rivers: { 2: '2s5s' } }), false],
    ["another seat's", exposed(WAITS, '1s', { rivers: { 1: '4s' } }), false],
    ['no wait', exposed('123m 456p 789s 115z 29s', '1s', { rivers: { 2: '4s' } }), false],
    ['before the tile just drawn', drawn(`${WAITS} 9p`, '9p', { rivers: { 2: '4s' } }), true],
    ['complete with the tile just drawn', drawn(`${WAITS} 1s`, '1s', { rivers: { 2: '4s' } }), true],
    ['it waited for no such kind', drawn(`${WAITS} 1s`, '1s', { rivers: { 2: '9p' } }), false],
  ])('%s: %s', (_, of, answer) => {
    expect(asked('waits on own discard', of)).toBe(answer);
    expect(asked('waits on own discard', of, { place: 'payment' })).toBe(answer);
  });
});

describe('the tile a move would use', () => {
  const hand = drawn('123m 456p 789s 11z 23s 9p', '9p');
  test.each<[Sketch, string, boolean]>([
    [hand, '9p', true],
    [hand, '1z', false],
    [hand, '2s', false],
    [drawn('123m 456p 789s 11z 233s', '3s'), '3s', true],
    [drawn('123m 456p 789s 11z 233s', '3s'), '2s', true],
    [drawn('123m 456p 78s 11z 233s 9p', '9p'), '9p', false],
  ])('%#: the hand waits without %s: %s', (of, tile, answer) => {
    expect(asked('hand waits without it', of, { place: 'limit', tile })).toBe(answer);
  });

  test.each<[string, Sketch, string, fromHand: boolean, boolean]>([
    ['it is', hand, '9p', false, true],
    ['another', hand, '1z', false, false],
    ['an alike one of the hand', drawn('99p', '9p'), '9p', true, false],
    ['a marked tile is another', drawn('05p', '0p'), '5p', false, false],
    ['a replacement', drawn('9p', '9p', { drawn: { tile: '9p', seat: 2, begin: 'replaced' } }), '9p', false, true],
    ["another seat's turn", { hands: { 2: '9p' }, drawn: { tile: '9p', seat: 1 } }, '9p', false, false],
    ['claimed', { hands: { 2: '9p' }, claimed: { tile: '9p', seat: 2, from: 1 } }, '9p', false, false],
  ])('just drawn: %s', (_, of, tile, fromHand, answer) => {
    expect(asked('just drawn', of, { place: 'limit', tile, ...(fromHand && { fromHand }) })).toBe(answer);
  });
});

describe('a kong of a hand that waits', () => {
  test.each<[string, Sketch, string, waits: boolean, readings: boolean]>([
    ['a pung of its own', drawn('1111z 456p 789s 55z 23s', '1z'), '1z', true, true],
    ['a pung that could be part of chows', drawn('3333m 45m 456p 789s 99s', '3m'), '3m', false, false],
    ['the same kinds, but read in two ways', drawn('222 333 4444m 567p 1z', '4m'), '4m', true, false],
    ['with a kong there already', drawn('1111z 789s 55z 23s <9999p>', '1z'), '1z', true, true],
    ['a pung on the table', drawn('1z 789s 55z 23s <9999p> (111z)', '1z'), '1z', true, true],
    ['not ready', drawn('1111z 456p 159s 55z 23s', '1z'), '1z', false, true],
    ['beside a single wait', drawn('9999s 456p 789p 123m 1z', '9s'), '9s', true, true],
    ['four held before the tile was drawn, and no wait', drawn('1111z 456p 789s 55z 23s', '3s'), '1z', false, true],
  ])('%s', (_, of, tile, waits, readings) => {
    expect(asked('waits stay', of, { place: 'limit', tile })).toBe(waits);
    expect(asked('readings stay', of, { place: 'limit', tile })).toBe(readings);
  });
});

describe('tiles too many', () => {
  test.each<[string, Sketch, number]>([
    ['before its turn', { hands: { 2: WAITS } }, 0],
    ['with a tile drawn', drawn(`${WAITS} 9p`, '9p'), 0],
    ['after a claim', { hands: { 2: '456p 789s 11z 223s (123m)' }, claimed: { tile: '1m', seat: 2, from: 1 } }, 0],
    ['in a window', exposed(WAITS, '9p'), 0],
    ['a kong is replaced', drawn('1z 789s 55z 234s <9999p> (111z)', '1z'), 1],
    ['a kong is replaced, one too few', { hands: { 2: '789s 55z 2s <9999p> (111z)' } }, -1],
    ['too many', { hands: { 2: `${WAITS} 9p` } }, 1],
    ['too few', exposed('123m 456p 789s 11z', '9p'), -2],
    ['a bonus tile was shown', drawn(WAITS, '1f', { drawn: { tile: '1f', seat: 2, begin: 'bonus' } }), 0],
    ['asked after the end', drawn(WAITS, '9p', { drawn: { tile: '9p', seat: 2, begin: 'asked' } }), 0],
  ])('%s', (_, of, answer) => {
    expect(asked('tiles too many', of)).toBe(answer);
    expect(asked('tiles too many == 0', of, { place: 'limit' })).toBe(answer === 0);
  });
});
