/** A pack with one thing as it is in another pack. Trees are shared; only what lies on the way to a change is new. */
import { type Flattened, type Sourced, type SourcedMap, type Spot, plain, valueAt } from '../../../loader/index.ts';

/** Keys from the root of a pack. */
export type Path = readonly string[];

/** A thing that differs: what stands at a path, or one member of the list there. */
export interface Target {
  path: Path;
  item?: string;
}

/** Lists that name moves or patterns; who brings one in joins them too. */
const MENTIONS: Record<string, readonly string[]> = {
  moves: ['dealt', 'drawn', 'replaced', 'bonus', 'then', 'asks'],
  patterns: ['absorbs', 'liable'],
  groups: ['absorbs'],
};

/** The pack `to`, with what differs as it is in `from`. */
export function transplant(to: Flattened, from: Flattened, { path, item }: Target): Flattened {
  if (item !== undefined) return { ...to, root: withItem(to.root, from.root, path, item) };
  const value = valueAt(from.root, path);
  const lists = path.length === 2 ? (MENTIONS[path[0]!] ?? []) : [];
  const root = put(to.root, path, value, orderIn(from.root, path));
  const removed = new Map([...to.removed, ...from.removed]);
  if (value === undefined) removed.set(path.join('.'), to.root.spot);
  for (const gone of removed.keys()) if (valueAt(root, gone.split('.')) !== undefined) removed.delete(gone);
  return { ...to, root: lists.length > 0 ? mentioned(root, from.root, path[1]!, lists) : root, removed };
}

/** The keys beside the last one of a path, in order. */
export function orderIn(root: SourcedMap, path: Path): string[] {
  const owner = valueAt(root, path.slice(0, -1));
  return owner?.is === 'map' ? [...owner.entries.keys()] : [];
}

/** With another value at a path, or none; a new key stands behind those that `order` has before it. */
export function put(root: SourcedMap, path: Path, value: Sourced | undefined, order: readonly string[]): SourcedMap {
  const [key, ...rest] = path;
  if (key === undefined) return root;
  const old = root.entries.get(key);
  if (rest.length > 0) {
    const inner: SourcedMap = old?.value.is === 'map' ? old.value : { is: 'map', spot: root.spot, entries: new Map() };
    const changed = put(inner, rest, value, order);
    if (old === undefined && changed.entries.size === 0) return root;
    return withEntry(root, key, changed, old?.key, []);
  }
  return value === undefined ? without(root, key) : withEntry(root, key, value, old?.key, order);
}

function without(root: SourcedMap, key: string): SourcedMap {
  const entries = new Map(root.entries);
  entries.delete(key);
  return { ...root, entries };
}

function withEntry(
  root: SourcedMap,
  key: string,
  value: Sourced,
  spot: Spot | undefined,
  order: readonly string[],
): SourcedMap {
  const entry = { key: spot ?? value.spot, value };
  if (root.entries.has(key) || order.length === 0)
    return { ...root, entries: new Map([...root.entries]).set(key, entry) };
  const later = new Set(order.slice(order.indexOf(key) + 1));
  const all = [...root.entries];
  const at = all.findIndex(([name]) => later.has(name));
  all.splice(at < 0 ? all.length : at, 0, [key, entry]);
  return { ...root, entries: new Map(all) };
}

/** A list of names with one more or one less, as it is in the other pack. */
function withItem(to: SourcedMap, from: SourcedMap, path: Path, item: string): SourcedMap {
  const wanted = valueAt(from, path);
  const has = wanted?.is === 'list' ? wanted.items.find((one) => plain(one) === item) : undefined;
  const list = valueAt(to, path);
  const items = list?.is === 'list' ? list.items.filter((one) => plain(one) !== item) : [];
  const spot = list?.spot ?? wanted?.spot ?? to.spot;
  return put(to, path, { is: 'list', spot, items: has === undefined ? items : [...items, has] }, []);
}

/** Every list of those keys that has the name in the other pack has it here too. */
function mentioned(to: SourcedMap, from: SourcedMap, name: string, keys: readonly string[]): SourcedMap {
  let root = to;
  const visit = (node: Sourced, path: Path): void => {
    if (node.is !== 'map') return;
    for (const [key, { value }] of node.entries) {
      const here = [...path, key];
      if (value.is === 'list' && keys.includes(key)) {
        const isNamed = value.items.some((one) => plain(one) === name);
        if (isNamed && valueAt(root, here)?.is === 'list') root = withItem(root, from, here, name);
      } else visit(value, here);
    }
  };
  visit(from, []);
  return root;
}
