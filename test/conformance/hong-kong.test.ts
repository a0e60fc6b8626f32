import { expect, test } from 'vitest';
import { differencesTable, reasonsFor, tableOnPage } from './differences.ts';
import { hongKongCases, hongKongDifferences } from './hong-kong.ts';

const FILE = 'hk-scoring.jsonl';
const cases = hongKongCases();
const differences = hongKongDifferences(cases);

test.skipIf(cases.length === 0)('every case is exact, in patterns and faan', () => {
  console.log(`${FILE}: ${cases.length} cases; ${cases.length - differences.length} exact`);
  expect(differences).toEqual([]);
});

test.skipIf(cases.length === 0)('every difference has its reason, and stands in docs/differences.md', () => {
  expect(Object.keys(reasonsFor(FILE)).sort()).toEqual(differences.map(({ id }) => id).sort());
  expect(tableOnPage(FILE)).toBe(differencesTable(FILE, cases.length, differences).trimEnd());
});
