/** How the loader reads the files of a project. */
import { type LoadSettings, printProblem } from 'tilewright/loader';
import type { Problem } from 'tilewright/core';
import type { Project } from '../page/project.ts';
import { needFor } from './built-in-packs.ts';

/** Settings for everything that loads a project; built-in packs that it extends are made known first. */
export async function settingsOf({ files }: Project): Promise<LoadSettings> {
  await needFor(Object.values(files));
  return { readFile: (path) => files[path.replace(/^\.\//, '')] };
}

/** Problems as `check` prints them. */
export function printed(problems: readonly Problem[], texts: Readonly<Record<string, string>>): string {
  return problems.map((problem) => printProblem(problem, texts)).join('\n\n');
}
