import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { checkWorked, circumstancesOf, type LiableExample, type WorkedExample } from '../../kit/worked-examples.ts';

type Rows = Record<'sheet' | 'options', WorkedExample[]> & { responsible: LiableExample[] };

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, options, responsible } = parse(readFileSync(file, 'utf8')) as Rows;

test.for([...sheet, ...options])('worked example $id', (row) => {
  const gets = row.pays && (row.win === false ? undefined : 3 * row.value!);
  expect(checkWorked(rulesOf('zung-jung', row.options), { ...row, ...(gets && { gets }) })).toEqual([]);
});

test.for(responsible)('liability: $id', ({ id: _, hand, value, delta, ...how }) => {
  const scored = sure(score(rulesOf('zung-jung'), hand, circumstancesOf(how)));
  expect([scored.judgement?.value, scored.delta]).toEqual([value, delta]);
});

test('the examples of the sheet are all there', () => {
  expect(sheet.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, i) => `Z${String(i + 1).padStart(2, '0')}`));
});
