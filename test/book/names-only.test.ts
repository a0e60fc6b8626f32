import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { languagesOf, makeBook } from '../../book/index.ts';
import { bookOf, house, opened } from './books-for-tests.ts';

/** Everything a book says, in one text. */
const said = (book: unknown): string => JSON.stringify(book);

const GERMAN = house(
  'ari-ari',
  'patterns:\n  thirteen_orphans: { name: { en: Thirteen Orphans, de: Dreizehn Waisen } }\n',
).replace('{ en: House }', '{ en: House, de: Hausregeln }');

test('a book in a language without texts has its names and English text, and says so', () => {
  const book = bookOf(GERMAN, 'de');
  expect(book.title.de).toBe('Hausregeln');
  expect(said(book.front)).toContain('Only the names are ');
  expect(said(book)).toContain('Dreizehn Waisen');
  expect(said(book)).toContain('The hand must be complete');
  // Notes and texts in that language would stand alone among English ones.
  expect(said(makeBook(opened(GERMAN)).front)).not.toContain('Only the names');
});

test('a pack with English names only has a book in English only, what every pack has included', () => {
  const open = opened(readFileSync('test/packs/plain.yaml', 'utf8'));
  expect(languagesOf(open.rules.pack)).toEqual(['en']);
  expect(said(makeBook(open))).not.toMatch(/\p{Script=Han}/u);
});
