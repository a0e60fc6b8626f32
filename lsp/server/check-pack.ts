/** Checks a pack as the command line does, with the texts of the editor. */
import type { Problem } from '../../core/index.ts';
import { collect, type Outcome, runCases, type ReadFolder } from '../../authoring/test/index.ts';
import { lintInSteps } from '../../authoring/check/index.ts';
import {
  allSteps,
  type FindPackage,
  type InSteps,
  load,
  makeSource,
  problemsOfForm,
  type ReadFile,
  type WhyUnread,
} from '../../loader/index.ts';
import type { CheckAnswer, CheckRequest, Result } from './platform.ts';

/** How files are come by that are not open. */
export interface Disk {
  readFile: ReadFile;
  findPackage: FindPackage;
  readFolder: ReadFolder;
  whyUnread?: WhyUnread;
  realPath?: (path: string) => string;
}

export function answerFor(request: CheckRequest, disk: Disk): CheckAnswer {
  return allSteps(answerInSteps(request, disk));
}

/** As long as nothing else is to be done for, in milliseconds: somebody who types does not notice it. */
const STRETCH = 15;

/** Answers, and looks between the steps whether something else is asked for, or this no longer. */
export async function answerUnless(
  signal: AbortSignal | undefined,
  request: CheckRequest,
  disk: Disk,
): Promise<CheckAnswer | undefined> {
  const steps = answerInSteps(request, disk);
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return undefined;
    began = performance.now();
  }
}

function* answerInSteps(request: CheckRequest, disk: Disk): InSteps<CheckAnswer> {
  const open = openFirst(request, disk);
  if (!request.whole) {
    const loaded = load(request.pack, open);
    return answer(loaded.problems, loaded.texts, []);
  }
  const { problems, texts, examples, ruleset } = yield* lintInSteps(request.pack, open);
  const results = examples.map(({ example, problem: wrong }) => resultOf(example.place, wrong?.message));
  if (ruleset === undefined) return answer(problems, texts, results);
  yield;
  const played = scenarios(request, open);
  return answer([...problems, ...played.problems], { ...texts, ...played.texts }, [...results, ...played.results]);
}

/** What is open in the editor in place of what is on disk. */
function openFirst({ open }: CheckRequest, disk: Disk): Disk {
  return {
    ...disk,
    readFile: (name, base) => open[name] ?? disk.readFile(name, base),
    readFolder: (folder, builtIn) =>
      disk.readFolder(folder, builtIn).map((file) => ({ name: file.name, content: open[file.name] ?? file.content })),
  };
}

function answer(problems: Problem[], texts: Readonly<Record<string, string>>, results: Result[]): CheckAnswer {
  return { problems, ofForm: ofForm(problems, texts), files: Object.keys(texts), results };
}

function resultOf(place: Result['place'], wrong: string | undefined): Result {
  return { place, ...(wrong !== undefined && { wrong }) };
}

/** Scenarios that somebody looks at: those of files that are open. */
function scenarios(
  { pack, open }: CheckRequest,
  disk: Disk,
): Pick<CheckAnswer, 'problems' | 'results'> & { texts: Record<string, string> } {
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

/** Which of the problems an editor with the schema tells as well. */
function ofForm(problems: readonly Problem[], texts: Readonly<Record<string, string>>): number[] {
  const id = ({ code, place }: Problem): string => JSON.stringify([code, place]);
  const files = new Set(problems.map(({ place }) => place?.file ?? ''));
  const form = [...files]
    .filter((name) => Object.hasOwn(texts, name))
    .flatMap((name) => problemsOfForm(makeSource(name, texts[name]!)));
  const ids = new Set(form.map(id));
  return problems.flatMap((problem, index) => (ids.has(id(problem)) ? [index] : []));
}
