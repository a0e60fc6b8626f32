/** Texts that a pack may give in several languages. Games tell the English one. */
import { type Names, onceFor } from '../../core/index.ts';
import type { CompletePack } from '../../schemas/index.ts';
import { textLanguage } from '../text/index.ts';

/** A text in the language the book is written in; undefined where the pack has none in it. */
export function inText(said: string | Names | undefined, language: string): string | undefined {
  const written = textLanguage(language);
  return typeof said === 'string' ? { en: said }[written] : said?.[written];
}

/** A text in this language; the English one where there is no other, and where a book has only its names in it. */
export function worded(said: string | Names, language: string): string {
  return typeof said === 'string' ? said : (said[textLanguage(language)] ?? said.en);
}

/** What is read beside a payment of these rules. */
export function reasonIn(pack: CompletePack, english: string, language: string): string {
  return worded(reasonsOf(pack).get(english) ?? english, language);
}

/** What payments and steps say in several languages, by the English text. */
export const reasonsOf = onceFor((pack: CompletePack): ReadonlyMap<string, Names> => {
  const found = new Map<string, Names>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { reason } = part as { reason?: string | Names };
    if (typeof reason === 'object') found.set(reason.en, reason);
    Object.values(part).forEach(visit);
  };
  visit(pack);
  return found;
});
