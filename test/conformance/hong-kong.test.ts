import { expect, test } from 'vitest';
import { differencesOf, isExact, onPage, reasonsFor } from './differences.ts';
import { hongKongCases, hongKongOutcomes } from './hong-kong.ts';

const FILE = 'hk-scoring.jsonl';
const cases = hongKongCases();
const outcomes = hongKongOutcomes(cases);
const other = outcomes.filter((one) => !isExact(one));

test.skipIf(cases.length === 0)('every undisputed case is exact', () => {
  const disputed = outcomes.filter((one) => one.disputed !== '');
  console.log(
    `${FILE}: ${cases.length} cases, ${cases.length - disputed.length} undisputed; ${cases.length - other.length} exact`,
  );
  expect(other.filter((one) => one.disputed === '')).toEqual([]);
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
