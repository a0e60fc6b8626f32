/** How the house says no. Problems are values: collected, shown together, never thrown at a user. */

/** A stretch of a file. Lines and columns count from 1, `end` is exclusive; columns count UTF-16 units. */
export interface Place {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** One thing that is wrong (or surely not meant), where, and what to do next. */
export interface Problem {
  /** Stable slug, such as `unknown-word`. */
  code: string;
  severity: 'error' | 'warning';
  /** One plain sentence. */
  message: string;
  place?: Place;
  /** Other places that matter, each with what it has to do with it. */
  further?: { place: Place; message: string }[];
  /** What to write instead, in a sentence. */
  hint?: string;
  /** The replacement for the text at `place`, when one is likely. */
  replacement?: string;
}

/** Either a value or the problems that prevented it; warnings may come with a value. */
export type Result<T> = { ok: true; value: T; problems: Problem[] } | { ok: false; problems: Problem[] };

/** A problem; an error unless `more` says otherwise. */
export function problem(code: string, message: string, more: Omit<Partial<Problem>, 'code' | 'message'> = {}): Problem {
  return { code, severity: 'error', message, ...more };
}

/** The answer of a function that cannot do what it was asked. */
export function refused(problems: Problem[]): { ok: false; problems: Problem[] } {
  return { ok: false, problems };
}

/** Whether any of them is an error; warnings alone stop nothing. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((p) => p.severity === 'error');
}
