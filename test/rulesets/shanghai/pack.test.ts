import { expect, test } from 'vitest';
import type { OptionValue } from '../../../core/index.ts';
import { checkPack } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

test('every example of the pack holds', () => {
  expect(checkPack('shanghai').problems).toEqual([]);
});

const TABLES: [name: string, options: Record<string, OptionValue>][] = [
  ['knock', { game: 'knock' }],
  ['knock with owed hands, a fan to win and no limit', { owed_doubles: true, minimum_fan: 1, fan_limit: 0 }],
  ['pure-mixed-pung', { game: 'pure_mixed_pung' }],
];

test.for(TABLES)('random players play on, and points stay in the room: %s', ([, options]) => {
  const players = Array.from({ length: 4 }, () => randomPlayer);
  checkedGame(rulesOf('shanghai', { ...options, hands: 4 }), { seed: 3, players, maxDeals: 6 }, ({ table, deals }) => {
    expect(deals).toBeGreaterThanOrEqual(4);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  });
});
