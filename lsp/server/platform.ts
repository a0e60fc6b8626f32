import type { Problem } from '../../core/index.ts';
import type { FindPackage, ReadFile } from '../../loader/index.ts';

/** What the server knows of the outside. Files have names; a name is whatever the platform can read by. */
export interface Platform {
  readFile: ReadFile;
  findPackage: FindPackage;
  /** The name of the file at an address. */
  nameOf(uri: string): string;
  /** The address of a file; of those that are built in, one that an editor can open. */
  uriOf(name: string): string;
  /** The YAML files below a folder, a few hundred at most. */
  filesBelow(folder: string): readonly string[];
  /**
   * Checks a pack, beside the server where the platform can: a large one takes longer than somebody who types waits.
   * Undefined where `signal` says meanwhile that nobody wants the answer any more.
   */
  check(request: CheckRequest, signal?: AbortSignal): Promise<CheckAnswer | undefined>;
  /** The address of the page about a kind of problem. */
  pageOf(code: string): string | undefined;
}

/** A pack to be checked, with the texts that are open in the editor in place of those on disk. */
export interface CheckRequest {
  pack: string;
  open: Readonly<Record<string, string>>;
  /** Whether examples, scenarios and warnings are wanted too, which take longer. */
  whole: boolean;
}

/** What the command line says of the same pack. */
export interface CheckAnswer {
  problems: Problem[];
  /** Those of them that an editor that knows the schema tells too, by their places in the list. */
  ofForm: number[];
  /** Every file that was read. */
  files: string[];
  results: Result[];
}

/** An example or scenario, where it stands, and what came instead of what it says. */
export interface Result {
  place: NonNullable<Problem['place']>;
  wrong?: string;
}
