/** Small questions to a table of four; seat 1 deals. */
import { describe, expect, it } from 'vitest';
import {
  copiesInSight,
  distanceAfter,
  drawnTile,
  exposerOf,
  lastBy,
  lastTile,
  nextSeat,
  seatFromDealer,
  seatNumber,
  turnBegin,
  turnOf,
  windowName,
} from '../../../core/play/table-facts.ts';
import { type Sketch, sketch } from '../../kit/deals/table-sketch.ts';
import { markedFullSet as set } from '../../kit/tile-sets.ts';

it.each([
  [0, 1, 1],
  [3, 1, 0],
  [2, 3, 1],
  [1, 0, 1],
  [0, 9, 1],
])('%i, so many seats on: %i', (seat, steps, wanted) => {
  expect(nextSeat(sketch(), seat, steps)).toBe(wanted);
});

it.each([
  [0, 1, 1],
  [1, 0, 3],
  [2, 2, 0],
  [3, 1, 2],
])('from %i to %i it is %i seats', (from, to, far) => {
  expect(distanceAfter(sketch(), from, to)).toBe(far);
});

it.each([
  [0, 3, 4],
  [1, 0, 1],
  [2, 1, 2],
  [3, 2, 3],
])('seat %i sits %i after the dealer and has number %i', (seat, after, number) => {
  expect([seatFromDealer(sketch(), seat), seatNumber(sketch(), seat)]).toEqual([after, number]);
});

interface Row {
  of: Sketch;
  /** Of seats 0 to 3; '' for none. */
  last: string[];
  by: string[];
  drawn: string[];
  exposer: number;
  begin: string;
  window?: string;
}

const DRAW = ['draw', 'draw', 'draw', 'draw'];
const NONE = ['', '', '', ''];

describe('the last tile', () => {
  it.each(
    Object.entries<Row>({
      'drawn by seat 2': {
        of: { drawn: { tile: '5m', seat: 2 } },
        ...{ last: ['', '', '5m', ''], by: DRAW, drawn: ['', '', '5m', ''], exposer: -1, begin: 'drawn' },
      },
      'drawn to replace a kong': {
        of: { drawn: { tile: '5m', seat: 2, begin: 'replaced' } },
        ...{ last: ['', '', '5m', ''], by: DRAW, drawn: ['', '', '5m', ''], exposer: -1, begin: 'replaced' },
      },
      'none on the dealt hand': {
        of: { drawn: { tile: '5m', seat: 1, begin: 'dealt' } },
        ...{ last: NONE, by: DRAW, drawn: NONE, exposer: -1, begin: 'dealt' },
      },
      'discarded by seat 0': {
        of: { exposed: { tile: '5m', from: 0 } },
        // It is that of the others; seat 0 has its own.
        ...{ last: ['9p', '5m', '5m', '5m'], by: ['draw', 'discard', 'discard', 'discard'], drawn: ['9p', '', '', ''] },
        ...{ exposer: 0, begin: 'drawn', window: 'discard' },
      },
      'claimed by seat 3 from seat 0': {
        of: { claimed: { tile: '5m', seat: 3, from: 0 } },
        ...{ last: NONE, by: ['discard', 'discard', 'discard', 'discard'], drawn: NONE, exposer: 0, begin: 'claimed' },
      },
    }),
  )('%s', (_, { of, last, by, drawn, exposer, begin, window }) => {
    const table = sketch(of);
    const seats = [0, 1, 2, 3];
    const id = (tile: number | undefined): string => (tile === undefined ? '' : set.tiles[tile]!.id);
    expect(seats.map((seat) => id(lastTile(table, seat)))).toEqual(last);
    expect(seats.map((seat) => lastBy(table, seat))).toEqual(by);
    expect(seats.map((seat) => id(drawnTile(table, seat)))).toEqual(drawn);
    expect([exposerOf(table), turnBegin(table), windowName(table)]).toEqual([exposer, begin, window]);
  });

  it.each<[lying: string, of: Sketch, count: number]>([
    ['nothing', {}, 0],
    ['two in rivers', { rivers: { 0: '5m 1z', 3: '5m' } }, 2],
    ['a red five in a river', { rivers: { 0: '0m' } }, 1],
    ['three in a meld that all see', { hands: { 1: '(555m)' } }, 3],
    ['one in a chow', { hands: { 1: '(456m)' } }, 1],
    ['one that was claimed: it counts in its meld alone', { taken: { 0: '5m' }, hands: { 1: '(555m)' } }, 3],
    ['two in a hand', { hands: { 1: '55m' } }, 0],
  ])('drawn is 5m; of its kind lie there: %s', (_, of, count) => {
    expect(copiesInSight(sketch({ ...of, drawn: { tile: '5m', seat: 2 } }), 2)).toBe(count);
  });

  it('discarded is not counted itself', () => {
    const of: Sketch = { rivers: { 0: '5m 5m' }, exposed: { tile: '5m', from: 0 } };
    expect([copiesInSight(sketch(of), 2), turnOf(sketch(of))?.seat]).toEqual([1, 0]);
  });
});
