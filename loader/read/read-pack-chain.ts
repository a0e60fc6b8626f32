/** Step 1: the files of a pack, from the oldest ancestor to the pack itself, each with the rule files it uses. */
import { nearest, problem, type Problem } from '../../core/index.ts';
import { rememberTrees } from '../../dsl/index.ts';
import { unpacked } from '../built-in/packed-yaml-outline.ts';
import { type Access, builtIn, findPack, findRules, type Location, rulesAt, type Search } from './find-pack.ts';
import { builtInFile, builtInIds, builtInPaths, HOME } from '../built-in/pack-registry.ts';
import { upgradeTree } from './upgrade-pack-format.ts';
import { makeSource, placeOf, type Source, type Spot } from './source-text.ts';
import { valueAt, type SourcedScalar } from '../yaml/located-data.ts';
import { decode } from './decode-utf8.ts';
import type { Layer, PackFile } from './pack-file-types.ts';
import { checkCompany, isSame } from './rule-file-company.ts';
import { refuseVersion, type Wanted, wantedOf } from './pack-version.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

export interface PackFiles {
  /** Oldest ancestor first. */
  layers: Layer[];
  /** Every text that was read, for code frames. */
  sources: Source[];
  problems: Problem[];
  /** A file is missing or could not be read: nothing can be said about what it was to hold. */
  incomplete: boolean;
}

interface Reading extends PackFiles, Access {}

const LONGEST_CHAIN = 4;
const STANDARD = `${HOME}/shared/standard.yaml`;
/** The name of a pack that is a text, not a file. */
export const TEXT_NAME = '(text)';

/** Reads a pack by built-in id, by path, by the name of its package, or given as its text. */
export function readPack(pack: string, access: Access = {}): PackFiles {
  const reading: Reading = { ...access, layers: [], sources: [], problems: [], incomplete: false };
  const standard = readLayer(reading, builtIn(STANDARD), builtInFile(STANDARD)!.text);
  const chain: Layer[] = [];
  if (typeof pack !== 'string') {
    reading.incomplete = true;
    const hint = `Give the id of a built-in pack (${builtInIds().join(', ')}), a path, or the text of a pack.`;
    reading.problems.push(problem('unknown-pack', 'A pack is named by a text.', { hint }));
  } else if (isText(pack))
    readChain(reading, chain, { path: TEXT_NAME, builtIn: false, base: access.root ?? '..' }, pack, []);
  else readNamed(reading, chain, pack, { path: '', builtIn: false });
  reading.layers = [...(standard === undefined ? [] : [standard]), ...chain];
  if (!reading.incomplete) reading.problems.push(...checkCompany(reading, reading.layers));
  return reading;
}

