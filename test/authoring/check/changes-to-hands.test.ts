import { expect, test } from 'vitest';
import { lintPack } from '../../../authoring/check/index.ts';

const house = (rules: string): string =>
  `id: house\nversion: 1.0.0\nname: { en: House }\nextends: international\n${rules}`;

/** How many examples of the parent are run, and how many are known to hold. */
function examplesOf(rules: string): [run: number, spared: number] {
  const { problems, examples, spared } = lintPack(house(rules));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return [examples.length, [...(spared?.values() ?? [])].reduce((sum, count) => sum + count, 0)];
}

test.each([
  ['nothing is changed', ''],
  ['play alone is changed', 'moves: { win: { ties: nearest } }\n'],
  ['an option of play alone is changed', 'options: { payment: full }\n'],
  ['a name is changed', 'patterns: { pure_suit: { name: { en: One Suit } } }\n'],
])('inherited examples are not run again where %s', (_, rules) => {
  const [run, spared] = examplesOf(rules);
  expect(run).toBe(0);
  expect(spared).toBeGreaterThan(50);
});

test.each([
  ['a value', 'patterns: { pure_suit: { value: { fan: 3 } } }\n'],
  ['a condition', 'patterns: { pure_suit: { when: suits == 1 and concealed } }\n'],
  ['a pattern that goes', 'patterns: { pure_suit: null }\n'],
  ['an option that hands read', 'options: { flowers_toward_minimum: true }\n'],
  ['a list that is new', 'lists: { seen: { says: tiles that everybody has seen } }\n'],
])('inherited examples are run where this may matter to hands: %s', (_, rules) => {
  const { spared } = lintPack(house(rules));
  expect(spared).toBeUndefined();
});

test('an example of the pack itself is run where those of its parent are spared', () => {
  const own = 'patterns: { pure_suit: { examples: [{ not: 123m 456m 789m 123m 5m +5m }] } }\n';
  expect(lintPack(house(own)).problems.map(({ code }) => code)).toContain('example-fails');
});

test('a condition that no hand meets is told also where it replaces an inherited one', () => {
  const never = 'patterns: { pure_suit: { when: suits == 1 and suits == 2 } }\n';
  expect(lintPack(house(never)).problems.map(({ code }) => code)).toContain('never-true');
});
