import { expect, test } from 'vitest';
import { parseTiles, printTiles, tallyOf } from '../../core/index.ts';
import { rulesOf } from '../kit/rules.ts';
import { sure } from '../kit/tiles.ts';
import { readCases } from './cases.ts';
import { differencesOf, isExact, onPage, reasonsFor } from './differences.ts';
import { answersTo, mcrCases, mcrOutcomes } from './mcr.ts';

const FILE = 'mcr-scoring.jsonl';
const cases = mcrCases();
const outcomes = mcrOutcomes(cases);
const other = outcomes.filter((one) => !isExact(one));

test.skipIf(cases.length === 0)('every undisputed case is exact, in fan, counts and total', () => {
  const disputed = outcomes.filter((one) => one.disputed !== '');
  console.log(
    `${FILE}: ${cases.length} cases, ${cases.length - disputed.length} undisputed; ${cases.length - other.length} exact`,
  );
  expect(other.filter((one) => one.disputed === '')).toEqual([]);
});

test.skipIf(cases.length === 0)('hands below eight fan do not win, all others do', () => {
  const wrong = cases.filter((one) => answersTo(one).wins !== one.expect.total - one.flowers >= 8);
  expect(wrong.filter(({ id }) => !other.some((one) => one.id === id)).map(({ id }) => id)).toEqual([]);
});

test.skipIf(cases.length === 0)(
  'every difference and every dispute has its reason, and stands in docs/differences.md',
  () => {
    const { differences, disputed } = reasonsFor(FILE);
    expect(Object.keys(differences).sort()).toEqual(other.map(({ id }) => id).sort());
    const disputes = outcomes.flatMap((one) => (one.disputed === '' ? [] : [one.disputed]));
    expect(Object.keys(disputed).sort()).toEqual([...new Set(disputes)].sort());
    expect(onPage(FILE)).toBe(differencesOf(FILE, outcomes).trimEnd());
  },
);

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
