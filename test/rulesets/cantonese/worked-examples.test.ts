import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { checkWorked, circumstancesOf, type LiableExample, type WorkedExample } from '../../kit/worked-examples.ts';

type Rows = Record<'sheet' | 'totals' | 'options', WorkedExample[]> & { bao: LiableExample[] };

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, totals, options, bao } = parse(readFileSync(file, 'utf8')) as Rows;

test.for([...sheet, ...totals, ...options])('worked example $id', (row) => {
  expect(checkWorked(rulesOf('cantonese', row.options), row)).toEqual([]);
});

test.for(bao)('liability $id', ({ id: _, hand, value, delta, ...how }) => {
  const scored = sure(score(rulesOf('cantonese'), hand, circumstancesOf(how)));
  expect([scored.judgement?.value, scored.delta]).toEqual([value, delta]);
});

test('the examples of the sheet are all there, and every pattern has one', () => {
  expect(
    [...sheet, ...bao]
      .map(({ id }) => id)
      .filter((id) => typeof id === 'number')
      .sort((a, b) => Number(a) - Number(b)),
  ).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  const shown = new Set([...sheet, ...totals, ...options].flatMap(({ patterns }) => Object.keys(patterns ?? {})));
  const { patterns } = rulesOf('cantonese').pack as { patterns: Record<string, unknown> };
  expect(Object.keys(patterns).filter((id) => !shown.has(id))).toEqual(['last_discard']);
});
