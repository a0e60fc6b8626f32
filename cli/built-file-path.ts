import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a file that `npm run build` wrote: beside this bundle, or in `dist/` where the command line runs from source. */
export function builtFile(name: string): string | undefined {
  return ['./', '../dist/'].map((folder) => pathOf(folder + name)).find(existsSync);
}

/** The path of a file beside this bundle; nothing where the command line runs from source, which may be newer. */
export function bundledFile(name: string): string | undefined {
  const path = pathOf(`./${name}`);
  return existsSync(path) ? path : undefined;
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
