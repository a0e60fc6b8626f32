/** A flattened pack while it is being made into a ruleset: what stands where, and what is wrong so far. */
import { problem, type Place, type Problem } from '../../core/index.ts';
import { meantBy } from '../../dsl/index.ts';
import type { Flattened } from './flattened-pack.ts';
import { otherNamesIn } from './other-names.ts';
import { offsetOf, placeOf, type Spot } from '../read/source-text.ts';
import {
  keySpot,
  valueAt,
  valueSpot,
  within,
  type Scalar,
  type SourcedMap,
  type SourcedScalar,
} from '../yaml/located-data.ts';

export type Path = readonly (string | number)[];

/** A pack on its way to a ruleset, with what is wrong so far. */
export interface Draft {
  root: SourcedMap;
  removed: Flattened['removed'];
  problems: Problem[];
  /** Rules that are only tried: nobody reads what is wrong with them, so that they end at the first of it. */
  isTrial?: boolean;
}

/** What ends a trial. */
export const WRONG = new Error('A trial of rules is wrong.');

type More = Omit<Partial<Problem>, 'code' | 'message' | 'place'>;

/** The names in a chapter, in order. */
export function namesIn(draft: Pick<Draft, 'root'>, ...path: string[]): string[] {
  const map = valueAt(draft.root, path);
  return map?.is === 'map' ? [...map.entries.keys()] : [];
}

export function scalarAt(draft: Draft, path: Path): SourcedScalar | undefined {
  const value = valueAt(draft.root, path);
  return value?.is === 'scalar' && value.value !== null ? value : undefined;
}

export function dataAt(draft: Draft, path: Path): Scalar | undefined {
  return scalarAt(draft, path)?.value;
}

export function textAt(draft: Draft, path: Path): string | undefined {
  const value = dataAt(draft, path);
  return value === undefined ? undefined : String(value);
}

/** A text, or the English one of several. */
export function wordingAt(draft: Draft, path: Path): string | undefined {
  return textAt(draft, path) ?? textAt(draft, [...path, 'en']);
}

/**
 * A text as if a program had it written down. Engines see at once whether two of those are the same, but compare texts that were cut out
 * of files letter by letter; what a table compares at every step should be none of these. Keys of records are kept so.
 */
export function asWritten<Text extends string>(text: Text): Text {
  return Object.keys({ [text]: text })[0] as Text;
}

export function numberAt(draft: Draft, path: Path, otherwise: number): number {
  const value = dataAt(draft, path);
  return typeof value === 'number' ? value : otherwise;
}

export function flagAt(draft: Draft, path: Path): boolean {
  return dataAt(draft, path) === true;
}

/** The entries of a list as texts; empty where there is none. */
export function listAt(draft: Draft, path: Path): string[] {
  const list = valueAt(draft.root, path);
  return list?.is === 'list' ? list.items.map((item) => (item.is === 'scalar' ? String(item.value) : '')) : [];
}

/** Whether the pack itself says what stands at a path, not one it extends. */
export function isOwn(draft: Draft, path: Path): boolean {
  return valueAt(draft.root, path) !== undefined && keySpot(draft.root, path).source === draft.root.spot.source;
}

/** Of paths that do not go together, one that the pack itself says; the first if it says none. */
export function ownOf(draft: Draft, paths: readonly Path[]): Path {
  return paths.find((path) => isOwn(draft, path)) ?? paths[0]!;
}

/** Something is wrong with the value at a path. */
export function complain(draft: Draft, code: string, message: string, path: Path, more: More = {}): void {
  complainAt(draft, code, message, valueSpot(draft.root, path), more);
}

/** Something is wrong with the entry of that name. */
export function complainOfKey(draft: Draft, code: string, message: string, path: Path, more: More = {}): void {
  complainAt(draft, code, message, keySpot(draft.root, path), more);
}

export function complainAt(draft: Draft, code: string, message: string, spot: Spot, more: More = {}): void {
  if (draft.isTrial && more.severity !== 'warning') throw WRONG;
  const found = problem(code, message, { place: placeOf(spot), ...more });
  const known = told.get(draft.problems) ?? new Set<string>();
  told.set(draft.problems, known);
  const id = JSON.stringify([code, message, found.place]);
  if (known.has(id)) return;
  known.add(id);
  draft.problems.push(found);
}

/** Of each list of problems, those that are told at a place: what several parts of a pack find wrong is told once. */
const told = new WeakMap<readonly Problem[], Set<string>>();

/** One thing that is wrong in several places: told once, with all of them. */
export function complainOfMany(
  draft: Draft,
  code: string,
  message: string,
  spot: Spot,
  where: NonNullable<Problem['further']>[number],
  hint: string,
): void {
  if (draft.isTrial) throw WRONG;
  const place = placeOf(spot);
  const known = draft.problems.find(
    (each) => each.code === code && each.message === message && each.place?.line === place.line,
  );
  if (known === undefined) draft.problems.push(problem(code, message, { place, further: [where], hint }));
  else known.further!.push(where);
}

/** A name that stands for nothing: what was meant, or what there is. */
export function complainOfName(
  draft: Draft,
  code: string,
  what: string,
  name: string,
  known: readonly string[],
  path: Path,
  at: 'key' | 'value' = 'value',
): void {
  const some =
    known.length === 0
      ? `The pack has no ${what}.`
      : `There are ${known.slice(0, 12).join(', ')}${known.length > 12 ? ' ...' : ''}.`;
  const meant = meantBy(name, known, otherNamesIn(draft.root)) ?? { hint: some };
  const tell = at === 'key' ? complainOfKey : complain;
  tell(draft, code, `There is no ${what} \`${name}\`.`, path, meant);
}

/** Problems found in a text by somebody who knows nothing of files: their columns become places in the file. */
export function complainWithin(draft: Draft, node: SourcedScalar, found: readonly Problem[]): void {
  for (const { code, message, place, ...more } of found)
    complainAt(draft, code, message, spotWithin(node, place), { ...more, ...removedSuit(draft, message) });
}

/** Tiles of a suit that the pack took out. */
function removedSuit(draft: Draft, message: string): More {
  const letter = /^`(.)` is no suit/.exec(message)?.[1];
  const spot = draft.removed.get(`tiles.suits.${letter}`);
  if (spot === undefined) return {};
  return { hint: 'Take this out too, or change it.', further: [{ place: placeOf(spot), message: 'taken out here' }] };
}

function spotWithin(node: SourcedScalar, place: Place | undefined): Spot {
  if (place === undefined) return node.spot;
  const text = String(node.value);
  return within(node, offsetOf(text, place.line, place.column), offsetOf(text, place.endLine, place.endColumn));
}

/** `file:line` of a path, as refusals name it. */
export function lineOf(draft: Draft, path: Path): string {
  const { file, line } = placeOf(keySpot(draft.root, path));
  return `${file}:${line}`;
}
