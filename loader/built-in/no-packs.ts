/** In place of `all-packs.ts` where there are no files. */
import type { PackSource } from './pack-source.ts';

export const allPacks: readonly PackSource[] = [];
