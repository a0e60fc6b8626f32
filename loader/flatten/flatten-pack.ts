/** Step 3: one pack out of the chain and its rule files. Key by key, `null` removes, lists are replaced whole. */
import { problem, type Problem } from '../../core/index.ts';
import { meantBy, type OtherNames } from '../../dsl/index.ts';
import { noDamage, type Damage } from './damage-type.ts';
import type { Layer } from '../read/pack-file-types.ts';
import { placeOf, type Spot } from '../read/source-text.ts';
import { plain, valueAt, valueSpot, type Sourced, type SourcedEntry, type SourcedMap } from '../yaml/located-data.ts';
import { bareTree, type Flattened } from './flattened-pack.ts';
import { otherNamesOf } from './other-names.ts';

/** A pack while it is put together. */
interface Flattening extends Flattened {
  fresh: Set<Sourced>;
  /** Whether what is merged now was examined when it was built in. */
  ready: boolean;
}

type Path = readonly string[];

/** Keys that belong to a file, not to the rules. */
export const OF_THE_FILE: readonly string[] = ['extends', 'use', '$schema', 'format', 'needs', 'excludes', 'examples'];
/** A chapter whose entries may stand in files of their own, which are read when they are wanted. */
const OF_A_FOLDER = 'scenarios';
/** Keys a pack does not inherit. */
const OF_THE_PACK = ['id', 'version'];

/** Rules that may have a text, and what of them may change without making it wrong. */
const HAS_TEXT =
  /^(settle\.\w+\.\w+|(moves|phases|windows|endings|situation|shapes|patterns|limits)\.\w+|score|sequence|turn|bonus)$/;
const ABOUT = /^(name|says|source|status|note|text|reason|tell|examples)$/;
/** The text of a pattern says which hands have it; books print its value beside the text. */
const isAbout = (rule: string, key: string): boolean =>
  ABOUT.test(key) || (key === 'value' && rule.startsWith('patterns.'));

export function flatten(layers: readonly Layer[], damage: Damage = noDamage()): Flattened {
  const spot = layers.at(-1)!.pack.root.spot;
  const { pack: last, used: parts } = layers.at(-1)!;
  const own = new Set([last, ...parts].map(({ source }) => source.name));
  const root: SourcedMap = { is: 'map', spot, entries: new Map() };
  const flat: Flattening = { ...bareTree(root, own, damage), ready: true };
  for (const { pack, used } of layers) {
    flat.ready = [pack, ...used].every(({ ready }) => ready);
    for (const { root } of [...used, pack]) {
      liftOptions(root);
      takeTexts(flat, root, []);
    }
    for (const { root } of used) for (const key of OF_THE_FILE) root.entries.delete(key);
    for (const key of OF_THE_PACK) flat.root.entries.delete(key);
    const parts = used.map((file) => file.root);
    if (pack.root.entries.has('examples')) dropExamples(flat.root);
    merge(flat, flat.root, joinUsed(flat, pack.root, parts), []);
    merge(flat, flat.root, pack.root, []);
    for (const key of OF_THE_FILE) flat.root.entries.delete(key);
  }
  flat.root.spot = spot;
  takeOutMoves(flat);
  return flat;
}

/** `examples: replace`: none are inherited. */
function dropExamples({ entries }: SourcedMap): void {
  const patterns = entries.get('patterns')?.value;
  if (patterns?.is !== 'map') return;
  for (const { value } of patterns.entries.values()) if (value.is === 'map') value.entries.delete('examples');
}

/** With a phase go the moves that are made in it alone. */
function takeOutMoves({ root, removed }: Flattening): void {
  const moves = root.entries.get('moves')?.value;
  if (removed.size === 0 || moves?.is !== 'map') return;
  for (const [id, { key, value }] of moves.entries) {
    const on = value.is === 'map' ? value.entries.get('on')?.value : undefined;
    if (on?.is !== 'list' || on.items.length === 0) continue;
    if (!on.items.every((one) => one.is === 'scalar' && removed.has(`phases.${one.value}`))) continue;
    takeOut({ removed }, ['moves', id], key, value);
    moves.entries.delete(id);
  }
}

/** A bare value for an option is its new default. */
function liftOptions(root: SourcedMap): void {
  const options = root.entries.get('options')?.value;
  if (options?.is !== 'map') return;
  for (const [name, { key, value }] of options.entries) {
    if (value.is !== 'scalar' || value.value === null) continue;
    options.entries.set(name, {
      key,
      value: { is: 'map', spot: value.spot, entries: new Map([['default', { key, value, bare: true }]]) },
    });
  }
}

