/** What lies at the table: nouns and adjectives there, kongs and suits. */
import { describe, expect, test } from 'vitest';
import { asked, type Sketch } from '../../kit/deals/table-sketch.ts';
import type { PlaceName } from '../../../dsl/index.ts';

const LAID: Sketch = {
  hands: { 0: '<2222s>', 1: '19m (555+5z)', 2: '19m06p1z (555z) (666z) <7777z>', 3: '(123m) (345m) (678m) 1p' },
  rivers: { 0: '1z', 1: '1z', 2: '1m9p', 3: '5p' },
  taken: { 0: '5z', 1: '6z', 2: '7m' },
  drawn: { tile: '1z', seat: 2 },
};

describe('nouns at the table', () => {
  test.each<[string, number | boolean]>([
    ['count(tile)', 15],
    ['count(held tile)', 5],
    ['count(shown tile)', 10],
    ['count(held tile in terminal or honour)', 3],
    ['count(tile where marked)', 1],
    ['count(kind)', 8],
    ['count(kind in terminal or honour) >= 9', false],
    ['count(tile where copies == 3)', 6],
    ['count(kind where in_kong)', 1],
    ['count(set)', 3],
    ['count(shown triplet of dragon) == 3', true],
    ['count(kong)', 1],
    ['count(claimed triplet)', 2],
    ['count(concealed set)', 1],
    ['count(held set)', 0],
    ['any chow is shown', false],
    ['every set is pung or kong', true],
    ['no set is claimed', false],
    ['per pung of dragon, rank', 5 + 6],
    ['any held tile is seat_wind', false],
    ['any tile is round_wind', false],
    ['last tile is honour', true],
    ['last tile is 1z', true],
    ['last tile is terminal', false],
    ['count(tile of last tile)', 1],
    ['count(discard)', 8],
    ['count(own discard)', 3],
    ['count(taken discard)', 3],
    ['every own discard is terminal or honour', false],
    ['every own discard is terminal or 7m', true],
    ['no own discard is taken', false],
    ['no own discard is 5p', true],
    ['every discard is wind', false],
    ['count(discard of wind where not taken)', 2],
    ['any own taken discard is 7m', true],
    ['count(discard where own and rank == 9)', 1],
    ['count(bonus)', 0],
  ])('%s: %s', (text, answer) => {
    for (const place of ['move', 'limit', 'payment', 'sequence'] as PlaceName[]) {
      expect(asked(text, LAID, { place })).toBe(answer);
    }
  });

  test('the exposed tile is neither held nor shown, but it is the last one', () => {
    const { drawn: _, ...rest } = LAID;
    const window: Sketch = { ...rest, exposed: { tile: '1p', from: 3 } };
    expect(asked('count(tile of 1p)', window)).toBe(0);
    expect(asked('last tile is 1p and any tile is last tile', window)).toBe(false);
    expect(asked('last tile is 1p and no tile is last tile', window)).toBe(true);
    expect(asked('count(discard where marked)', { ...window, rivers: { 1: '0p5p' } })).toBe(1);
  });

  test('before a tile came there is no last one; a claimed one is', () => {
    expect(asked('count(last tile)', { drawn: { tile: '', seat: 2, begin: 'dealt' } })).toBe(0);
    expect(asked('last tile is 6z', { ...LAID, claimed: { tile: '6z', seat: 2, from: 1 } })).toBe(true);
  });

  test('winds are those of the seat and the round', () => {
    const winds = { hands: { 2: '2z', 3: '3z' } };
    expect(asked('any tile is seat_wind', winds)).toBe(true);
    expect(asked('any tile is round_wind', winds)).toBe(true);
    expect(asked('any tile is seat_wind', winds, { seat: 3 })).toBe(true);
    expect(asked('any tile is round_wind', winds, { seat: 3 })).toBe(false);
  });

  test('tiles of a list of the table point to tiles and kinds', () => {
    const lists = { table: { signs: '5z5z8m' } } as Sketch['lists'] & object;
    expect(asked('count(tile pointed by signs)', { hands: { 2: '66z 9m 1m' }, lists })).toBe(5);
    expect(asked('per kind pointed by signs', { hands: { 2: '66z 1m' }, lists })).toBe(2);
  });
});

describe('kongs and suits', () => {
  const alone: Sketch = { hands: { 3: '<1111m> (2222m) (333+3m)' } };
  test.each<[Sketch, string, number | boolean]>([
    [LAID, 'kongs so far', 3],
    [LAID, 'my kongs', 1],
    [LAID, 'seats with kongs', 3],
    [alone, 'kongs so far == 3 and seats with kongs == 1', true],
    [alone, 'my kongs', 0],
    [{}, 'kongs so far + seats with kongs', 0],
    [LAID, 'kinds discarded', 7],
    [{}, 'kinds discarded', 0],
    [{ rivers: { 0: '1z', 1: '1z' }, taken: { 2: '1z' } }, 'kinds discarded == 1', true],
  ])('%#: %s is %s', (of, text, answer) => {
    expect(asked(text, of)).toBe(answer);
    expect(asked(text, of, { place: 'sequence' })).toBe(answer);
  });

  test.each<[seat: number, last: string, most: number, ofLast: number]>([
    [3, '9m', 3, 3],
    [3, '9p', 3, 0],
    [3, '1z', 3, 0],
    [0, '1s', 1, 1],
    // dragons are no suit that runs
    [2, '1z', 0, 0],
  ])('seat %s, last tile %s', (seat, last, most, ofLast) => {
    const of = { ...LAID, drawn: { tile: last, seat } };
    expect(asked('most shown sets in one suit', of, { seat })).toBe(most);
    expect(asked('shown sets in suit of last tile', of, { seat })).toBe(ofLast);
    expect(asked('most shown sets in one suit >= 3', of, { seat, place: 'payment' })).toBe(most >= 3);
  });
});
