/** Tables of distances fill themselves, which takes long: packs of the same tiles and shapes, such as one under other options, share them. */
import type { TileSet } from '../../core/index.ts';
import type { Shape } from '../readings/reading.ts';
import type { DistanceTables, plainTables } from './distance-tables.ts';

/** By how they are made and from what; they last as long as some pack uses them. */
const known = new Map<typeof plainTables, Map<string, WeakRef<DistanceTables>>>();

/** Those that were made of the same, or new ones. Conditions of shapes are functions: not written, and no table asks them. */
export function sharedTables(make: typeof plainTables, ...of: [TileSet, readonly Shape[], boolean]): DistanceTables {
  const made = known.get(make) ?? new Map<string, WeakRef<DistanceTables>>();
  for (const [key, tables] of made) if (tables.deref() === undefined) made.delete(key);
  const tables = made.get(JSON.stringify(of))?.deref() ?? make(...of);
  known.set(make, made.set(JSON.stringify(of), new WeakRef(tables)));
  return tables;
}
