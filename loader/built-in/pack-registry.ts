/** The built-in packs that are here: in browsers those that somebody added, everywhere else all of them. */
import { allPacks } from './all-packs.ts';
import type { BuiltInFile, PackSource } from './pack-source.ts';
import shared from './sources/shared.generated.ts';

/** The folder of the packs. */
export const HOME = 'rulesets';

const known = new Map<string, PackSource>();

addPacks(...allPacks);

/** Makes built-in packs known to `load` by their ids, and the packs they extend. Bundles for browsers have none unasked. */
export function addPacks(...packs: readonly PackSource[]): void {
  for (const pack of packs) {
    if (pack.parent) addPacks(pack.parent);
    known.set(pack.id, pack);
  }
}

/** Ids of the built-in packs. */
export function builtInIds(): string[] {
  return [...known.keys()];
}

/** A file of a built-in pack, by its path: `rulesets/riichi/pack.yaml`. */
export function builtInFile(path: string): BuiltInFile | undefined {
  const files = filesOf(path);
  return Object.hasOwn(files, path) ? files[path] : undefined;
}

/** The paths of the files of the built-in pack that has this one: those of `shared`, which every pack has, too. */
export function builtInPaths(path: string): string[] {
  return Object.keys(filesOf(path));
}

function filesOf(path: string): PackSource['files'] {
  const [home, id = ''] = path.split('/');
  if (home !== HOME) return {};
  return (id === shared.id ? shared : known.get(id))?.files ?? {};
}
