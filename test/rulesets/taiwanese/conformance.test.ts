import { testWithReasons } from '../../conformance/test-exact-cases.ts';
import { taiwaneseCases, taiwaneseOutcomes } from '../../conformance/cases/taiwanese.ts';

const cases = taiwaneseCases();
testWithReasons(
  'taiwanese-scoring.jsonl',
  'every case comes out as its source says, but for those with a reason',
  cases,
  taiwaneseOutcomes(cases),
);
