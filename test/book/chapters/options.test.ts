/** What a choice sets stands in the chapter of options. */
import { expect, test } from 'vitest';
import { plainText } from '../../../book/make-blocks.ts';
import { bookOf, chapter, house } from '../books-for-tests.ts';

const EDITION = `options:
  edition:
    type: choice
    values: [calm, wild]
    default: wild
    says: Which rules the club plays.
    sets: { wild: { minimum: 3, payment: half } }
`;

test.each([
  ['en', 'With wild, unless agreed otherwise: Minimum: 3; Payment: half.'],
  ['zh', '选wild时，若无另行约定：起胡：3；收付：half。'],
])('in %s', (language, line) => {
  const blocks = chapter(bookOf(house('international', EDITION), language), 'options');
  const lines = blocks.flatMap((block) => (block.is === 'list' ? block.items.flat() : []));
  expect(lines.flatMap((block) => (block.is === 'paragraph' ? [plainText(block.of)] : []))).toContain(line);
});
