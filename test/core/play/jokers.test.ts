/** Jokers in melds: what is saved and seen of them, and what packs may not say. */
import { describe, expect, it, test } from 'vitest';
import { legal, play, PASS, Table, newGame, parseHand, view } from '../../../core/index.ts';
import { load } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

const JOKERS = 'j: { ranks: 1, copies: 8, joker: { from: 3 } }';
const pack = (moves: string, suits = JOKERS): string =>
  `id: ours\nname: { en: Ours }\nextends: american\ntiles: { suits: { ${suits} } }\n${moves}\n`;

test.each([
  ['pair', 'moves: { pung: { uses: 1 same or jokers, makes: pung } }', JOKERS],
  ['pung where jokers need four', 'moves: { pung: { uses: 2 same or jokers } }', JOKERS.replace('from: 3', 'from: 4')],
])('no joker stands in a %s', (_, moves, suits) => {
  const found = load(pack(moves, suits)).problems.find(({ code }) => code === 'uses-and-makes');
  expect(found?.message).toMatch(/^In this pack no joker stands in a group of [23]\.$/);
});

describe('a pack is told that', () => {
  const swap = (rest: string): string =>
    pack(`moves: { trade: { name: { en: Trade }, on: [turn], ${rest}, then: [discard] } }`);
  test.each([
    [swap('uses: any tile, steps: [swap]'), 'aside-uses'],
    [swap('uses: for joker, steps: [open]'), 'aside-uses'],
    [swap('uses: for joker, steps: [{ do: swap, when: tiles left > 0 }]'), 'step-depends'],
    [pack('turn: { begins: [swap] }'), 'step-misplaced'],
    [pack('marks: { gone: { says: is gone } }\nmoves: { pung: { steps: [show, { leave: gone }] } }'), 'step-misplaced'],
    [pack('turn: { begins: [{ leave: gone }] }'), 'unknown-mark'],
  ])('%s', (text, code) => {
    expect(load(text).problems.map((one) => one.code)).toContain(code);
  });
});

describe('a joker of a meld', () => {
  const rules = rulesOf('american');

  function swapped(): Table {
    const next = structuredClone(newGame(rules, { seed: 1 }).toJSON());
    const hands = ['258p 3699s 12335z 6s', '(66s1j) 258p 147m 1234z', '1471m 258p 369s 123z', '1471p 258s 369m 134z'];
    next.seats = next.seats.map((before, at) => {
      const { concealed, melds } = sure(parseHand(hands[at]!, rules.tiles));
      return { ...before, hand: concealed.sort((a, b) => a - b), melds };
    });
    next.stage = { at: 'turn', turn: { seat: 0, begin: 'drawn', offers: [...rules.turn.drawn], tile: -1 } };
    next.toAct = [0];
    next.agenda = [];
    return play(new Table(rules, next), { seat: 0, move: 'swap', tiles: ['6s'] });
  }

  it('lies in the hand as drawn, seen in its meld no more', () => {
    const table = swapped();
    expect(table.refused).toBeUndefined();
    expect(view(table, 2).seats[1]!.melds[0]!.tiles).toEqual(['6s', '6s', '6s']);
    expect(view(table, 0).drawn).toBe('1j');
    expect(table.events.find(({ type }) => type === 'swap')).toMatchObject({
      seat: 0,
      from: 1,
      tile: '6s',
      joker: '1j',
    });
  });

  it('cannot be claimed once it is discarded', () => {
    const table = play(swapped(), { seat: 0, move: 'discard', tiles: ['1j'] });
    for (const seat of [1, 2, 3]) expect(legal(table, seat).map(({ move }) => move)).toEqual([PASS]);
  });
});
