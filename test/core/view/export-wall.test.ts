/** The rest of a wall leaves the library, and the same deal comes back from it. */
import { describe, expect, it } from 'vitest';
import { newGame, eventsFor, exportWall, type Event, type Table } from '../../../core/index.ts';
import { packs } from '../../../loader/index.ts';
import { travel } from '../../kit/games/visit-decisions.ts';
import { located } from '../../kit/games/failure-location.ts';
import { eager, patient } from '../../kit/games/random-choosers.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const ids = packs().map(({ id }) => id);
const byTile = (tiles: readonly string[]): string[] => [...tiles].sort();

describe('an exported wall', () => {
  it.each(ids)('names what comes, from either end: %s', (id) => {
    let draws = 0;
    let before: ReturnType<typeof exportWall> | undefined;
    const look = (table: Table): void => {
      const drawn = table.events.filter((event): event is Extract<Event, { type: 'draw' }> => event.type === 'draw');
      const ends = new Set(drawn.map(({ from }) => from));
      const isSameDeal = !table.events.some(({ type }) => type === 'deal_begin');
      if (before && isSameDeal && drawn.length > 0 && ends.size === 1) {
        const [end] = ends;
        expect(drawn.map(({ tile }) => tile)).toEqual(before[end!].slice(0, drawn.length));
        draws += drawn.length;
      }
      before = exportWall(table);
      expect(byTile(before.head)).toEqual(byTile(before.tail));
      for (const [list, tiles] of Object.entries(before.turned)) {
        const up = table.lists[list]!.map((tile) => table.rules.tiles.tiles[tile]!.id);
        expect(tiles.slice(0, up.length)).toEqual(up);
      }
    };
    travel(rulesOf(id), { seed: 2, choose: patient, deals: 2, look });
    expect(draws).toBeGreaterThan(40);
  });

  it.each(ids)('deals the same hands and the same wall again: %s', (id) => {
    const rules = rulesOf(id);
    const { events, table } = travel(rules, { seed: 3, choose: eager, deals: 2 });
    const begun = events.findLastIndex(({ type }) => type === 'deal_begin');
    const again = newGame(rules, { seed: 99, arrange: [exportWall(table).repeat] });
    const dealt = (all: readonly Event[]): string[] =>
      all.flatMap((event) => (event.type === 'dealt' ? [event.tiles.join(' ')] : []));
    const check = (): void => {
      expect(dealt(again.events)).toEqual(dealt(events.slice(begun)));
      const { repeat, ...rest } = exportWall(again);
      const wanted = { ...exportWall(table), repeat: undefined, wall: table.wall.order };
      expect({ ...rest, wall: repeat.wall }).toEqual(wanted);
    };
    located(() => ({ seed: 3, table }), check);
  });
});

describe('the tile a dealer takes last', () => {
  it.each(ids)('is told to the dealer alone: %s', (id) => {
    const rules = rulesOf(id);
    const table = newGame(rules, { seed: 2 });
    const dealt = table.events.filter((event) => event.type === 'dealt');
    const { last } = dealt.find(({ seat }) => seat === table.dealer)!;
    const { each, packets, last: how } = rules.deal;
    const single = how === 'none' ? 0 : 1;
    const count = packets.reduce((sum, packet) => sum + packet, each.length + single) * rules.seats.count;
    const taken = rules.tiles.tiles[table.wall.order[count]!]!.id;
    if (rules.deal.last === 'leap') expect(last).toBe(taken);
    else {
      expect(last).toBeUndefined();
      const drawn = table.events.find((event) => event.type === 'draw' && event.seat === table.dealer);
      // What comes before the first turn may ask a seat first, or replace tiles.
      if (rules.phases.length === 0) expect(drawn).toMatchObject({ tile: taken });
    }
    for (const seat of table.seats.keys()) {
      const told = eventsFor(table, table.events, seat).find(
        (event) => event.type === 'dealt' && event.seat === table.dealer,
      );
      expect(told).toMatchObject(seat === table.dealer || last === undefined ? {} : { last: '?' });
    }
    expect(dealt.filter((event) => event.seat !== table.dealer && event.last !== undefined)).toEqual([]);
  });
});
