import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { checkWorked, type WorkedExample } from '../../kit/worked-examples.ts';

type Part = 'sheet' | 'below' | 'wmo' | 'single' | 'payments' | 'derived';
type Rows = Record<Part, WorkedExample[]> & { waits: { hand: string; wait: string }[] };

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, below, wmo, single, payments, derived, waits } = parse(readFileSync(file, 'utf8')) as Rows;

test.for([...sheet, ...below, ...wmo, ...single, ...payments, ...derived])('worked example $id', (row) => {
  expect(checkWorked(rulesOf('mcr', row.options), row)).toEqual([]);
});

test('the sixty examples of the sheet are there', () => {
  expect(sheet.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`));
});

const WAITS = ['edge_wait', 'closed_wait', 'single_wait'];

test.for(waits)('wait of $hand: $wait', ({ hand, wait }) => {
  const { judgement } = sure(score(rulesOf('mcr', { minimum: 0 }), hand));
  const found = judgement!.patterns.map(({ id }) => id).filter((id) => WAITS.includes(id));
  expect(found).toEqual(wait === 'none' ? [] : [wait]);
});
