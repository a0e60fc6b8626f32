/** What is wrong only because something else is: one mistake is one problem, and it stands where the author can correct it. */
import { hasErrors, type Place, type Problem } from '../../core/index.ts';
import type { Path } from '../../schemas/index.ts';
import { sorted } from '../read/sort-problems.ts';
import type { Flattened } from './flattened-pack.ts';
import { stillNeeded } from './removed-but-needed.ts';
import type { PackFile } from '../read/pack-file-types.ts';
import { offsetOf, type Source, type Spot } from '../read/source-text.ts';
import { keySpot, valueAt, type Sourced, type SourcedMap } from '../yaml/located-data.ts';
import type { Damage } from './damage-type.ts';

/** Takes a value out of a file, and notes the names that are gone with it. */
export function leaveOut(damage: Damage, root: SourcedMap, path: Path): void {
  const owner = valueAt(root, path.slice(0, -1));
  const key = String(path.at(-1));
  if (owner?.is !== 'map' || !owner.entries.has(key)) return;
  for (const name of [key, ...path.slice(0, 2)]) damage.names.add(String(name));
  noteNames(damage.names, owner.entries.get(key)!.value);
  owner.entries.delete(key);
}

/** A file that could be read only in part: of the map that a problem stands in, an entry may be missing. */
export function noteProblems(damage: Damage, { source, root }: PackFile, problems: readonly Problem[]): void {
  for (const { code, place, further = [] } of problems) {
    if (place?.file !== source.name) continue;
    doubt(damage, root, pathAt(root, offsetOf(source.text, place.line, place.column)));
    if (code === 'duplicate-key') damage.spots.push(...further.map((first) => entryAt(root, source, first.place)));
  }
}

/** Notes that an entry of a map may be missing: of the map itself nothing is told, and of a step or an example nothing at all. */
export function doubt(damage: Damage, root: SourcedMap, path: Path): void {
  damage.maps.push(path);
  if (path.length === 0) return;
  const isOfList = path.some((step) => typeof step === 'number');
  const spot = isOfList ? valueAt(root, path)?.spot : keySpot(root, path);
  if (spot) damage.spots.push(spot);
}

/** An entry with its key; of a key that stands twice, the first. */
function entryAt(root: SourcedMap, source: Source, { line, column }: Place): Spot {
  const start = offsetOf(source.text, line, column);
  const map = valueAt(root, pathAt(root, start - 1)) ?? root;
  const entries = map.is === 'map' ? [...map.entries.values()] : [];
  const entry = entries.find(({ key }) => key.start === start);
  return { source, start, end: entry?.value.spot.end ?? start };
}

/** The innermost map that an offset stands in. */
function pathAt(root: SourcedMap, offset: number): Path {
  const path: (string | number)[] = [];
  let map: Path = [];
  let value: Sourced | undefined = root;
  while (value !== undefined && value.is !== 'scalar') {
    if (value.is === 'map') map = [...path];
    const below: [string | number, Sourced, start: number][] =
      value.is === 'list'
        ? value.items.map((item, index) => [index, item, item.spot.start])
        : [...value.entries].map(([key, entry]) => [key, entry.value, entry.key.start]);
    const next = below.find(([, { spot }, start]) => start <= offset && offset < spot.end);
    if (next) path.push(next[0]);
    value = next?.[1];
  }
  return map;
}

function noteNames(names: Set<string>, value: Sourced): void {
  if (value.is === 'list') for (const item of value.items) noteNames(names, item);
  if (value.is !== 'map') return;
  for (const [key, entry] of value.entries) {
    names.add(key);
    noteNames(names, entry.value);
  }
}

/**
 * The problems of the files and those found while the pack was put together, without what follows from others: a name that was
 * left out is missing elsewhere, and what a pack says wrongly makes inherited rules wrong that are right by themselves.
 */
export function withoutConsequences(
  { own, removed, damage }: Pick<Flattened, 'own' | 'removed' | 'damage'>,
  texts: Readonly<Record<string, string>>,
  ofFiles: readonly Problem[],
  found: readonly Problem[],
): Problem[] {
  const isOwn = ({ place }: Problem): boolean => place === undefined || own.has(place.file);
  const isLost = (each: Problem): boolean => damage.names.has(textOf(each, texts)) || isInside(each, damage.spots);
  const mine = found.filter((each) => isOwn(each) && !isLost(each));
  const inherited = hasErrors([...ofFiles, ...mine]) ? [] : found.filter((each) => !isOwn(each));
  return sorted([...ofFiles, ...mine, ...stillNeeded({ own, removed }, inherited, (each) => textOf(each, texts))]);
}

/** Whether a problem stands in one of these stretches. */
export function isInside({ place }: Problem, spots: readonly Spot[]): boolean {
  return spots.some(({ source, start, end }) => {
    if (source.name !== place?.file) return false;
    const at = offsetOf(source.text, place.line, place.column);
    return start <= at && at <= end;
  });
}

function textOf({ place }: Problem, texts: Readonly<Record<string, string>>): string {
  const text = place && texts[place.file];
  if (text === undefined) return '';
  return text.slice(offsetOf(text, place!.line, place!.column), offsetOf(text, place!.endLine, place!.endColumn));
}
