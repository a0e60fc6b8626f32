import { expect, test } from 'vitest';
import type { Event } from '../../../core/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const chance = [randomPlayer, randomPlayer, randomPlayer, randomPlayer];

test.each([
  ['ari-ari', 'bots', 120_000, []],
  ['ari-ari', 'chance', 120_000, chance],
  ['riichi', 'bots', 100_000, []],
  ['riichi', 'chance', 100_000, chance],
])('%s, played by %s, comes to its end and loses no point', (pack, _, points, players) => {
  const told: Event[] = [];
  const onEvents = (events: readonly Event[]): void => void told.push(...events);
  checkedGame(rulesOf(pack), { seed: 5, players, onEvents }, ({ table, standings, stopped }) => {
    expect(stopped).toBeUndefined();
    expect(table.over).toBe(true);
    const bankrupt = standings.some((one) => one.points < 0);
    expect(table.round >= 2 || (pack === 'riichi' && bankrupt)).toBe(true);
    const inPots = Object.values(table.pots).reduce((sum, one) => sum + one, 0);
    expect(standings.reduce((sum, one) => sum + one.points, inPots)).toBe(points);
    const settled = told.flatMap((event) => (event.type === 'settle' ? event.entries.map(({ rule }) => rule) : []));
    expect(settled.length).toBeGreaterThan(0);
  });
});
