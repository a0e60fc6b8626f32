import type { Scope } from '../expression-scope.ts';

/** A stretch of a text and what to put there. */
export interface Edit {
  start: number;
  end: number;
  put: string;
  /** What is to know about it, in a sentence. */
  says?: string;
}

/** A way to say something that other languages have: where a text has it, and what it would be here. */
export type Habit = (text: string, scope: Scope) => Edit[];

/** Wherever the pattern is found; `put` may use its groups. Nothing where it gives undefined. */
export function habit(
  written: RegExp,
  put: string | ((groups: readonly string[], scope: Scope) => string | undefined),
  says?: string,
): Habit {
  return (text, scope) =>
    [...text.matchAll(written)].flatMap((match) => {
      const groups = match.map((group) => group ?? '');
      const made =
        typeof put === 'string' ? put.replace(/\$(\d)/g, (_, at: string) => groups[Number(at)]!) : put(groups, scope);
      if (made === undefined) return [];
      return [{ start: match.index, end: match.index + match[0].length, put: made, ...(says && { says }) }];
    });
}
