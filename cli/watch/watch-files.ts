/** Files that are looked at for changes. Editors replace a file rather than write into it, so their folders are watched. */
import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Watched {
  /** Other files from now on. */
  follow(files: readonly string[]): void;
  close(): void;
}

/** Programs write a file in several steps. */
const SETTLED = 60;

/** Calls `changed` once after each change. */
export function watchFiles(files: readonly string[], changed: () => void): Watched {
  const folders = new Map<string, FSWatcher>();
  let seen = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = new Map([...seen.keys()].map((file) => [file, signOf(file)]));
    const isOther = [...now].some(([file, sign]) => seen.get(file) !== sign);
    seen = now;
    if (isOther) changed();
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED);
  };
  const follow = (paths: readonly string[]): void => {
    const all = paths.map((path) => resolve(path));
    seen = new Map(all.map((file) => [file, seen.get(file) ?? signOf(file)]));
    const wanted = new Set(all.map(dirname).filter((folder) => existsSync(folder)));
    for (const [folder, watcher] of folders) {
      if (wanted.has(folder)) continue;
      watcher.close();
      folders.delete(folder);
    }
    for (const folder of wanted) if (!folders.has(folder)) folders.set(folder, watch(folder, soon));
  };
  follow(files);
  return {
    follow,
    close: () => {
      clearTimeout(timer);
      for (const watcher of folders.values()) watcher.close();
    },
  };
}

/** What changes with a file; the same for all that are not there. */
function signOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
