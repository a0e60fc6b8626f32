/** From files to a ruleset. The five steps in order are the table of contents of this folder. */
import { hasErrors, problem, type Problem, type Result } from '../core/index.ts';
import { type MissingKey, missingKeys, type Path, type SchemaProblem } from '../schemas/index.ts';
import { assemble, type PackRuleset } from './chapters/assemble-ruleset.ts';
import { sorted } from './read/sort-problems.ts';
import { namesIn } from './flatten/draft.ts';
import { flatten } from './flatten/flatten-pack.ts';
import type { Flattened, Examined } from './flatten/flattened-pack.ts';
import { isInside, noteProblems, withoutConsequences } from './flatten/follow-on-problems.ts';
import { noDamage, type Damage } from './flatten/damage-type.ts';
import { meantToChange } from './flatten/misspelt-overrides.ts';
import { needSettings } from './argument-checks.ts';
import { once } from './once.ts';
import { builtInFile } from './built-in/pack-registry.ts';
import type { PackFile } from './read/pack-file-types.ts';
import { readPack, type PackFiles } from './read/read-pack-chain.ts';
import { placeOf, type Source, type Spot } from './read/source-text.ts';
import { plain, type Sourced, type SourcedMap, valueAt } from './yaml/located-data.ts';
import { problemIn, validateFile } from './read/validate-file.ts';
import type { LoadSettings } from './load-settings.ts';

/** A ruleset, or what is wrong; with the texts that were read, by file name, to show problems in. */
export type Loaded<T = PackRuleset> = Result<T> & { texts: Readonly<Record<string, string>> };

/** Loads a pack by the id of a built-in one, by path, by the name of its package, or given as its YAML text. */
export function load(pack: string, settings: LoadSettings = {}): Loaded {
  needSettings('load', settings);
  const flattened = loadFlat(pack, settings);
  if (!flattened.ok) return flattened;
  const { value: flat, texts } = flattened;
  const assembled = assemble(flat, settings.options ?? {}, undefined, flat.examined);
  const problems = withoutConsequences(flat, texts, flattened.problems, assembled.problems);
  return assembled.ok && !hasErrors(problems) ? { ...assembled, problems, texts } : { ok: false, problems, texts };
}

/** The pack that another extends, as it is by itself; undefined where it extends none, or cannot be read. */
export function loadParent(pack: string, settings: LoadSettings = {}): PackRuleset | undefined {
  needSettings('loadParent', settings);
  const flat = flatParent(pack, settings);
  const parent = flat && assemble(flat, {}, undefined, flat.examined);
  return parent?.ok ? parent.value : undefined;
}

/** The same before it is put together. */
export function flatParent(pack: string, settings: LoadSettings): Flattened | undefined {
  const layers = readPack(pack, settings).layers.slice(0, -1);
  return layers.length < 2 ? undefined : { ...flatten(layers), examined: examinedOf({ layers }) };
}

/** The first three steps; what is wrong so far may leave enough to go on with. */
export function loadFlat(pack: string, access: LoadSettings): Loaded<Flattened> {
  const files = readPack(pack, access);
  const damage = validateFiles(files);
  const texts = Object.fromEntries(files.sources.map(({ name, text }) => [name, text]));
  if (files.incomplete) return { ok: false, problems: sorted(files.problems), texts };
  const flat = flatten(files.layers, damage);
  const lacking = missing(flat, readyOf(files));
  const problems = [...files.problems, ...flat.problems, ...lacking];
  const isLost = (path: Path): boolean => path.length <= 2 && valueAt(flat.root, path) === undefined;
  const isIncomplete = requiredChapters().some((chapter) => valueAt(flat.root, [chapter]) === undefined);
  const lost = isIncomplete || damage.paths.some(isLost);
  // A file whose `extends` is misspelt lacks what everything else is about.
  const isOrphan = isIncomplete && damage.maps.some((path) => path.length === 0);
  if (isOrphan) return { ok: false, problems: sorted(files.problems), texts };
  return lost
    ? { ok: false, problems: sorted(problems), texts }
    : { ok: true, value: { ...flat, examined: examinedOf(files) }, problems, texts };
}

