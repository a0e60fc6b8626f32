import { expect, test } from 'vitest';
import { noting, parsedBefore, rememberParsed, takeParsed } from '../../../dsl/parse/parse-cache.ts';
import type { Hearing } from '../../../dsl/parse/phrase-grammar.ts';
import type { Expr } from '../../../dsl/syntax-tree.ts';

const tree: Expr = { node: 'boolean', value: true, span: { start: 0, end: 1 } };
const hears = (sense: 'kinds' | 'yes/no', choices?: string[]): Hearing => ({
  sense: () => sense,
  choices: () => choices,
});

test('a tree is known to whoever hears the same', () => {
  takeParsed();
  const { hearing, heard } = noting(hears('kinds'));
  expect([hearing.sense('gold'), hearing.sense('gold'), hearing.choices('gold')]).toEqual([
    'kinds',
    'kinds',
    undefined,
  ]);
  rememberParsed([{ text: 'a', kinds: false, heard, tree, depth: 1 }]);
  expect(parsedBefore({ text: 'a', kinds: false }, hears('kinds'))?.tree).toBe(tree);
  expect(parsedBefore({ text: 'a', kinds: false }, hears('yes/no'))).toBeUndefined();
  expect(parsedBefore({ text: 'a', kinds: false }, hears('kinds', ['x']))).toBeUndefined();
  expect(parsedBefore({ text: 'a', kinds: true }, hears('kinds'))).toBeUndefined();
  expect(parsedBefore({ text: 'b', kinds: false }, hears('kinds'))).toBeUndefined();
});

test('another hearing has a tree of its own; the same is kept once', () => {
  takeParsed();
  const other: Expr = { ...tree, value: false };
  for (const [sense, of] of [
    ['kinds', tree],
    ['yes/no', other],
    ['kinds', tree],
  ] as const)
    rememberParsed([{ text: 'a', kinds: false, heard: [['sense', 'gold', sense]], tree: of, depth: 1 }]);
  expect(parsedBefore({ text: 'a', kinds: false }, hears('kinds'))?.tree).toBe(tree);
  expect(parsedBefore({ text: 'a', kinds: false }, hears('yes/no'))?.tree).toBe(other);
  expect(takeParsed()).toHaveLength(2);
  expect(takeParsed()).toEqual([]);
});
