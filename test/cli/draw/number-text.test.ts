import { expect, it } from 'vitest';
import { amount, form, plural, signed } from '../../../cli/draw/number-text.ts';

it.each([
  [0, '0'],
  [0.5, '1/2'],
  [5.5, '5 1/2'],
  [-0.5, '-1/2'],
  [1.25, '1 1/4'],
  [20000, '20,000'],
  [-1234567, '-1,234,567'],
  [1000.5, '1,000 1/2'],
])('%s is written %s', (number, text) => {
  expect(amount(number)).toBe(text);
});

it.each([
  [4, '+4'],
  [-4, '-4'],
  [0, '0'],
])('%s with its sign is %s', (number, text) => {
  expect(signed(number)).toBe(text);
});

it('counts things: one, none and several', () => {
  expect([0, 1, 2, 1200].map((number) => plural(number, 'event'))).toEqual([
    '0 events',
    '1 event',
    '2 events',
    '1,200 events',
  ]);
  expect([1, 2].map((number) => plural(number, 'pai', 'pai'))).toEqual(['1 pai', '2 pai']);
  expect([0, 1, 2].map((number) => form(number, 'helps', 'help'))).toEqual(['help', 'helps', 'help']);
});
