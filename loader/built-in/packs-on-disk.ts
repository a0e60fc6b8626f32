/**
 * In place of `all-packs.ts` in Node: the package has a module for each pack, and one is read when somebody asks for a file of it. Who
 * bundles a program leaves the package out of the bundle or adds the packs, as a page does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { once } from '../once.ts';
import { packInModule, type PackSource } from './pack-source.ts';

const folder = new URL('./yaml/', import.meta.url);

export const allPacks: readonly PackSource[] = idsOnDisk().map((id) => {
  const read = once(() => packInModule(readFileSync(new URL(`${id}.js`, folder), 'utf8')));
  return {
    id,
    get files() {
      return read().files;
    },
  };
});

/** None where only the bundle is. */
function idsOnDisk(): string[] {
  try {
    const names = readdirSync(folder).map((name) => name.replace(/\.js$/, ''));
    return names.filter((name) => name !== 'shared').sort();
  } catch {
    return [];
  }
}
