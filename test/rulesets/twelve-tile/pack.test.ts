import { expect, test } from 'vitest';
import { checkPack, score } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

test('every example of the pack holds', () => {
  expect(checkPack('twelve-tile').problems).toEqual([]);
});

test('the invisible tile is named so that the hand is worth most', () => {
  const { judgement, delta } = sure(
    score(rulesOf('twelve-tile'), '(555z) 234m 678m 77z 1m 1w +1m', { by: 'draw', seat: 1 }),
  );
  expect(judgement!.tallies).toEqual({ fan: 6 });
  expect(delta).toEqual([-64, 192, -64, -64]);
});

test.for([0, 3])('random players play on, and points stay in the room: minimum %i', (minimum) => {
  const players = Array.from({ length: 4 }, () => randomPlayer);
  checkedGame(rulesOf('twelve-tile', { minimum, rounds: 1 }), { seed: 3, players }, ({ table, deals, stopped }) => {
    expect(stopped).toBe(undefined);
    expect(deals).toBeGreaterThanOrEqual(4);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  });
});
