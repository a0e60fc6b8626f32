/** Data that remembers where it was written: what a YAML file becomes, and what flattening works on. */
import { makeSource, type Spot } from '../read/source-text.ts';

export type Scalar = string | number | boolean | null;

/** A value of a file that knows where it stands. */
export type Sourced = SourcedMap | SourcedList | SourcedScalar;

/** Keys and their values, in the order of the file. */
export interface SourcedMap {
  is: 'map';
  spot: Spot;
  entries: Map<string, SourcedEntry>;
}

/** A value and the key it stands under. */
export interface SourcedEntry {
  key: Spot;
  value: Sourced;
  /** A bare value that a pack gives an option, read as its `default`. */
  bare?: true;
}

/** Values in a row. */
export interface SourcedList {
  is: 'list';
  spot: Spot;
  items: Sourced[];
}

/** A single value. */
export interface SourcedScalar {
  is: 'scalar';
  spot: Spot;
  value: Scalar;
  /** Offset in the file of each character of the value, and of its end; without it, offsets count from the start. */
  readonly offsets?: readonly number[] | undefined;
}

/** The plain data; of maps and lists that `isKnown` says only that they are there. */
export function plain(node: Sourced, isKnown?: (part: Sourced) => boolean): unknown {
  if (node.is === 'scalar') return node.value;
  if (isKnown?.(node)) return null;
  if (node.is === 'list') return node.items.map((item) => plain(item, isKnown));
  return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.value, isKnown)]));
}

/** The value at a path, if there is one. */
export function valueAt(node: Sourced | undefined, path: readonly (string | number)[]): Sourced | undefined {
  let at = node;
  for (const step of path) {
    if (at === undefined || at.is === 'scalar') return undefined;
    at = at.is === 'map' ? at.entries.get(String(step))?.value : at.items[Number(step)];
  }
  return at;
}

/** The key at the end of a path, or the value where it stands in a list; the nearest one above if it is not there. */
export function keySpot(node: Sourced, path: readonly (string | number)[]): Spot {
  for (let length = path.length; length > 0; length--) {
    const owner = valueAt(node, path.slice(0, length - 1));
    const step = path[length - 1]!;
    const entry = owner?.is === 'map' ? owner.entries.get(String(step)) : undefined;
    if (entry !== undefined) return entry.key;
    if (owner?.is === 'list' && owner.items[Number(step)] !== undefined) return owner.items[Number(step)]!.spot;
  }
  return firstLine(node.spot);
}

/** The value at a path, or the nearest one above. */
export function valueSpot(node: Sourced, path: readonly (string | number)[]): Spot {
  const value = valueAt(node, path);
  return value === undefined || value.is === 'map' ? keySpot(node, path) : value.spot;
}

/** The stretch of a file that a stretch of a scalar's value stands in. */
export function within(node: SourcedScalar, start: number, end: number): Spot {
  const { spot, offsets } = node;
  const at = (offset: number): number =>
    offsets?.[Math.max(0, Math.min(offset, offsets.length - 1))] ?? Math.min(spot.end, spot.start + offset);
  const first = at(start);
  return { source: spot.source, start: first, end: Math.max(at(end), Math.min(first + 1, spot.end)) };
}

/** Data that was never a file (the pack in a log): every value stands at the first line. */
export function sourcedFrom(data: unknown, name: string): Sourced {
  return fromData(data, { source: makeSource(name, ''), start: 0, end: 0 }, 0);
}

const DEEPEST = 64;

function fromData(data: unknown, spot: Spot, depth: number): Sourced {
  if (depth > DEEPEST) return { is: 'scalar', spot, value: null };
  if (Array.isArray(data)) return { is: 'list', spot, items: data.map((item) => fromData(item, spot, depth + 1)) };
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).map(
      ([key, value]) => [key, { key: spot, value: fromData(value, spot, depth + 1) }] as const,
    );
    return { is: 'map', spot, entries: new Map(entries) };
  }
  const simple =
    typeof data === 'string' || typeof data === 'boolean' || (typeof data === 'number' && Number.isFinite(data));
  return { is: 'scalar', spot, value: simple ? data : null };
}

function firstLine(spot: Spot): Spot {
  const line = spot.source.text.slice(spot.start, spot.end).split('\n', 1)[0]!;
  return { ...spot, end: spot.start + line.trimEnd().length };
}
