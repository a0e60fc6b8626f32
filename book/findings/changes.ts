/** What a pack changes of the one it extends, with hands and situations that show it. */
import { type DiffSettings, diffPacks, type PackDiff, parentOf, type ToldChange } from '../diff/index.ts';
import type { ProofSettings } from '../proof/index.ts';
import type { PackRuleset } from '../loader/index.ts';
import { KEPT_CHANGES } from './kept/changes.generated.ts';
import { digestOf } from './kept/digest.ts';

/** A change as `diff` finds it, without its words: the book has its own. */
export type PackChange = Omit<ToldChange, 'chapter' | 'says' | 'at'>;

/** All changes of a pack. */
export interface PackChanges extends Pick<PackDiff, 'reworded' | 'searched'> {
  changes: PackChange[];
  /** Those that nothing shows. */
  unshown: PackChange[];
}

/** Changes found before, of packs that are still the same. */
export interface KeptChanges extends PackChanges {
  parent: string;
  child: string;
}

/** How much is searched for what shows a change, and how that goes. */
export type ChangeSettings = Pick<DiffSettings, 'effort' | 'tell'>;

/** All changes of a pack; undefined where it extends none. What takes long is kept for built-in packs. */
export function changesIn(
  pack: string,
  { parent, rules }: { parent: PackRuleset; rules: PackRuleset },
  files: ProofSettings,
  settings: ChangeSettings,
): PackChanges | undefined {
  const [before, after] = [digestOf(parent), digestOf(rules)];
  const kept = KEPT_CHANGES.find((one) => one.parent === before && one.child === after);
  return kept ?? findChanges(pack, files, settings);
}

/** The same, found anew. */
export function findChanges(
  pack: string,
  files: ProofSettings,
  { effort = 'none', tell }: ChangeSettings,
): PackChanges | undefined {
  const parent = parentOf(pack, files);
  if (parent === undefined) return undefined;
  const diffed = diffPacks(parent, pack, { a: files, b: files, effort, ...(tell && { tell }) });
  if (!diffed.ok) return undefined;
  const { changes, unshown, reworded, searched } = diffed.value;
  return { changes: changes.map(withoutWords), unshown: unshown.map(withoutWords), reworded, searched };
}

function withoutWords({ chapter: _, says: __, at: ___, ...change }: ToldChange): PackChange {
  return change;
}
