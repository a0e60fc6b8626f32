import { expect, test } from 'vitest';
import { differencesOf, isExact, onPage, reasonsFor } from './differences-page.ts';
import { riichiOutcomes, sanmaCases } from './riichi.ts';

const FILE = 'sanma-scoring.jsonl';
const cases = sanmaCases();
const outcomes = riichiOutcomes(cases);
const other = outcomes.filter((one) => !isExact(one));

test.skipIf(cases.length === 0)('every case of three players is exact, from yaku to points', () => {
  console.log(`${FILE}: ${cases.length} cases, ${cases.length - other.length} exact`);
  const reasons = reasonsFor(FILE).differences;
  expect(other.filter(({ id }) => reasons[id] === undefined)).toEqual([]);
  expect(Object.keys(reasons).sort()).toEqual(other.map(({ id }) => id).sort());
});

test.skipIf(cases.length === 0)('every difference stands in docs/differences.md', () => {
  expect(onPage(FILE)).toBe(differencesOf(FILE, outcomes).trimEnd());
});
