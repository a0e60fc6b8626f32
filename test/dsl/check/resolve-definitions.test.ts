import { describe, expect, test } from 'vitest';
import { compileExpression } from '../../../dsl/index.ts';
import { scope } from '../../kit/invented-scope.ts';

/** Names of definitions, and the text of each from its place in the row. */
function row(count: number, text: (index: number, name: (index: number) => string) => string): Record<string, string> {
  const name = (index: number): string => `w${index % count}`;
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), text(index, name)]));
}

const SHAPES: Record<string, (count: number) => Record<string, string>> = {
  'a circle in which each uses the next two': (count) =>
    row(count, (index, name) => `${name(index + 1)} and ${name(index + 2)}`),
  'a circle that is entered from everywhere': (count) =>
    row(count, (index, name) => `${name(index + 1)} and ${name(0)} and ${name(index + 1)}`),
  'each uses the next one twice': (count) =>
    row(count, (index, name) => (index === count - 1 ? 'suits == 1' : `${name(index + 1)} and ${name(index + 1)}`)),
  'a long chain': (count) =>
    row(count, (index, name) => (index === count - 1 ? 'suits == 1' : `not ${name(index + 1)}`)),
};

/** How often the text of a definition is looked up while every definition is checked. */
function lookups(definitions: Record<string, string>): number {
  let count = 0;
  const counting = new Proxy(definitions, {
    get: (texts, name: string) => {
      count++;
      return texts[name];
    },
  });
  const among = { ...scope, definitions: counting };
  for (const text of Object.values(definitions)) compileExpression(text, 'word', among, ['yes/no']);
  return count;
}

describe('definitions made of each other take work in proportion to their number', () => {
  test.each(Object.entries(SHAPES))('%s', (_, make) => {
    for (const count of [9, 20, 400]) expect(lookups(make(count)) / count).toBeLessThan(12);
  });

  test('every definition that leads into a circle is refused, with the circle', () => {
    const among = { ...scope, definitions: { a: 'not b', b: 'c', c: 'not b', fine: 'suits == 1' } };
    const problemsOf = (text: string): string[] => {
      const result = compileExpression(text, 'pattern', among, ['yes/no']);
      return result.ok ? [] : result.problems.map(({ message }) => message);
    };
    for (const text of ['a', 'b', 'c'])
      expect(problemsOf(text)).toEqual(['`b` is defined by itself: `b` uses `c` uses `b`.']);
    expect(problemsOf('fine')).toEqual([]);
  });

  test('of a long circle the first names are told', () => {
    const among = { ...scope, definitions: row(50, (index, name) => `not ${name(index + 1)}`) };
    const result = compileExpression('w0', 'pattern', among, ['yes/no']);
    expect(result.ok ? [] : result.problems[0]!.message).toMatch(/`w6` uses \.\.\. uses `w0`\.$/);
  });
});
