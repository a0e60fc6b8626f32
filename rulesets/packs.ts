import type { Names } from '../core/index.ts';
import { builtInIds } from './find.ts';
import { loadFlat } from './load.ts';
import { plain } from './sourced.ts';

/** A built-in pack, as a list of packs shows it. */
export interface PackInfo {
  id: string;
  version: string;
  name: Names;
  about: string;
}

/** The built-in packs. */
export function packs(): PackInfo[] {
  return builtInIds().map((id) => {
    const flat = loadFlat(id, {});
    const {
      name = { en: id },
      version = '',
      about = '',
    } = flat.ok ? (plain(flat.value.root) as Partial<PackInfo>) : {};
    return { id, name, version: String(version), about };
  });
}
