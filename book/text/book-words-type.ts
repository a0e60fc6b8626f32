import type { en } from './en-book-words.ts';

/** What is in every table of the book. */
export type Texts = Readonly<Record<keyof typeof en, string>>;
