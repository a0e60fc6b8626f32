import type { LoadSettings } from '../loader/index.ts';
import type { Terminal } from './terminal.ts';

/** How packs come from the disk of a terminal. */
export function filesOf({ files }: Pick<Terminal, 'files'>): Omit<LoadSettings, 'options'> {
  const { packages, root, whyUnread, realPath } = files;
  const settings = { findPackage: packages, root, whyUnread, realPath };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { readFile: files.rules ?? files.read, ...Object.fromEntries(given) };
}