/** The youngest built-in pack of the chain. */
function examinedOf(files: Pick<PackFiles, 'layers'>): Examined | undefined {
  const youngest = files.layers.findLast(({ pack }) => pack.ready)?.pack;
  const names = youngest && builtInFile(youngest.source.name)?.names;
  if (names === undefined) return undefined;
  const counts = files.layers.map(({ pack, used }) => [pack, ...used].filter((file) => file.ready).length);
  const isParent = files.layers.every(({ used }, at) => counts[at] === (at < counts.length - 1 ? used.length + 1 : 0));
  const ready = readyOf(files);
  return { has: ({ spot }) => ready.has(spot.source), names, isParent };
}

/** The built-in files, which were examined when they were built in. Alone they are whole packs. */
function readyOf({ layers }: Pick<PackFiles, 'layers'>): ReadonlySet<Source> {
  const files = layers.flatMap(({ pack, used }) => [pack, ...used]);
  return new Set(files.flatMap(({ ready, source }) => (ready ? [source] : [])));
}

/** Step 2 for every file. */
function validateFiles(files: PackFiles): Damage {
  const damage = noDamage();
  const all = files.layers.flatMap(({ pack, used }) => [pack, ...used]);
  const tallies = talliesByUse(all);
  for (const file of all) {
    noteProblems(damage, file, files.problems);
    const twice = [...damage.spots];
    files.problems.push(...validateFile(file, damage, tallies).filter((found) => !isInside(found, twice)));
  }
  return damage;
}

/** What a whole pack must say; what was only said wrongly is not missing too. */
function missing({ root, removed, own, fresh, damage }: Flattened, ready: ReadonlySet<Source>): Problem[] {
  if (!fresh.has(root)) return [];
  const isWhole = (part: Sourced): boolean => (part.is === 'map' ? !fresh.has(part) : ready.has(part.spot.source));
  const lost = new Set(damage.paths.map((path) => path.join('.')));
  const doubtful = new Set(damage.maps.map((path) => path.join('.')));
  const isNoGame = ['tiles', 'moves', 'score'].every((chapter) => valueAt(root, [chapter]) === undefined);
  const lacking = missingKeys(plain(root, isWhole)).filter(
    ({ path, lacks }) =>
      // Without a game that it changes, a pack lacks all that its entries would inherit.
      !(isNoGame && path.length > 0) &&
      !lost.has([...path, lacks].join('.')) &&
      !doubtful.has(path.join('.')) &&
      !isUndeclared(root, path),
  );
  const slips = meantToChange(root, own, lacking);
  return [
    ...slips.values(),
    ...lacking.flatMap((found) => {
      if (slips.has(found.path.join('.'))) return [];
      const chapters =
        found.code === 'missing-chapter' ? [...removed].filter(([path]) => requiredChapters().includes(path)) : [];
      if (chapters.length > 0) return chapters.map(([name, spot]) => takenOut(name, spot));
      const spot = removed.get([...found.path, found.lacks].join('.'));
      const hint = 'Say here what it is instead, or take the line out.';
      return spot
        ? [problem(found.code, found.message, { place: placeOf(spot), hint })]
        : [problemIn(root, withNames(root, found))];
    }),
  ];
}

/** Of a group that is missing, which groups there are. */
function withNames(root: SourcedMap, found: MissingKey): SchemaProblem {
  const known = found.lacks === 'group' ? namesIn({ root }, 'groups') : [];
  return known.length === 0 ? found : { ...found, hint: `Add \`group:\` and one of ${known.join(', ')}.` };
}

/** Names of tallies, first what most patterns have a value in. */
function talliesByUse(files: readonly Pick<PackFile, 'root'>[]): object {
  const names = files.flatMap((file) => namesIn(file, 'tallies'));
  const uses = files.flatMap((file) =>
    namesIn(file, 'patterns').flatMap((id) => namesIn(file, 'patterns', id, 'value')),
  );
  const times = (name: string): number => uses.filter((use) => use === name).length;
  return Object.fromEntries(names.sort((a, b) => times(b) - times(a)).map((name) => [name, null]));
}

const requiredChapters = once(() => missingKeys({}).flatMap(({ message }) => message.match(/(?<=`)\w+(?=`)/g) ?? []));

function takenOut(chapter: string, spot: Spot): Problem {
  return problem('missing-chapter', `\`${chapter}: null\` takes out a chapter that every pack needs.`, {
    place: placeOf(spot),
    hint: 'Take the line out, or take out single entries of the chapter.',
  });
}

/** An option without a type is one nobody declared; that is told where options are chosen. */
function isUndeclared(root: Flattened['root'], path: Path): boolean {
  return path.length === 2 && path[0] === 'options' && valueAt(root, [...path, 'type']) === undefined;
}
