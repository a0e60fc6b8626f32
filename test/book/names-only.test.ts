import { expect, test } from 'vitest';
import { bookOf, opened } from './books-for-tests.ts';
import { makeBook } from '../../book/index.ts';

/** Everything a book says, in one text. */
const said = (book: unknown): string => JSON.stringify(book);

test('a book in a language without texts has its names and English text, and says so', () => {
  const book = bookOf('ari-ari', 'ja');
  expect(book.title.ja).toBe('アリアリ競技ルール');
  expect(said(book.front)).toContain('Only the names are ');
  expect(said(book)).toContain('国士無双');
  expect(said(book)).toContain('The hand must be complete');
  // Notes and texts in that language would stand alone among English ones.
  expect(said(makeBook(opened('ari-ari')).front)).not.toContain('Only the names');
});
