import { expect, test } from 'vitest';
import { runGame } from '../../../sim/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { rulesOf } from '../../kit/rules.ts';

const random = Array.from({ length: 4 }, () => randomPlayer);

test('random players play sixteen hands, and points stay in the room', () => {
  for (const seed of [1, 2, 3]) {
    const { table, deals, stopped } = runGame(rulesOf('mcr'), { seed, players: random });
    expect([seed, stopped, deals]).toEqual([seed, undefined, 16]);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  }
});

test('bots win now and then, never below eight fan', () => {
  const wins: number[] = [];
  runGame(rulesOf('mcr'), {
    seed: 5,
    onEvents: (events) => {
      for (const event of events) {
        if (event.type !== 'win') continue;
        const { patterns, tallies } = event.judgement;
        const flowers = patterns.find(({ id }) => id === 'flower_tiles')?.times ?? 0;
        wins.push(tallies['fan']! - flowers);
      }
    },
  });
  expect(wins.filter((fan) => fan < 8)).toEqual([]);
  console.log(`wins of bots in a game: ${wins.length}`);
});
