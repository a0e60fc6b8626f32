/** In place of `all-packs.ts` in browsers. */
import type { PackSource } from './built-in.ts';

export const allPacks: readonly PackSource[] = [];
