/** The chapter of options: what a choice sets, and what an option decides about. */
import { expect, test } from 'vitest';
import { plainText } from '../../../book/make-blocks.ts';
import { bookOf, chapter, house } from '../books-for-tests.ts';

const EDITION = `options:
  edition:
    type: choice
    values: [calm, wild]
    default: wild
    says: Which rules the club plays.
    sets: { calm: {}, wild: { minimum: 3, payment: half } }
`;

const OLD = `options:
  old: { type: yes/no, default: false, says: Whether the old wall is played. }
tiles: { suits: { m: { copies_of: { 1m: if old then 3 else 4 } } } }
wall: { replace_from: if old then head else tail }
`;

/** The lines of the chapter. */
function linesIn(rules: string, language: string): string[] {
  const blocks = chapter(bookOf(house('international', rules), language), 'options');
  const lines = blocks.flatMap((block) => (block.is === 'list' ? block.items.flat() : []));
  return lines.flatMap((block) => (block.is === 'paragraph' ? [plainText(block.of)] : []));
}

test('an option decides about the constants that follow from it', () => {
  expect(linesIn(OLD, 'en')).toContain('This option affects Tiles and The wall.');
});

test.each([
  ['en', 'Unless the players agree otherwise, wild sets Minimum = 3, Payment = half.'],
  ['zh', '选wild时，若无另行约定：起胡：3，收付：half。'],
])('in %s', (language, line) => {
  const lines = linesIn(EDITION, language);
  expect(lines).toContain(line);
  expect(lines.filter((one) => /calm/.test(one))).toEqual([]);
});

test('a group that counts by an option is one of the rules it decides about', () => {
  const grouped = `options: { alone: { type: yes/no, default: false, says: Whether parts count. } }
groups: { whole: { absorbs: [{ pattern: parts, when: not alone }] } }
`;
  const blocks = chapter(bookOf(house('cantonese', grouped)), 'options');
  const at = blocks.findIndex((block) => block.is === 'heading' && block.anchor === 'option-alone');
  expect(JSON.stringify(blocks[at + 2])).toContain('Whole hands');
});
