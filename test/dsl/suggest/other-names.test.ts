import { describe, expect, test } from 'vitest';
import { idsCalled, indexNames, meantBy } from '../../../dsl/index.ts';

const names = indexNames([
  ['low_hand', ['Low Hand', '小于五', 'lowly', 'San-ankou', 'Lü Yi Se']],
  ['red_set', ['Red Set', 'value']],
  ['green_set', ['Green Set', 'value']],
  ['other_chapter', ['lowly']],
]);
const known = ['low_hand', 'red_set', 'green_set'];

describe('a name leads to ids', () => {
  test.each([
    ['low_hand', ['low_hand']],
    ['LOWLY', ['low_hand']],
    ['low-hand', ['low_hand']],
    ['Low Hand', ['low_hand']],
    ['小于五', ['low_hand']],
    ["san'ankou", ['low_hand']],
    ['sanankou', ['low_hand']],
    ['lu_yi_se', ['low_hand']],
    ['Lu\u0308YiSe', ['low_hand']],
    ['Value', ['red_set', 'green_set']],
    ['lowl', []],
    ['', []],
    ['--', []],
  ])('%s', (name, ids) => expect(idsCalled(name, known, names)).toEqual(ids));

  test('but to none where nothing that may stand there goes by it', () =>
    expect(idsCalled('lowly', ['red_set'], names)).toEqual([]));

  test('first to the id itself', () => {
    const shadowed = indexNames([['red_set', ['green set']]]);
    expect(idsCalled('Green Set', known, shadowed)).toEqual(['green_set']);
    expect(idsCalled('lowhand', ['low_hand', 'lowhand'], undefined)).toEqual(['lowhand']);
  });
});

describe('a message says', () => {
  test.each([
    ['lowly', { hint: 'It is called `low_hand` here.', replacement: 'low_hand' }],
    ['value', { hint: 'It is called `red_set` or `green_set` here.' }],
    ['low-hand', { hint: 'Did you mean `low_hand`?', replacement: 'low_hand' }],
    ['red_sett', { hint: 'Did you mean `red_set`?', replacement: 'red_set' }],
    ['something_else', undefined],
  ])('of %s', (name, meant) => expect(meantBy(name, known, names)).toEqual(meant));
});
