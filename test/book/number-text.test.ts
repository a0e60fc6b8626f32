import { expect, test } from 'vitest';
import { amount } from '../../book/number-text.ts';

test.each([
  [0, '0'],
  [0.5, '½'],
  [5.25, '5¼'],
  [-0.75, '−¾'],
  [1 / 16, '0.0625'],
  [1300, '1300'],
  [-20_000, '−20,000'],
])('%d', (value, written) => {
  expect(amount(value)).toBe(written);
});
