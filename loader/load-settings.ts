import type { OptionValue } from '../core/index.ts';
import type { ReadFile, FindPackage, WhyUnread } from './read/find-pack.ts';

/** With which options a pack is loaded, and how its files are found. */
export interface LoadSettings {
  /** Options with other values than their defaults. */
  options?: Readonly<Record<string, OptionValue>>;
  /**
   * How files are read; without it only built-in packs and texts can be loaded. In Node:
   * `(file) => (existsSync(file) ? readFileSync(file) : undefined)`.
   */
  readFile?: ReadFile;
  /** Where packages lie that a pack may be named by; without it none is looked for. */
  findPackage?: FindPackage;
  /** The folder that packs may name files in; without it the one above the folder of the pack. */
  root?: string;
  /** Why a file that is there was not read, as a sentence; without it such a file is told as not there. */
  whyUnread?: WhyUnread;
  /** The one path of a file that links give several, so that packs that extend each other by a link are told so. */
  realPath?: (path: string) => string;
}
