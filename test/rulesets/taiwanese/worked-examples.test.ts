import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OptionValue } from '../../../core/index.ts';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { checkWorked, circumstancesOf, type LiableExample, type WorkedExample } from '../../kit/worked-examples.ts';

interface Rows {
  sheet: (WorkedExample & { tai: number[] })[];
  western: WorkedExample[];
  payments: (LiableExample & { options?: Record<string, OptionValue> })[];
}

const LISTS = ['sml', 'cml', 'star31', 'shenlaiye'];

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, western, payments } = parse(readFileSync(file, 'utf8')) as Rows;
const underEachList = sheet.flatMap(({ tai, ...row }) =>
  LISTS.map((list, i) => ({ ...row, options: { list }, fans: tai[i]! })),
);

test.for(underEachList)('worked example $id under $options.list', (row) => {
  expect(checkWorked(rulesOf('taiwanese', row.options), row)).toEqual([]);
});

test.for(western)('worked example $id', (row) => {
  expect(checkWorked(rulesOf('taiwanese', row.options), row)).toEqual([]);
});

test.for(payments)('payment: $id', ({ id: _, hand, value, delta, options, ...how }) => {
  const scored = sure(score(rulesOf('taiwanese', options), hand, circumstancesOf(how)));
  expect([scored.judgement?.value, scored.delta]).toEqual([value, delta]);
});
