/** A game no book knows, with five seats, played from its YAML alone; all that holds of the others holds of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventsFor, legal, seededRandom, type Table, view } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { type Census, missing, printCensus } from '../kit/games/coverage-of-play.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { about, combinations, outcomes } from '../kit/deals/answer-orders.ts';
import { anything, bySight, type Chooser, eager } from '../kit/games/random-choosers.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { type Played, seatLog, twin } from '../kit/games/twin-with-other-hidden-tiles.ts';

const text = readFileSync(new URL('../packs/invented.yaml', import.meta.url), 'utf8');
const checked = rulesOf(text);
const free = rulesOf(text, { play: 'free' });
const census: Census = new Map();
const players: [string, Chooser][] = [
  ['eager', eager],
  ['anything', anything],
  ['random', bySight(randomPlayer)],
  ['bots', bySight(makeBot)],
];

/** Every move, window, outcome and ending of the game. */
const quotas: Record<string, number> = {
  'move finish': 100,
  'move triple': 200,
  'move quad': 20,
  'move snatch': 500,
  'move hoard': 10,
  'move flaunt': 20,
  'move brag': 200,
  'move drop_tile': 5000,
  'move drift': 200,
  'move sink': 100,
  'move moor_boats': 100,
  'mark sunk': 100,
  'mark boats': 100,
  given: 500,
  'move pass': 10_000,
  'move show': 50,
  'move revoke': 10,
  'window drop: nobody': 2000,
  'window drop: triple': 200,
  'window drop: quad': 20,
  'window drop: snatch': 200,
  'window drop: win': 50,
  'window flaunted: nobody': 10,
  'window flaunted: snatch': 2,
  'lost by rank: snatch to triple': 20,
  'lost by rank: snatch to snatch': 10,
  'lost by nearest: snatch to snatch': 20,
  'lost by rank: snatch to finish': 5,
  'several winners': 2,
  'mark boasted': 200,
  'mark snatched': 500,
  'mark wary': 20,
  'mark cheered': 20,
  'counter nerve': 500,
  'counter lit': 100,
  'counter calm_deals': 100,
  'deposit chest': 200,
  'pay a flight of gulls': 100,
  'pay hoarded': 15,
  'reveal lanterns': 500,
  'reveal shadows': 10,
  'note spurned': 200,
  'forget spurned': 100,
  liable: 200,
  opened: 20,
  'move cheer': 20,
  'turn asked': 50,
  'ending storm': 100,
  'ending becalmed': 5,
  'ending win': 100,
  'ending exhausted': 20,
  'ending false_win': 15,
  'turn drawn': 2000,
  'turn replaced': 50,
};

describe('the invented game', () => {
  it.each(players)('plays to its end with every tile and point accounted for: %s', (_, choose) => {
    for (const rules of [checked, free]) {
      for (let seed = 34; seed <= 41; seed++) {
        const { table, events } = travel(rules, { seed, choose, census, ledger: true });
        located(
          () => ({ seed, events }),
          () => {
            expect(table.over).toBe(true);
            expect(table.points.reduce((a, b) => a + b, 0)).toBe(2500);
            expect(events.at(-1)).toMatchObject({ type: 'game_over', standings: { length: 5 } });
            // One round of five dealers in each of two periods.
            const begun = events.filter((event) => event.type === 'deal_begin');
            expect(new Set(begun.map(({ dealer }) => dealer)).size).toBe(5);
            expect(events.filter((event) => event.type === 'period')).toHaveLength(2);
          },
        );
      }
    }
  });

  it('plays on after a first win, whose hand stays hidden', () => {
    const { events } = travel(checked, { seed: 4, choose: eager, deals: 12 });
    expect(events.filter((event) => event.type === 'win' && event.hand.length === 0).length).toBeGreaterThan(2);
  });

  it('reaches every move, window and ending', () => {
    console.log(printCensus(census));
    expect(missing(census, quotas)).toEqual([]);
  });

  it.each([1, 2, 3])('keeps logs that replay, resume and cannot be falsified, seed %i', (seed) => {
    const random = seededRandom(seed);
    const recorded = { rules: checked, seed, journey: travel(checked, { seed, choose: eager, deals: 2 }) };
    replaysAlike(recorded);
    const { length } = recorded.journey.events;
    for (let i = 0; i < 15; i++) resumesAt(recorded, random.int(0, length - 1));
    for (let i = 0; i < 60; i++) refusesFalsified(recorded, random.int(0, length - 1), random);
  });

  it('hears answers in any order', () => {
    const found = new Map<string, number>();
    let windows = 0;
    const busy = (table: Table): boolean =>
      table.toAct.length === 4 && table.toAct.filter((seat) => legal(table, seat).length > 1).length > 1;
    for (let seed = 1; windows < 60; seed++) {
      travel(checked, {
        seed,
        choose: eager,
        deals: 2,
        look: (table) => {
          if (table.stage.at !== 'window' || !busy(table)) return;
          windows++;
          for (const answers of combinations(table).slice(0, 8)) {
            const [first, ...others] = outcomes(table, answers);
            for (const other of others) expect(other).toEqual(first);
            found.set(about(answers), (found.get(about(answers)) ?? 0) + 1);
          }
        },
      });
    }
    expect([...found.keys()]).toEqual(expect.arrayContaining(['snatch triple', 'snatch snatch', 'nobody']));
  });

  it('shows no seat what it may not see', () => {
    const random = seededRandom(5);
    let differing = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const prepared = arrange(checked, { dice: 7, players: [4, 2, 0, 1, 3] }, random);
      const { actions, events } = travel(checked, { seed, choose: anything, deals: 1, arrange: [prepared] });
      const end = actions.length - (events.some((event) => event.type === 'win') ? 40 : 1);
      const played: Played = {
        arrange: prepared,
        seed,
        actions: actions.slice(0, Math.max(0, random.int(end >> 1, end))),
      };
      const seat = seed % 5;
      const other = twin(checked, played, seat, random);
      if (!other) continue;
      differing++;
      const views: [string[], string[]] = [[], []];
      const logs = [played, other].map((one, i) =>
        seatLog(checked, one, seat, (table) => {
          const now = JSON.stringify(view(table, seat));
          if (views[i]!.at(-1) !== now) views[i]!.push(now);
        }),
      );
      located(
        () => ({ seed, events: played.actions.map((action) => ({ type: 'action', ...action })) }),
        () => {
          expect(logs[1]).toBe(logs[0]);
          expect(views[1]).toEqual(views[0]);
        },
      );
    }
    expect(differing).toBeGreaterThan(10);
  });

  it('hides a hoarded kong from all but its owner', () => {
    let hoards = 0;
    for (let seed = 1; seed <= 40; seed++) {
      travel(checked, {
        seed,
        choose: eager,
        deals: 4,
        look: (table) => {
          const owner = table.seats.findIndex(({ melds }) => melds.some(({ seen }) => !seen));
          if (owner < 0) return;
          hoards++;
          const at = table.seats[owner]!.melds.findIndex(({ seen }) => !seen);
          for (const seat of table.players.keys()) {
            const { tiles } = view(table, seat).seats[owner]!.melds[at]!;
            expect(tiles.includes('?')).toBe(seat !== owner);
            for (const event of eventsFor(table, table.events, seat)) {
              if (event.type === 'meld' && event.move === 'hoard')
                expect(event.tiles.includes('?')).toBe(seat !== event.seat);
            }
          }
        },
      });
    }
    expect(hoards).toBeGreaterThan(10);
  });
});
