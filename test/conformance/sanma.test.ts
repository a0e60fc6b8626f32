import { riichiOutcomes, sanmaCases } from './cases/riichi.ts';
import { testWithReasons } from './test-exact-cases.ts';

const cases = sanmaCases();
const name = 'every case of three players is exact, from yaku to points';
testWithReasons('sanma-scoring.jsonl', name, cases, riichiOutcomes(cases));
