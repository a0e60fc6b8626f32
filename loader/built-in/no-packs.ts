/** In place of `all-packs.ts` in browsers. */
import type { PackSource } from './pack-source.ts';

export const allPacks: readonly PackSource[] = [];
