import { expect, test } from 'vitest';
import { type Difference, differencesOf } from '../../book/difference.ts';
import type { CompletePack } from '../../schemas/index.ts';
import { load } from '../../rulesets/index.ts';
import { house } from './kit.ts';

function packOf(pack: string): CompletePack {
  const loaded = load(pack);
  if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
  return loaded.value.pack as CompletePack;
}

const parent = packOf('international');

const rows: [string, string, Pick<Difference, 'is' | 'path'> & { keys?: string[] }][] = [
  [
    'a value',
    'patterns: { plain: { value: { fan: 2 } } }',
    { is: 'changed', path: ['patterns', 'plain'], keys: ['value'] },
  ],
  ['a pattern taken out', 'patterns: { four_kongs: null }', { is: 'removed', path: ['patterns', 'four_kongs'] }],
  [
    'a new pattern',
    'patterns: { lucky: { name: { en: Lucky }, group: state, value: { fan: 1 }, when: pair is 8p } }',
    { is: 'added', path: ['patterns', 'lucky'] },
  ],
  ['a default', 'options: { minimum: 3 }', { is: 'changed', path: ['options', 'minimum'], keys: ['default'] }],
  [
    'a row of a chart',
    'charts: { mados: { rows: { 10: 1024 } } }',
    { is: 'changed', path: ['charts', 'mados'], keys: ['rows.10'] },
  ],
  [
    'a payment',
    'settle: { win: { selfmake: { amount: 2 * value } } }',
    { is: 'changed', path: ['settle', 'win', 'selfmake'], keys: ['amount'] },
  ],
  ['a chapter of its own', 'wall: { reserve: 14 }', { is: 'changed', path: ['wall'], keys: ['reserve'] }],
];

test.each(rows)('%s', (_, rules, { keys = [], ...wanted }) => {
  const pack = packOf(house('international', rules));
  const found = differencesOf(pack, parent).map(({ keys: changes, ...rest }) => ({
    ...rest,
    keys: changes.map(({ key }) => key),
  }));
  expect(found).toEqual([{ ...wanted, keys }]);
});

test('notes and names are no difference', () => {
  const pack = packOf(house('international', 'patterns: { plain: { note: Ours., name: { en: Flat } } }'));
  expect(differencesOf(pack, parent)).toEqual([]);
});
