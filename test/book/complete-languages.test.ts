/**
 * Books in another language are in that language. English words that remain are names, which stand behind those of the
 * language: in headings, in the chapters of names, of the index and of sources.
 */
import { expect, test } from 'vitest';
import type { Block, Inline } from '../../book/index.ts';
import { packs } from '../../loader/index.ts';
import { bookOf } from './books-for-tests.ts';

const OF_NAMES = ['glossary', 'index', 'sources'];

const COMPLETE = [
  ...packs().map(({ id }): [string, string] => ['zh', id]),
  ...['riichi', 'ari-ari', 'sanma'].map((id): [string, string] => ['ja', id]),
];

test.each(COMPLETE)('in %s, %s has no English sentence', (language, id) => {
  const { front, chapters } = bookOf(id, language);
  const blocks = [...front, ...chapters.flatMap((each) => (OF_NAMES.includes(each.id) ? [] : each.blocks))];
  expect(blocks.flatMap(textsIn).filter((text) => /[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text))).toEqual([]);
});

/** Every text of a block, however deep it stands. */
function textsIn(part: Block | Inline | unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { is, text } = part as { is?: string; text?: unknown };
  if (is === 'code' || is === 'source' || is === 'emphasis') return [];
  if (is === 'text' && typeof text === 'string') return [text];
  return Object.values(part).flatMap(textsIn);
}
