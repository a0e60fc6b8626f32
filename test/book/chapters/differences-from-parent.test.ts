/**
 * The differences of a book are what `diff` finds, all of it and nothing else, each with what shows it. Of Riichi that is tested
 * where it is compared with Ari Ari, which takes long and is done once: `authoring/diff/ari-ari-against-riichi.test.ts`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBook, openForBook } from '../../../book/index.ts';
import { diffPacks, type PackDiff } from '../../../authoring/diff/index.ts';
import { housePack, readScenarios } from '../../../docs/rule-book-pages.ts';
import { bookOf, chapter, house } from '../books-for-tests.ts';
import { itemsOf, testBookShows } from './book-shows-diff.ts';

describe('the book of sunday', () => {
  let diff: PackDiff;

  beforeAll(() => {
    const files = { readFolder: readScenarios };
    const diffed = diffPacks('cantonese', housePack(), { a: files, b: files });
    if (!diffed.ok) throw new Error('A pack does not load.');
    diff = diffed.value;
  }, 600_000);

  testBookShows('sunday', () => diff);
});

/** What is changed of International, and what the book says of it. */
const rows: [string, string, RegExp][] = [
  ['a value', 'patterns: { plain: { value: { fan: 2 } } }', /^The Plain, .*: 1 fan → 2 fans$/],
  ['a pattern taken out', 'patterns: { four_kongs: null }', /^Four Kongs is gone\.$/],
  [
    'a new pattern',
    'patterns: { lucky: { name: { en: Lucky }, group: state, value: { fan: 1 }, when: pair is 8p } }',
    /^Lucky is new\. 1 fan/,
  ],
  ['a default', 'options: { minimum: 3 }', /^Minimum.*: \d → 3$/],
  ['tiles kept back', 'wall: { reserve: 14 }', /^The wall, tiles kept back: .* → 14$/],
];

test.each(rows)('%s is told in one line', (_, rules, line) => {
  const items = itemsOf(chapter(bookOf(house('international', rules)), 'differences'));
  expect(items).toHaveLength(1);
  expect(items[0]![0]).toMatch(line);
});

test('notes and names are no difference', () => {
  const pack = house('international', 'patterns: { plain: { note: Ours., name: { en: Flat } } }');
  expect(itemsOf(chapter(bookOf(pack), 'differences'))).toEqual([]);
});

test('nothing is searched while a page is being written', () => {
  const { value } = openForBook(housePack());
  const blocks = chapter(makeBook(value!), 'differences');
  expect(itemsOf(blocks).map((item) => item.length)).toEqual([1, 1, 1, 1]);
});
