/** What a pack changes of the one it extends, with hands and situations that show it. */
import { type DiffSettings, diffPacks, parentOf, type ToldChange } from '../../authoring/diff/index.ts';
import type { TestSettings } from '../../authoring/test/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { KEPT_CHANGES } from '../kept/kept-changes.ts';
import { digestOf } from '../kept/rules-digest.ts';
import type { PackChange, PackChanges } from '../kept/kept-finding-types.ts';

/** How much is searched for what shows a change, and how that goes. */
export type ChangeSettings = Pick<DiffSettings, 'effort' | 'tell'>;

/** All changes of a pack; undefined where it extends none. What takes long is kept for built-in packs. */
export function changesIn(
  pack: string,
  { parent, rules }: { parent: PackRuleset; rules: PackRuleset },
  files: TestSettings,
  settings: ChangeSettings,
): PackChanges | undefined {
  const [before, after] = [digestOf(parent), digestOf(rules)];
  const kept = KEPT_CHANGES.find((one) => one.parent === before && one.child === after);
  return kept ?? findChanges(pack, files, settings);
}

/** The same, found anew. */
export function findChanges(
  pack: string,
  files: TestSettings,
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
