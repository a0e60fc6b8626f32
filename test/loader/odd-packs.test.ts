/** What passes `check` plays and scores, however odd: packs nobody would play, written to make the table stumble. */
import { expect, test } from 'vitest';
import { advance, newGame, legal, seededRandom } from '../../core/index.ts';
import { load, type PackRuleset } from '../../loader/index.ts';
import { checkedGame } from '../kit/games/play-then-check.ts';
import { located } from '../kit/games/failure-location.ts';
import { anything, eager, nextAction, type Chooser } from '../kit/games/random-choosers.ts';

const ODD: Record<string, string> = {
  'two seats and six dice': `
seats: { count: 2, drawn_by: null, dice: 6, starter: cast }
wall: { dice: 6, start: cast, column: cast, height: 4, reserve: 14 }
moves: { chow: { by: any other seat, rank: 4 }, kong: { rank: 4 } }`,
  'eight seats': `
seats: { count: 8, drawn_by: 12345678f }
tiles: { copies: 8, suits: { f: { copies: 2 } } }`,
  'one suit, eight of each': `
tiles: { copies: 8, winds: null, suits: { p: null, s: null, z: null, f: null }, series: null }
seats: { count: 2, drawn_by: null, starter: 1 }
shapes: { unios: null, flowers: null }
words: { dragon: 123m, wind: 456m }
patterns: { thirteen_unios: null, eight_flowers: null }
moves: { win: { when: true, rank: 5 } }`,
  'a dealer who draws for the first turn': `
deal: { packets: [4, 4, 4, 1], last: none }
turn: { dealt: null }`,
  'a limit that allows next to nothing, with a move between claim and discard': `
marks: { loud: { says: the seat has shouted } }
moves:
  shout: { name: { en: Shout }, on: [turn], steps: [{ mark: loud }], then: [discard] }
  pung: { then: [shout, discard], discard_limit: false }
  chow: { then: [win, shout, discard], discard_limit: same kind as claimed }`,
  'claims and wins of one rank, shared': `
moves: { win: { ties: all, rank: 5 }, pung: { ties: all, rank: 5 }, chow: { ties: all, rank: 5 }, kong: { ties: all, rank: 5 } }`,
  'numbers that grow without end': `
counters: { c: { says: a number that grows } }
moves: { discard: { steps: [{ count: c, to: c * c + 3 }, discard, { window: discard }, next] } }
settle: { win: { exposer: { amount: c - c * c } } }
score: { value: mados(grade) + 1 }`,
  'division by nothing': `
settle: { win: { exposer: { amount: floor(value / (tiles left - tiles left)) }, selfmake: { amount: floor(100 / count(bonus)) } } }`,
  'kongs that anybody may take apart': `
moves: { pung: { on: [discard, unfolded_kong, melded_kong] }, unfolded_kong: { shown_to: owner } }`,
};

const HEAD = 'id: odd\nextends: international\nname: { en: Odd }\n';

/** Plays ten deals; points stay the same in sum, and whoever is asked can answer. */
function playDeals(rules: PackRuleset, seed: number, choose: Chooser): void {
  const random = seededRandom(seed);
  const table = newGame(rules, { seed });
  const sum = (): number => table.points.reduce((a, b) => a + b, 0);
  const before = sum();
  const next = (): void => {
    for (const seat of table.toAct) expect(legal(table, seat)).not.toEqual([]);
    expect(advance(table, nextAction(table, choose, random))).toBeUndefined();
    expect(sum()).toBe(before);
  };
  while (!table.over && table.deals <= 10) located(() => ({ seed, table }), next);
}

test.each(Object.entries(ODD))(
  '%s',
  (_, text) => {
    for (const play of ['checked', 'free']) {
      const loaded = load(HEAD + text, { options: { play } });
      expect(loaded.problems).toEqual([]);
      if (!loaded.ok) return;
      playDeals(loaded.value, 1, anything);
      playDeals(loaded.value, 2, eager);
      checkedGame(loaded.value, { seed: 3, maxDeals: 3 }, () => undefined);
    }
  },
  60_000,
);

test('a dealer who begins with the dealt hand has moves for that turn', () => {
  const { problems } = load(`${HEAD}deal: { last: leap }\nturn: { dealt: null }\n`);
  expect(problems.map(({ code, place, hint }) => [code, place?.line, hint])).toEqual([
    ['missing-key', 4, 'Add `dealt: [win, discard]` to `turn`, or write `none` here: the dealer draws.'],
  ]);
});
