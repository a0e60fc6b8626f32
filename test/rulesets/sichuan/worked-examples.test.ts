import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulesOf } from '../../kit/load-rules.ts';
import { checkWorked, type WorkedExample } from '../../kit/worked-examples.ts';

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, options } = parse(readFileSync(file, 'utf8')) as Record<'sheet' | 'options', WorkedExample[]>;

test.for([...sheet, ...options])('worked example $id', (row) => {
  expect(checkWorked(rulesOf('sichuan', row.options), row)).toEqual([]);
});

test('the examples of the sheet are all there but for two', () => {
  const all = Array.from({ length: 30 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);
  expect(sheet.map(({ id }) => id)).toEqual(all.filter((id) => id !== 'F25' && id !== 'F26'));
});
