/** Checks a pack as the command line does, with the texts of the editor. */
import { hasErrors, type Problem } from '../../core/index.ts';
import { collect, type Outcome, runCases, type ReadFolder } from '../../authoring/test/index.ts';
import { lintPack } from '../../authoring/check/index.ts';
import {
  type FindPackage,
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
  const open = openFirst(request, disk);
  const loaded = load(request.pack, open);
  if (!request.whole || hasErrors(loaded.problems)) return answer(loaded.problems, loaded.texts, []);
  const { problems, texts, examples } = lintPack(request.pack, open);
  const results = examples.map(({ example, problem: wrong }) => resultOf(example.place, wrong?.message));
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
