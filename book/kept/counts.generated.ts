import type { KeptCount } from '../rarity.ts';

export const KEPT_COUNTS: readonly KeptCount[] = [];
