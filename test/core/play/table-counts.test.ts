/** What is counted on a table of four: rows of points, rivers and hands. Seat 0 was the first dealer. */
import { describe, expect, it } from 'vitest';
import { Table } from '../../../core/index.ts';
import {
  firstToDrop,
  kindsDiscarded,
  kongsOf,
  pointsOf,
  seatsByPoints,
  tilesTooMany,
} from '../../../core/play/table-counts.ts';
import { type Sketch, sketch } from '../../kit/deals/table-sketch.ts';
import { markedFullSet as set } from '../../kit/tile-sets.ts';

it.each<[points: number[], players: number[], bySeat: number[], order: number[], starter?: number]>([
  [
    [10, 30, 20, 40],
    [0, 1, 2, 3],
    [10, 30, 20, 40],
    [3, 1, 2, 0],
  ],
  // Equal ones in playing order from the first dealer.
  [
    [10, 10, 20, 10],
    [0, 1, 2, 3],
    [10, 10, 20, 10],
    [2, 0, 1, 3],
  ],
  [[10, 10, 20, 10], [0, 1, 2, 3], [10, 10, 20, 10], [2, 3, 0, 1], 3],
  // Points are a player's, wherever the player sits.
  [
    [10, 30, 20, 40],
    [3, 2, 1, 0],
    [40, 20, 30, 10],
    [0, 2, 1, 3],
  ],
])('points %j of players at %j', (points, players, bySeat, order, starter = 0) => {
  const some = sketch({ points, players });
  const table = new Table(some.rules, { ...some, starter });
  expect([0, 1, 2, 3].map((seat) => pointsOf(table, seat))).toEqual(bySeat);
  expect(seatsByPoints(table)).toEqual(order);
});

describe('who let the tile go first, asked by seat 3', () => {
  /** Discards in their order, `2 5m` one of seat 2; the last one is exposed. */
  it.each<[discards: string, first: number]>([
    ['0 5m', 0],
    ['0 5m, 1 5m', 0],
    ['1 9p, 2 5m, 0 5m', 2],
    // Only since its own last discard, which counts itself.
    ['2 5m, 3 9p, 0 5m', 0],
    ['3 1s, 0 5m, 1 2z, 2 5m', 0],
    ['0 9p, 3 5m, 1 2z, 0 5m', 3],
    // A red five is a five.
    ['1 0m, 0 5m', 1],
  ])('%s: seat %i', (discards, first) => {
    const all = discards.split(', ').map((text, at) => ({ seat: Number(text[0]), id: text.slice(2), at: at + 1 }));
    const last = all.at(-1)!;
    const table = sketch({ exposed: { tile: last.id, from: last.seat } });
    const seats = table.seats.map((state, seat) => ({
      ...state,
      river: all
        .filter((drop) => drop.seat === seat)
        .map(({ id, at }) => ({ tile: set.byId[id]!, at, taken: false, drawn: false })),
    }));
    expect(firstToDrop(new Table(table.rules, { ...table, seats }), 3)).toBe(first);
  });

  it('is nobody where no tile lies open', () => {
    expect(firstToDrop(sketch(), 3)).toBe(-1);
  });
});

it.each<[rivers: Sketch, kinds: number]>([
  [{}, 0],
  [{ rivers: { 0: '1m 1m 2m', 2: '2m 7z' } }, 3],
  [{ rivers: { 0: '5m 0m' } }, 1],
  [{ rivers: { 0: '1m' }, taken: { 1: '9s' } }, 2],
])('in the rivers %j lie %i kinds', (of, kinds) => {
  expect(kindsDiscarded(sketch(of))).toBe(kinds);
});

it.each([
  ['123m', 0],
  ['(555m)', 0],
  ['(5555m)', 1],
  ['(5555m) <1111z> (123p)', 2],
])('in %s are %i kongs', (hand, kongs) => {
  expect(kongsOf(sketch({ hands: { 2: hand } }), 2)).toBe(kongs);
});

it.each<[hand: string, ofTurn: number, ofOthers: number]>([
  ['123m 456m 789m 123p 55s', 0, 1],
  ['123m 456m 789m 123p 5s', -1, 0],
  ['123m 456m 789m 123p 555s', 1, 2],
  ['123m 456m (555p) 789m 55s', 0, 1],
  // The fourth tile of a kong is replaced.
  ['123m 456m (5555p) 789m 55s', 0, 1],
])('%s: so many too many on the own turn, and on that of another', (hand, ofTurn, ofOthers) => {
  const of = (seat: number): Sketch => ({ hands: { 2: hand }, drawn: { tile: '5s', seat } });
  expect([tilesTooMany(sketch(of(2)), 2), tilesTooMany(sketch(of(0)), 2)]).toEqual([ofTurn, ofOthers]);
});
