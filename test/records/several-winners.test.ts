/** Games in which several win in one deal: their own log has all of it, and a seat has as much of it as it sees. Other programs' logs have no word for them. */
import { describe, expect, it } from 'vitest';
import {
  type Event,
  eventsForPlayer,
  HIDDEN,
  makeLog,
  newGame,
  parseLog,
  replay,
  saveTable,
  type Table,
} from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { record, riichiNames } from '../../records/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { logOf } from '../kit/games/log-invariants.ts';
import { bySight } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

/** What the rules of both packs hide from a seat: tiles others are dealt, draw and pass, how they read a hidden hand, what they have let pass. */
function masked(event: Event, seat: number): Event | undefined {
  if ('seat' in event && event.seat === seat) return event;
  switch (event.type) {
    case 'action':
    case 'claim_lost':
      return undefined;
    case 'count':
      return event.counter === 'let_pass' ? undefined : event;
    case 'dealt':
      return {
        ...event,
        tiles: event.tiles.map(() => HIDDEN),
        ...(event.last !== undefined && { last: HIDDEN }),
      };
    case 'draw':
      return { ...event, tile: HIDDEN };
    case 'given':
      return event.to === seat ? event : { ...event, tiles: event.tiles.map(() => HIDDEN) };
    case 'win':
      return event.hand.length > 0 ? event : { ...event, judgement: { ...event.judgement, reading: HIDDEN } };
    default:
      return event;
  }
}

/** Winners, deal by deal. */
function winnersOf(events: readonly Event[]): number[] {
  const counts: number[] = [];
  for (const { type } of events) {
    if (type === 'deal_begin') counts.push(0);
    if (type === 'win') counts[counts.length - 1]!++;
  }
  return counts;
}

const games = [
  ['sichuan', {}],
  ['sichuan', { edition: 'applications' }],
  ['sichuan-flowing', {}],
] as const;

describe.each(games)('%s %j', (id, options) => {
  const rules = rulesOf(id, options);
  const played = (['bots', 'random players'] as const).flatMap((who) =>
    [1, 2].map((seed) => {
      const choose = bySight(who === 'bots' ? makeBot : randomPlayer);
      return { rules, seed, journey: travel(rules, { seed, choose, deals: 6, ledger: true }) };
    }),
  );

  it('is logged with every winner, and replays from its text', () => {
    const wins = played.flatMap(({ journey }) => winnersOf(journey.events));
    console.log(`${id}: winners a deal ${wins.join(' ')}`);
    expect(wins.filter((count) => count > 1).length).toBeGreaterThan(6);
    for (const recorded of played) {
      const log = sure(parseLog(makeLog(logOf(recorded, recorded.journey.events))));
      const { table, events } = sure(replay(rules, log));
      expect(events).toEqual(recorded.journey.events);
      expect(saveTable(table)).toEqual(saveTable(recorded.journey.table));
    }
  });

  it('is for a seat what all see and what that seat alone sees', () => {
    for (const { seed, journey } of played) {
      const table: Table = newGame(rules, { seed });
      for (let player = 0; player < 4; player++) {
        const { events } = eventsForPlayer(table, journey.events, player, player);
        let seat = player;
        const own = journey.events.flatMap((event) => {
          if (event.type === 'seats') seat = event.players.indexOf(player);
          return masked(event, seat) ?? [];
        });
        expect(events).toEqual(own);
      }
    }
  });

  it('cannot be told in logs of other programs', () => {
    const told = record(rules, played[0]!.journey.events, riichiNames);
    expect(told.ok ? [] : told.problems).toMatchObject([
      { code: 'no-word', message: expect.stringContaining('indicators, under_indicators, stakes, repeats') },
    ]);
  });
});
