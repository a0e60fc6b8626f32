import { testExact } from './test-exact-cases.ts';
import { hongKongCases, hongKongOutcomes } from './cases/hong-kong.ts';

const cases = hongKongCases();
testExact('hk-scoring.jsonl', cases, hongKongOutcomes(cases));
