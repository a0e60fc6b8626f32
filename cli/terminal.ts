import type { ReadFile, WhyUnread } from '../loader/index.ts';
import type { Paint } from './draw/terminal-colours.ts';

/** What commands know of the outside: paper to write on, somebody to ask, files. Tests give another one. */
export interface Terminal {
  /** A line of the report. */
  out(line: string): void;
  /** A line about what went wrong or is going on. */
  err(line: string): void;
  /** How far something long has come; the next note takes its place, an empty one ends it. Not on paper. */
  note?(text: string): void;
  paint: Paint;
  columns: number;
  /** Columns of a screen, which would break messages anywhere; not where they go into a file or a pipe. */
  screen?: number;
  /** Asks for a line; undefined when there is no more. */
  ask(question: string): Promise<string | undefined>;
  /** Questions with something to choose from; only where a person sits at a terminal. */
  questions?: Questions;
  /** Whether the last question was ended by an interrupt. */
  interrupted(): boolean;
  /** All of standard input; throws `Unreadable` once it has more than so many bytes. */
  input(most: number): Promise<string>;
  files: Files;
  /** Begins to show how much of something is done, where somebody watches. */
  meter(total: number): Promise<Meter>;
  /** Calls `stop` once when somebody ends the command; gives what takes that back. */
  onInterrupt(stop: () => void): () => void;
}

/** How far something has come. */
export interface Meter {
  at(done: number): void;
  end(): void;
}

/** Questions to a person; every answer is undefined where the person gave up. */
export interface Questions {
  /** A line of text; `refuse` tells what is wrong with it. */
  text(question: string, before: string, refuse: (text: string) => string | undefined): Promise<string | undefined>;
  /** One of several, by its value; `before` is the one that Enter chooses. */
  one(question: string, from: readonly Offer[], before: string): Promise<string | undefined>;
}

/** Something that may be chosen. */
export interface Offer {
  value: string;
  label: string;
  /** What is told of it when it is looked at. */
  hint?: string;
}

export interface Files {
  /** Content, or undefined where there is no such file; throws `Unreadable` for what is too large or has no end. */
  read(path: string): Uint8Array | undefined;
  /** The first bytes of a file, none of a pipe or a device; undefined where nothing is, or a folder. */
  beginning(path: string, bytes: number): Uint8Array | undefined;
  /** The same of a file with rules: nothing of what is no regular file, and no more than rules may have. */
  rules?: ReadFile;
  /** Why `rules` gives nothing of what is there. */
  whyUnread?: WhyUnread;
  /** The one path of a file that links give several. */
  realPath?(path: string): string;
  /** The folder that packs may name files in, where the user gave one. */
  root?: string;
  /** Folders in which a package of this name may lie, seen from a file. */
  packages?(name: string, from: string): readonly string[];
  /** Names of what is in a folder, in order; undefined where there is no such folder. */
  list?(folder: string): readonly string[] | undefined;
  /** Writes a whole file; why it could not, if so. */
  write(path: string, content: string | Uint8Array): string | undefined;
  /** Why a file could not be written, as far as that shows without writing it. */
  unwritable?(path: string): string | undefined;
  append(path: string, text: string): string | undefined;
  /** Writes a file that is not there yet, and the folders above it; why it could not, if so. */
  create?(path: string, text: string): string | undefined;
}

/** Exit codes. */
export const FINE = 0;
/** The answer is no: not a win, the check failed, the log differs. */
export const NO = 1;
export const WRONG_USE = 2;
export const INTERRUPTED = 130;
