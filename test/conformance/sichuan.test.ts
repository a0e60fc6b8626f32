import { describe } from 'vitest';
import { outcomesOf, SICHUAN_FILES } from './cases/sichuan-deals.ts';
import { testExact } from './test-exact-cases.ts';

describe.each(SICHUAN_FILES)('%s', (file) => {
  const outcomes = outcomesOf(file);
  testExact(file, outcomes, outcomes);
});
