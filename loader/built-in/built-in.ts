/** The built-in packs that are here: in browsers those that somebody added, everywhere else all of them. */
import { allPacks } from './all-packs.ts';
import shared from './sources/shared.generated.ts';

/** The files of a built-in pack, as text and as what reading them yields; by the paths of the files. */
export interface PackSource {
  /** The pack it extends. */
  parent?: PackSource;
  /** The YAML files. */
  files: Readonly<Record<string, string>>;
  /** What reading them yields: see `packed.ts`. */
  data: Readonly<Record<string, string>>;
  /** The expressions of the pack, parsed, by the path of the pack; what it inherits is with its parent. */
  trees: Readonly<Record<string, string>>;
  /** All names of the pack, by its path: see `same-names.ts`. */
  names: Readonly<Record<string, string>>;
}

/** The YAML files of the built-in packs that are here, by their paths. */
export const builtInFiles: Record<string, string> = {};
export const builtInData: Record<string, string> = {};
export const builtInTrees: Record<string, string> = {};
export const builtInNames: Record<string, string> = {};

addPacks(shared, ...allPacks);

/** Makes built-in packs known to `load` by their ids, and the packs they extend. Bundles for browsers have none unasked. */
export function addPacks(...packs: readonly PackSource[]): void {
  for (const { parent, files, data, trees, names } of packs) {
    if (parent) addPacks(parent);
    Object.assign(builtInFiles, files);
    Object.assign(builtInData, data);
    Object.assign(builtInTrees, trees);
    Object.assign(builtInNames, names);
  }
}
