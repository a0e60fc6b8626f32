/** Everything a pack is tested by: its examples and scenarios, and those of the packs it extends. */
import { hasErrors, type OptionValue, type Place, type Problem } from '../../core/index.ts';
import {
  assemble,
  builtInFile,
  type Draft,
  flatParent,
  type Flattened,
  loadFlat,
  type LoadSettings,
  type PackExample,
  type PackRuleset,
  readExamples,
  removesNothing,
  sorted,
  valueAt,
  type Variants,
  variantsOf,
} from '../../loader/index.ts';
import { placeIn, optionsOf, readScenario, type Scenario } from './scenario/scenario-types.ts';
import { wrongTiles } from './scenario/scenario-tiles.ts';
import { readScenarioFile, scenarioId } from './scenario/scenario-file.ts';

/** A scenario that has a file of its own. */
export interface ScenarioFile {
  name: string;
  content: Uint8Array | string;
}

/** Gives the scenario files of a folder; `builtIn` where it belongs to a pack that comes with the program. */
export type ReadFolder = (folder: string, builtIn: boolean) => readonly ScenarioFile[];

/** How a pack and its scenarios are come by. */
export interface TestSettings extends LoadSettings {
  /** How folders of scenarios are read; without it only those count that stand in the pack itself. */
  readFolder?: ReadFolder;
}

/** A hand or a situation that the rules must answer as somebody wrote it down. */
export type Case = {
  /** `dragon_pung 2`, `dealer-stays`. */
  id: string;
  title: string;
  place?: Place;
  /** Written for a pack that this one extends. */
  inherited: boolean;
  options: Readonly<Record<string, OptionValue>>;
} & ({ is: 'example'; example: PackExample } | { is: 'scenario'; scenario: Scenario });

/** A pack with all its cases. */
export interface Suite {
  flat: Flattened;
  rules: PackRuleset;
  /** The rules under other options, each made once. */
  variants: Variants;
  /** The pack this one extends, by itself; undefined where there is none. Made once. */
  parent: () => Parent | undefined;
  cases: Case[];
  /** What is wrong with examples and scenarios of this pack as they are written, and with scenarios it inherits. */
  problems: Problem[];
  /** Inherited examples that this pack has not the tiles or names for: what is wrong with each. */
  unreadable: Problem[];
  /** By file name, to show problems in. */
  texts: Record<string, string>;
  settings: TestSettings;
}

/** A pack that another one extends, with what cases come to in it. */
export interface Parent {
  id: string;
  rules: PackRuleset;
  variants: Variants;
}

/** A suite, or why the pack does not load. */
export type Collected = { ok: true; value: Suite } | { ok: false; problems: Problem[]; texts: Record<string, string> };

/** Reads a pack, by id, path or text, and all that tests it. */
export function collect(pack: string, settings: TestSettings = {}): Collected {
  const flattened = loadFlat(pack, settings);
  const texts = { ...flattened.texts };
  if (!flattened.ok) return { ok: false, problems: flattened.problems, texts };
  const flat = flattened.value;
  const loaded = assemble(flat, settings.options ?? {}, undefined, flat.examined);
  const before = [...flattened.problems, ...loaded.problems];
  if (!loaded.ok || hasErrors(before)) return { ok: false, problems: sorted(before), texts };
  const rules = loaded.value;
  const variants = variantsOf(flat, rules, settings);
  const parent = once(() => parentOf(pack, settings));
  const suite: Suite = { flat, rules, variants, parent, cases: [], problems: [], unreadable: [], texts, settings };
  addExamples(suite);
  addScenarios(suite);
  return { ok: true, value: suite };
}

