/** Logs with tiles nobody showed: verified as far as they go, and what rests on those tiles is told. */
import { describe, expect, it } from 'vitest';
import { newGame, type Event, eventsFor } from '../../../core/index.ts';
import { type GameRecord, verify, mjai, record, riichiNames } from '../../../records/index.ts';
import { runGame } from '../../../sim/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

const rules = rulesOf('riichi');

function eventsOf(seed: number): Event[] {
  const events: Event[] = [];
  runGame(rules, { seed, maxDeals: 8, onEvents: (more) => void events.push(...more) });
  return events;
}

function seenBy(seat: number, events: readonly Event[]): GameRecord {
  const seen = eventsFor(newGame(rules, { seed: 1 }), events, seat);
  return sure(mjai.read(mjai.write(sure(record(rules, seen, riichiNames)))));
}

describe('records of one seat', () => {
  it.each([1, 2, 3, 29, 41, 45])('seed %i: every decision and result is verified, the rest is told', (seed) => {
    const events = eventsOf(seed);
    const all = verify(sure(record(rules, events, riichiNames)), rules, riichiNames);
    expect(all.unverified).toEqual([]);
    for (let seat = 0; seat < 4; seat++) {
      const { difference, deals, moves, actions, unverified } = verify(seenBy(seat, events), rules, riichiNames);
      expect({ seat, difference, deals, moves, actions }).toEqual({
        ...{ seat, difference: undefined, deals: all.deals, moves: all.moves, actions: all.actions },
      });
      expect(unverified.length).toBeGreaterThan(0);
      expect(unverified.every(({ player }) => player !== seat)).toBe(true);
    }
  });

  it('says whose declared hand was never shown', () => {
    const found = [1, 2, 3, 4, 5, 6].flatMap(
      (seed) => verify(seenBy(0, eventsOf(seed)), rules, riichiNames).unverified,
    );
    const counted = (what: string): number => found.filter((one) => one.what === what).length;
    console.log(
      `unverified: ${counted('waits')} waits, ${counted('does not wait')} no wait, ${counted('tiles')} tiles alone`,
    );
    expect(counted('waits')).toBeGreaterThan(0);
  });
});

describe('what is wrong in them is found all the same', () => {
  const events = eventsOf(1);
  const course = seenBy(0, events);
  const first = course.deals.findIndex(({ ending }) => ending?.type === 'win');

  it.each([
    ['the worth of a win', { points: 100 }, 'the points of player'],
    ['a pattern too few', { patterns: [] }, 'the patterns of player'],
  ])('%s', (_, change, what) => {
    const deals = course.deals.map((one, at) =>
      at === first && one.ending?.type === 'win'
        ? { ...one, ending: { ...one.ending, wins: one.ending.wins.map((win) => ({ ...win, ...change })) } }
        : one,
    );
    expect(verify({ ...course, deals }, rules, riichiNames).difference?.what).toContain(what);
  });

  it('a tile that cannot be there a fifth time', () => {
    const at = course.deals[0]!.events.findIndex((event) => event.type === 'discard' && event.player !== 0);
    const own = course.deals[0]!.hands[0]!;
    const hands = [['7z', '7z', '7z', '7z', ...own.slice(4)], ...course.deals[0]!.hands.slice(1)];
    const changed = course.deals[0]!.events.map((event, i) => (i === at ? { ...event, tile: '7z' } : event));
    const deals = [{ ...course.deals[0]!, hands, events: changed as typeof changed }];
    expect(verify({ ...course, complete: false, deals }, rules, riichiNames).difference).toBeDefined();
  });
});
