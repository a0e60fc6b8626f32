/** Small parts of phrases that are the same in every language. */
import type { Phrase } from './phrase.ts';
import type { Amount, Part, Said } from './sentence-part-types.ts';

/** Text alone. */
export function text(words: string): Phrase {
  return words === '' ? [] : [{ is: 'text', text: words }];
}

/** Whether it is none at all. */
export function isNone({ is, n }: Amount): boolean {
  return n === 0 && (is === 'exactly' || is === 'just' || is === 'most');
}

/** Phrases without more about them. */
export function parts(of: readonly Phrase[]): Part[] {
  return of.map((says) => ({ says }));
}

/** What is said where something is so, and where it is not. */
export function both(is: Phrase, not: Phrase): Said {
  return { is, not };
}

/** The same from texts. */
export function said(is: string, not?: string): Said {
  return { is: text(is), ...(not !== undefined && { not: text(not) }) };
}
