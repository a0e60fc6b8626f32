import { fileURLToPath } from 'node:url';
import type { ReadFolder } from '../proof/index.ts';
import type { Terminal } from './terminal.ts';

/** How scenarios come from the disk of a terminal; those of built-in packs lie where the program does. */
export function foldersOf({ files }: Pick<Terminal, 'files'>): ReadFolder {
  return (folder, builtIn) => {
    const at = builtIn ? fileURLToPath(new URL(`../${folder}`, import.meta.url)) : folder;
    const names = (files.list?.(at) ?? []).filter((name) => /\.ya?ml$/.test(name));
    return names.flatMap((name) => {
      const content = files.read(`${at}/${name}`);
      return content === undefined ? [] : [{ name: `${folder}/${name}`, content }];
    });
  };
}
