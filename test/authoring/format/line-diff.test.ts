import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, changes } from '../../../authoring/format/index.ts';

test.each<[string, string, Change[]]>([
  ['a b c', 'a b c', []],
  ['a b c', 'a x c', [{ line: 2, old: ['b'], new: ['x'] }]],
  ['a b c', 'a c', [{ line: 2, old: ['b'], new: [] }]],
  ['a c', 'a b c', [{ line: 2, old: [], new: ['b'] }]],
  [
    'a b c d e',
    'x b c d y',
    [
      { line: 1, old: ['a'], new: ['x'] },
      { line: 5, old: ['e'], new: ['y'] },
    ],
  ],
])('%s and %s', (before, after, expected) => {
  expect(changes(before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n'))).toEqual(expected);
});

test('the changes make one text of the other', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = before.split('\n');
      for (const { line, old, new: now } of changes(before, after).reverse()) {
        expect(lines.slice(line - 1, line - 1 + old.length)).toEqual(old);
        lines.splice(line - 1, old.length, ...now);
      }
      expect(lines.join('\n')).toBe(after);
    }),
  );
});
