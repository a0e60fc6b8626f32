/**
 * Tables of distances fill themselves, which takes longer than most of what they are asked. Packs of the same tiles and
 * shapes fill the same ones: a pack under other options, a pack as it is changed line by line, a variant that pays otherwise.
 */
import type { TileSet } from '../../core/index.ts';
import type { Shape } from '../readings/reading.ts';
import type { DistanceTables, plainTables } from './distance-tables.ts';

type Make = typeof plainTables;

/** By how they are made and from what; they last as long as some pack uses them. */
const known = new Map<Make, Map<string, WeakRef<DistanceTables>>>();

/** The tables that were made for the same tiles and shapes, or new ones. */
export function sharedTables(tiles: TileSet, shapes: readonly Shape[], beyond: boolean, make: Make): DistanceTables {
  const made = known.get(make) ?? new Map<string, WeakRef<DistanceTables>>();
  known.set(make, made);
  // Conditions of shapes are functions, which are not written and which no table asks.
  const key = JSON.stringify([tiles, shapes, beyond]);
  const before = made.get(key)?.deref();
  if (before) return before;
  for (const [old, tables] of made) if (tables.deref() === undefined) made.delete(old);
  const tables = make(tiles, shapes, beyond);
  made.set(key, new WeakRef(tables));
  return tables;
}
