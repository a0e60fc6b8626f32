import type { PackDiff, ToldChange } from '../../authoring/diff/index.ts';

/** A change as `diff` finds it, without its words: the book has its own. */
export type PackChange = Omit<ToldChange, 'chapter' | 'says' | 'at'>;

/** Changes found before, of packs that are still the same. */
export interface KeptChanges extends PackChanges {
  parent: string;
  child: string;
}

/** Of the complete hands of a pack, all or many picked by chance, by pattern: how many of them have it, and what those are worth on average. */
export interface KeptCount {
  rules: string;
  patterns: readonly (readonly [id: string, share: number, mean: number])[];
}

/** All changes of a pack. */
export interface PackChanges extends Pick<PackDiff, 'reworded' | 'searched'> {
  changes: PackChange[];
  /** Those that nothing shows. */
  unshown: PackChange[];
}
