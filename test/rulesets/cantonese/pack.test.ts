import { expect, test } from 'vitest';
import { tileTotal } from '../../../core/index.ts';
import { checkPack } from '../../../rulesets/index.ts';
import { randomPlayer, runGame } from '../../../sim/index.ts';
import { rulesOf } from '../../kit/rules.ts';

const random = Array.from({ length: 4 }, () => randomPlayer);

test('every example of the pack holds', () => {
  expect(checkPack('cantonese').problems).toEqual([]);
});

test('Flowers are there where tables say so', () => {
  expect(tileTotal(rulesOf('cantonese').tiles)).toBe(136);
  expect(tileTotal(rulesOf('cantonese', { flowers: true }).tiles)).toBe(144);
});

test.for([{ dealer_stays_on_draw: false }, { flowers: true, untouchable: 0, minimum: 0, dice: 3 }])(
  'random players play to the end with %o',
  (options) => {
    const { table, deals, stopped } = runGame(rulesOf('cantonese', { rounds: 1, ...options }), {
      seed: 4,
      players: random,
    });
    expect(stopped).toBeUndefined();
    expect(deals).toBeGreaterThanOrEqual(4);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  },
);
