import type { LoadSettings } from '../rulesets/index.ts';
import type { Terminal } from './terminal.ts';

/** How packs come from the disk of a terminal. */
export function filesOf({ files }: Pick<Terminal, 'files'>): Pick<LoadSettings, 'readFile' | 'findPackage'> {
  return { readFile: files.read, ...(files.packages && { findPackage: files.packages }) };
}
