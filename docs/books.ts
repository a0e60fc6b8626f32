/** The books of built-in packs as Markdown beside the other pages. */
import { type Book, makeBook, markdownFiles, openForBook } from '../book/index.ts';

/** Packs whose books stand in the repository. */
export const BOOKS: readonly string[] = ['international', 'cantonese', 'ari-ari', 'riichi', 'mcr'];

/** The book of a built-in pack. */
export function bookOf(id: string): Book {
  const { value, problems } = openForBook(id);
  if (value === undefined) throw new Error(`${id}: ${problems[0]?.message}`);
  return makeBook(value);
}

/** All files of the books by path, with a page that lists them; pictures of tiles are shared. */
export function bookFiles(): Record<string, string> {
  const books = BOOKS.map(bookOf);
  const list = books.map(({ id, title }) => `- [${title.en}](${id}.md)`);
  const head =
    'Rule books, each printed from its pack by `tilewright book` and nothing else (`npm run generate` writes them).';
  const files = books.flatMap((book) => Object.entries(markdownFiles(book)));
  return { 'README.md': `# Rule books\n\n${head}\n\n${list.join('\n')}\n`, ...Object.fromEntries(files) };
}
