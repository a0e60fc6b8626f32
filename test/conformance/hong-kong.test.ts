import { describe } from 'vitest';
import { testExact } from './test-exact-cases.ts';
import { FILES, hongKongCases, hongKongOutcomes } from './cases/hong-kong.ts';

describe.each(FILES)('%s', (file) => {
  const cases = hongKongCases(file);
  testExact(file, cases, hongKongOutcomes(cases));
});
