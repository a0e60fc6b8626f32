import type { CompletePack } from './pack.generated.ts';

/** A flattened pack, as rules have it and logs carry it; those of the first logs name no format. */
export type StoredPack = CompletePack & { format?: number };