function isText(pack: string): boolean {
  return pack.includes('\n') || /^\s*("?[a-z$]\w*"?\s*:\s|\{)/.test(pack) || pack.trim() === '';
}

/** A pack named by the user. */
function readNamed(reading: Reading, chain: Layer[], text: string, from: Location): void {
  const wanted = wantedOf(text);
  const search = findPack(reading, wanted, from);
  if (!search.found) return complainOfNone(reading, wanted, search);
  readChain(reading, chain, search.location, search.content, []);
  complainOfVersion(reading, wanted, chain.at(-1)?.pack);
}

/** The pack that `extends` names, and whether it is the version that was meant. */
function readParent(reading: Reading, chain: Layer[], from: Location, parent: SourcedScalar, links: Spot[]): void {
  const wanted = wantedOf(String(parent.value));
  const search = findPack(reading, wanted, from);
  const before = chain.length;
  if (refuseChain(reading, chain, search, parent, links)) return;
  if (!search.found) return complainOfNone(reading, wanted, search, parent.spot);
  readChain(reading, chain, search.location, search.content, [...links, parent.spot]);
  complainOfVersion(reading, wanted, chain[chain.length - before - 1]?.pack, parent.spot);
}

function complainOfVersion({ problems }: Reading, wanted: Wanted, found: PackFile | undefined, spot?: Spot): void {
  const wrong = found && refuseVersion(wanted, found.root, spot);
  if (wrong) problems.push(wrong);
}

function complainOfNone(reading: Reading, { name }: Wanted, search: Search & { found: false }, spot?: Spot): void {
  reading.incomplete = true;
  const code = spot === undefined ? 'unknown-pack' : 'missing-parent';
  const place = spot && { place: placeOf(spot) };
  if (search.unread !== undefined) return complainOfUnread(reading, code, name, { ...place, hint: search.unread });
  const near =
    nearest(name, builtInIds()) ??
    builtInIds().find((id) =>
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(id),
    );
  const looked = search.outside === undefined ? `Looked ${listed(search.looked)}.` : notRead(search.outside);
  const unread = reading.readFile === undefined && (near === undefined || /[/\\]|\.ya?ml$/i.test(name));
  const hint = unread ? `${looked} ${READ_FILE}` : looked;
  reading.problems.push(
    problem(code, `There is no pack \`${name}\`.`, {
      ...place,
      hint: near === undefined ? hint : `Did you mean \`${near}\`? ${hint}`,
      ...(near === undefined || spot === undefined ? {} : { replacement: near }),
    }),
  );
}

/** What is there and not read is no misspelt name. */
function complainOfUnread(
  { problems }: Reading,
  code: string,
  name: string,
  told: Pick<Problem, 'place' | 'hint'>,
): undefined {
  problems.push(problem(code, `\`${name}\` is there, but is not read.`, told));
}

/** What programs give that load files. */
const READ_FILE =
  'Files are read by the function given as `readFile`: load(path, { readFile: (file) => readFileSync(file) }).';

/** Why a file that a pack names is not even looked for. */
function notRead(base: string): string {
  return `A pack names .yaml and .yml files below \`${base === '' ? '.' : base}\`; another folder is given as \`--root\`.`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
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
  if (parent?.is === 'scalar' && typeof parent.value === 'string') readParent(reading, chain, at, parent, links);
}

/** Whether the chain ends here because it goes in a circle or is too long. */
function refuseChain(reading: Reading, chain: Layer[], search: Search, parent: SourcedScalar, links: Spot[]): boolean {
  const seen = search.found && chain.some(({ pack }) => isSame(reading, pack, search.location));
  if (!seen && chain.length < LONGEST_CHAIN) return false;
  const message = seen
    ? 'The packs extend each other in a circle.'
    : `A chain of packs has at most ${LONGEST_CHAIN} links.`;
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
  for (const key of OF_A_RULE_FILE) refusePackKey(reading, pack, key);
  const use = valueAt(pack.root, ['use']);
  const used =
    use?.is === 'list' ? use.items.flatMap((item) => readUsed(reading, at, item as SourcedScalar) ?? []) : [];
  return { pack, used };
}

/** Keys that only a rule file has. */
const OF_A_RULE_FILE = ['needs', 'excludes'];

function refusePackKey({ problems }: Reading, { root }: PackFile, key: string): void {
  const entry = root.entries.get(key);
  if (entry === undefined) return;
  const message = `Only a rule file that packs use has \`${key}\`.`;
  problems.push(
    problem('rule-file-key', message, { place: placeOf(entry.key), hint: 'List in `use` what the pack uses.' }),
  );
  root.entries.delete(key);
}

/** Keys that only a pack has. */
const OF_A_PACK = ['id', 'extends', 'use', 'examples'];

function readUsed(reading: Reading, from: Location, item: SourcedScalar): PackFile | undefined {
  if (typeof item.value !== 'string') return undefined;
  const wanted = wantedOf(item.value);
  const search = findRules(reading, wanted, from);
  if (!search.found) complainOfNoFile(reading, rulesAt(wanted.name, from), item, search);
  const file = search.found ? readOne(reading, search.location, search.content) : undefined;
  if (!search.found || file === undefined) {
    reading.incomplete = true;
    return undefined;
  }
  for (const key of OF_A_PACK) refuseKey(reading, file, key);
  complainOfVersion(reading, wanted, file, item.spot);
  // A rule file has a version of its own; the pack that uses it has another.
  file.root.entries.delete('version');
  return { ...file, use: { at: search.location, item, from: from.path } };
}

function refuseKey({ problems }: Reading, { root }: PackFile, key: string): void {
  const entry = root.entries.get(key);
  if (entry === undefined) return;
  const message = `A rule file that packs use has no \`${key}\`.`;
  problems.push(problem('not-a-rule-file', message, { place: placeOf(entry.key), hint: 'Say it in the pack itself.' }));
  root.entries.delete(key);
}

function complainOfNoFile(
  reading: Reading,
  at: Location,
  item: SourcedScalar,
  { looked, outside, unread }: Search & { found: false },
): undefined {
  const name = String(item.value);
  const place = placeOf(item.spot);
  if (unread !== undefined) return complainOfUnread(reading, 'missing-file', name, { place, hint: unread });
  const siblings = at.builtIn ? builtInPaths(at.path) : [];
  const near = nearest(at.path, siblings)?.split('/').at(-1);
  const advice =
    near === undefined ? 'Paths are relative to their file: ./patterns.yaml.' : `Did you mean \`${near}\`?`;
  reading.problems.push(
    problem('missing-file', `There is no file \`${name}\`.`, {
      place,
      hint: outside === undefined ? `${advice} Looked ${listed(looked)}.` : notRead(outside),
    }),
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
  const refused = root === undefined ? [] : upgradeTree(root);
  reading.problems.push(...problems, ...refused);
  return root === undefined || refused.length > 0 ? undefined : { source, root };
}

function readReady({ sources }: Reading, path: string): PackFile {
  const { text, data, trees } = builtInFile(path)!;
  const source = makeSource(path, text);
  sources.push(source);
  giveTrees(path, trees);
  const root = unpacked(source, data);
  upgradeTree(root);
  return { source, root, ready: true };
}

const given = new Set<string>();

/** The expressions of a built-in pack need not be parsed again. */
function giveTrees(path: string, trees: string | undefined): void {
  if (trees === undefined || given.has(path)) return;
  given.add(path);
  rememberTrees(trees);
}
