import { expect, test } from 'vitest';
import { scoreQuery } from '../../../dsl/index.ts';
import { interpretScore } from '../../../dsl/evaluate/interpreter.ts';
import { winQuery } from '../../kit/win-query.ts';
import { program } from '../../kit/invented-scope.ts';
import { writtenAsk } from '../../kit/written-pack-module.ts';

const query = winQuery('123m 456p 789s 123s 1z +1z 15f', {
  by: 'draw',
  situation: 2,
  seat: 2,
  marks: ['ready'],
  counters: { streak: 4 },
});

const score = {
  tallies: { stars: 7.5 },
  ofGroup: { petals: { stars: 2 }, special: { stars: 0 } },
  steps: { grade: 6 },
};

test.each<[string, number | boolean]>([
  ['stars', 7.5],
  ['stars of petals', 2],
  ['stars - (if open_ends then 0 else stars of petals) >= lowest', true],
  ['stars of special > 0 or stars of petals > 2', false],
  ['if stars == 1/2 then 1 else min(floor(stars), 15)', 7],
  ['coins(grade) + grade', 106],
  ['by draw and robbed and not after_kong', true],
  ['ready and streak == 4', true],
  ['seat number * 10 + round number', 31],
  ['count(bonus where rank == 1)', 2],
  ['payment is half or full', true],
  ['payment is not half', false],
  ['round_up(grade * 10 / 7, 5)', 10],
  ['round(grade * 10 / 7, 5)', 10],
  ['round(-grade * 10 / 4, 5)', -15],
])('%s: %s', (text, answer) => {
  const asked = program(text, 'score');
  expect(scoreQuery(asked)({ query, ...score })).toBe(answer);
  expect(interpretScore(asked, query, score)).toBe(answer);
  expect(writtenAsk(asked)({ query, ...score })).toBe(answer);
});
