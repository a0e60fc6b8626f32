import { expect, test } from 'vitest';
import { asked, type Sketch } from '../../kit/deals/table-sketch.ts';

/** Seat 3 exposes 5m; seat 2 has passed, seat 1 has made the pung. */
const WINDOW: Sketch = {
  hands: { 0: '55m 1z', 1: '55m 1z', 2: '155m', 3: '55m 1z' },
  exposed: { tile: '5m', from: 3, answers: { 0: 'pass', 1: 'pung', 2: 'pass' } },
};

test.each<[seat: number, string, boolean]>([
  [2, 'passed win', true],
  // it could have been declared, but not rightly
  [0, 'passed win', false],
  [0, 'passed pung', true],
  [1, 'passed pung', false],
  // who exposed the tile could claim nothing
  [3, 'passed pung', false],
  // not a move of this window
  [2, 'passed discard', false],
])('seat %s: %s is %s', (seat, text, answer) => {
  expect(asked(text, WINDOW, { seat })).toBe(answer);
});

test('nothing was passed where no window closes', () => {
  expect(asked('passed pung', { hands: { 2: '55m 1z' } })).toBe(false);
  expect(asked('passed pung', { ...WINDOW, hands: { 2: '5m 11z' } })).toBe(false);
});

test.each<[Sketch['marks'], number]>([
  [{}, 0],
  [{ 1: ['ready'], 3: ['ready'] }, 2],
  [{ 0: ['ready'], 1: ['ready'], 2: ['other', 'ready'], 3: ['ready'] }, 4],
])('%j: %s seats with the mark', (marks, answer) => {
  expect(asked('seats with ready', { marks: marks! })).toBe(answer);
  expect(asked('seats with ready == 4', { marks: marks! }, { place: 'payment' })).toBe(answer === 4);
});

test.each<[string, Sketch, boolean]>([
  ['own list', { lists: { 2: { passed_tiles: '2p5m' }, table: {} } }, true],
  ['a marked tile is of the same kind', { lists: { 2: { passed_tiles: '0m' }, table: {} } }, true],
  ["another seat's list", { lists: { 1: { passed_tiles: '5m' }, table: {} } }, false],
  ['another kind', { lists: { 2: { passed_tiles: '5p' }, table: {} } }, false],
  ['no list', {}, false],
])('exposed in: %s', (_, more, answer) => {
  expect(asked('exposed in passed_tiles', { ...WINDOW, ...more })).toBe(answer);
});

test('a list of the table is looked through too, and a claimed tile stays the one exposed', () => {
  const lists = { table: { signs: '1z5m' } } as Sketch['lists'] & object;
  expect(asked('exposed in signs', { ...WINDOW, lists })).toBe(true);
  expect(asked('exposed in signs', { claimed: { tile: '1z', seat: 2, from: 1 }, lists })).toBe(true);
  expect(asked('exposed in signs', { drawn: { tile: '1z', seat: 2 }, lists })).toBe(false);
});
