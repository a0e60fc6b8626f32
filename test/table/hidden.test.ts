/** A seat sees only what a player there would see: other hands, the wall order and the seed change nothing for it. */
import { describe, expect, it } from 'vitest';
import { type Action, deal, play, type Random, type Ruleset, seededRandom, type Table, view } from '../../core/index.ts';
import { arrange } from '../kit/arrange.ts';
import { follow, travel } from '../kit/journey.ts';
import { anything, type Chooser, declaresWin, eager } from '../kit/players.ts';
import { international } from '../kit/rules.ts';
import { type Played, seatLog, start, twin } from '../kit/twin.ts';

const checked = international();
const free = international({ play: 'free' });

/** Wins end a deal and show a hand: the others leave them, so that there is much to see. */
const peaceful = (choose: Chooser): Chooser => (table, open, random) => {
  const rest = open.filter((action) => !declaresWin(table.rules, action) || table.stage.at === 'declared');
  return choose(table, rest.length > 0 ? rest : open, random);
};

/** A deal with prepared wall and dice, played so far by chance. */
function someDeal(rules: Ruleset, seed: number, choose: Chooser, random: Random): Played {
  const prepared = { ...arrange(rules, { order: '', dice: random.int(2, 12), players: [2, 0, 3, 1] }, random) };
  const wall = shuffled(prepared.wall!, random);
  const { actions } = travel(rules, { seed, choose: peaceful(choose), deals: 1, arrange: [{ ...prepared, wall }] });
  return { arrange: { ...prepared, wall }, seed, actions: actions.slice(0, random.int(0, actions.length - 1)) };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list.map((one) => ({ one, at: random.int(0, 1 << 30) })).sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** Everything a seat could try, legal or not, with a few of the tiles there are. */
function attempts(rules: Ruleset, seat: number, random: Random): Action[] {
  const ids = rules.tiles.tiles.map(({ id }) => id);
  const some = (n: number): string[] => Array.from({ length: n }, () => ids[random.int(0, ids.length - 1)]!);
  const moves = [...Object.keys(rules.moves), 'pass', 'show', 'revoke', 'nonsense'];
  return moves.flatMap((move) => [0, 1, 2, 3, 4].map((n) => ({ seat, move, tiles: n > 1 && random.int(0, 1) === 0 ? new Array<string>(n).fill(some(1)[0]!) : some(n) })));
}

interface Glimpses {
  log: string;
  views: string[];
  refusals: string[];
  /** What the seat must not know, to see that it was another. */
  hidden: string;
}

function glimpses(rules: Ruleset, played: Played, seat: number): Glimpses {
  const views: string[] = [];
  const refusals: string[] = [];
  const random = seededRandom(7);
  let last = start(rules, played);
  const log = seatLog(rules, played, seat, (table) => {
    const now = JSON.stringify(view(table, seat));
    if (views.at(-1) === now) return;
    views.push(now);
    if (views.length % 9 === 1) refusals.push(...attempts(rules, seat, random).map((action) => JSON.stringify(play(table, action).refused ?? 'legal')));
    last = table;
  });
  const hidden = JSON.stringify([last.wall.order.slice(last.wall.head), last.random, last.seats.map(({ hand }, at) => (at === seat ? 0 : hand))]);
  return { log, views, refusals, hidden };
}

describe('what a seat has not seen', () => {
  it.each([
    ['checked play, eager', checked, eager, 40],
    ['checked play, anything', checked, anything, 25],
    ['free play', free, eager, 25],
  ] as const)('changes no view, event, refusal or log by a byte: %s', (_, rules, choose, deals) => {
    const random = seededRandom(deals);
    let views = 0;
    let refusals = 0;
    for (let seed = 1; seed <= deals; seed++) {
      const played = someDeal(rules, seed, choose, random);
      const seat = seed % 4;
      const other = twin(rules, played, seat, random);
      if (!other) continue;
      const [a, b] = [glimpses(rules, played, seat), glimpses(rules, other, seat)];
      expect(b.log).toBe(a.log);
      expect(b.views).toEqual(a.views);
      expect(b.refusals).toEqual(a.refusals);
      expect(b.hidden).not.toBe(a.hidden);
      views += a.views.length;
      refusals += a.refusals.filter((text) => text !== '"legal"').length;
    }
    console.log(`${views} views and ${refusals} refusals were the same at tables that differed where nobody may look`);
    expect(views).toBeGreaterThan(1000);
    expect(refusals).toBeGreaterThan(1000);
  });

  it('is not written anywhere in a view', () => {
    const table = later(checked, 5, 60);
    for (const seat of [0, 1, 2, 3]) {
      const keys = new Set<string>();
      JSON.stringify(view(table, seat), (key, value: unknown) => (keys.add(key), value));
      for (const word of ['random', 'order', 'seed', 'arranged', 'head', 'tail', 'todo', 'answers', 'toAct']) expect(keys).not.toContain(word);
    }
  });

  it('nobody learns who has answered a window', () => {
    let windows = 0;
    travel(checked, {
      seed: 9, choose: eager, deals: 2,
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
  const table = deal(rules, { seed });
  follow(table, journey.actions.slice(0, actions));
  return table;
}
