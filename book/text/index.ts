/** The words of the book itself, one table a language. Sentences of rules are made in `say/`. */
import { en } from './en.ts';
import { zh } from './zh.ts';

export type Texts = Readonly<Record<keyof typeof en, string>>;

const TABLES: Readonly<Record<string, Texts>> = { en, zh };

/** Languages a book can be made in. */
export const LANGUAGES: readonly string[] = Object.keys(TABLES);

/** The words of a language; English where there are none. */
export function textsOf(language: string): Texts {
  return TABLES[language] ?? en;
}
