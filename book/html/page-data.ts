/** What a page carries for its script, as JSON. */
import type { BoxWords } from '../text/index.ts';

/** Data that the page carries for its script. */
export interface PageData {
  words: BoxWords;
  languages: string[];
  /** Names of tiles by id, in the language of the book. */
  tiles: Record<string, string>;
  /** What payments are for, in the language of the book, by the English text. */
  reasons: Record<string, string>;
  /** What a win must have, in words; nothing where every hand has it. */
  minimum: string;
}
