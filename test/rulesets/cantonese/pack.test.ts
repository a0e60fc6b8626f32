import { expect, test } from 'vitest';
import { type Event, tileTotal } from '../../../core/index.ts';
import { checkPack } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const random = Array.from({ length: 4 }, () => randomPlayer);

test('every example of the pack holds', () => {
  expect(checkPack('cantonese').problems).toEqual([]);
});

test('Flowers are there where tables say so', () => {
  expect(tileTotal(rulesOf('cantonese').tiles)).toBe(136);
  expect(tileTotal(rulesOf('cantonese', { flowers: true }).tiles)).toBe(144);
});

test.for([
  ['bots', {}],
  ['bots', { play: 'free', payment: 'discarder', winners: 2 }],
  ['random players', { dealer_stays_on_draw: false }],
  ['random players', { flowers: true, untouchable: 0, minimum: 0, dice: 3, winners: 3 }],
] as const)('%s play to the end with %o', ([who, options]) => {
  const rules = rulesOf('cantonese', { rounds: 1, ...options });
  checkedGame(rules, { seed: 4, players: who === 'bots' ? [] : random }, ({ table, deals, stopped }) => {
    expect(stopped).toBeUndefined();
    expect(deals).toBeGreaterThanOrEqual(4);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  });
});

test('in free play everything that is offered can be done, and mistakes come about', () => {
  const told: Event[] = [];
  const onEvents = (events: readonly Event[]): void => void told.push(...events);
  const settings = { seed: 3, players: random, maxDeals: 12, onEvents };
  checkedGame(rulesOf('cantonese', { play: 'free', flowers: true }), settings, ({ table }) => {
    const moves = new Set(told.flatMap((event) => (event.type === 'action' ? [event.move] : [])));
    expect([...moves]).toEqual(expect.arrayContaining(['draw_twice', 'win', 'pung', 'sheung', 'discard']));
    expect(told.some(({ type }) => type === 'false_win')).toBe(true);
    expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  });
});
