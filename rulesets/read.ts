/** Step 1: the files of a pack, from the oldest ancestor to the pack itself, each with the rule files it uses. */
import { nearest, problem, type Problem } from '../core/index.ts';
import { type Parsed, rememberParsed } from '../dsl/index.ts';
import { unpacked } from './packed.ts';
import { builtInData, builtInFiles, builtInTrees } from './packs.generated.ts';
import { makeSource, placeOf, type Source, type Spot } from './source.ts';
import { valueAt, type SourcedMap, type SourcedScalar } from './sourced.ts';
import { decode } from './text.ts';
import { parseYaml } from './yaml.ts';

/** Gives the content of a file, or undefined if there is none. The loader itself never touches a disk. */
export type ReadFile = (path: string) => Uint8Array | string | undefined;

export interface PackFile {
  source: Source;
  root: SourcedMap;
  /** A built-in file, which was read and validated when its module was written. */
  ready?: boolean;
}

/** One pack of the chain and the rule files it uses. */
export interface Layer {
  pack: PackFile;
  used: PackFile[];
}

export interface PackFiles {
  /** Oldest ancestor first. */
  layers: Layer[];
  /** Every text that was read, for code frames. */
  sources: Source[];
  problems: Problem[];
  /** A file is missing or could not be read: nothing can be said about what it was to hold. */
  incomplete: boolean;
}

/** Where a file is: among the built-in ones, or wherever `readFile` looks. */
interface Location {
  path: string;
  builtIn: boolean;
}

interface Reading extends PackFiles {
  readFile: ReadFile;
}

const LONGEST_CHAIN = 4;
const HOME = 'rulesets';
const STANDARD = `${HOME}/shared/standard.yaml`;
/** The name of a pack that is a text, not a file. */
export const TEXT_NAME = '(text)';

/** Reads a pack by built-in id, by path, or given as its text. */
export function readPack(pack: string, readFile: ReadFile = () => undefined): PackFiles {
  const reading: Reading = { layers: [], sources: [], problems: [], incomplete: false, readFile };
  const standard = readLayer(reading, builtIn(STANDARD), builtInFiles[STANDARD]!);
  const chain: Layer[] = [];
  if (typeof pack !== 'string') {
    reading.incomplete = true;
    const hint = `Give the id of a built-in pack (${builtInIds().join(', ')}), a path, or the text of a pack.`;
    reading.problems.push(problem('unknown-pack', 'A pack is named by a text.', { hint }));
  } else if (isText(pack)) readChain(reading, chain, { path: TEXT_NAME, builtIn: false }, pack, []);
  else readNamed(reading, chain, pack, { path: '', builtIn: false }, undefined, []);
  reading.layers = [...(standard === undefined ? [] : [standard]), ...chain];
  return reading;
}

/** Ids of the built-in packs. */
export function builtInIds(): string[] {
  return Object.keys(builtInFiles).flatMap((path) => /^rulesets\/([^/]+)\/pack\.yaml$/.exec(path)?.[1] ?? []);
}

