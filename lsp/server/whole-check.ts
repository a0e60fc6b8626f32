/** All that is to be known of a pack: beside mistakes what its hands show, its examples, and the scenarios that are looked at. */
import { lintInSteps } from '../../authoring/check/index.ts';
import { collect, type Outcome, runCases } from '../../authoring/test/index.ts';
import type { InSteps } from '../../loader/index.ts';
import type { Checked, Disk } from './check-pack.ts';
import type { CheckRequest, Result } from './platform.ts';

export function* checkWhole(request: CheckRequest, disk: Disk): InSteps<Checked> {
  const { problems, texts, examples, ruleset } = yield* lintInSteps(request.pack, disk);
  const results = examples.map(({ example, problem: wrong }) => resultOf(example.place, wrong?.message));
  if (ruleset === undefined) return { problems, texts, results };
  yield;
  const played = scenarios(request, disk);
  return {
    problems: [...problems, ...played.problems],
    texts: { ...texts, ...played.texts },
    results: [...results, ...played.results],
  };
}

function resultOf(place: Result['place'], wrong: string | undefined): Result {
  return { place, ...(wrong !== undefined && { wrong }) };
}

/** Scenarios that somebody looks at: those of files that are open. */
function scenarios({ pack, open }: CheckRequest, disk: Disk): Checked {
  const isShown = Object.entries(open).some(
    ([name, text]) => /\/scenarios\/[^/]+$/.test(name) || /^scenarios[ \t]*:/m.test(text),
  );
  const collected = isShown ? collect(pack, disk) : undefined;
  if (!collected?.ok) return { problems: [], results: [], texts: {} };
  const suite = collected.value;
  const cases = suite.cases.filter(
    ({ is, place }) => is === 'scenario' && place !== undefined && Object.hasOwn(open, place.file),
  );
  const { outcomes } = runCases({ ...suite, cases });
  const problems = suite.problems.filter(
    ({ place }) => place !== undefined && /\/scenarios\//.test(place.file) && Object.hasOwn(open, place.file),
  );
  const shown = Object.entries(suite.texts).filter(([name]) => Object.hasOwn(open, name));
  return { problems, results: outcomes.flatMap(resultOfScenario), texts: Object.fromEntries(shown) };
}

function resultOfScenario({ case: { place }, problems }: Outcome): Result[] {
  return place === undefined ? [] : [resultOf(place, problems[0]?.message)];
}
