import type { Contents, Names } from '../../core/index.ts';
import type { CompletePack } from '../../schemas/index.ts';
import { makeContents } from '../pack-contents.ts';
import type { Draft } from '../flatten/draft.ts';
import { builtInIds } from './pack-registry.ts';
import { loadFlat } from '../load-pack.ts';
import { chooseOptions } from '../flatten/pack-options.ts';
import { plain } from '../yaml/located-data.ts';

/** A built-in pack, as a list of packs shows it. */
export interface PackInfo {
  id: string;
  version: string;
  name: Names;
  /** What the game is. */
  about: Names;
  /** Everything it names, its options at their defaults. */
  contents: Contents;
}

/** The built-in packs. */
export function packs(): PackInfo[] {
  return builtInIds().map((id) => {
    const flat = loadFlat(id, {});
    if (!flat.ok) throw new Error(`The built-in pack ${id} does not load: ${flat.problems[0]?.message}`);
    const { root, removed } = flat.value;
    const { name = { en: id }, version = '', about = '' } = plain(root) as Partial<CompletePack>;
    const draft: Draft = { root, removed, problems: [] };
    return {
      id,
      name,
      version: String(version),
      about: typeof about === 'string' ? { en: about } : about,
      contents: makeContents(draft, chooseOptions(draft, {})),
    };
  });
}
