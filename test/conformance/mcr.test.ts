import { expect, test } from 'vitest';
import { parseTiles, printTiles, tallyOf } from '../../core/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';
import { readCases } from './read-cases.ts';
import { isExact } from './differences-page.ts';
import { testExact } from './test-exact-cases.ts';
import { answersTo, mcrCases, mcrOutcomes } from './cases/mcr.ts';

const FILE = 'mcr-scoring.jsonl';
const cases = mcrCases();
const outcomes = mcrOutcomes(cases);
const other = outcomes.filter((one) => !isExact(one));

testExact(FILE, cases, outcomes);

test.skipIf(cases.length === 0)('hands below eight fan do not win, all others do', () => {
  const wrong = cases.filter((one) => answersTo(one).wins !== one.expect.total - one.flowers >= 8);
  expect(wrong.filter(({ id }) => !other.some((one) => one.id === id)).map(({ id }) => id)).toEqual([]);
});

interface WaitCase {
  id: string;
  hand: string;
  rules: string;
  expect: { shanten: number; tiles: string[] };
}

test('waits.jsonl: hands that wait for knitted tiles, singles and pairs', () => {
  const cases = readCases<WaitCase>('waits.jsonl').filter(({ rules }) => rules === 'mcr');
  const { tiles, distance, useful } = rulesOf('mcr');
  for (const { id, hand, expect: expected } of cases) {
    const holding = { counts: tallyOf(sure(parseTiles(hand, tiles)), tiles), melds: 0 };
    const found = [id, distance(holding), printTiles(useful(holding), tiles)];
    const wanted = printTiles(sure(parseTiles(expected.tiles.join(''), tiles)), tiles);
    expect(found).toEqual([id, expected.shanten, wanted]);
  }
  console.log(`waits.jsonl: ${cases.length} cases of this pack`);
});
