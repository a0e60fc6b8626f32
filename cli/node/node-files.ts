import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { findOnDisk, readFromDisk, realPathOnDisk, whyUnreadOnDisk } from '../../loader/main-read-from-disk.ts';
import type { Files } from '../terminal.ts';
import { fileTooLarge, MOST_BYTES, noFile } from '../read-input.ts';

/** Files of this machine. */
export const nodeFiles: Files = {
  read: (path) => {
    const stats = statsOf(path);
    if (stats === undefined || stats.isDirectory()) return undefined;
    if (!stats.isFile()) throw noFile(path);
    if (stats.size > MOST_BYTES) throw fileTooLarge(path, stats.size);
    return ifThere(() => readFileSync(path));
  },
  beginning: (path, bytes) => {
    const stats = statsOf(path);
    if (stats === undefined || stats.isDirectory()) return undefined;
    return stats.isFile() ? ifThere(() => firstBytes(path, bytes)) : new Uint8Array();
  },
  list: (folder) => ifThere(() => readdirSync(folder).sort()),
  rules: readFromDisk,
  whyUnread: whyUnreadOnDisk,
  realPath: realPathOnDisk,
  packages: findOnDisk,
  write: (path, content) =>
    attempt(() => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }),
  create: (path, text) =>
    attempt(() => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
    }),
  unwritable: (path) => {
    if (statsOf(path)?.isDirectory()) return `${path} is a folder`;
    // Folders that are missing are made, in the first one that is there.
    let there = path;
    while (statsOf(there) === undefined && dirname(there) !== there) there = dirname(there);
    if (there !== path && !statsOf(there)?.isDirectory()) return `${there} is not a folder`;
    return attempt(() => accessSync(there, constants.W_OK));
  },
  append: (path, text) => attempt(() => appendFileSync(path, text)),
};

function statsOf(path: string): Stats | undefined {
  return ifThere(() => statSync(path));
}

function firstBytes(path: string, bytes: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const buffer = new Uint8Array(bytes);
    return buffer.subarray(0, readSync(file, buffer));
  } finally {
    closeSync(file);
  }
}

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function attempt(write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}
