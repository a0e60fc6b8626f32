/** Changes that the next format asks of a file: applied to what was read of it, and to its text with comments kept. */
import type { Path } from '../../schemas/index.ts';
import {
  keySpot,
  type Scalar,
  type Sourced,
  type SourcedEntry,
  type SourcedMap,
  valueAt,
  valueSpot,
} from '../yaml/located-data.ts';

export const FORMAT_KEY = 'format';

/** What stands at a path gets another key or value, goes, or moves to another path; or a value is added there. */
export type FormatChange = { path: Path } & (
  | { key: string }
  | { value: string | number | boolean }
  | { gone: true }
  | { to: Path }
  | { add: string | number | boolean }
);

/** Paths are those of the file as it was, so what is below a key changes before the key does. */
export function applyChanges(root: SourcedMap, changes: readonly FormatChange[]): void {
  for (const change of changes.toSorted((a, b) => b.path.length - a.path.length)) apply(root, change);
}

function apply(root: SourcedMap, change: FormatChange): void {
  if ('add' in change) return put(root, change.path, scalarAt(root, change.add));
  const owner = valueAt(root, change.path.slice(0, -1));
  const old = String(change.path.at(-1));
  const entry = owner?.is === 'map' ? owner.entries.get(old) : undefined;
  if (owner?.is !== 'map' || entry === undefined) return;
  if ('value' in change) {
    owner.entries.set(old, { key: entry.key, value: { is: 'scalar', spot: entry.value.spot, value: change.value } });
  } else if ('key' in change) renameKey(owner, old, change.key);
  else {
    take(root, change.path);
    if ('to' in change) put(root, change.to, entry);
  }
}

/** A key whose new name is taken stays, for the schema to refuse. */
function renameKey(owner: SourcedMap, old: string, name: string): void {
  if (owner.entries.has(name)) return;
  const renamed = ([key, entry]: [string, SourcedEntry]): [string, SourcedEntry] => [key === old ? name : key, entry];
  owner.entries = new Map([...owner.entries].map(renamed));
}

/** Takes an entry out, and what has nothing else in it. */
function take(root: SourcedMap, path: Path): void {
  const owner = valueAt(root, path.slice(0, -1));
  if (owner?.is !== 'map') return;
  owner.entries.delete(String(path.at(-1)));
  if (owner.entries.size === 0 && path.length > 1) take(root, path.slice(0, -1));
}

function put(root: SourcedMap, path: Path, entry: SourcedEntry): void {
  let owner = root;
  for (const key of path.slice(0, -1).map(String)) {
    const inner: Sourced = owner.entries.get(key)?.value ?? { is: 'map', spot: entry.value.spot, entries: new Map() };
    if (inner.is !== 'map') return;
    owner.entries.set(key, { key: owner.entries.get(key)?.key ?? entry.key, value: inner });
    owner = inner;
  }
  owner.entries.set(String(path.at(-1)), entry);
}

/** What no file says stands where the file begins. */
function scalarAt({ spot: { source, start } }: SourcedMap, value: Scalar): SourcedEntry {
  const spot = { source, start, end: start };
  return { key: spot, value: { is: 'scalar', spot, value } };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with its changes, and with the format that it has then. */
export function changedText(
  text: string,
  part: SourcedMap,
  root: SourcedMap,
  changes: readonly FormatChange[],
  format: number,
): string {
  const named = root.entries.get(FORMAT_KEY)?.value.spot;
  const [first] = part.entries.values();
  const at = first?.key.start ?? text.length;
  const numbered: Edit =
    named === undefined
      ? { start: at, end: at, text: `${FORMAT_KEY}: ${format}${isFlow(text, part) ? ', ' : '\n'}` }
      : { start: named.start, end: named.end, text: String(format) };
  const taken = [...takenFrom(text, root, changes), ...addedTo(text, root, changes)];
  return [...changes.flatMap((change) => editOf(root, change)), ...taken, numbered]
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text);
}

function isFlow(text: string, map: SourcedMap): boolean {
  return text[map.spot.start] === '{';
}

function editOf(root: SourcedMap, change: FormatChange): Edit[] {
  if (valueAt(root, change.path) === undefined) return [];
  if ('key' in change) return [{ ...bounds(keySpot(root, change.path)), text: change.key }];
  return 'value' in change ? [{ ...bounds(valueSpot(root, change.path)), text: String(change.value) }] : [];
}

function bounds({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end };
}

