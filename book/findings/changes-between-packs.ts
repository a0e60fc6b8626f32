/** What a pack changes of another, with hands and situations that show it. */
import { type DiffSettings, diffPacks, type ToldChange } from '../../authoring/diff/index.ts';
import type { TestSettings } from '../../authoring/test/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { KEPT_CHANGES } from '../kept/kept-changes.ts';
import { digestOf } from '../kept/rules-digest.ts';
import type { PackChange, PackChanges } from '../kept/kept-finding-types.ts';

/** How much is searched for what shows a change, and how that goes. */
export type ChangeSettings = Pick<DiffSettings, 'effort' | 'tell'>;

/** A pack by what it is opened with, and its rules. */
interface Side {
  pack: string;
  rules: PackRuleset;
}

/** What a pack changes of another; undefined where it cannot be found out. What takes long is kept for built-in packs. */
export function changesIn(
  after: Side,
  before: Side,
  files: TestSettings,
  settings: ChangeSettings,
): PackChanges | undefined {
  const [parent, child] = [digestOf(before.rules), digestOf(after.rules)];
  const kept = KEPT_CHANGES.find((one) => one.parent === parent && one.child === child);
  return kept ?? findChanges(after.pack, before.pack, files, settings);
}

/** The same, found anew. */
export function findChanges(
  after: string,
  before: string,
  files: TestSettings,
  { effort = 'none', tell }: ChangeSettings,
): PackChanges | undefined {
  const diffed = diffPacks(before, after, { a: files, b: files, effort, ...(tell && { tell }) });
  if (!diffed.ok) return undefined;
  const { changes, unshown, reworded, searched } = diffed.value;
  return { changes: changes.map(withoutWords), unshown: unshown.map(withoutWords), reworded, searched };
}

function withoutWords({ chapter: _, says: __, at: ___, ...change }: ToldChange): PackChange {
  return change;
}
