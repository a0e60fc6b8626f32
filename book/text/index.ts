/** The words of the book itself and of its pages, a file of YAML each a language. Sentences of rules are made in `say/`. */
import { type Words, words } from './words.generated.ts';

/** The words of a book. */
export type Texts = Words['book'];
/** What pages need words for, besides those of the book: search, the scoring box, cards, the comparison of packs. */
export type PageWords = Words['pages'];
export type BoxWords = PageWords['box'];
export type ChartWords = PageWords['chart'];
export type CompareWords = PageWords['compare'];

/** Languages that books are written in; in others they have the names that the pack gives, and English text. */
export const LANGUAGES: readonly string[] = Object.keys(words);

/** The language a book is written in, by that of its names. */
export function textLanguage(names: string): string {
  return LANGUAGES.includes(names) ? names : 'en';
}

/** The words of a language; English where there are none. */
export function textsOf(language: string): Texts {
  return (words[language] ?? words.en).book;
}

/** The words of pages in a language; English where there are none. */
export function wordsOf(language: string): PageWords {
  return (words[language] ?? words.en).pages;
}
