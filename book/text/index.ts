/** The words of the book itself and of its pages, one table each a language. Sentences of rules are made in `say/`. */
import { en } from './en-book-words.ts';
import { enPage } from './en-page-words.ts';
import type { PageWords } from './page-words-type.ts';
import { zh } from './zh-book-words.ts';
import { zhPage } from './zh-page-words.ts';
import type { Texts } from './book-words-type.ts';

export type { BoxWords, ChartWords, CompareWords, PageWords } from './page-words-type.ts';

const TABLES: Readonly<Record<string, Texts>> = { en, zh };
const PAGES: Readonly<Record<string, PageWords>> = { en: enPage, zh: zhPage };

/** Languages that books are written in; in others they have the names that the pack gives, and English text. */
export const LANGUAGES: readonly string[] = Object.keys(TABLES);

/** The language a book is written in, by that of its names. */
export function textLanguage(names: string): string {
  return LANGUAGES.includes(names) ? names : 'en';
}

/** The words of a language; English where there are none. */
export function textsOf(language: string): Texts {
  return TABLES[language] ?? en;
}

/** The words of pages in a language; English where there are none. */
export function wordsOf(language: string): PageWords {
  return PAGES[language] ?? enPage;
}
