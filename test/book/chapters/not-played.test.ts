/** What cannot come about with the options of a book is told as that, and as nothing else. */
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../book/make-blocks.ts';
import { bookOf, chapter, house } from '../books-for-tests.ts';

const blocksOf = (pack: string) => chapter(bookOf(pack), 'turn');

test.each([
  ['rounds > 9 and in_order', 'This is not played with the options of this book (Rounds).'],
  ['1 > 2', 'This is not played with the options of this book.'],
])('a move that is never open (%s) has one sentence', (when, says) => {
  const blocks = blocksOf(house('cantonese', `moves: { gong: { when: ${when} } }`));
  const at = blocks.findIndex((block) => block.is === 'heading' && block.anchor === 'move-gong');
  const [said, next] = [blocks[at + 1]!, blocks[at + 2]!];
  expect(said.is === 'paragraph' && plainText(said.of).startsWith(says)).toBe(true);
  expect(said.is === 'paragraph' && plainText(said.of)).not.toContain('A player may do this');
  expect(next.is === 'list').toBe(false);
});

describe('a pattern that is not played', () => {
  const PATTERN = `options:
  luck: { type: choice, values: [never, always, closed], default: never, says: Whether it counts. }
  open: { type: yes/no, default: false, says: Whether it counts with claimed sets. }
  lucky_fan: { type: number, default: 0, range: [0, 9], says: What it is worth. }
`;
  const toldOf = (rules: string): string => {
    const pack = house('cantonese', `${PATTERN}patterns: { lucky: { name: { en: Lucky }, group: parts, ${rules} } }`);
    const blocks = chapter(bookOf(pack), 'patterns');
    const at = blocks.findIndex((block) => block.is === 'heading' && block.anchor === 'pattern-lucky');
    const said = blocks[at + 1]!;
    return said.is === 'paragraph' ? plainText(said.of) : said.is;
  };

  test.each([
    ['luck is always and (open or concealed)', '(Luck).'],
    ['luck is always and open', '(Luck and Open).'],
  ])('names the options of which one is enough, or all: %s', (when, options) => {
    expect(toldOf(`value: { fan: 2 }, when: ${when}`)).toContain(options);
  });

  test('since it is worth nothing has no value', () => {
    const text = "text: { en: 'Four pairs of luck.' }";
    expect(toldOf(`value: { fan: lucky_fan }, when: lucky_fan > 0, ${text}`)).toMatch(
      /^Four pairs of luck\. This is not played/,
    );
  });
});

describe('the table of turns', () => {
  const begins = (pack: string): string[] => {
    const rows = blocksOf(pack).find((block) => block.is === 'table')!;
    return rows.is === 'table' ? rows.rows.map((row) => plainText(row[0]!)) : [];
  };

  test('has the dealt hand where the dealer has a tile more', () => {
    const dealt = begins('riichi')[0]!;
    expect(begins(house('riichi', 'deal: { last: single }'))).toEqual(begins('riichi').slice(1));
    expect(begins('cantonese')).not.toContain(dealt);
  });

  test('has replacement tiles where a move draws one', () => {
    const [, , replaced] = begins('riichi');
    expect(begins('international')).toContain(replaced);
    expect(begins('american')).not.toContain(replaced);
  });
});
