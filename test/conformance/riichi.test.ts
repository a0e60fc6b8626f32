import { expect, test } from 'vitest';
import { answersTo, riichiCases, riichiOutcomes } from './cases/riichi.ts';
import { trapCases } from './riichi-traps.ts';
import { testWithReasons } from './test-exact-cases.ts';

const cases = riichiCases();
const name = 'every case is exact in yaku, fan, minipoints, limit, payments and points';
testWithReasons('riichi-scoring.jsonl', name, cases, riichiOutcomes(cases));

const traps = trapCases();

test.skipIf(traps.length === 0)('hands that other scorers get wrong', () => {
  console.log(`traps-w1.jsonl: ${traps.length} cases`);
  for (const one of traps) {
    const { ours, theirs } = answersTo(one, ['error']);
    expect(`${one.id}: ${ours}`).toBe(`${one.id}: ${theirs}`);
  }
});
