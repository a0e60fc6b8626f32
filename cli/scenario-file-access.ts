import { type ReadFolder, type ScenarioFile, splitScenarios } from '../authoring/test/index.ts';
import { fileURLToPath } from 'node:url';
import { bundledFile } from './built-file-path.ts';
import type { Terminal } from './terminal.ts';

/** How scenarios come from the disk of a terminal; those of built-in packs lie where the program does. */
export function foldersOf({ files }: Pick<Terminal, 'files'>): ReadFolder {
  const inFolder = (folder: string, at: string): ScenarioFile[] => {
    const names = (files.list?.(at) ?? []).filter((name) => /\.ya?ml$/.test(name));
    return names.flatMap((name) => {
      const content = files.read(`${at}/${name}`);
      return content === undefined ? [] : [{ name: `${folder}/${name}`, content }];
    });
  };
  return (folder, builtIn) => {
    if (!builtIn) return inFolder(folder, folder);
    const path = bundledFile(`scenarios/${folder.split('/')[1]}.yaml`);
    const stream = path === undefined ? undefined : files.read(path);
    return stream === undefined
      ? inFolder(folder, fileURLToPath(new URL(`../${folder}`, import.meta.url)))
      : splitScenarios(folder, new TextDecoder().decode(stream));
  };
}
