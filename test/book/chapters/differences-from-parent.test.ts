/** The differences of a book are what `diff` finds, all of it and nothing else, each with what shows it. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { type Block, makeBook, openForBook } from '../../../book/index.ts';
import { plainText } from '../../../book/make-blocks.ts';
import { diffPacks, type PackDiff } from '../../../authoring/diff/index.ts';
import { bookOf as writtenBook, housePack, readScenarios } from '../../../docs/rule-book-pages.ts';
import { bookOf, chapter, house } from '../books-for-tests.ts';

/** Items of the lists, each as its lines, without the pack that a line is about. */
function itemsOf(blocks: readonly Block[]): string[][] {
  return blocks.flatMap((block) => (block.is === 'list' ? block.items.map((item) => item.flatMap(linesOf)) : []));
}

function linesOf(block: Block): string[] {
  if (block.is === 'paragraph') return [plainText(block.of.filter(({ is }) => is !== 'strong'))];
  return block.is === 'list' ? block.items.flatMap((item) => item.flatMap(linesOf)) : [];
}

const pairs: [id: string, parent: string, child: string][] = [
  ['sunday', 'cantonese', housePack()],
  ['riichi', 'ari-ari', 'riichi'],
];

describe.each(pairs)('the book of %s', (id, parent, child) => {
  let diff: PackDiff;
  const items = itemsOf(chapter(writtenBook(id), 'differences'));

  beforeAll(() => {
    const files = { readFolder: readScenarios };
    const diffed = diffPacks(parent, child, { a: files, b: files });
    if (!diffed.ok) throw new Error('A pack does not load.');
    diff = diffed.value;
  }, 600_000);

  it('has an item for each change, and no other', () => {
    expect(diff.changes.length).toBeGreaterThan(3);
    expect(items).toHaveLength(diff.changes.length + diff.unshown.length);
  });

  it('shows each with what diff shows it with: numbers of both results stand below it, and they differ', () => {
    const numbers = (text: string): string[] =>
      [...text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').matchAll(/[+−]?\d{2,}/g)].map(([found]) => found).sort();
    const shown = items.filter((item) => item.length > 2).map((item) => item.slice(-2));
    const all = (results: readonly (readonly string[])[]): string[] => results.flat().flatMap(numbers).sort();
    expect(shown).toHaveLength(diff.changes.length);
    expect(all(shown)).toEqual(all(diff.changes.map(({ witness }) => witness!.results.map(({ says }) => says))));
    for (const [one, other] of shown) expect(one).not.toBe(other);
  });
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