function isText(pack: string): boolean {
  return pack.includes('\n') || /^\s*("?[a-z$]\w*"?\s*:\s|\{)/.test(pack) || pack.trim() === '';
}

function builtIn(path: string): Location {
  return { path, builtIn: true };
}

/** A pack named by the user or by `extends` at `spot`. */
function readNamed(
  reading: Reading,
  chain: Layer[],
  name: string,
  from: Location,
  spot: Spot | undefined,
  links: Spot[],
): void {
  const places = builtInIds().includes(name) ? [builtIn(`${HOME}/${name}/pack.yaml`)] : candidates(name, from);
  for (const location of places) {
    const content = contentAt(reading, location);
    if (content !== undefined)
      return readChain(reading, chain, location, content, spot === undefined ? links : [...links, spot]);
  }
  reading.incomplete = true;
  const near = nearest(name, builtInIds());
  const hint =
    near === undefined
      ? `Built-in packs: ${builtInIds().join(', ')}. A path begins with ./ or ends with .yaml.`
      : `Did you mean \`${near}\`?`;
  reading.problems.push(
    problem(spot === undefined ? 'unknown-pack' : 'missing-parent', `There is no pack \`${name}\`.`, {
      ...(spot === undefined ? {} : { place: placeOf(spot) }),
      hint,
      ...(near === undefined || spot === undefined ? {} : { replacement: near }),
    }),
  );
}

function candidates(name: string, from: Location): Location[] {
  const path = join(from.path, name);
  return [path, `${path}/pack.yaml`, `${path}.yaml`].map((each) => ({ path: each, builtIn: from.builtIn }));
}

function contentAt({ readFile }: Reading, { path, builtIn: embedded }: Location): Uint8Array | string | undefined {
  if (embedded) return Object.hasOwn(builtInFiles, path) ? builtInFiles[path] : undefined;
  return readFile(path);
}

/** A pack and, before it, its ancestors. */
function readChain(reading: Reading, chain: Layer[], at: Location, content: Uint8Array | string, links: Spot[]): void {
  const layer = readLayer(reading, at, content);
  if (layer === undefined) {
    reading.incomplete = true;
    return;
  }
  chain.unshift(layer);
  const parent = valueAt(layer.pack.root, ['extends']);
  if (parent?.is !== 'scalar' || typeof parent.value !== 'string') return;
  if (!refuseChain(reading, chain, at, parent, links)) readNamed(reading, chain, parent.value, at, parent.spot, links);
}

/** Whether the chain ends here because it goes in a circle or is too long. */
function refuseChain(reading: Reading, chain: Layer[], at: Location, parent: SourcedScalar, links: Spot[]): boolean {
  const name = String(parent.value);
  const target = builtInIds().includes(name) ? `${HOME}/${name}/pack.yaml` : join(at.path, name);
  const seen = chain.some(({ pack }) => [target, `${target}/pack.yaml`, `${target}.yaml`].includes(pack.source.name));
  if (!seen && chain.length < LONGEST_CHAIN) return false;
  const message = seen
    ? 'The packs extend each other in a circle.'
    : `A chain of packs has at most ${LONGEST_CHAIN} links, or nobody can read it.`;
  const further = links.map((spot) => ({ place: placeOf(spot), message: 'reached from here' }));
  const hint = seen ? 'Take out one `extends`.' : 'Extend an earlier pack and repeat the few changes.';
  reading.problems.push(
    problem(seen ? 'circular-extends' : 'chain-too-long', message, { place: placeOf(parent.spot), further, hint }),
  );
  reading.incomplete = true;
  return true;
}

function readLayer(reading: Reading, at: Location, content: Uint8Array | string): Layer | undefined {
  const pack = readOne(reading, at, content);
  if (pack === undefined) return undefined;
  const use = valueAt(pack.root, ['use']);
  const used =
    use?.is === 'list' ? use.items.flatMap((item) => readUsed(reading, at, item as SourcedScalar) ?? []) : [];
  return { pack, used };
}

function readUsed(reading: Reading, from: Location, item: SourcedScalar): PackFile | undefined {
  if (typeof item.value !== 'string') return undefined;
  const shared = item.value.startsWith('shared/');
  const at = shared ? builtIn(`${HOME}/${item.value}`) : { path: join(from.path, item.value), builtIn: from.builtIn };
  const content = contentAt(reading, at);
  const file = content === undefined ? missingFile(reading, at, item) : readOne(reading, at, content);
  if (file === undefined) reading.incomplete = true;
  for (const key of ['id', 'extends', 'use']) {
    const entry = file?.root.entries.get(key);
    if (entry === undefined) continue;
    const message = `A rule file that packs use has no \`${key}\`.`;
    reading.problems.push(
      problem('not-a-rule-file', message, { place: placeOf(entry.key), hint: 'Say it in the pack itself.' }),
    );
    file?.root.entries.delete(key);
  }
  return file;
}

function missingFile(reading: Reading, at: Location, item: SourcedScalar): undefined {
  const siblings = Object.keys(builtInFiles).filter(
    (path) => at.builtIn && path.startsWith(at.path.replace(/[^/]*$/, '')),
  );
  const near = nearest(at.path, siblings)?.split('/').at(-1);
  const hint =
    near === undefined ? 'Paths count from the file that names them: ./patterns.yaml.' : `Did you mean \`${near}\`?`;
  reading.problems.push(
    problem('missing-file', `There is no file \`${String(item.value)}\`.`, { place: placeOf(item.spot), hint }),
  );
}

function readOne(reading: Reading, at: Location, content: Uint8Array | string): PackFile | undefined {
  if (at.builtIn) return readReady(reading, at.path);
  const decoded = decode(content, at.path);
  if (!decoded.ok) {
    reading.problems.push(...decoded.problems);
    return undefined;
  }
  const source = makeSource(at.path, decoded.value);
  reading.sources.push(source);
  const { root, problems } = parseYaml(source);
  reading.problems.push(...problems);
  return root === undefined ? undefined : { source, root };
}

function readReady({ sources }: Reading, path: string): PackFile {
  const source = makeSource(path, builtInFiles[path]!);
  sources.push(source);
  giveTrees(path);
  return { source, root: unpacked(source, builtInData[path]!), ready: true };
}

const given = new Set<string>();

/** The expressions of a built-in pack need not be parsed again. */
function giveTrees(path: string): void {
  const trees = builtInTrees[path];
  if (trees === undefined || given.has(path)) return;
  given.add(path);
  rememberParsed(JSON.parse(trees) as Parsed[]);
}

/** A path seen from the file that names it. */
function join(from: string, path: string): string {
  if (path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path)) return path;
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/') + 1) : '';
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
