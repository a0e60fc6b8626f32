/** Reading packs from disk: all that this folder knows of Node. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { ReadFile } from './read.ts';
import { LARGEST } from './text.ts';

/** The content of a file, no more of it than a pack may have; undefined where no file is. */
export const readFromDisk: ReadFile = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return undefined;
  const buffer = Buffer.alloc(Math.min(stats.size, LARGEST + 1));
  const file = openSync(path, 'r');
  try {
    return buffer.subarray(0, readSync(file, buffer));
  } finally {
    closeSync(file);
  }
};
