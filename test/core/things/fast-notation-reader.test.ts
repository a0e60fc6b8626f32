import { describe, expect, test } from 'vitest';
import { parseHand, parseTiles, type TileSet } from '../../../core/index.ts';
import { readPlainHand, readPlainTiles } from '../../../core/things/fast-notation-reader.ts';
import { cardSet, fullSet, markedSet, sure } from '../../kit/tile-sets.ts';

/** Suits as the fast reader does not know them. */
const CHARACTERS: Record<string, string> = { m: '萬', p: '筒', s: '索', z: '字', f: '花' };
const inCharacters = (text: string): string => text.replace(/[mpszf]/g, (letter) => CHARACTERS[letter]!);

const PLAIN: [string, TileSet][] = [
  ['123m 456p 789s 11z', fullSet],
  ['1m2m3m 456p11z789s', fullSet],
  ['1 2 3m', fullSet],
  ['321m +5z 12m', fullSet],
  ['(123m) (111+1s) <2222p> 78p 55z +9p 3f', fullSet],
  ['(555z) [1111s] 23m 88p +4m', fullSet],
  ['111+1s', fullSet],
  ['(132m)', fullSet],
  ['12345678f', fullSet],
  ['(340m) (550+5p) <5550s> 34p 11z', markedSet],
  ['(33m11j) (3s11j) (5555z11j) (11111f) 12m 1j +1j', cardSet],
  ['', fullSet],
];

test.each(PLAIN)('%s is read at once, as it is with characters for its suits', (text, tiles) => {
  const slowly = inCharacters(text);
  expect(readPlainHand(text, tiles)).toEqual(sure(parseHand(slowly, tiles)));
  if (slowly !== text) expect(readPlainHand(slowly, tiles)).toBeUndefined();
});

describe('the careful reader is left what is wrong, and tells it', () => {
  test.each([
    ['123', fullSet, 'missing-suit'],
    ['12m 3', fullSet, 'missing-suit'],
    ['12(3m)', fullSet, 'missing-suit'],
    ['m', fullSet, 'unknown-tile'],
    ['0m', fullSet, 'unknown-tile'],
    ['8z', fullSet, 'unknown-tile'],
    ['12x', fullSet, 'unknown-suit'],
    ['12m +', fullSet, 'missing-last-tile'],
    ['+(123m)', fullSet, 'missing-last-tile'],
    ['+1m +2m', fullSet, 'several-last-tiles'],
    ['12m +1f', fullSet, 'bonus-last-tile'],
    ['(123m', fullSet, 'unclosed-bracket'],
    ['(123m <2222p>', fullSet, 'unclosed-bracket'],
    ['123m)', fullSet, 'stray-bracket'],
    ['(123m>', fullSet, 'wrong-bracket'],
    ['(124m)', fullSet, 'no-group'],
    ['(89m1p)', fullSet, 'no-group'],
    ['(123z)', fullSet, 'no-group'],
    ['<222p>', fullSet, 'no-group'],
    ['(11+11s)', fullSet, 'no-group'],
    ['(1+11+1s)', fullSet, 'no-group'],
    ['()', fullSet, 'no-group'],
    ['(11111m)', fullSet, 'no-group'],
    ['(111f)', fullSet, 'no-group'],
    ['(111j)', cardSet, 'no-group'],
    ['11111m', fullSet, 'too-many-copies'],
    ['(111m) 11m', fullSet, 'too-many-copies'],
    ['00m', markedSet, 'too-many-copies'],
    ['05555m', markedSet, 'too-many-copies'],
  ])('%s', (text, tiles, code) => {
    expect(readPlainHand(text, tiles)).toBeUndefined();
    expect(parseHand(text, tiles).problems.map((problem) => problem.code)).toContain(code);
  });
});

test('a list of tiles has no marks', () => {
  expect(readPlainTiles('12m 3p', fullSet)).toEqual(sure(parseTiles(inCharacters('12m 3p'), fullSet)));
  for (const text of ['12m +3p', '(123m)', '12']) {
    expect(readPlainTiles(text, fullSet)).toBeUndefined();
    expect(parseTiles(text, fullSet).ok).toBe(false);
  }
});
