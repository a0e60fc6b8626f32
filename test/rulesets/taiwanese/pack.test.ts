import { expect, test } from 'vitest';
import type { OptionValue } from '../../../core/index.ts';
import { checkPack } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

test('every example of the pack holds', () => {
  expect(checkPack('taiwanese').problems).toEqual([]);
});

const LISTS = ['sml', 'cml', 'star31', 'shenlaiye', 'ataw', 'four_winds', 'wikidot'];
const TABLES: [name: string, options: Record<string, OptionValue>][] = [
  ...LISTS.map((list): [string, Record<string, OptionValue>] => [list, { list }]),
  [
    'a growing tail, liability and aborts',
    {
      dead_wall: 'kongs',
      liable_dragons_winds: true,
      liable_little: true,
      abort_four_winds: true,
      abort_four_kongs: true,
    },
  ],
  [
    'replacements of their own and all hands',
    {
      dead_wall: 'separate',
      winners: 'all',
      eight_pairs: true,
      kong_hands: true,
      registration: 'eight_discards',
      ready_miss: 'loses_tai',
    },
  ],
];

test.for(TABLES)('random players play on, and points stay in the room: %s', ([, options]) => {
  const players = Array.from({ length: 4 }, () => randomPlayer);
  checkedGame(rulesOf('taiwanese', { ...options, rounds: 1 }), { seed: 3, players }, ({ table, deals, stopped }) => {
    expect(stopped).toBe(undefined);
    expect(deals).toBeGreaterThanOrEqual(4);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  });
});
