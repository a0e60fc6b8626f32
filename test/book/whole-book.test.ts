/** The book of a pack as a whole: what it says follows from the pack, and from nothing else. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Block, type Book, makeBook, markdownFiles, openForBook } from '../../book/index.ts';
import { plainText } from '../../book/make-blocks.ts';
import { BOOKS, bookOf as writtenBook } from '../../docs/rule-book-pages.ts';
import { bookOf, chapter, house } from './books-for-tests.ts';

const cantonese = bookOf('cantonese');

const NO_PATTERNS = `groups:
  empty: { counts: all, name: { en: Empty } }
  yakuman: { absorbs: [yaku, dora, minipoints, empty] }
`;

describe('links', () => {
  const pages: [string, Record<string, string>][] = [
    ['cantonese', markdownFiles(cantonese)],
    ['a house pack in Chinese with a group of no patterns', markdownFiles(bookOf(house('riichi', NO_PATTERNS), 'zh'))],
  ];

  test.each(pages)('of %s lead somewhere, to one place', (_, files) => {
    const text = Object.values(files)[0]!;
    const anchors = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1]!);
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]!);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((to) => !anchors.includes(to))).toEqual([]);
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
  });

  test.each(pages)('to pictures of %s have a file each, and no file is left over', (_, files) => {
    const [[, text], ...pictures] = Object.entries(files) as [[string, string], ...[string, string][]];
    const shown = [...text.matchAll(/(?:src="|\]\()((?:tiles|figures)\/[^")]+)/g)].map((match) => match[1]!);
    expect([...new Set(shown)].sort()).toEqual(pictures.map(([path]) => path).sort());
    for (const [, svg] of pictures) expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });
});

test('what a pack says in several languages is told in that of the book', () => {
  const [english, chinese] = ['en', 'zh'].map((code) => Object.values(markdownFiles(bookOf('sichuan', code)))[0]!);
  for (const [en, zh] of [
    ['**was not ready when the wall was used up**', '**查叫**'],
    ['(claimed kong)', '（直杠）'],
    ['Concealed kongs are declared sets too.', '暗杠也算亮出的面子。'],
  ] as const) {
    expect(english).toContain(en);
    expect(english).not.toContain(zh);
    expect(chinese).toContain(zh);
    expect(chinese).not.toContain(en);
  }
});

test('a phase that always comes has no condition', () => {
  const book = Object.values(markdownFiles(bookOf('sichuan')))[0]!;
  expect(book.slice(book.indexOf('<a id="phase-void">'), book.indexOf('<a id="turn">'))).not.toContain('Only when');
});

test('a book made twice is the same to the letter', () => {
  expect(markdownFiles(bookOf('cantonese'))).toEqual(markdownFiles(cantonese));
});

test.each(BOOKS)('the book of %s in the repository is that of the pack, byte for byte', (id) => {
  for (const [path, text] of Object.entries(markdownFiles(writtenBook(id))))
    expect(readFileSync(`docs/books/${path}`, 'utf8').replaceAll('\r\n', '\n'), path).toBe(text);
});

describe('one value changed', () => {
  const before = bookOf(house('cantonese'));
  const after = bookOf(house('cantonese', 'patterns: { all_triplets: { value: { fan: 4 } } }'));
  const title = 'All Triplets';

  /** Blocks that differ, by chapter. */
  const differing = (id: string): Block[] => {
    const old = chapter(before, id).map((block) => JSON.stringify(block));
    return chapter(after, id).filter((block) => !old.includes(JSON.stringify(block)));
  };

  test.each(['tiles', 'deal', 'turn', 'scoring', 'rounds', 'options', 'glossary', 'index', 'sources'])(
    'leaves the chapter %s as it was',
    (id) => {
      expect(chapter(after, id).length).toBeGreaterThan(0);
      expect(differing(id)).toEqual([]);
    },
  );

  test.each(['patterns', 'shapes', 'payment'])('changes in the chapter %s only what names the pattern', (id) => {
    const changed = differing(id).filter((block) => block.is === 'example');
    for (const block of changed) expect(JSON.stringify(block)).toContain(title);
  });

  test('changes the value in the tables of values and of its group, in its own entry, and in every hand that has it', () => {
    const changed = differing('patterns');
    expect(changed.filter(({ is }) => is === 'table')).toHaveLength(2);
    expect(changed.filter(({ is }) => is === 'paragraph')).toHaveLength(1);
    const has = chapter(before, 'patterns').filter(
      (block) => block.is === 'example' && JSON.stringify(block.result).includes('pattern-all_triplets'),
    );
    expect(has.length).toBeGreaterThan(3);
    expect(changed.filter(({ is }) => is === 'example')).toHaveLength(has.length);
    expect(changed).toHaveLength(has.length + 3);
  });

  test('is told among the differences, and makes the rule one of the house', () => {
    expect(JSON.stringify(chapter(before, 'differences'))).not.toContain(title);
    expect(JSON.stringify(chapter(after, 'differences'))).toContain(title);
    const count = (book: Book): string => JSON.stringify(book.front.findLast(({ is }) => is === 'table'));
    expect(count(before)).toContain('"32"');
    expect(count(after)).toContain('"31"');
  });
});

