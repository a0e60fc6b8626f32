import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  write: (path, text) =>
    attempt(() => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
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
