import { testExact } from './test-exact-cases.ts';
import { zungJungCases, zungJungOutcomes } from './cases/zung-jung.ts';

const cases = zungJungCases();
testExact('zung-jung-scoring.jsonl', cases, zungJungOutcomes(cases));
