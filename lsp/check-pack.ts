/** Checks a pack as the command line does, with the texts of the editor. */
import type { Problem } from '../core/index.ts';
import { checkPack, type FindPackage, makeSource, problemsOfForm, type ReadFile } from '../rulesets/index.ts';
import type { CheckAnswer, CheckRequest } from './platform.ts';

export function answerFor(request: CheckRequest, disk: { readFile: ReadFile; findPackage: FindPackage }): CheckAnswer {
  const readFile: ReadFile = (name) => request.open[name] ?? disk.readFile(name);
  const { problems, texts, examples } = checkPack(request.pack, { readFile, findPackage: disk.findPackage });
  return {
    problems,
    ofForm: ofForm(problems, texts),
    files: Object.keys(texts),
    results: examples.map(({ example, problem }) => ({
      place: example.place,
      ...(problem && { wrong: problem.message }),
    })),
  };
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
