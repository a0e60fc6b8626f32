import { expect, test } from 'vitest';
import type { Event } from '../../../core/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const random = Array.from({ length: 4 }, () => randomPlayer);

test('random players play sixteen hands, and points stay in the room', () => {
  for (const seed of [1, 2, 3]) {
    checkedGame(rulesOf('mcr'), { seed, players: random }, ({ table, deals, stopped }) => {
      expect([stopped, deals]).toEqual([undefined, 16]);
      expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
    });
  }
});

test('bots win now and then, never below eight fan', () => {
  const wins: number[] = [];
  const onEvents = (events: readonly Event[]): void => {
    for (const event of events) {
      if (event.type !== 'win') continue;
      const { patterns, tallies } = event.judgement;
      const flowers = patterns.find(({ id }) => id === 'flower_tiles')?.times ?? 0;
      wins.push(tallies['fan']! - flowers);
      expect(wins.at(-1)).toBeGreaterThanOrEqual(8);
    }
  };
  checkedGame(rulesOf('mcr'), { seed: 5, onEvents }, () => expect(wins).not.toEqual([]));
  console.log(`wins of bots in a game: ${wins.length}`);
});
