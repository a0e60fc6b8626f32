/** Checks a pack as the command line does, with the texts of the editor. */
import type { Problem } from '../../core/index.ts';
import type { ReadFolder } from '../../authoring/test/index.ts';
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

/** What was found in a pack, and the files it was read from. */
export interface Checked {
  problems: Problem[];
  texts: Readonly<Record<string, string>>;
  results: Result[];
}

/** As long as nothing else is to be done for, in milliseconds: somebody who types does not notice it. */
const STRETCH = 15;

/** Answers, and looks between the steps whether something else is asked for, or this no longer. */
export async function answerUnless(
  signal: AbortSignal | undefined,
  request: CheckRequest,
  disk: Disk,
): Promise<CheckAnswer | undefined> {
  const open = openFirst(request, disk);
  if (!request.whole) return answer({ ...load(request.pack, open), results: [] });
  // what tries hands and plays scenarios would keep back the first mistake in a page
  const { checkWhole } = await import('./whole-check.ts');
  const steps = checkWhole(request, open);
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return answer(value);
    if (performance.now() - began < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return undefined;
    began = performance.now();
  }
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

function answer({ problems, texts, results }: Checked): CheckAnswer {
  return { problems, ofForm: ofForm(problems, texts), files: Object.keys(texts), results };
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
