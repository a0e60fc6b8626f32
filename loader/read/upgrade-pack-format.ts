/**
 * The format packs are written in (`format: 1`), and the way from an older one: a list of upgrades, each from one format to the next.
 * The loader applies them to what it has read, `fmt --upgrade` to the text, comments kept.
 */
import { problem, type Problem, type Result } from '../../core/index.ts';
import { applyChanges, changedText, FORMAT_KEY, type FormatChange } from './format-changes.ts';

export { FORMAT_KEY, type FormatChange };
import { lineEnd, makeSource, placeOf } from './source-text.ts';
import { type SourcedMap, valueAt, valueSpot } from '../yaml/located-data.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

/** What has to change in a file for the next format. */
export type Upgrade = (root: SourcedMap) => readonly FormatChange[];

/** In format 2 dealt bonus tiles are shown in a phase of the chapter `phases`. */
const bonusPhase: Upgrade = (root) => {
  const bonus = valueAt(root, ['bonus']);
  if (bonus?.is === 'scalar' && bonus.value === null) return [{ path: ['bonus'], gone: true }];
  if (bonus?.is !== 'map' || !bonus.entries.has('after_deal')) return [];
  const phase = ['phases', 'flowers'];
  const said = ['source', 'status', 'note'].filter((key) => bonus.entries.has(key) && !bonus.entries.has('shown'));
  return [
    { path: [...phase, 'shows'], add: 'bonus' },
    { path: ['bonus', 'after_deal'], to: [...phase, 'order'] },
    ...said.map((key) => ({ path: ['bonus', key], to: [...phase, key] })),
  ];
};

const BESIDE = ['next', 'previous', 'opposite'];

/** In format 3 tiles are given to seats by the words that every other rule has for them: `next seat`, not `next`. */
const seatsByTheirWords: Upgrade = (root) => {
  const moves = valueAt(root, ['moves']);
  const ids = moves?.is === 'map' ? [...moves.entries.keys()] : [];
  return ids.flatMap((id) => {
    const path = ['moves', id, 'steps'];
    const steps = valueAt(root, path);
    return (steps?.is === 'list' ? steps.items : []).flatMap((_, at): FormatChange[] => {
      const give = valueAt(root, [...path, at, 'give']);
      const whom = give?.is === 'scalar' ? String(give.value) : '';
      return BESIDE.includes(whom) ? [{ path: [...path, at, 'give'], value: `${whom} seat` }] : [];
    });
  });
};

/** From format 1 to 2, from 2 to 3, and so on. */
export const upgrades: readonly Upgrade[] = [bonusPhase, seatsByTheirWords];

/** The newest format, in which packs are written. */
export function newestFormat(): number {
  return upgrades.length + 1;
}

/** Brings what was read of a file to the newest format. A file of a newer one is refused. */
export function upgradeTree(root: SourcedMap, list: readonly Upgrade[] = upgrades): Problem[] {
  const format = formatOf(root);
  if (format === undefined) return [];
  const refused = refuseNewer(root, format, list);
  if (refused !== undefined) return [refused];
  root.entries.delete(FORMAT_KEY);
  for (const upgrade of list.slice(format - 1)) applyChanges(root, upgrade(root));
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
  return upgradeText(changedText(text, part, root, list[format - 1]!(root), format + 1), file, path, list);
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