function merge(flat: Flattening, base: SourcedMap, over: SourcedMap, path: Path): void {
  if (!flat.ready) flat.fresh.add(base);
  for (const [key, entry] of over.entries) {
    const here = [...path, key];
    const old = base.entries.get(key);
    if (isNull(entry.value)) {
      if (old === undefined && path[0] !== OF_A_FOLDER) complainOfNothing(flat, base, key, entry.key, path);
      else takeOut(flat, here, entry.key, old?.value);
      base.entries.delete(key);
    } else if (entry.value.is === 'map' && !isAsItIs(flat, old)) {
      const map: SourcedMap =
        old?.value.is === 'map' ? old.value : { is: 'map', spot: entry.value.spot, entries: new Map() };
      base.entries.set(key, { key: old?.value.is === 'map' ? old.key : entry.key, value: map });
      merge(flat, map, entry.value, here);
    } else {
      if (entry.bare) takeValue(flat, path, entry, old);
      base.entries.set(key, entry);
    }
    if (flat.removed.size > 0 && !isNull(entry.value)) flat.removed.delete(here.join('.'));
  }
}

/** What an option of a parent was before the pack itself gave it a value. */
function takeValue({ own, replaced }: Flattening, [, option]: Path, { key }: SourcedEntry, old?: SourcedEntry): void {
  const isInherited = old !== undefined && !own.has(old.key.source.name);
  if (own.has(key.source.name) && isInherited && old.value.is === 'scalar') replaced.set(option!, old.value.value);
}

/** The text of a rule goes with the rule: it is not inherited where anything else of the rule changes. */
function takeTexts(flat: Flattening, { entries }: SourcedMap, path: Path): void {
  const rule = path.join('.');
  if (HAS_TEXT.test(rule)) {
    const text = entries.get('text')?.value;
    const changed = [...entries].find(([key]) => !isAbout(rule, key));
    if (text && !isNull(text)) flat.texts.set(rule, text);
    else if ((text || changed) && flat.texts.delete(rule) && !text) flat.untold.set(rule, changed![1].key);
    entries.delete('text');
  }
  if (path.length < 3)
    for (const [key, { value }] of entries) if (value.is === 'map') takeTexts(flat, value, [...path, key]);
}

/** With a chapter everything in it is taken out. */
function takeOut({ removed }: Pick<Flattened, 'removed'>, path: Path, spot: Spot, value: Sourced | undefined): void {
  removed.set(path.join('.'), spot);
  if (value?.is === 'map')
    for (const [key, entry] of value.entries) takeOut({ removed }, [...path, key], spot, entry.value);
}

/** Whether a map of an examined file comes to stand where nothing stood: then nothing in it takes anything out. */
function isAsItIs({ ready, removed }: Flattening, old: SourcedEntry | undefined): boolean {
  return ready && removed.size === 0 && old === undefined;
}

function isNull(value: Sourced): boolean {
  return value.is === 'scalar' && value.value === null;
}

function complainOfNothing({ problems }: Flattened, base: SourcedMap, key: string, spot: Spot, path: Path): void {
  const where = path.length === 0 ? '' : ` in \`${path.join('.')}\``;
  problems.push(removesNothing(key, `\`${key}\`${where}`, spot, base.entries.keys(), otherNamesOf([base])));
}

/** `key: null` stands where there is nothing of that name; `what` says what is missing, `known` what there is. */
export function removesNothing(
  key: string,
  what: string,
  spot: Spot,
  known: Iterable<string>,
  names?: OtherNames,
): Problem {
  const meant = meantBy(key, [...known], names);
  return problem('removes-nothing', `\`${key}: null\` takes something out, but there is no ${what}.`, {
    place: placeOf(spot),
    ...(meant ?? { hint: 'Leave the line out.' }),
  });
}

/** The used files as one. Two that say different things are a problem, unless the pack itself decides. */
function joinUsed(flat: Flattened, pack: SourcedMap, used: readonly SourcedMap[]): SourcedMap {
  const all: SourcedMap = { is: 'map', spot: pack.spot, entries: new Map() };
  for (const root of used) join(flat, pack, all, root, []);
  return all;
}

function join(flat: Flattened, pack: SourcedMap, all: SourcedMap, next: SourcedMap, path: Path): void {
  for (const [key, entry] of next.entries) {
    const here = [...path, key];
    const first = all.entries.get(key);
    if (first === undefined) all.entries.set(key, entry);
    else if (first.value.is === 'map' && entry.value.is === 'map') join(flat, pack, first.value, entry.value, here);
    else if (!isSame(first.value, entry.value) && !decides(pack, here)) {
      const place = placeOf(valueSpot(next, [key]));
      const further = [{ place: placeOf(valueSpot(all, [key])), message: 'says something else' }];
      const called = (isBareOption(here) ? here.slice(0, -1) : here).map(String);
      const hint = `Say in the pack itself what \`${called.at(-1)}\` is, or use only one of the files.`;
      flat.problems.push(
        problem('conflict', `Two used files say different things about \`${called.join('.')}\`.`, {
          place,
          further,
          hint,
        }),
      );
    }
  }
}

/** `options: { minimum: 1 }` is read as its `default`. */
function isBareOption(path: Path): boolean {
  return path.length === 3 && path[0] === 'options' && path[2] === 'default';
}

function isSame(a: Sourced, b: Sourced): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** Whether the pack says something at this path, or replaces what stands above it. */
function decides(pack: SourcedMap, path: Path): boolean {
  for (let length = 1; length <= path.length; length++) {
    const value = valueAt(pack, path.slice(0, length));
    if (value === undefined) return false;
    if (value.is !== 'map') return true;
  }
  return false;
}
