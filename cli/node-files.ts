import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOnDisk, readFromDisk } from '../loader/main-node.ts';
import type { Files } from './terminal.ts';

/** Files of this machine. */
export const nodeFiles: Files = {
  read: (path) => {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  },
  list: (folder) => {
    try {
      return readdirSync(folder).sort();
    } catch {
      return undefined;
    }
  },
  rules: readFromDisk,
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
  append: (path, text) => attempt(() => appendFileSync(path, text)),
};

function attempt(write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}
