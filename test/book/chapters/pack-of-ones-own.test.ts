/** The book of a pack that extends no other says nothing that the pack does not have. */
import { expect, test } from 'vitest';
import { blankPack } from '../../../authoring/new/index.ts';
import { markdown } from '../../../book/index.ts';
import { sure } from '../../kit/tile-sets.ts';
import { bookOf } from '../books-for-tests.ts';

const chosen = { players: '3', flowers: '8' };
const own = sure(blankPack({ id: 'own', name: 'Own', file: 'own.yaml', chosen }));
const text = markdown(bookOf(own));

test('no rules about false wins are pointed to, since there are none', () => {
  expect(text).not.toContain('the rules of this book about false wins');
  expect(text).toContain('This book does not say what it costs at a table.');
});

test('no source is announced without one', () => {
  const passed = `windows: { discard: { passed: [{ note: missed, when: passed win }] } }\nlists: { missed: { of: seat, says: missed tiles } }\n`;
  expect(markdown(bookOf(own + passed))).not.toMatch(/Source: *\S?\n/);
});
