/**
 * The format packs are written in (`format: 1`), and the way from an older one: a list of upgrades, each from one format to the next.
 * The loader applies them to what it has read, `fmt --upgrade` to the text, comments kept.
 */
import { problem, type Problem, type Result } from '../../core/index.ts';
import type { Path } from '../../schemas/index.ts';
import { lineEnd, makeSource, placeOf } from './source-text.ts';
import { keySpot, type SourcedEntry, type SourcedMap, valueAt, valueSpot } from '../yaml/located-data.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

/** One change that the next format asks of a file: what stands at a path gets another key, or another value. */
export type FormatChange = { path: Path } & ({ key: string } | { value: string | number | boolean });

/** What has to change in a file for the next format. */
export type Upgrade = (root: SourcedMap) => readonly FormatChange[];

/** From format 1 to 2, from 2 to 3, and so on. */
export const upgrades: readonly Upgrade[] = [];

/** The newest format, in which packs are written. */
export function newestFormat(): number {
  return upgrades.length + 1;
}

export const FORMAT_KEY = 'format';

/** Brings what was read of a file to the newest format. A file of a newer one is refused. */
export function upgradeTree(root: SourcedMap, list: readonly Upgrade[] = upgrades): Problem[] {
  const format = formatOf(root);
  if (format === undefined) return [];
  const refused = refuseNewer(root, format, list);
  if (refused !== undefined) return [refused];
  root.entries.delete(FORMAT_KEY);
  for (const upgrade of list.slice(format - 1)) for (const change of deepestFirst(upgrade(root))) apply(root, change);
  return [];
}

/** A part of a pack that has a file of its own, as the pack it is part of; its format is that of the pack. */
export function packAround(root: SourcedMap, path: readonly string[]): SourcedMap {
  const { source } = root.spot;
  const key = { source, start: 0, end: lineEnd(source, 0) };
  const { entries, ...rest } = root;
  const part: SourcedMap = { ...rest, entries: new Map(path.length === 0 ? entries : withoutFormat(entries)) };
  const around = path.reduceRight<SourcedMap>(
    (inner, name) => ({ is: 'map', spot: root.spot, entries: new Map([[name, { key, value: inner }]]) }),
    part,
  );
  const format = entries.get(FORMAT_KEY);
  if (format !== undefined) around.entries.set(FORMAT_KEY, format);
  return around;
}

function withoutFormat(entries: SourcedMap['entries']): SourcedMap['entries'] {
  return new Map([...entries].filter(([key]) => key !== FORMAT_KEY));
}

/** The text of a file in the newest format; `path` where the file is a part of a pack: `['scenarios', 'dealer-stays']`. */
export function upgradeText(
  text: string,
  file: string,
  path: readonly string[] = [],
  list: readonly Upgrade[] = upgrades,
): Result<string> {
  const { root: part, problems } = parseYaml(makeSource(file, text));
  if (part === undefined) return { ok: false, problems };
  const root = packAround(part, path);
  const format = formatOf(root);
  const refused = format === undefined ? refuseOdd(root, list) : refuseNewer(root, format, list);
  if (refused !== undefined) return { ok: false, problems: [refused] };
  if (format === undefined || format > list.length) return { ok: true, value: text, problems: [] };
  return upgradeText(edited(text, part, root, list[format - 1]!(root), format + 1), file, path, list);
}

/** The format a file names, 1 where it names none; undefined for what is no number of a format, which the schema refuses. */
export function formatOf(root: SourcedMap): number | undefined {
  const stands = valueAt(root, [FORMAT_KEY]);
  if (stands === undefined) return 1;
  const value = stands.is === 'scalar' ? stands.value : undefined;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** What has no format cannot be brought to a newer one. */
function refuseOdd(root: SourcedMap, list: readonly Upgrade[]): Problem {
  const spot = valueSpot(root, [FORMAT_KEY]);
  const stands = spot.source.text.slice(spot.start, spot.end);
  const message = `\`${FORMAT_KEY}\` should be a whole number from 1, but here is \`${stands}\`.`;
  const hint = `Write a number up to ${list.length + 1}, or leave the line out.`;
  return problem('wrong-type', message, { place: placeOf(spot), hint });
}

function refuseNewer(root: SourcedMap, format: number, list: readonly Upgrade[]): Problem | undefined {
  const newest = list.length + 1;
  if (format <= newest) return undefined;
  const known = newest === 1 ? 'format 1' : `formats 1 to ${newest}`;
  return problem(
    'newer-format',
    `This file is written in format ${format}; this version of Tilewright reads ${known}.`,
    {
      place: placeOf(valueSpot(root, [FORMAT_KEY])),
      hint: 'Install a newer version: npm install tilewright@latest',
    },
  );
}

/** Paths are those of the file as it was, so what is below a key changes before the key does. */
function deepestFirst(changes: readonly FormatChange[]): FormatChange[] {
  return changes.toSorted((a, b) => b.path.length - a.path.length);
}

/** A key whose new name is taken stays, for the schema to refuse. */
function apply(root: SourcedMap, change: FormatChange): void {
  const owner = valueAt(root, change.path.slice(0, -1));
  const old = String(change.path.at(-1));
  if (owner?.is !== 'map' || !owner.entries.has(old)) return;
  const renamed = ([key, entry]: [string, SourcedEntry]): [string, SourcedEntry] =>
    key === old && 'key' in change ? [change.key, entry] : [key, entry];
  if ('value' in change) {
    const { key, value } = owner.entries.get(old)!;
    owner.entries.set(old, { key, value: { is: 'scalar', spot: value.spot, value: change.value } });
  } else if (!owner.entries.has(change.key)) owner.entries = new Map([...owner.entries].map(renamed));
}

/** The text with its changes, and with the format that it has then. */
function edited(
  text: string,
  part: SourcedMap,
  root: SourcedMap,
  changes: readonly FormatChange[],
  format: number,
): string {
  const edits = changes.flatMap((change) => {
    if (valueAt(root, change.path) === undefined) return [];
    const { start, end } = 'key' in change ? keySpot(root, change.path) : valueSpot(root, change.path);
    return [{ start, end, text: 'key' in change ? change.key : String(change.value) }];
  });
  const named = root.entries.get(FORMAT_KEY)?.value.spot;
  const [first] = part.entries.values();
  const at = first?.key.start ?? text.length;
  const isFlow = text[part.spot.start] === '{';
  edits.push(
    named === undefined
      ? { start: at, end: at, text: `${FORMAT_KEY}: ${format}${isFlow ? ', ' : '\n'}` }
      : { start: named.start, end: named.end, text: String(format) },
  );
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text);
}
