import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulesOf } from '../../kit/load-rules.ts';
import { checkWorked, type WorkedExample } from '../../kit/worked-examples.ts';

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, derived } = parse(readFileSync(file, 'utf8')) as { sheet: WorkedExample[]; derived: WorkedExample[] };

test.for([...sheet, ...derived])('worked example $id', (row) => {
  expect(checkWorked(rulesOf('international', row.options), row)).toEqual([]);
});

test('the twenty examples of the sheet are there, and every pattern has one', () => {
  expect(sheet.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const shown = new Set([...sheet, ...derived].flatMap(({ patterns }) => Object.keys(patterns ?? {})));
  const { patterns } = rulesOf('international').pack as { patterns: Record<string, unknown> };
  expect(Object.keys(patterns).filter((id) => !shown.has(id))).toEqual([]);
});
