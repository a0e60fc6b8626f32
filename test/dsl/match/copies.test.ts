import { expect, test } from 'vitest';
import { addCopy, copiesOf, dropCopy } from '../../../dsl/match/copies.ts';

const WORDS = 2;

test('copies are added to the first plane without them, and dropped from the last with them', () => {
  const planes = new Int32Array(3 * WORDS);
  const copies = (): number[] => [0, 1].map((word) => copiesOf(planes, WORDS, word, 4));
  addCopy(planes, WORDS, 1, 4);
  addCopy(planes, WORDS, 1, 4);
  expect([...planes]).toEqual([0, 4, 0, 4, 0, 0]);
  expect(copies()).toEqual([0, 2]);
  dropCopy(planes, WORDS, 1, 4);
  expect([...planes]).toEqual([0, 4, 0, 0, 0, 0]);
  dropCopy(planes, WORDS, 0, 4);
  expect(copies()).toEqual([0, 1]);
});

test('more copies than there are planes are not counted', () => {
  const planes = new Int32Array(2 * WORDS);
  for (let time = 0; time < 3; time++) addCopy(planes, WORDS, 0, 1);
  expect(copiesOf(planes, WORDS, 0, 1)).toBe(2);
});
