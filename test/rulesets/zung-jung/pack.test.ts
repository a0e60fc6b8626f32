import { expect, test } from 'vitest';
import { checkPack } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

test('every example of the pack holds', () => {
  expect(checkPack('zung-jung').problems).toEqual([]);
});

test('the patterns are the forty-four of the list, in its order', () => {
  const { patterns } = rulesOf('zung-jung').pack as { patterns: Record<string, { source: string }> };
  const numbers = Object.values(patterns).map(({ source }) => source.split('.').map(Number));
  const sorted = [...numbers].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || (a[2] ?? 0) - (b[2] ?? 0));
  expect(numbers).toEqual(sorted);
  expect(new Set(numbers.map((number) => number.join('.'))).size).toBe(44);
});

test('random players play sixteen deals, and points stay in the room', () => {
  const players = Array.from({ length: 4 }, () => randomPlayer);
  checkedGame(rulesOf('zung-jung'), { seed: 2, players }, ({ table, deals, stopped }) => {
    expect([stopped, deals]).toEqual([undefined, 16]);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  });
});
