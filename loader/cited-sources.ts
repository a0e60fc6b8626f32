/** Which rule books a rule cites. */
import type { SourceBook } from '../schemas/index.ts';

/**
 * The names of `sources` in a citation such as `rcr 3.4; hk`: each part between semicolons begins with one. A part
 * without a name cites the first source, and nothing where there is none.
 */
export function citedSources(citation: string, names: readonly string[]): string[] {
  const found = citation.split(';').flatMap((part) => {
    const word = /^\s*(\w+)/.exec(part)?.[1]?.toLowerCase();
    return names.find((name) => name === word) ?? names[0] ?? [];
  });
  return [...new Set(found)];
}

/** A source as the pack has it: a title alone, or more. */
export function sourceBook(source: string | SourceBook): SourceBook {
  return typeof source === 'string' ? { title: source } : source;
}
