/** Games in which wins play on: all that holds of the others holds of them, and seats that are out are asked nothing. */
import { describe, expect, it } from 'vitest';
import { eventsFor, legal, seededRandom, type Table, view } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { about, combinations, outcomes } from '../kit/deals/answer-orders.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { anything, bySight, type Chooser, eager, patient } from '../kit/games/random-choosers.ts';
import { roundTrip } from '../kit/games/game-with-saved-twin.ts';
import { type Changes, otherwise } from '../kit/games/swap-hidden-things.ts';
import { compareOffers } from '../kit/oracles/compare-legal-actions.ts';
import { leavingReferee } from '../kit/oracles/leaving.ts';
import { rulesOf } from '../kit/load-rules.ts';

const leaving = rulesOf('test/packs/leaving.yaml');
const PACKS = [
  ['leaving', leaving],
  ['staying', rulesOf('test/packs/staying.yaml')],
  ['leaving, free', rulesOf('test/packs/leaving.yaml', { play: 'free' })],
] as const;
const players: [string, Chooser][] = [
  ['eager', eager],
  ['anything', anything],
  ['random', bySight(randomPlayer)],
  ['bots', bySight(makeBot)],
];

describe.each(PACKS)('%s', (_, rules) => {
  it.each(players)('plays to its end with every tile and point accounted for: %s', (name, choose) => {
    let wins = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const { table, events } = travel(rules, { seed, choose, ledger: true });
      expect(table.over).toBe(true);
      expect(table.points.reduce((a, b) => a + b, 0)).toBe(4000);
      wins += events.filter(({ type }) => type === 'win').length;
    }
    if (name === 'eager' || name === 'bots') expect(wins).toBeGreaterThan(10);
  });

  it('keeps logs that replay, resume and cannot be falsified', () => {
    const random = seededRandom(1);
    const recorded = { rules, seed: 4, journey: travel(rules, { seed: 4, choose: eager, deals: 2 }) };
    replaysAlike(recorded);
    const { length } = recorded.journey.events;
    for (let i = 0; i < 6; i++) resumesAt(recorded, random.int(0, length - 1));
    for (let i = 0; i < 30; i++) refusesFalsified(recorded, random.int(0, length - 1), random);
  });

  it('is the same game saved and restored after every action', () => {
    expect(roundTrip(rules, { seed: 5, choose: eager, deals: 2 }).saves).toBeGreaterThan(50);
  });

  it('hears answers in any order, and shows no seat what it may not see', () => {
    const random = seededRandom(7);
    const changes: Changes = new Map();
    const found = new Set<string>();
    let looks = 0;
    const look = (table: Table): void => {
      const out = table.seats.flatMap((seat, at) => (seat.out ? [at] : []));
      if (table.stage.at !== 'settled') for (const seat of out) expect(legal(table, seat)).toEqual([]);
      if (looks++ % 5 === 0)
        for (const seat of table.players.keys()) {
          const other = otherwise(table, seat, random, changes);
          expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(table, seat)));
        }
      if (table.stage.at !== 'window' || table.toAct.length !== 4 - out.length - 1) return;
      const busy = table.toAct.filter((seat) => legal(table, seat).length > 1);
      if (busy.length < 2) return;
      for (const answers of combinations(table).slice(0, 6)) {
        const [first, ...others] = outcomes(table, answers);
        for (const other of others) expect(other).toEqual(first);
        found.add(about(answers));
      }
    };
    for (let seed = 1; seed <= 4; seed++) travel(rules, { seed, choose: eager, deals: 4, look });
    expect(changes.get('hands and wall')).toBeGreaterThan(0);
    expect(found.size).toBeGreaterThan(2);
  });
});

describe('seats that are out', () => {
  it('are offered nothing, and the others what a plain list of the rules allows', () => {
    const compared = { decisions: 0, actions: 0 };
    for (const choose of [eager, patient, anything])
      for (let seed = 1; seed <= 8; seed++) {
        const referee = leavingReferee();
        travel(leaving, {
          seed,
          choose,
          deals: 3,
          forget: true,
          look: (table) => compareOffers(table, referee, compared),
        });
      }
    expect(compared.decisions).toBeGreaterThan(3000);
  });

  it('keep their hand to themselves until the deal is over', () => {
    let hidden = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { events, table } = travel(leaving, { seed, choose: eager, deals: 4 });
      for (const event of events) {
        if (event.type !== 'win' || event.hand.length > 0) continue;
        hidden++;
        const other = (event.seat + 1) % 4;
        expect(eventsFor(table, [event], other)).toMatchObject([{ judgement: { reading: '?' } }]);
        expect(eventsFor(table, [event], event.seat)).toEqual([event]);
      }
    }
    expect(hidden).toBeGreaterThan(5);
  });
});
