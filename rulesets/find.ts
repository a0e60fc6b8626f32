/** Where a pack or rule file is, by the name somebody gave it: built in, a file, or a package. */
import { builtInFiles } from './packs.generated.ts';
import type { Wanted } from './version.ts';

/** Gives the content of a file, or undefined if there is none. The loader itself never touches a disk. */
export type ReadFile = (path: string) => Uint8Array | string | undefined;

/** Gives the folders in which a package of this name may lie, seen from a file; nearest first. */
export type FindPackage = (name: string, from: string) => readonly string[];

/** How files are come by; what is not given is not there. */
export interface Access {
  readFile?: ReadFile | undefined;
  findPackage?: FindPackage | undefined;
}

/** Where a file is: among the built-in ones, or wherever `readFile` looks. */
export interface Location {
  path: string;
  builtIn: boolean;
}

/** A file that is there, or all the places in which it is not. */
export type Search =
  | { found: true; location: Location; content: Uint8Array | string }
  | { found: false; looked: readonly string[] };

export const HOME = 'rulesets';
/** The file of a pack in its folder. */
const PACK = 'pack.yaml';

/** Ids of the built-in packs. */
export function builtInIds(): string[] {
  return Object.keys(builtInFiles).flatMap((path) => /^rulesets\/([^/]+)\/pack\.yaml$/.exec(path)?.[1] ?? []);
}

export function builtIn(path: string): Location {
  return { path, builtIn: true };
}

/** Looks for a pack by id, by path and as a package, in this order. */
export function findPack(access: Access, { name }: Wanted, from: Location): Search {
  const known = builtInIds().includes(name) ? [builtIn(`${HOME}/${name}/${PACK}`)] : [];
  const path = join(from.path, name);
  // The folder one stands in has no name.
  const paths = path === '' ? [PACK] : [path, `${path}/${PACK}`, `${path}.yaml`];
  const files = paths.map((each) => ({ path: each, builtIn: from.builtIn }));
  const packaged = packages(access, name, from);
  const search = firstOf(access, [...known, ...(known.length > 0 ? [] : files), ...packaged.locations]);
  if (search.found) return search;
  const ids = `among the built-in packs (${builtInIds().join(', ')})`;
  const places =
    access.readFile === undefined ? [] : [`for the file${paths.length > 1 ? 's' : ''} ${paths.join(', ')}`];
  return { found: false, looked: [ids, ...places, ...packaged.looked] };
}

/** Looks for a rule file by path, among the shared ones and as a package. */
export function findRules(access: Access, { name }: Wanted, from: Location): Search {
  const at = rulesAt(name, from);
  const packaged = packages(access, name, from);
  const search = firstOf(access, [at, ...packaged.locations]);
  return search.found ? search : { found: false, looked: [`for the file ${at.path}`, ...packaged.looked] };
}

/** Where a rule file that is no package stands. */
export function rulesAt(name: string, from: Location): Location {
  return name.startsWith('shared/')
    ? builtIn(`${HOME}/${name}`)
    : { path: join(from.path, name), builtIn: from.builtIn };
}

function firstOf(access: Access, places: readonly Location[]): Search {
  for (const location of places) {
    const content = contentAt(access, location);
    if (content !== undefined) return { found: true, location, content };
  }
  return { found: false, looked: [] };
}

function contentAt({ readFile }: Access, { path, builtIn: embedded }: Location): Uint8Array | string | undefined {
  if (embedded) return Object.hasOwn(builtInFiles, path) ? builtInFiles[path] : undefined;
  return readFile?.(path);
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
  return [{ path: join(`${folder}/package.json`, namedIn(text) ?? PACK), builtIn: false }];
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