test('a pack whose values are mostly decided by the house says so first', () => {
  const note = bookOf('international').front.find(({ is }) => is === 'note');
  expect(JSON.stringify(note)).toMatch(/house rules: .*"30".* of .*"31"/);
  expect(cantonese.front.some(({ is }) => is === 'note')).toBe(false);
});

test('what a pack says of itself keeps what one writes apart', () => {
  const about = bookOf(house('cantonese', 'about: "Set `minimum` as you like | or `<b>`."\n')).front[1]!;
  expect(about.is === 'paragraph' && about.of).toEqual([
    { is: 'text', text: 'Set ' },
    { is: 'code', text: 'minimum' },
    { is: 'text', text: ' as you like | or ' },
    { is: 'code', text: '<b>' },
    { is: 'text', text: '.' },
  ]);
});

test('a book can be made with options under which the examples of the pack do not hold', () => {
  const { value, problems } = openForBook('hong-kong', { options: { table: 'association' } });
  expect(problems).toEqual([]);
  expect(value!.rules.options.flowers).toBe(false);
});

describe('a shape with a condition', () => {
  const saidOf = (when: string): string => {
    const book = bookOf(
      house('cantonese', `options: { flowers: { default: true } }\nshapes: { eight_flowers: { when: ${when} } }`),
    );
    const blocks = chapter(book, 'shapes');
    const at = blocks.findIndex((block) => block.is === 'heading' && block.anchor === 'shape-eight_flowers');
    const said = blocks[at + 1]!;
    return said.is === 'paragraph' ? plainText(said.of) : said.is;
  };

  test('is told once, exceptions included', () => {
    expect(saidOf('flower_shown and count(bonus) == 8 and not (by draw and not concealed)')).toContain(
      'Any hand with eight flowers, when a Flower has just been shown, unless the winning tile is self-drawn and a set was claimed.',
    );
  });

  test('that never holds says which option decides', () => {
    expect(saidOf('seven_flowers_win and rounds > 9')).toContain(
      'This is not played with the options of this book (Seven flowers win and Rounds).',
    );
  });
});

test('every option says what it decides about, in the order of the book', () => {
  const readers = (pack: string, option: string): string => {
    const blocks = chapter(bookOf(pack), 'options');
    const at = blocks.findIndex((block) => block.is === 'heading' && block.anchor === `option-${option}`);
    const facts = blocks[at + 2]!;
    const told = facts.is === 'list' ? facts.items.flat() : [];
    return told.flatMap((block) => (block.is === 'paragraph' ? [plainText(block.of)] : [])).at(-1)!;
  };
  expect(readers('ari-ari', 'triple_win')).toBe('This option affects Win.');
  expect(readers('cantonese', 'limit')).toBe('This option affects Scoring and limit.');
});

describe('clauses', () => {
  const text = (options: object = {}): string =>
    Object.values(markdownFiles(makeBook(openForBook('riichi', options).value!)))[0]!;
  const numbers = (book: string): string[] =>
    [...book.matchAll(/^(?:#+|-) \**(\d[\d.]*[a-z]?)\**(?= )/gm)].map(([, one]) => one!);

  test('have a number each, no two the same, and the index names them', () => {
    const book = text();
    const all = numbers(book);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(250);
    expect(/^#### (\S+) Pung/m.exec(book)?.[1]).toBe(/\[Pung\]\(#move-pung\) ([\d.]+)/.exec(book)?.[1]);
  });
});
