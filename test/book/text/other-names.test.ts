import { describe, expect, test } from 'vitest';
import { otherNames } from '../../../book/text/other-names.ts';

const NAMES = { en: 'All Simples', ja: '断么九' };

describe('behind a heading', () => {
  test.each([
    ['All Simples', ['tanyao', '断幺九'], ' (断么九, tanyao, 断幺九)'],
    ['断么九', ['tanyao', 'Tan-Yao'], ' (All Simples, Tan-Yao)'],
    ['断么九', ['all simples'], ' (all simples)'],
  ])('of %s with %o stands%s', (shown, also, text) => expect(otherNames(NAMES, also, shown)).toBe(text));

  test('stands nothing where there is no other name', () => expect(otherNames({ en: 'Storm' }, [], 'Storm')).toBe(''));
});
