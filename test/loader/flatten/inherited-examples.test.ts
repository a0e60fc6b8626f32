/** `examples: replace`: a pack is tested by its own examples alone. */
import { expect, test } from 'vitest';
import { checkPack, packExamples } from '../../../loader/index.ts';

const head = (more: string): string => `id: club\nversion: 0.1.0\nextends: international\nname: { en: Club }\n${more}`;
const lucky = `patterns:
  lucky_pair:
    name: { en: Lucky Pair }
    group: state
    value: { fan: 1 }
    when: pair is 8p
    examples: [123m 456m 789m 111z 8p +8p]
`;

const patternsOf = (text: string): string[] => packExamples(text).map(({ pattern }) => pattern);

test('examples of the parent are tested beside those of the pack', () => {
  expect(new Set(patternsOf(head(lucky))).size).toBeGreaterThan(10);
});

test('with `examples: replace` only those of the pack are', () => {
  expect(patternsOf(head(`examples: replace\n${lucky}`))).toEqual(['lucky_pair']);
  expect(patternsOf(head('examples: replace\n'))).toEqual([]);
  expect(checkPack(head(`examples: replace\n${lucky}`)).problems).toEqual([]);
});

test('the parent keeps its own', () => {
  patternsOf(head('examples: replace\n'));
  expect(new Set(patternsOf('international')).size).toBeGreaterThan(10);
});

test('a child of such a pack inherits what that pack has', () => {
  const readFile = (path: string): string | undefined =>
    path === 'club.yaml' ? head(`examples: replace\n${lucky}`) : undefined;
  const child = 'id: child\nversion: 0.1.0\nextends: ./club.yaml\nname: { en: Child }\n';
  expect(packExamples(child, { readFile }).map(({ pattern }) => pattern)).toEqual(['lucky_pair']);
});

test.each(['replaced', 'add', '[]'])('another value is refused: %s', (value) => {
  expect(checkPack(head(`examples: ${value}\n`)).problems.map(({ severity }) => severity)).toContain('error');
});