/** Paths that go, each as the map that goes with them. */
function goingPaths(root: SourcedMap, changes: readonly FormatChange[]): Path[] {
  const going = changes.flatMap((change) => ('gone' in change || 'to' in change ? [change.path] : []));
  const isAll = (path: Path): boolean => {
    const owner = valueAt(root, path);
    if (owner?.is !== 'map') return false;
    return [...owner.entries.keys()].every((key) => going.some((each) => each.join('.') === [...path, key].join('.')));
  };
  const whole = going.map((path) => (path.length > 1 && isAll(path.slice(0, -1)) ? path.slice(0, -1) : path));
  return whole.filter((path, at) => whole.findIndex((other) => other.join('.') === path.join('.')) === at);
}

/** Lines of entries that go; comments on lines of their own stay. */
function takenFrom(text: string, root: SourcedMap, changes: readonly FormatChange[]): Edit[] {
  return goingPaths(root, changes).flatMap((path): Edit[] => {
    const owner = valueAt(root, path.slice(0, -1));
    if (owner?.is !== 'map' || valueAt(root, path) === undefined) return [];
    const key = keySpot(root, path);
    const end = endOf(valueAt(root, path)!);
    if (isFlow(text, owner)) return [inFlow(owner, String(path.at(-1)))];
    const start = text.lastIndexOf('\n', key.start) + 1;
    const next = endOfLine(text, Math.max(end, key.end));
    const comments = text
      .slice(start, next)
      .split('\n')
      .filter((line) => /^\s*#/.test(line));
    return [{ start, end: next, text: comments.map((line) => `${line}\n`).join('') }];
  });
}

/** Of maps and lists the place tells where they begin. */
function endOf(value: Sourced): number {
  const within = value.is === 'map' ? [...value.entries.values()].map((entry) => entry.value) : [];
  const items = value.is === 'list' ? value.items : within;
  return Math.max(value.spot.end, ...items.map(endOf));
}

/** Behind the line on which something ends, where that is not at its beginning. */
function endOfLine(text: string, end: number): number {
  if (text[end - 1] === '\n') return end;
  const at = text.indexOf('\n', end);
  return at < 0 ? text.length : at + 1;
}

function inFlow({ entries }: SourcedMap, key: string): Edit {
  const all = [...entries];
  const at = all.findIndex(([name]) => name === key);
  const [, { key: own, value }] = all[at]!;
  const [next, before] = [all[at + 1]?.[1], all[at - 1]?.[1]];
  return next === undefined
    ? { start: before?.value.spot.end ?? own.start, end: value.spot.end, text: '' }
    : { start: own.start, end: next.key.start, text: '' };
}

interface Addition {
  path: Path;
  text: string;
}

/** What is added stands where the first entry that moves there stood. */
function addedTo(text: string, root: SourcedMap, changes: readonly FormatChange[]): Edit[] {
  const moved = changes.flatMap((change) => ('to' in change ? [change.path] : []));
  const [first] = moved;
  if (first === undefined) return [];
  const added = changes.flatMap((change): Addition[] => {
    if ('add' in change) return [{ path: change.path, text: String(change.add) }];
    return 'to' in change ? [{ path: change.to, text: valueText(text, root, change.path) }] : [];
  });
  const at = keySpot(root, first.slice(0, 1)).start;
  if (isFlow(text, root)) return [{ start: at, end: at, text: `${flowText(added, 0)}, ` }];
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return [{ start, end: start, text: blockText(added, 0, text.slice(start, at)) }];
}

/** A value of one line with the comment behind it, where others can follow. */
function valueText(text: string, root: SourcedMap, path: Path): string {
  const { start, end } = valueSpot(root, path);
  const owner = valueAt(root, path.slice(0, -1));
  const value = valueAt(root, path);
  const raw = text.slice(start, end);
  if (raw.includes('\n')) return JSON.stringify(value?.is === 'scalar' ? value.value : '');
  if (owner?.is !== 'map' || isFlow(text, owner)) return raw;
  return text.slice(start, text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)).trimEnd();
}

/** What is below each key at this depth, in order. */
function byKey(added: readonly Addition[], depth: number): [string, Addition[]][] {
  const groups = new Map<string, Addition[]>();
  for (const one of added) {
    const key = String(one.path[depth]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups];
}

function blockText(added: readonly Addition[], depth: number, indent: string): string {
  return byKey(added, depth)
    .map(([key, below]) =>
      below[0]!.path.length === depth + 1
        ? `${indent}${key}: ${below[0]!.text}\n`
        : `${indent}${key}:\n${blockText(below, depth + 1, `${indent}  `)}`,
    )
    .join('');
}

function flowText(added: readonly Addition[], depth: number): string {
  return byKey(added, depth)
    .map(([key, below]) =>
      below[0]!.path.length === depth + 1 ? `${key}: ${below[0]!.text}` : `${key}: { ${flowText(below, depth + 1)} }`,
    )
    .join(', ');
}
