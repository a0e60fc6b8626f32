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
  ['a value', 'patterns: { plain: { value: { fan: 2 } } }', /^The Plain, .*: 1 fan → 2 fan$/],
  ['a pattern taken out', 'patterns: { four_kongs: null }', /^Four Kongs is removed\.$/],
  [
    'a new pattern',
    'patterns: { lucky: { name: { en: Lucky }, group: state, value: { fan: 1 }, when: pair is 8p } }',
    /^Lucky is new\. 1 fan/,
  ],
  ['a default', 'options: { minimum: 3 }', /^Minimum.*: \d → 3$/],
  ['tiles kept back', 'wall: { reserve: 14 }', /^The wall, tiles never drawn: .* → 14$/],
];

test.each(rows)('%s is told in one line', (_, rules, line) => {
  const items = itemsOf(chapter(bookOf(house('international', rules)), 'differences'));
  expect(items).toHaveLength(1);
  expect(items[0]![0]).toMatch(line);
});

test('what is absorbed is told by name, and under the options of the book', () => {
  const absorbs = '[all_triplets, { pattern: parts, when: limit == 10 }, { pattern: flower_fans, when: limit == 13 }]';
  const items = itemsOf(
    chapter(bookOf(house('cantonese', `patterns: { heavenly: { absorbs: ${absorbs} } }`)), 'differences'),
  );
  expect(items[0]!.join(' ')).toContain('Circumstances → All Triplets, Parts');
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

describe('since an earlier version', () => {
  const old = house('international', 'patterns: { plain: { text: Nothing but chows. } }');
  const since = (rules: string, earlier = old): ReturnType<typeof chapter> => {
    const { value } = openForBook(house('international', rules), { since: earlier });
    return chapter(makeBook(value!), 'since');
  };

  test.each(rows)('%s is told', (_, changed, line) => {
    expect(itemsOf(since(changed)).some((item) => line.test(item[0]!))).toBe(true);
  });

  test('a text that is another is told with both', () => {
    const told = JSON.stringify(since('patterns: { plain: { text: Only chows. } }'));
    expect(told).toContain('Before: ');
    expect(told).toContain('Nothing but chows.');
    expect(told).toContain('Only chows.');
  });

  test('nothing is told of the same version, and no chapter made where none is asked for', () => {
    const told = JSON.stringify(since('patterns: { plain: { text: Nothing but chows. } }'));
    expect(told).toContain('This game does not differ from "},{"is":"text","text":"an earlier version');
    expect(bookOf(old).chapters.map(({ id }) => id)).not.toContain('since');
  });

  test('an earlier version that does not load is what the problems are about', () => {
    const { value, problems } = openForBook(old, { since: 'no-such-pack' });
    expect(value).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['unknown-pack']);
  });
});
