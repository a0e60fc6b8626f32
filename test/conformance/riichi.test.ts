import { expect, test } from 'vitest';
import { differencesOf, isExact, onPage, reasonsFor } from './differences-page.ts';
import { answersTo, riichiCases, riichiOutcomes } from './riichi.ts';
import { trapCases } from './riichi-traps.ts';

const FILE = 'riichi-scoring.jsonl';
const cases = riichiCases();
const outcomes = riichiOutcomes(cases);
const other = outcomes.filter((one) => !isExact(one));

test.skipIf(cases.length === 0)('every case is exact in yaku, fan, minipoints, limit, payments and points', () => {
  console.log(`${FILE}: ${cases.length} cases, ${cases.length - other.length} exact`);
  const reasons = reasonsFor(FILE).differences;
  expect(other.filter(({ id }) => reasons[id] === undefined)).toEqual([]);
  expect(Object.keys(reasons).sort()).toEqual(other.map(({ id }) => id).sort());
});

test.skipIf(cases.length === 0)('every difference stands in docs/differences.md', () => {
  expect(onPage(FILE)).toBe(differencesOf(FILE, outcomes).trimEnd());
});

const traps = trapCases();

test.skipIf(traps.length === 0)('hands that other scorers get wrong', () => {
  console.log(`traps-w1.jsonl: ${traps.length} cases`);
  for (const one of traps) {
    const { ours, theirs } = answersTo(one, ['error']);
    expect(`${one.id}: ${ours}`).toBe(`${one.id}: ${theirs}`);
  }
});
