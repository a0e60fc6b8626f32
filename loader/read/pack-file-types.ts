/** Files of packs, as they were read. */
import type { Location } from './find-pack.ts';
import type { Source } from './source-text.ts';
import type { SourcedMap, SourcedScalar } from '../yaml/located-data.ts';

export interface PackFile {
  source: Source;
  root: SourcedMap;
  /** A built-in file, which was read and validated when its module was written. */
  ready?: boolean;
  /** Of a rule file: where it is, and the line of the pack that uses it, in the file `from`. */
  use?: { at: Location; item: SourcedScalar; from: string };
}

/** One pack of the chain and the rule files it uses. */
export interface Layer {
  pack: PackFile;
  used: PackFile[];
}
