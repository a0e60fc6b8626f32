/** Where a pack or rule file is, by the name somebody gave it: built in, a file, or a package. */
import { builtInFile, builtInIds, HOME } from '../built-in/pack-registry.ts';
import type { Wanted } from './pack-version.ts';

/**
 * Gives the content of a file, or undefined if there is none. The loader itself never touches a disk. With `base`, a folder, the
 * file was named by a pack: links that lead out of the folder are not followed.
 */
export type ReadFile = (path: string, base?: string) => Uint8Array | string | undefined;

/** Gives the folders in which a package of this name may lie, seen from a file; nearest first. */
export type FindPackage = (name: string, from: string) => readonly string[];

/** Why what is there is not read, as a sentence; undefined where nothing is. `base` as `ReadFile` has it. */
export type WhyUnread = (path: string, base?: string) => string | undefined;

/** How files are come by; what is not given is not there. */
export interface Access {
  readFile?: ReadFile | undefined;
  findPackage?: FindPackage | undefined;
  whyUnread?: WhyUnread | undefined;
  /** The one path of a file that links give several; the same path where it is no file. */
  realPath?: ((path: string) => string) | undefined;
  /** The folder that packs may name files in; without it the one above the folder of the first pack. */
  root?: string | undefined;
}

/** Where a file is: among the built-in ones, or wherever `readFile` looks. */
export interface Location {
  path: string;
  builtIn: boolean;
  /** The folder in which files may lie that this one names; where nobody named it but the user, nothing yet. */
  base?: string;
}

/**
 * A file that is there, or all the places in which it is not; `outside` where a pack may not name such a file, `unread` where it
 * is there and not read.
 */
export type Search =
  | { found: true; location: Location; content: Uint8Array | string }
  | { found: false; looked: readonly string[]; outside?: string; unread?: string };

/** The file of a pack in its folder. */
const PACK = 'pack.yaml';

export function builtIn(path: string): Location {
  return { path, builtIn: true };
}

/** Looks for a pack by id, by path and as a package, in this order. */
export function findPack(access: Access, { name }: Wanted, from: Location): Search {
  const known = builtInIds().includes(name) ? [builtIn(`${HOME}/${name}/${PACK}`)] : [];
  const path = join(from.path, name);
  // The folder one stands in has no name.
  const paths = path === '' ? [PACK] : isRules(path) ? [path] : [path, `${path}/${PACK}`, `${path}.yaml`];
  const files = paths.flatMap((each) => allowedFrom(access, from, each));
  const packaged = packages(access, name, from);
  const places = [...known, ...(known.length > 0 ? [] : files), ...packaged.locations];
  const search = firstOf(access, places, from.base !== undefined);
  if (search.found || search.unread !== undefined) return search;
  const ids = `among the built-in packs (${builtInIds().join(', ')})`;
  const tried = access.readFile === undefined ? [] : [`for the file${paths.length > 1 ? 's' : ''} ${paths.join(', ')}`];
  return files.length < paths.length && !paths.some((each) => isRules(each) && isBelow(each, from.base ?? ''))
    ? { found: false, looked: [], outside: from.base ?? '' }
    : { found: false, looked: [ids, ...tried, ...packaged.looked] };
}

/** Looks for a rule file by path, among the shared ones and as a package. */
export function findRules(access: Access, { name }: Wanted, from: Location): Search {
  const at = rulesAt(name, from);
  const files = at.builtIn ? [at] : allowedFrom(access, from, at.path);
  const packaged = packages(access, name, from);
  const search = firstOf(access, [...files, ...packaged.locations], from.base !== undefined);
  if (search.found || search.unread !== undefined) return search;
  return files.length === 0 && packaged.locations.length === 0
    ? { found: false, looked: [], outside: from.base ?? '' }
    : { found: false, looked: [`for the file ${at.path}`, ...packaged.looked] };
}

/** Where a rule file that is no package stands. */
export function rulesAt(name: string, from: Location): Location {
  return name.startsWith('shared/')
    ? builtIn(`${HOME}/${name}`)
    : { path: join(from.path, name), builtIn: from.builtIn };
}

