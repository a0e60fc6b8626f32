import type { LoadSettings } from '../loader/index.ts';
import type { Terminal } from './terminal.ts';

/** How packs come from the disk of a terminal. */
export function filesOf({ files }: Pick<Terminal, 'files'>): Pick<LoadSettings, 'readFile' | 'findPackage' | 'root'> {
  const { packages, root } = files;
  const readFile = files.rules ?? files.read;
  return { readFile, ...(packages && { findPackage: packages }), ...(root !== undefined && { root }) };
}
