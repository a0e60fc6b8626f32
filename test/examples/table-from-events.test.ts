/** A client needs nothing but the events of its own player to know the table. */
import { describe, expect, it } from 'vitest';
import { type Event, eventsForPlayer, type Table, view } from '../../core/index.ts';
import { follow, type FollowedTable, newTable } from '../../examples/table-from-events.ts';
import { packs, type PackRuleset } from '../../loader/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { anything, type Chooser, eager } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';

const filled = <T>(record: Readonly<Record<string, T>>, empty: (value: T) => boolean): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => !empty(value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const isNone = (value: readonly string[] | number): boolean =>
  typeof value === 'number' ? value === 0 : !value.length;

/** What a follower must know, of a follower. */
function known({ seat, players, points, hand, seats, counters, pots, lists, settled }: FollowedTable): object {
  return {
    seat,
    players,
    points: players.map((player) => points[player]),
    hand: [...hand].sort(),
    seats: seats.map((one) => ({
      ...one,
      marks: [...one.marks].sort(),
      counters: filled(one.counters, isNone),
      lists: filled(one.lists, isNone),
    })),
    counters: filled(counters, isNone),
    pots: filled(pots, isNone),
    lists: filled(lists, isNone),
    settled,
  };
}

/** The same, of the view of its seat. */
function seen(table: Table, player: number): object {
  const { seat, seats, hand, counters, pots, lists, settled } = view(table, table.players.indexOf(player));
  return {
    seat,
    players: seats.map((one) => one.player),
    points: seats.map((one) => one.points),
    hand: [...hand].sort(),
    seats: seats.map((one) => ({
      tiles: one.tiles,
      melds: one.melds.map(({ group, tiles, from, taken }) => ({ group, tiles, from, taken })),
      bonus: one.bonus,
      river: one.river,
      marks: [...one.marks].sort(),
      counters: filled(one.counters, isNone),
      lists: filled(one.lists, isNone),
      shown: one.shown,
    })),
    counters: filled(counters, isNone),
    pots: filled(pots, isNone),
    lists: filled(lists, isNone),
    settled,
  };
}

/** Follows a game from every place at once; tells what kinds of events there were. */
function followAll(rules: PackRuleset, seed: number, choose: Chooser, deals: number): string[] {
  const tables = Array.from({ length: rules.seats.count }, (_, player) =>
    newTable(player, rules.seats.count, rules.playsOn !== undefined),
  );
  const types: string[] = [];
  let told = 0;
  const look = (table: Table, events: readonly Event[]): void => {
    for (const mine of tables) {
      const { player, seat } = mine;
      for (const event of eventsForPlayer(table, events, player, seat).events) {
        types.push(event.type);
        follow(mine, event);
      }
      const [knows, sees] = [known(mine), seen(table, player)];
      // Texts compare faster; where they differ, the values say where.
      if (JSON.stringify(knows) !== JSON.stringify(sees)) expect(knows).toEqual(sees);
    }
    told += events.length;
  };
  const { table, events } = travel(rules, { seed, choose, deals, look: (at) => look(at, at.events) });
  located(
    () => ({ seed, table }),
    () => look(table, events.slice(told)),
  );
  return types;
}

describe('a client that hears the events of its own player', () => {
  it.each(packs().flatMap(({ id }) => [[id, 'eager', eager, 6] as const, [id, 'by chance', anything, 3] as const]))(
    'knows the table of %s, played %s',
    (id, _, choose, deals) => {
      const types = [1, 2].map((seed) => followAll(rulesOf(id), seed, choose, deals));
      for (const type of ['game_begin', 'deal_begin', 'dealt', 'draw', 'discard', 'meld', 'window', 'settle'])
        expect(types.flat()).toContain(type);
    },
  );

  it('knows it when seats are drawn anew between two periods', () => {
    const types = followAll(rulesOf('international', { periods: 2 }), 3, eager, 60);
    expect(types.filter((type) => type === 'seats')).toHaveLength(4 * 2);
  });
});
