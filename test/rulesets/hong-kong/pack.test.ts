import { expect, test } from 'vitest';
import { type OptionValue, tileTotal } from '../../../core/index.ts';
import { checkPack } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

test('every example of the pack holds', () => {
  expect(checkPack('hong-kong').problems).toEqual([]);
});

test('a table brings its choices, and each may still be made by itself', () => {
  expect(tileTotal(rulesOf('hong-kong').tiles)).toBe(144);
  expect(tileTotal(rulesOf('hong-kong', { table: 'association' }).tiles)).toBe(136);
  expect(tileTotal(rulesOf('hong-kong', { table: 'association', flowers: true }).tiles)).toBe(144);
});

const TABLES: [name: string, options: Record<string, OptionValue>][] = [
  ...['online', 'social', 'association', 'older', 'half_spicy', 'full_spicy'].map(
    (table): [string, Record<string, OptionValue>] => [table, { table, minimum: 0 }],
  ),
  [
    'several winners, a dealer who counts double, a tail that is used up',
    { table: 'half_spicy', minimum: 0, winners: 3, dealer_factor: 2, tail_refilled: false, payment: 'shared' },
  ],
  [
    'flowers added, no limit, everything answered for',
    { flower_hands: 'added', human_win_fan: 8, limit: 0, robbed_gong: 'self_drawn', liability: 'full' },
  ],
];

test.for(TABLES)('random players play on, and points stay in the room: %s', ([, options]) => {
  const players = Array.from({ length: 4 }, () => randomPlayer);
  checkedGame(rulesOf('hong-kong', { ...options, rounds: 1 }), { seed: 5, players }, ({ table, deals, stopped }) => {
    expect(stopped).toBe(undefined);
    expect(deals).toBeGreaterThanOrEqual(4);
    const start = options['table'] === 'association' ? 8000 : 0;
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(start);
  });
});
