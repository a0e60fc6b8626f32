import { describe } from 'vitest';
import { sichuanCases, sichuanOutcomes } from './sichuan.ts';
import { testExact } from './test-exact-cases.ts';

describe.each(['sichuan-scoring.jsonl', 'worked-sichuan.jsonl'] as const)('%s', (file) => {
  const cases = sichuanCases(file);
  testExact(file, cases, sichuanOutcomes(cases));
});
