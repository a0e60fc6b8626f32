import type { Paint } from './draw/paint.ts';

/** What commands know of the outside: paper to write on, somebody to ask, files. Tests give another one. */
export interface Terminal {
  /** A line of the report. */
  out(line: string): void;
  /** A line about what went wrong or is going on. */
  err(line: string): void;
  paint: Paint;
  columns: number;
  /** Asks for a line; undefined when there is no more. */
  ask(question: string): Promise<string | undefined>;
  /** Whether the last question was ended by an interrupt. */
  interrupted(): boolean;
  /** All of standard input. */
  input(): Promise<string>;
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

export interface Files {
  /** Content, or undefined where there is no such file. */
  read(path: string): Uint8Array | undefined;
  /** Writes a whole file; why it could not, if so. */
  write(path: string, text: string): string | undefined;
  append(path: string, text: string): string | undefined;
}

/** Exit codes. */
export const FINE = 0;
/** The answer is no: not a win, the check failed, the log differs. */
export const NO = 1;
export const WRONG_USE = 2;
export const INTERRUPTED = 130;
