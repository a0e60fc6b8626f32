import { expect, test } from 'vitest';
import { askScore, compileExpression, scopeOf, type Type } from '../../dsl/index.ts';
import { winQuery } from '../kit/query.ts';
import { fullSet } from '../kit/tiles.ts';

const scope = scopeOf(fullSet, {
  options: { least: { type: 'number', value: 3 } },
  tallies: ['points', 'stars'],
  groups: ['flowers'],
  steps: ['grade'],
  charts: {
    table: [
      [0, 2],
      [3, 8],
      [5, 32],
    ],
  },
  situation: ['late'],
});

const context = {
  query: winQuery('123m 456p 789s 345s 1z +1z', { by: 'draw', situation: 1 }),
  tallies: { points: 7 / 2, stars: 1 },
  ofGroup: { flowers: { points: 1, stars: 0 } },
  steps: { grade: 3 },
};

test.each<[string, Type, number | boolean]>([
  ['if points == 1/2 then 1 else floor(points)', 'number', 3],
  ['points - points of flowers', 'number', 5 / 2],
  ['points - points of flowers >= least', 'yes/no', false],
  ['stars of flowers > 0 or points >= least', 'yes/no', true],
  ['table(grade) * (if by draw then 2 else 1)', 'number', 16],
  ['late and by draw', 'yes/no', true],
])('%s', (text, type, expected) => {
  const result = compileExpression(text, 'score', scope, [type]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  expect(askScore(result.value)(context)).toBe(expected);
});
