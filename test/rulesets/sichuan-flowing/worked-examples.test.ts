import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulesOf } from '../../kit/load-rules.ts';
import { checkWorked, type WorkedExample } from '../../kit/worked-examples.ts';

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, table } = parse(readFileSync(file, 'utf8')) as Record<'sheet' | 'table', WorkedExample[]>;

test.for([...sheet, ...table])('worked example $id', (row) => {
  expect(checkWorked(rulesOf('sichuan-flowing'), row)).toEqual([]);
});

test('the examples of the sheet are all there', () => {
  expect(sheet.map(({ id }) => id)).toEqual(['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7']);
});
