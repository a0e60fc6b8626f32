import { describe } from 'vitest';
import { CLASSICAL_FILES, classicalOutcomes } from './cases/classical.ts';
import { testWithReasons } from './test-exact-cases.ts';

describe.each(CLASSICAL_FILES)('%s', (file) => {
  const outcomes = classicalOutcomes(file);
  testWithReasons(file, 'every case is exact, or has its reason', outcomes, outcomes);
});