function parentOf(pack: string, settings: TestSettings): Parent | undefined {
  const flat = flatParent(pack, settings);
  const rules = flat && assemble(flat, {}, undefined, flat.examined);
  return rules?.ok
    ? { id: rules.value.id, rules: rules.value, variants: variantsOf(flat!, rules.value, {}) }
    : undefined;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether a file belongs to the pack itself, not to one it extends. */
function isOwn({ flat }: Suite, file: string | undefined): boolean {
  if (file === undefined || flat.own.has(file)) return true;
  return [...flat.own].some((name) => folderOf(name) !== undefined && file.startsWith(`${folderOf(name)}/`));
}

function addExamples(suite: Suite): void {
  const { flat, rules, variants } = suite;
  const draft: Draft = { root: flat.root, removed: flat.removed, problems: [] };
  const changesReading = optionsOfReading(suite);
  const examples = readExamples(draft, (options) => {
    const variant = changesReading(options) ? variants(options as Case['options']) : undefined;
    return variant?.ok ? variant.value : rules;
  });
  const numbers = new Map<string, number>();
  for (const example of examples) {
    const { pattern, hand, has, place, options } = example;
    const number = (numbers.get(pattern) ?? 0) + 1;
    numbers.set(pattern, number);
    suite.cases.push({
      is: 'example',
      id: `${pattern} ${number}`,
      title: has ? `${hand} has ${pattern}` : `${hand} does not have ${pattern}`,
      place,
      inherited: !isOwn(suite, place.file),
      options: options as Case['options'],
      example,
    });
  }
  const own = draft.problems.filter(({ place }) => isOwn(suite, place?.file));
  suite.problems.push(...own);
  suite.unreadable.push(...firstOfEachLine(draft.problems.filter((found) => !own.includes(found))));
}

/** Chapters that decide how hands and tiles are read; words may stand for anything. */
const OF_READING = ['tiles', 'seats', 'deal', 'shapes', 'waits', 'situation', 'lists', 'words'];

/** Whether hands and tiles are read otherwise under some options: rules for them need only be made then. */
function optionsOfReading({ rules }: Suite): (options: object) => boolean {
  const pack = rules.pack as Record<string, unknown>;
  const said = OF_READING.map((chapter) => JSON.stringify(pack[chapter] ?? '')).join();
  const known = new Map(rules.contents.options.map((info) => [info.id, info]));
  const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(said);
  return (options) =>
    Object.keys(options).some((name) => {
      const info = known.get(name);
      const sets = info?.type === 'choice' ? Object.values(info.sets ?? {}).flatMap(Object.keys) : [];
      return info === undefined || [name, ...sets].some(isRead);
    });
}

/** A hand has a problem for every tile that is missing; the first says enough. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const lines = new Map(problems.toReversed().map((found) => [`${found.place?.file}:${found.place?.line}`, found]));
  return [...lines.values()].toReversed();
}

function addScenarios(suite: Suite): void {
  const { flat } = suite;
  const written = valueAt(flat.root, ['scenarios']);
  const found = new Map<string, Scenario>();
  for (const file of filesOf(suite)) {
    const read = readScenarioFile(file.name, file.content);
    suite.texts[file.name] = read.text;
    suite.problems.push(...read.problems);
    if (read.ok) found.set(read.value.id, read.value);
  }
  complainOfRemoved(suite, [...found.keys()]);
  const changesReading = optionsOfReading(suite);
  if (written?.is === 'map')
    for (const [id, { value }] of written.entries) if (value.is === 'map') found.set(id, readScenario(id, value));
  for (const [id, scenario] of found) {
    if (flat.removed.has(`scenarios.${id}`)) continue;
    const place = placeIn(scenario, []);
    const inherited = !isOwn(suite, place?.file);
    const options = optionsOf(scenario);
    const rules =
      !inherited && changesReading(options) ? suite.variants(options) : { ok: true as const, value: suite.rules };
    const wrong = rules.ok && !inherited ? wrongTiles(scenario, rules.value.tiles, flat.removed) : [];
    suite.problems.push(...wrong);
    if (wrong.length > 0) continue;
    suite.cases.push({
      is: 'scenario',
      id,
      title: scenario.title,
      ...(place && { place }),
      inherited,
      options,
      scenario,
    });
  }
}

/** The folder of a pack that is one: its scenarios lie beside `pack.yaml`. */
function folderOf(file: string): string | undefined {
  return /^(?:(.*)\/)?pack\.yaml$/.exec(file)?.[0] === undefined
    ? undefined
    : `${file.slice(0, -'pack.yaml'.length)}scenarios`;
}

/** Scenario files of the oldest pack first; one of the same name takes the place of an inherited one. */
function filesOf({ texts, settings }: Suite): ScenarioFile[] {
  const packs = Object.keys(texts).filter((name) => folderOf(name) !== undefined);
  const files = packs
    .reverse()
    .flatMap((name) => settings.readFolder?.(folderOf(name)!, builtInFile(name)?.text === texts[name]) ?? []);
  return [...new Map(files.map((file) => [scenarioId(file.name), file])).values()];
}

function complainOfRemoved({ flat, problems }: Suite, known: readonly string[]): void {
  for (const [path, spot] of flat.removed) {
    const id = /^scenarios\.(.+)$/.exec(path)?.[1];
    if (id === undefined || known.includes(id)) continue;
    problems.push(removesNothing(id, `scenario \`${id}\``, spot, known));
  }
}
