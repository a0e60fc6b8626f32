import { describe, expect, it } from 'vitest';
import { plainDistance, plainUseful } from '../../../bench/hands/plain-distance.ts';
import { parseTiles, makeTileSet, kindOf } from '../../../core/index.ts';

const numbered = (letter: string) => ({ letter, ranks: 9, runs: true, bonus: false });
const tiles = makeTileSet({
  suits: [numbered('m'), numbered('p'), numbered('s'), { letter: 'z', ranks: 7, runs: false, bonus: false }],
  copies: 4,
});

function countsOf(text: string): number[] {
  const counts = Array<number>(34).fill(0);
  const read = parseTiles(text, tiles);
  if (!read.ok) throw new Error(read.problems[0]!.message);
  for (const tile of read.value) counts[kindOf(tiles, tile)]!++;
  return counts;
}

describe('distance', () => {
  it.each([
    ['123456789m 11p 111z', -1],
    ['1122334455667m 7m', -1],
    ['19m19p19s1234567z 7z', -1],
    ['19m19p19s1234567z 2m', 0],
    ['1111m 123p 456p 789s 1z', 0],
    ['147m 258p 369s 12345z', 6],
    ['245567779m 34566z', 2],
  ])('of %s is %i', (text, distance) => expect(plainDistance(countsOf(text))).toBe(distance));
});

describe('useful tiles', () => {
  it.each([
    ['1112345678999m', '123456789m'],
    ['23m 456p 789s 345s 11z', '14m'],
    ['1122m 3344p 5566s 7z', '7z'],
    // A fifth tile does not exist.
    ['1111m 123p 456p 789s', ''],
  ])('of %s', (text, useful) => {
    const kinds = countsOf(useful).flatMap((count, kind) => (count > 0 ? [kind] : []));
    const found = plainUseful(countsOf(text));
    if (useful === '') expect(found).not.toContain(0);
    else expect(found).toEqual(kinds);
  });
});
