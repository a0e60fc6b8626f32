import { describe, expect, it } from 'vitest';
import { makeLog, type Event } from '../../core/index.ts';
import { type GameSettings, runGame } from '../../sim/index.ts';
import { makeBot, type PlayerMaker, randomPlayer } from '../../players/index.ts';
import { checkedGame } from '../kit/games/play-then-check.ts';
import { rulesOf } from '../kit/load-rules.ts';

const rules = rulesOf();
const short = rulesOf('international', { periods: 1 });
const free = { ...rules, play: 'free' as const };

function eventsOf(settings: GameSettings, of = rules): Event[] {
  const all: Event[] = [];
  runGame(of, { ...settings, onEvents: (events) => all.push(...events) });
  return all;
}

describe('a game from a seed', () => {
  it('comes to its end with everybody ranked and no point lost', () => {
    checkedGame(short, { seed: 3 }, ({ table, standings, stopped, deals }) => {
      expect(table.over).toBe(true);
      expect(stopped).toBeUndefined();
      expect(deals).toBeGreaterThanOrEqual(16);
      expect(standings.map(({ player }) => player).sort()).toEqual([0, 1, 2, 3]);
      expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(80_000);
    });
  });

  it.each([
    ['bots', []],
    ['random players', [randomPlayer, randomPlayer, randomPlayer, randomPlayer]],
  ])('is the same game again: %s', (_, players) => {
    const settings = { seed: 9, maxDeals: 3, players, log: true };
    const [one, other] = [runGame(rules, settings), runGame(rules, settings)];
    expect(makeLog(one.log!)).toBe(makeLog(other.log!));
    expect(JSON.stringify(one.table)).toBe(JSON.stringify(other.table));
  });

  it('is another game with another seed', () => {
    expect(eventsOf({ seed: 1, maxDeals: 1 })).not.toEqual(eventsOf({ seed: 2, maxDeals: 1 }));
  });

  it('gives every player a stream of its own', () => {
    const drawn: number[][] = [];
    const watcher: PlayerMaker = (_, random) => {
      drawn.push([random.int(0, 1e6), random.int(0, 1e6)]);
      return makeBot(rules);
    };
    runGame(rules, { seed: 4, maxDeals: 1, players: [watcher, watcher, watcher, watcher] });
    expect(new Set(drawn.map(String)).size).toBe(4);
  });

  it('stops with a clear message when deals are never won', () => {
    const passive = () => (view: { legal: readonly { seat: number; move: string; tiles: string[] }[] }) =>
      view.legal.find(({ move }) => move === 'pass') ?? view.legal.findLast(({ move }) => move === 'discard')!;
    const { stopped, deals, table } = runGame(rules, {
      seed: 1,
      maxDeals: 3,
      players: [passive, passive, passive, passive],
    });
    expect(table.over).toBe(false);
    expect(deals).toBe(3);
    expect(stopped).toMatchObject({ code: 'game-stopped', message: expect.stringContaining('after 3 deals') });
  });
});

describe('random players', () => {
  const four = [randomPlayer, randomPlayer, randomPlayer, randomPlayer];

  it('reach claims, kongs and empty walls, bots beside them', () => {
    const mixed = [randomPlayer, makeBot, randomPlayer, makeBot];
    const events = [four, mixed].flatMap((players) =>
      [1, 2012].flatMap((seed) => eventsOf({ seed, maxDeals: 15, players })),
    );
    expect(new Set(events.flatMap((event) => (event.type === 'deal_over' ? [event.ending] : [])))).toEqual(
      new Set(['win', 'exhausted']),
    );
    const moves = new Set(events.map((event) => (event.type === 'meld' ? event.move : event.type)));
    expect([...moves]).toEqual(
      expect.arrayContaining(['chow', 'pung', 'kong', 'melded_kong', 'discard', 'bonus', 'claim_lost']),
    );
  });

  it('declare false wins where play is free, but rarely', () => {
    const events = eventsOf({ seed: 11, maxDeals: 60, players: four }, free);
    const discards = events.filter(({ type }) => type === 'discard').length;
    const declared = events.filter(({ type }) => type === 'declared').length;
    expect(declared).toBeGreaterThan(0);
    expect(declared).toBeLessThan(discards / 20);
    expect(events.some(({ type }) => type === 'revoked')).toBe(true);
  });
});