/** A file that a pack, or the user, names; none where a pack may not name it. */
function allowedFrom({ root }: Access, { builtIn: embedded, base }: Location, path: string): Location[] {
  if (embedded) return [{ path, builtIn: true }];
  if (base === undefined)
    return [{ path, builtIn: false, base: root === undefined ? folderOf(folderOf(path)) : join('', root) }];
  return isRules(path) && isBelow(path, base) ? [{ path, builtIn: false, base }] : [];
}

function isRules(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

const ABSOLUTE = /^(\/|[A-Za-z]:[\\/])/;

/** Whether a path leads into a folder; both as they are seen from the working folder. */
export function isBelow(path: string, folder: string): boolean {
  if (ABSOLUTE.test(path) !== ABSOLUTE.test(folder)) return false;
  if (ABSOLUTE.test(folder)) return path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
  const up = (each: string): number => each.split('/').filter((part) => part === '..').length;
  return /^(\.\.\/?)*$/.test(folder) ? up(path) <= up(folder) : path.startsWith(`${folder}/`);
}

/** The folder of a file, or the one above a folder. */
function folderOf(path: string): string {
  const at = path.lastIndexOf('/');
  if (path === '' || /(^|\/)\.\.$/.test(path)) return path === '' ? '..' : `${path}/..`;
  return at < 0 ? '' : at === 0 ? '/' : path.slice(0, at);
}

function firstOf(access: Access, places: readonly Location[], isNamed: boolean): Search {
  for (const location of places) {
    const content = contentAt(access, location, isNamed);
    if (content !== undefined) return { found: true, location, content };
  }
  const unread = whyNone(access, places, isNamed);
  return { found: false, looked: [], ...(unread !== undefined && { unread }) };
}

/** Why the first of these that is there is not read. */
function whyNone({ whyUnread }: Access, places: readonly Location[], isNamed: boolean): string | undefined {
  for (const { path, builtIn: embedded, base } of places) {
    const why = embedded ? undefined : isNamed ? whyUnread?.(path, base) : whyUnread?.(path);
    if (why !== undefined) return why;
  }
  return undefined;
}

function contentAt(
  { readFile }: Access,
  { path, builtIn: embedded, base }: Location,
  isNamed: boolean,
): Uint8Array | string | undefined {
  if (embedded) return builtInFile(path)?.text;
  return isNamed ? readFile?.(path, base) : readFile?.(path);
}

const PACKAGE_NAME = /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

/** The files that packages of this name give as their rules. */
function packages(access: Access, name: string, from: Location): { locations: Location[]; looked: string[] } {
  if (access.findPackage === undefined || from.builtIn || !PACKAGE_NAME.test(name))
    return { locations: [], looked: [] };
  const folders = access.findPackage(name, from.path);
  if (folders.length === 0) return { locations: [], looked: [`for a package \`${name}\` (there is no node_modules)`] };
  const locations = folders.flatMap((folder) => rulesOfPackage(access, folder));
  return { locations, looked: [`for the package ${folders.join(' or ')}`] };
}

/** What `"tilewright": "pack.yaml"` in a package.json names; without it the `pack.yaml` beside it. */
function rulesOfPackage({ readFile }: Access, folder: string): Location[] {
  const manifest = readFile?.(`${folder}/package.json`);
  if (manifest === undefined) return [];
  const text = typeof manifest === 'string' ? manifest : new TextDecoder().decode(manifest);
  const path = join(`${folder}/package.json`, namedIn(text) ?? PACK);
  return isRules(path) && isBelow(path, folder) ? [{ path, builtIn: false, base: folder }] : [];
}

function namedIn(manifest: string): string | undefined {
  try {
    const { tilewright } = JSON.parse(manifest) as { tilewright?: unknown };
    return typeof tilewright === 'string' ? tilewright : undefined;
  } catch {
    return undefined;
  }
}

/** A path seen from the file that names it. */
function join(from: string, path: string): string {
  const folder = !ABSOLUTE.test(path) && from.includes('/') ? from.slice(0, from.lastIndexOf('/') + 1) : '';
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '.') continue;
    if (part !== '..' || parts.length === 0 || parts.at(-1) === '..') parts.push(part);
    else if (parts.at(-1) !== '') parts.pop();
  }
  return parts.join('/');
}
