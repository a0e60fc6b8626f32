/** A pack as its files are while somebody writes: newest first, each read as far as it can be. */
import {
  type FindPackage,
  makeSource,
  once,
  readLoosely,
  readPack,
  type ReadFile,
  type Source,
  type Sourced,
  valueAt,
} from '../loader/index.ts';
import { CHAPTERS, type Chapter, STANDING } from './name-giving-chapters.ts';

/** One file of a pack. */
export interface PackText {
  name: string;
  source: Source;
  root: Sourced | undefined;
  builtIn: boolean;
}

/** A pack and all it is made of: itself, the files it uses, its parent and so on. */
export interface PackFiles {
  /** The file of the pack itself. */
  root: string;
  /** What a later file of the list says is changed by an earlier one. */
  files: readonly PackText[];
  /** Names by chapter, found when first asked for. */
  known: Map<Chapter, ReadonlySet<string>>;
}

/** How the server reads: what is open in the editor first. */
export interface Reader {
  readFile: ReadFile;
  findPackage: FindPackage;
}

/** The files a pack is made of, itself first. Found from what they say of each other alone, so that the rest may be half written. */
export function filesOfPack(pack: string, { readFile, findPackage }: Reader): { name: string; text: string }[] {
  const texts = new Map<string, string>();
  const readLinks: ReadFile = (name, base) => {
    const content = readFile(name, base);
    if (content === undefined || name.endsWith('.json')) return content;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    texts.set(name, text);
    return plainLinks(text);
  };
  const { sources } = readPack(pack, { readFile: readLinks, findPackage });
  const [standard, ...own] = sources.map(({ name, text }) => ({ name, text: texts.get(name) ?? text }));
  return [...own, ...(standard === undefined ? [] : [standard])];
}

/** What a file says of other files. */
export function linksOf(text: string): { extends: string[]; use: string[] } {
  const named = (key: string): string[] => {
    const lines = new RegExp(`^${key}[ \\t]*:(.*(?:\\r?\\n[ \\t-].*)*)`, 'm').exec(text)?.[1] ?? '';
    return lines.replace(/(^|\s)#.*/g, '').match(/[\w@.][\w./@-]*/g) ?? [];
  };
  return { extends: named('extends').slice(0, 1), use: named('use') };
}

function plainLinks(text: string): string {
  const links = linksOf(text);
  const lines = [...links.extends.map((name) => `extends: "${name}"`), `use: ${JSON.stringify(links.use)}`];
  return lines.join('\n');
}

/** Files that come with the toolkit have names of their own, below one folder; all others have their whole path. */
export function isBuiltIn(name: string): boolean {
  return name.startsWith('rulesets/');
}

/** A file, read as far as it can be when it is first asked what stands where: to check a pack nobody asks. */
export function readText(name: string, text: string): PackText {
  const source = makeSource(name, text);
  const root = once(() => readLoosely(source));
  return {
    name,
    source,
    builtIn: isBuiltIn(name),
    get root() {
      return root();
    },
  };
}

/** The value that holds at a path: what the newest file says that says anything. */
export function holdingAt(pack: PackFiles, path: readonly (string | number)[]): Sourced | undefined {
  const found = pack.files.map(({ root }) => valueAt(root, path)).find((value) => value !== undefined);
  return found?.is === 'scalar' && found.value === null ? undefined : found;
}

/** The text that holds at a path. */
export function textAt(pack: PackFiles, path: readonly (string | number)[]): string | undefined {
  const value = holdingAt(pack, path);
  if (value?.is === 'scalar') return String(value.value);
  // Of a text in several languages the English one.
  return path.at(-1) === 'says' && value?.is === 'map' ? textAt(pack, [...path, 'en']) : undefined;
}

/** The names of a chapter that are not taken out again. */
export function namesOf(pack: PackFiles, chapter: Chapter): ReadonlySet<string> {
  let names = pack.known.get(chapter);
  if (names === undefined) pack.known.set(chapter, (names = findNames(pack, chapter)));
  return names;
}

function findNames(pack: PackFiles, chapter: Chapter): ReadonlySet<string> {
  const path = CHAPTERS[chapter];
  const written = pack.files.flatMap(({ root }) => {
    const map = valueAt(root, path);
    return map?.is === 'map' ? [...map.entries.keys()] : [];
  });
  const opened = chapter === 'windows' ? pack.files.flatMap(({ root }) => windowsIn(valueAt(root, ['moves']))) : [];
  const kept = written.filter((name) => holdingAt(pack, [...path, name]) !== undefined);
  return new Set([...(STANDING[chapter] ?? []), ...kept, ...opened]);
}

/** Windows have no chapter they must stand in: a step opens them by name. */
function windowsIn(node: Sourced | undefined): string[] {
  if (node?.is === 'list') return node.items.flatMap(windowsIn);
  if (node?.is !== 'map') return [];
  return [...node.entries].flatMap(([key, { value }]) =>
    key === 'window' && value.is === 'scalar' ? [String(value.value)] : windowsIn(value),
  );
}
