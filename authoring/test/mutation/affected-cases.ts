/** Changes of a single pattern: cases whose hands it leaves as they are need not be run. */
import { compileExpression, interpretPattern, type Reading, winningBySearch } from '../../../dsl/index.ts';
import { plain, valueAt } from '../../../loader/index.ts';
import type { WinQuery } from '../../../core/index.ts';
import type { Mutant } from './mutants.ts';
import type { Traced } from '../exercised-by-case.ts';

/** One reading of a hand and how often each pattern occurs in it. */
interface Read {
  query: WinQuery;
  reading: Reading;
  times: readonly number[];
}

const known = new WeakMap<Traced, Read[]>();

/** Every reading of every hand of a case, found once. */
function readingsOf(traced: Traced): Read[] {
  const before = known.get(traced);
  if (before) return before;
  const found: Read[] = [];
  for (const query of traced.hands)
    traced.rules.scoring.compiled.candidates(query, (candidate) => {
      found.push({ query, reading: candidate.reading(), times: Array.from(candidate.times) });
    });
  known.set(traced, found);
  return found;
}

/** Whether a case has a hand that the changed pattern says something else of; nothing where more than a pattern changed. */
export function differsFor({ path, root }: Mutant): ((traced: Traced) => boolean) | undefined {
  const [chapter, id, key] = path.map(String);
  if (chapter !== 'patterns' || id === undefined) return undefined;
  const number = ({ rules }: Traced): number => rules.scoring.set.patterns.findIndex((pattern) => pattern.id === id);
  if (key !== 'when') return (traced) => readingsOf(traced).some(({ times }) => times[number(traced)]! > 0);
  const node = valueAt(root, path);
  const text = node === undefined ? '' : String(plain(node));
  return (traced) => {
    const { scoring } = traced.rules;
    const pattern = scoring.set.patterns[number(traced)];
    if (pattern === undefined) return true;
    const changed = compileExpression(text, 'pattern', pattern.when.scope, ['yes/no', 'number']);
    if (!changed.ok) return true;
    const winning = winningBySearch(scoring.set);
    return readingsOf(traced).some(
      ({ query, reading, times }) =>
        Math.max(0, Number(interpretPattern(changed.value, query, reading, winning))) !== times[number(traced)],
    );
  };
}
