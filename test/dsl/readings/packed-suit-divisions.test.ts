import { expect, test } from 'vitest';
import {
  ENTRY_HEAD,
  forget,
  isFull,
  placeOf,
  suitIndex,
  suitWords,
} from '../../../dsl/readings/packed-suit-divisions.ts';

const COPIES = 4;
const BASE = 8;
/** Four planes of chows, one of pungs, two of pairs. */
const PLANES = 7;

const keyOf = (counts: readonly number[]): number => counts.reduce((key, count) => key * BASE + count, 0);

function started(): { words: ReturnType<typeof suitWords>; index: ReturnType<typeof suitIndex> } {
  return {
    words: suitWords(BASE, COPIES, PLANES),
    index: suitIndex({ ranks: 9, runs: true, chows: 4, pungs: 1 }),
  };
}

test('an entry says which copies there are and lists the divisions', () => {
  const { words, index } = started();
  const place = placeOf(words, index, keyOf([3, 3, 3, 0, 0, 0, 0, 0, 2]));
  const head = [...words.data.slice(place, place + ENTRY_HEAD + COPIES)];
  expect(head).toEqual([3, 0b100000111, 0b100000111, 0b000000111, 0]);
  const divisions = [0, 1, 2].map((number) => {
    const from = place + ENTRY_HEAD + COPIES + number * (2 + PLANES);
    return [...words.data.slice(from, from + 2 + PLANES)];
  });
  expect(divisions).toContainEqual([3, 1, 1, 1, 1, 0, 0, 0b100000000, 0]);
  expect(divisions).toContainEqual([3, 1, 0, 0, 0, 0, 0b111, 0b100000000, 0]);
  expect(divisions).toContainEqual([1, 4, 1, 0, 0, 0, 0, 0b100000111, 0]);
});

test('entries are found again while their number grows', () => {
  const { words, index } = started();
  const keys = Array.from({ length: 2000 }, (_, number) => number);
  const places = keys.map((key) => placeOf(words, index, key));
  expect(new Set(places).size).toBe(keys.length);
  expect(keys.map((key) => placeOf(words, index, key))).toEqual(places);
});

test('tiles that cannot be grouped, or more of a kind than there are, have no division', () => {
  const { words, index } = started();
  for (const counts of [
    [1, 0, 0, 0, 0, 0, 0, 0, 0],
    [5, 0, 0, 0, 0, 0, 0, 0, 0],
  ])
    expect(words.data[placeOf(words, index, keyOf(counts))]).toBe(0);
});

test('what has grown too large is forgotten and made again', () => {
  const { words, index } = started();
  const key = keyOf([2, 0, 0, 0, 0, 0, 0, 0, 0]);
  let number = 0;
  while (!isFull([index])) placeOf(words, index, number++);
  forget(words, [index]);
  expect(isFull([index])).toBe(false);
  expect(words.data[placeOf(words, index, key)]).toBe(1);
});
