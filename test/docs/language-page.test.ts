/** What the page about the language says can be said, can be said. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileExpression, type PlaceName, scopeOf } from '../../dsl/index.ts';
import { words } from '../../dsl/words/index.ts';
import { fullSet } from '../kit/tile-sets.ts';

const page = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8');
const scope = scopeOf(fullSet, {
  definitions: { dragon: '567z' },
  options: { payment: { type: 'choice', value: 'half', values: ['half', 'full', 'double'] } },
  marks: ['ready'],
  lists: ['passed_tiles'],
  patterns: ['thirteen_unios', 'all_odd'],
  shapes: ['sets', 'pairs'],
  windows: ['discard'],
  moves: ['win'],
});
const PLACES: PlaceName[] = ['pattern', 'value', 'shape', 'score', 'move', 'limit', 'setup', 'payment', 'sequence'];

function problemsIn(text: string, places: readonly PlaceName[]): string[] {
  const tries = places.map((place) => compileExpression(text, place, scope, ['yes/no', 'number', 'seat', 'kinds']));
  if (tries.some(({ ok }) => ok)) return [];
  return tries.flatMap((result) => (result.ok ? [] : result.problems.map(({ message }) => message)));
}

const table = page.split('| rule | text |')[1]!.split('\n\n')[0]!;
const rules = [...table.matchAll(/^\| ([^|]+) \| `(.+)` \|$/gm)].map(([, rule, text]) => [rule!, text!] as const);

test('the page has its sentences', () => {
  expect(rules.length).toBeGreaterThan(10);
});

test.each(rules)('%s: %s', (_, text) => {
  expect(problemsIn(text, PLACES)).toEqual([]);
});

test.each(words.map(({ name, example, places }) => [name, example, places] as const))(
  'the example of %s: %s',
  (_, example, places) => {
    expect(problemsIn(example, places)).toEqual([]);
  },
);
