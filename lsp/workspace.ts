/** The packs somebody works on: open texts first, the disk behind them; every file read again only when it changed. */
import { readPack } from '../loader/index.ts';
import { filesOfPack, isBuiltIn, linksOf, type PackFiles, type PackText, type Reader, readText } from './pack-files.ts';
import type { Platform } from './server/platform.ts';

export interface Workspace {
  platform: Platform;
  /** Texts in the editor, by the names of their files. */
  open: Map<string, string>;
  /** Addresses of folders in which packs are looked for. */
  folders: string[];
  /** Files that were read, with the text they were read from. */
  texts: Map<string, PackText>;
  packs: Map<string, PackFiles>;
  /** Files in the folders that may be packs; looked for when first needed. */
  candidates?: string[] | undefined;
}

export function makeWorkspace(platform: Platform): Workspace {
  return { platform, open: new Map(), folders: [], texts: new Map(), packs: new Map() };
}

/** Reads as the command line does, but for texts that are open. */
export function readerOf({ platform, open }: Workspace): Reader {
  return {
    readFile: (name, base) => open.get(name) ?? platform.readFile(name, base),
    findPackage: platform.findPackage,
  };
}

/** Files on disk changed: nothing that was read from there is trusted. */
export function forget(workspace: Workspace): void {
  workspace.packs.clear();
  workspace.candidates = undefined;
}

/** A pack as it is now. */
export function packOf(workspace: Workspace, root: string): PackFiles {
  const known = workspace.packs.get(root);
  const pack = known === undefined ? readWhole(workspace, root) : refreshed(workspace, known);
  workspace.packs.set(root, pack);
  return pack;
}

function readWhole(workspace: Workspace, root: string): PackFiles {
  const seen = new Map(filesOfPack(root, readerOf(workspace)).map((file) => [file.name, file.text]));
  if (!seen.has(root)) seen.set(root, workspace.open.get(root) ?? '');
  const files = [...seen].map(([name, text]) => textNow(workspace, name, text));
  return { root, files, known: new Map() };
}

/** Only open files change without being told of; another `use` or `extends` makes it another pack. */
function refreshed(workspace: Workspace, pack: PackFiles): PackFiles {
  const files = pack.files.map((file) => {
    const text = isBuiltIn(file.name) ? undefined : workspace.open.get(file.name);
    return text === undefined ? file : textNow(workspace, file.name, text);
  });
  if (files.every((file, index) => file === pack.files[index])) return pack;
  const isOther = files.some((file, index) => linksIn(file.source.text) !== linksIn(pack.files[index]!.source.text));
  return isOther ? readWhole(workspace, pack.root) : { root: pack.root, files, known: new Map() };
}

function textNow({ texts }: Workspace, name: string, text: string): PackText {
  const known = texts.get(name);
  if (known?.source.text === text) return known;
  const read = readText(name, text);
  texts.set(name, read);
  return read;
}

/** The pack a file is part of: itself where it is one, else the first that uses it, else itself after all. */
export function homeOf(workspace: Workspace, name: string): PackFiles {
  const text = textOf(workspace, name);
  if (isPack(text)) return packOf(workspace, name);
  const pack = packOfScenario(workspace, name);
  if (pack !== undefined) return packOf(workspace, pack);
  return usersOf(workspace, name)[0] ?? packOf(workspace, name);
}

/** A scenario of its own file lies in `scenarios/`, beside the pack. */
export function packOfScenario(workspace: Workspace, name: string): string | undefined {
  const pack = /^(.*\/)scenarios\/[^/]+$/.exec(name)?.[1]?.concat('pack.yaml');
  return pack !== undefined && textOf(workspace, pack) !== '' ? pack : undefined;
}

/** The file itself as one of a pack's. */
export function fileIn(pack: PackFiles, name: string): PackText | undefined {
  return pack.files.find((file) => file.name === name);
}

/** Every pack that a file is part of, its own first. */
export function packsWith(workspace: Workspace, name: string): PackFiles[] {
  const own = homeOf(workspace, name);
  return [own, ...usersOf(workspace, name).filter(({ root }) => root !== own.root)];
}

/** Packs that use or extend a file, those that are open first. */
export function usersOf(workspace: Workspace, name: string): PackFiles[] {
  const stems = new Set([stemOf(name)]);
  const found: string[] = [];
  let left = candidatesOf(workspace).filter((each) => each !== name);
  for (let grown = true; grown; ) {
    const next = left.filter((each) => stemsIn(textOf(workspace, each)).some((stem) => stems.has(stem)));
    for (const each of next) stems.add(stemOf(each));
    found.push(...next);
    left = left.filter((each) => !next.includes(each));
    grown = next.length > 0;
  }
  return found.map((root) => packOf(workspace, root)).filter((pack) => fileIn(pack, name) !== undefined);
}

function candidatesOf(workspace: Workspace): string[] {
  const { platform, folders, open } = workspace;
  workspace.candidates ??= folders
    .flatMap((folder) => platform.filesBelow(folder))
    .filter((name) => stemsIn(textOf(workspace, name)).length > 0);
  const here = [...open].filter(([, text]) => stemsIn(text).length > 0).map(([name]) => name);
  return [...new Set([...here, ...workspace.candidates])];
}

/** The text of a file as it is in the editor, or on disk. */
export function textOf({ open, platform }: Workspace, name: string): string {
  const text = open.get(name);
  if (text !== undefined) return text;
  const content = platform.readFile(name) ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Whether a text says that it is a pack, not a file that packs use. */
export function isPack(text: string): boolean {
  return /^(?:id|extends|use)[ \t]*:/m.test(text);
}

/** Keys that stand in the first column of packs and hardly anywhere else. */
const OF_PACKS = /^(?:extends|patterns|tallies|shapes|settle|sequence|wall|moves|situation)[ \t]*:/m;

/** Whether a YAML file is likely a pack or a part of one. */
export function looksLikePack(name: string, text: string): boolean {
  if (/\.mahjong\.ya?ml$|(?:^|\/)pack\.ya?ml$/.test(name) || /pack\.schema\.json\s*$/m.test(text.slice(0, 500)))
    return true;
  return /^id[ \t]*:/m.test(text) ? /^(?:name|extends)[ \t]*:/m.test(text) : OF_PACKS.test(text);
}

function linksIn(text: string): string {
  return JSON.stringify(linksOf(text));
}

/** What the files may be called that a text names. */
function stemsIn(text: string): string[] {
  const links = linksOf(text);
  return [...links.extends, ...links.use].map(stemOf);
}

/** `../my-table/pack.yaml`, `./my-table` and `my-table.yaml` may be the same pack. */
function stemOf(path: string): string {
  const parts = path.replace(/@\d[\w.-]*$/, '').split('/');
  const last = parts.at(-1)!.replace(/\.ya?ml$/, '');
  return last === 'pack' ? (parts.at(-2) ?? last) : last;
}

/** The file that a pack names under `extends` or `use`, if it is there. */
export function fileNamed(
  workspace: Workspace,
  from: string,
  name: string,
  key: 'extends' | 'use',
): PackText | undefined {
  const { layers } = readPack(isBuiltIn(from) ? from.split('/')[1]! : from, readerOf(workspace));
  const own = layers.at(-1);
  if (own?.pack.source.name !== from) return undefined;
  const source =
    key === 'extends'
      ? layers.at(-2)?.pack.source
      : own.used.find((file) => stemOf(file.source.name) === stemOf(name))?.source;
  return source === undefined ? undefined : textNow(workspace, source.name, source.text);
}
