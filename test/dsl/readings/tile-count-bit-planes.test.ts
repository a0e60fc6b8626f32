import { expect, test } from 'vitest';
import { addCopy, dropCopy } from '../../../dsl/readings/tile-count-bit-planes.ts';

const WORDS = 2;

test('copies are added to the first plane without them, and dropped from the last with them', () => {
  const planes = new Int32Array(3 * WORDS);
  addCopy(planes, WORDS, 1, 4);
  addCopy(planes, WORDS, 1, 4);
  expect([...planes]).toEqual([0, 4, 0, 4, 0, 0]);
  dropCopy(planes, WORDS, 1, 4);
  expect([...planes]).toEqual([0, 4, 0, 0, 0, 0]);
  dropCopy(planes, WORDS, 0, 4);
  expect([...planes]).toEqual([0, 4, 0, 0, 0, 0]);
});

test('copies of several kinds are added at once, each to the first plane without it', () => {
  const planes = new Int32Array(3 * WORDS);
  addCopy(planes, WORDS, 0, 2);
  addCopy(planes, WORDS, 0, 0b111);
  addCopy(planes, WORDS, 0, 0b110);
  expect([...planes]).toEqual([0b111, 0, 0b110, 0, 0b010, 0]);
});

test('more copies than there are planes are not counted', () => {
  const planes = new Int32Array(2 * WORDS);
  for (let time = 0; time < 3; time++) addCopy(planes, WORDS, 0, 1);
  expect([...planes]).toEqual([1, 0, 1, 0]);
});
