/** Built-in packs to begin with: a house pack that changes one, its own files, and how it differs from a project. */
import { diffPacks } from 'tilewright/authoring/diff';
import { newPack, idOf } from 'tilewright/authoring/new';
import { builtInFile, builtInPaths } from 'tilewright/loader';
import type { Project } from '../page/project.ts';
import { need } from './built-in-packs.ts';
import { printed, settingsOf } from './project-files.ts';

export type NewAnswer = { ok: true; project: Project } | { ok: false; said: string };

/** A pack of one's own that changes a built-in one. */
export async function houseRules(from: string, name: string): Promise<NewAnswer> {
  await need(from);
  const id = idOf(name);
  if (!id.ok) return { ok: false, said: printed(id.problems, {}) };
  const file = `${id.value}.yaml`;
  const made = newPack({ id: id.value, name, from, file, options: {} });
  if (!made.ok) return { ok: false, said: printed(made.problems, {}) };
  return { ok: true, project: { entry: file, files: { [file]: made.value } } };
}

/** The files of a built-in pack, to be changed freely. */
export async function sources(id: string): Promise<Project> {
  await need(id);
  const home = `rulesets/${id}/`;
  const paths = builtInPaths(`${home}pack.yaml`).filter((path) => path.startsWith(home));
  const files = paths.map((path) => [path.slice(home.length), builtInFile(path)!.text] as const);
  return { entry: 'pack.yaml', files: Object.fromEntries(files.filter(([name]) => !name.includes('/'))) };
}

/** One thing that changed, and a hand or situation that shows it. */
export interface Change {
  says: string;
  shown: string | undefined;
  results: readonly { under: string; says: string }[];
}

export type DiffAnswer = { ok: true; changes: Change[] } | { ok: false; said: string };

/** What differs from a built-in pack to a project. */
export async function differences(from: string, project: Project): Promise<DiffAnswer> {
  await need(from);
  const compared = diffPacks(from, project.entry, { b: await settingsOf(project) });
  if (!compared.ok) return { ok: false, said: printed(compared.problems, compared.texts) };
  const { changes, unshown } = compared.value;
  return {
    ok: true,
    changes: [...changes, ...unshown].map(({ says, witness }) => ({
      says,
      shown: witness?.shown,
      results: witness?.results ?? [],
    })),
  };
}
