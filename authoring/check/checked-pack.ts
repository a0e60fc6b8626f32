/** A pack that loads, as warnings look at it: what stands where, what it became, and many hands it was tried on. */
import { problem, type Problem } from '../../core/index.ts';
import type { LintFinding } from '../../dsl/index.ts';
import {
  keySpot,
  placeOf,
  plain,
  valueAt,
  valueSpot,
  type Flattened,
  type PackExample,
  type PackRuleset,
  type SourcedScalar,
  type Spot,
} from '../../loader/index.ts';
import type { Trials } from './random-hand-trials.ts';

/** Keys and list indexes from the root of a pack to what is spoken of. */
export type Path = readonly (string | number)[];

/** What a warning may look at. */
export interface CheckedPack {
  flat: Flattened;
  /** The pack this one extends; undefined where it extends none. */
  parent(): Flattened | undefined;
  ruleset: PackRuleset;
  /** Those that say what is true. */
  examples: readonly PackExample[];
  /** Patterns that numbers alone prove odd. */
  oddities(): readonly LintFinding[];
  /** What many finished hands have. */
  trials: Trials;
}

/** A likely mistake, and the entry whose name accepts it. */
export interface Finding {
  entry: string;
  problem: Problem;
}

/** Looks for one sort of likely mistake. */
export type Warning = (written: CheckedPack) => Finding[];

/** A finding is a warning where nothing else is said. */
type More = Omit<Partial<Problem>, 'code' | 'message' | 'place'>;

/** A finding at the name that ends a path. */
export function atKey({ flat }: CheckedPack, code: string, message: string, path: Path, more: More = {}): Finding {
  return findingAt(code, message, keySpot(flat.root, path), nameOf(path), more);
}

/** A finding at the value at a path. */
export function atValue({ flat }: CheckedPack, code: string, message: string, path: Path, more: More = {}): Finding {
  return findingAt(code, message, valueSpot(flat.root, path), nameOf(path), more);
}

/** A finding at a stretch of a file. */
export function findingAt(code: string, message: string, spot: Spot, entry: string, more: More = {}): Finding {
  return { entry, problem: problem(code, message, { severity: 'warning', place: placeOf(spot), ...more }) };
}

/** A warning goes by the entry of its chapter: `win` of `moves.win.when`. */
function nameOf(path: Path): string {
  return String(path[1] ?? path[0]);
}

/** The names in a chapter, in order. */
export function namesIn({ flat }: Pick<CheckedPack, 'flat'>, ...path: string[]): string[] {
  const map = valueAt(flat.root, path);
  return map?.is === 'map' ? [...map.entries.keys()] : [];
}

/** The plain data at a path. */
export function dataAt({ flat }: CheckedPack, path: Path): unknown {
  const value = valueAt(flat.root, path);
  return value === undefined ? undefined : plain(value);
}

/** The text, number or yes/no at a path. */
export function scalarAt({ flat }: CheckedPack, path: Path): SourcedScalar | undefined {
  const value = valueAt(flat.root, path);
  return value?.is === 'scalar' && value.value !== null ? value : undefined;
}

/** Whether the pack itself says it, not one it extends. */
export function isOwn({ flat }: Pick<CheckedPack, 'flat'>, path: Path): boolean {
  return valueAt(flat.root, path) !== undefined && flat.own.has(keySpot(flat.root, path).source.name);
}

/** `a`, `b` and `c`, in backquotes. */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
