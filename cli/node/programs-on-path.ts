import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the first of these programs is on the path; undefined where there is none. */
export function programOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
