import { makeBook, openForBook, type Block, type Book, type OpenPack } from '../../book/index.ts';

/** A pack opened that must open. */
export function opened(pack: string): OpenPack {
  const { value, problems } = openForBook(pack);
  if (value === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return value;
}

export function bookOf(pack: string, language = 'en'): Book {
  return makeBook(opened(pack), { language });
}

/** A house pack that extends another. */
export function house(parent: string, rules = ''): string {
  return `id: house\nextends: ${parent}\nname: { en: House }\n${rules}`;
}

/** The blocks of a chapter. */
export function chapter(book: Book, id: string): readonly Block[] {
  return book.chapters.find((one) => one.id === id)?.blocks ?? [];
}
