/** A seat sees only what a player there would see: other hands, the wall order and the seed change nothing for it. */
import { describe, expect, it } from 'vitest';
import {
  newGame,
  type Event,
  eventsFor,
  play,
  type Ruleset,
  seededRandom,
  type Table,
  view,
} from '../../core/index.ts';
import { glimpses, peaceful, someDeal } from '../kit/games/all-a-seat-sees.ts';
import { follow, travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { anything, eager, patient } from '../kit/games/random-choosers.ts';
import { refereed } from '../kit/oracles/refereed-games.ts';
import { international, rulesOf } from '../kit/load-rules.ts';
import { twin } from '../kit/games/twin-with-other-hidden-tiles.ts';

const checked = international();
const free = international({ play: 'free' });

const OTHERS = [
  ...['ari-ari', 'riichi', 'sanma', 'cantonese with flowers'].map(
    (game) => [game, refereed(game, 'checked').rules, refereed(game, 'free').rules, patient] as const,
  ),
  ...['sichuan', 'sichuan-flowing', 'american', 'classical'].map(
    (id) => [id, rulesOf(id), rulesOf(id, { play: 'free' }), peaceful(patient)] as const,
  ),
];

/** What only its owner is told. */
const isPrivate =
  (rules: Ruleset) =>
  (event: Event): boolean => {
    if (event.type === 'mark') return rules.privateMarks.includes(event.mark);
    if (event.type === 'count') return rules.privateCounters.includes(event.counter);
    return (event.type === 'note' || event.type === 'forget') && rules.listRules[event.list]!.seen === 'owner';
  };

describe('what a seat has not seen', () => {
  it.each([
    ['checked play, eager', checked, eager, 40],
    ['checked play, anything', checked, anything, 25],
    ['free play', free, eager, 25],
    ...OTHERS.flatMap(([game, rules, freely]) => [
      [`${game}, concealed hands`, rules, patient, 12] as const,
      [`${game}, free play`, freely, eager, 10] as const,
    ]),
  ] as const)('changes no view, event, refusal or log by a byte: %s', (_, rules, choose, deals) => {
    const random = seededRandom(deals);
    let views = 0;
    let refusals = 0;
    for (let seed = 1; seed <= deals; seed++) {
      const played = someDeal(rules, seed, choose, random);
      const seat = seed % rules.seats.count;
      const other = twin(rules, played, seat, random);
      if (!other) continue;
      const [a, b] = [glimpses(rules, played, seat), glimpses(rules, other, seat)];
      located(
        () => ({ seed, events: played.actions.map((action) => ({ type: 'action', ...action })) }),
        () => {
          expect(b.log).toBe(a.log);
          expect(b.views).toEqual(a.views);
          expect(b.refusals).toEqual(a.refusals);
          expect(b.hidden).not.toBe(a.hidden);
        },
      );
      views += a.views.length;
      refusals += a.refusals.filter((text) => text !== '"legal"').length;
    }
    console.log(`${views} views and ${refusals} refusals were the same at tables that differed where nobody may look`);
    expect(views).toBeGreaterThan(25 * deals);
    expect(refusals).toBeGreaterThan(25 * deals);
  });

  it.each(OTHERS.filter(([game]) => !['american', 'classical'].includes(game)))(
    "is told to nobody else: marks, lists and counters of %s that are their owner's",
    (_, rules, _free, choose) => {
      let kept = 0;
      for (let seed = 1; seed <= 8; seed++) {
        travel(rules, {
          seed,
          choose,
          deals: 1,
          look: (table) => {
            for (const seat of table.players.keys()) {
              const told = eventsFor(table, table.events, seat).filter(isPrivate(rules));
              expect(told.every((event) => 'seat' in event && event.seat === seat)).toBe(true);
              kept += told.length;
              view(table, seat).seats.forEach((other, at) => {
                if (at === seat) return;
                expect(other.marks.filter((mark) => rules.privateMarks.includes(mark))).toEqual([]);
                for (const counter of rules.privateCounters) expect(other.counters[counter] ?? 0).toBe(0);
                for (const [list, tiles] of Object.entries(other.lists))
                  if (rules.listRules[list]!.seen === 'owner') expect(tiles).toEqual([]);
              });
            }
          },
        });
      }
      expect(kept).toBeGreaterThan(0);
    },
  );

  it('is not written anywhere in a view', () => {
    const table = later(checked, 5, 60);
    for (const seat of [0, 1, 2, 3]) {
      const keys = new Set<string>();
      JSON.stringify(view(table, seat), (key, value: unknown) => (keys.add(key), value));
      for (const word of ['random', 'order', 'seed', 'arranged', 'head', 'tail', 'agenda', 'answers', 'toAct'])
        expect(keys).not.toContain(word);
    }
  });

  it('nobody learns who has answered a window', () => {
    let windows = 0;
    travel(checked, {
      seed: 9,
      choose: eager,
      deals: 2,
      look: (table) => {
        if (table.stage.at !== 'window' || table.toAct.length < 2) return;
        for (const seat of [0, 1, 2, 3]) {
          const before = JSON.stringify(view(table, seat));
          const other = table.toAct.find((at) => at !== seat)!;
          if (!table.toAct.some((at) => at !== other)) continue;
          const next = play(table, { seat: other, move: 'pass', tiles: [] });
          expect(JSON.stringify(view(next, seat))).toBe(before);
          windows++;
        }
      },
    });
    expect(windows).toBeGreaterThan(100);
  });
});

/** A table some way into its first deal. */
function later(rules: Ruleset, seed: number, actions: number): Table {
  const journey = travel(rules, { seed, choose: eager, deals: 1 });
  const table = newGame(rules, { seed });
  follow(table, journey.actions.slice(0, actions));
  return table;
}
