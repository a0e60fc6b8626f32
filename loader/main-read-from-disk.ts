/** Reading packs from disk: all that this folder knows of Node. */
import { accessSync, closeSync, constants, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { FindPackage, ReadFile, WhyUnread } from './read/find-pack.ts';
import { LARGEST } from './read/decode-utf8.ts';

/** The content of a file, no more of it than a pack may have; undefined where no file is, or none that may be read. */
export const readFromDisk: ReadFile = (path, base) => {
  try {
    return base === undefined || leadsInto(path, base) ? contentOf(path) : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a file lies in a folder after all links are followed. */
function leadsInto(path: string, folder: string): boolean {
  const way = relative(realpathSync(folder === '' ? '.' : folder), realpathSync(path));
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}

/** Of devices and pipes nothing is read: they may have no end. */
function contentOf(path: string): Uint8Array | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return undefined;
  const buffer = Buffer.alloc(Math.min(stats.size, LARGEST + 1));
  const file = openSync(path, 'r');
  try {
    return buffer.subarray(0, readSync(file, buffer));
  } finally {
    closeSync(file);
  }
}

/** Why `readFromDisk` gives nothing of what is there. */
export const whyUnreadOnDisk: WhyUnread = (path, base) => {
  try {
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return `${path} is a link to what is not there.`;
    if (base !== undefined && !leadsInto(path, base)) return leadsOut(path, base);
    // A name without an ending may be that of the folder of a pack.
    if (stats.isDirectory()) return /\.ya?ml$/i.test(path) ? `${path} is a folder: name the file in it.` : undefined;
    if (!stats.isFile()) return `${path} is a pipe or a device: write its content to a file.`;
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (reason) {
    return whyFailed(path, reason as NodeJS.ErrnoException);
  }
};

function leadsOut(path: string, folder: string): string {
  const below = folder === '' ? '.' : folder;
  return `${path} is a link that leads out of \`${below}\`, and packs name files below it: put the file there; another folder is given as \`--root\`.`;
}

function whyFailed(path: string, { code }: NodeJS.ErrnoException): string | undefined {
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  if (code === 'ELOOP') return `${path} is a link that leads to itself.`;
  return `${path} cannot be opened (${code}): see who may read it.`;
}

/** The path of a file after all links are followed. */
export function realPathOnDisk(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** A package lies in some `node_modules` from the folder of the pack upwards, or from the working folder upwards. */
export const findOnDisk: FindPackage = (name, from) => {
  const starts = [dirname(resolve(from === '' ? '.' : from)), process.cwd()];
  const folders = new Set(starts.flatMap(upwards).map((folder) => join(folder, 'node_modules')));
  return [...folders].filter(isFolder).map((folder) => shortest(join(folder, name)));
};

function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** As people would write it from here, with slashes. */
function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return (fromHere.length < path.length ? fromHere : path).replaceAll('\\', '/');
}
