import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { checkWorked, circumstancesOf, type LiableExample, type WorkedExample } from '../../kit/worked-examples.ts';

/** Fan and what the winner gets, at the association's table. */
type Worth = [fans: number, gets: number];

interface Rows {
  sheet: (WorkedExample & { association: Worth; plain?: Worth })[];
  others: WorkedExample[];
  factor: LiableExample[];
}

const file = new URL('worked-examples.yaml', import.meta.url);
const { sheet, others, factor } = parse(readFileSync(file, 'utf8')) as Rows;

test.for([...sheet, ...others])('worked example $id', (row) => {
  expect(checkWorked(rulesOf('hong-kong', row.options), row)).toEqual([]);
});

/** The same hand with another table: only what is told of it there. */
function atAssociation({ id, hand, seat, round, by, with: facts }: WorkedExample, [fans, gets]: Worth): WorkedExample {
  const row = {
    id,
    hand,
    seat,
    by,
    ...(round === undefined ? {} : { round }),
    ...(facts === undefined ? {} : { with: facts }),
  };
  return fans === 0 ? { ...row, win: false } : { ...row, fans, gets };
}

test.for(sheet)('worked example $id at the association with flowers', ({ association, plain: _, ...row }) => {
  const rules = rulesOf('hong-kong', { table: 'association', flowers: true });
  expect(checkWorked(rules, atAssociation(row, association))).toEqual([]);
});

test.for(sheet)('worked example $id at the association without flowers', ({ association, plain, ...row }) => {
  const rules = rulesOf('hong-kong', { table: 'association' });
  const hand = row.hand.replace(/ \d+f$/, '');
  expect(checkWorked(rules, atAssociation({ ...row, hand }, plain ?? association))).toEqual([]);
});

test.for(factor)('dealer factor: $id', ({ id: _, hand, value, delta, ...how }) => {
  const scored = sure(score(rulesOf('hong-kong', { dealer_factor: 2 }), hand, circumstancesOf(how)));
  expect([scored.judgement?.value, scored.delta]).toEqual([value, delta]);
});
