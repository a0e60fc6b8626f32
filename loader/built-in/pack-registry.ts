/** The built-in packs that are here: in browsers those that somebody added, everywhere else all of them. */
import { allPacks } from './all-packs.ts';
import type { PackSource } from './pack-source.ts';
import shared from './sources/shared.generated.ts';

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
