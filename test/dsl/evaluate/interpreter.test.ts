import { describe, expect, it, test } from 'vitest';
import type { WinQuery } from '../../../core/index.ts';
import { interpretPattern } from '../../../dsl/evaluate/interpreter.ts';
import { searchReadings } from '../../../dsl/readings/reference-readings.ts';
import { parseShape } from '../../../dsl/shapes/parse-shape.ts';
import { winQuery } from '../../kit/win-query.ts';
import { program, scope } from '../../kit/invented-scope.ts';
import { fullSet, sure } from '../../kit/tile-sets.ts';

const shapes = [sure(parseShape('sets', '4 set + pair', fullSet)), sure(parseShape('pairs', '7 pair', fullSet))];

/** What an expression gives for each reading of a hand, each answer once. */
function answers(text: string, hand: string, more: Partial<WinQuery> = {}): (number | boolean)[] {
  const query = winQuery(hand, more);
  const readings = searchReadings(query, shapes, fullSet);
  expect(readings.length, `${hand} has no reading`).toBeGreaterThan(0);
  return [...new Set(readings.map((reading) => interpretPattern(program(text), query, reading)))];
}

type Row = [text: string, hand: string, answer: number | boolean, more?: Partial<WinQuery>];

const CHOWS = '123m 456p 789s 123s 1z +1z';
const DRAGONS = '(555z) (666z) 123m 456p 7z +7z';
const KONGS = '(1111m) <2222p> (333+3s) <9999m> 5z +5z';
const PAIRS = '1122m 5599p 33s 44z 7z +7z';
const WINDS = '111222333z 123m 4z +4z';

const rows = (list: Row[]): void => {
  test.each(list)('%s in %s: %s', (text, hand, answer, more) => {
    expect(answers(text, hand, more)).toEqual([answer]);
  });
};

describe('groups', () => {
  rows([
    ['every set is chow', CHOWS, true],
    ['every set is chow', DRAGONS, false],
    ['any set is chow', DRAGONS, true],
    ['no set is chow', KONGS, true],
    ['count(set)', KONGS, 4],
    ['count(group)', KONGS, 5],
    ['count(kong) == 4', KONGS, true],
    ['count(pung)', KONGS, 0],
    ['count(triplet)', KONGS, 4],
    ['count(concealed kong)', KONGS, 2],
    ['count(claimed kong)', KONGS, 2],
    ['count(shown kong)', KONGS, 4],
    ['count(held group)', KONGS, 1],
    ['every set is held', CHOWS, true],
    ['every set is held', '<1111m> 456p 789s 123s 1z +1z', false],
    ['count(triplet of dragon) == 2 and pair is dragon', DRAGONS, true],
    ['count(triplet of dragon or 1m)', KONGS, 1],
    ['per triplet of dragon', DRAGONS, 2],
    ['per triplet of dragon, 3', DRAGONS, 6],
    ['every group has terminal or honour', CHOWS, false],
    ['every group has terminal or honour', '123m 789p 789s 123s 1z +1z', true],
    ['count(chow where rank == 1)', CHOWS, 2],
    ['count(set where has terminal)', CHOWS, 3],
    ['count(set where in 123m789s)', CHOWS, 2],
    ['count(set where kong and not concealed)', KONGS, 2],
    // words of the pack for kinds, where one thing is spoken of
    ['count(set where dragon)', DRAGONS, 2],
    ['count(tile where dragon or 1m)', DRAGONS, 9],
    ['per group, if value_tile then 2 else 1', DRAGONS, 8],
    // a set of two kinds of things
    ['every set is chow or dragon', DRAGONS, true],
    ['every set is chow or wind', DRAGONS, false],
    ['any set is not (chow or dragon)', DRAGONS, false],
    ['any (set where rank == 5) is not chow', DRAGONS, true],
  ]);
});

describe('tiles and kinds', () => {
  rows([
    ['every tile in 23468s 6z', '234s 234s 666s 888s 6z +6z', true],
    ['count(tile)', KONGS, 18],
    ['count(shown tile)', KONGS, 16],
    ['count(held tile)', KONGS, 2],
    ['count(kind)', KONGS, 5],
    ['count(kind where copies == 4)', KONGS, 4],
    ['count(tile of 1m)', KONGS, 4],
    ['count(tile where 1m)', KONGS, 4],
    ['any tile is honour', CHOWS, true],
    ['every tile is simple', CHOWS, false],
    ['no tile is not (honour or 123456789s 123m 456p)', CHOWS, true],
    ['suits', CHOWS, 3],
    ['suits', KONGS, 3],
    ['suits == 1 and any tile is honour', '123m 123m 456m 789m 1z +1z', true],
    // bonus tiles are apart
    ['any tile in 12345678f', `${CHOWS} 12f`, false],
  ]);
  // an all-honour hand has no suit that runs
  rows([['suits', '111222333444z 5z +5z', 0]]);
});

describe('seat, round and how it was won', () => {
  rows([
    ['has triplet of seat_wind', WINDS, true, { seat: 2 }],
    ['has triplet of seat_wind', WINDS, false, { seat: 3 }],
    ['pair is round_wind', WINDS, true, { round: 4 }],
    ['any tile is round_wind', WINDS, false, { round: 5 }],
    ['seat number + 10 * round number', WINDS, 32, { seat: 1, round: 3 }],
    // a wind that is both is one member of the set
    ['count(triplet of seat_wind or round_wind)', WINDS, 1, { seat: 1, round: 2 }],
    ['by draw', CHOWS, true, { by: 'draw' }],
    ['by discard', CHOWS, true],
    ['concealed', '<1111m> 456p 789s 123s 1z +1z', true],
    ['concealed', '(111m) 456p 789s 123s 1z +1z', false],
    ['after_kong', CHOWS, true, { situation: 1 }],
    ['after_kong or not robbed', CHOWS, false, { situation: 2 }],
    ['ready and streak == 2', CHOWS, true, { marks: ['ready'], counters: { streak: 2 } }],
    ['ready or streak > 0', CHOWS, false],
    ['lowest + (if open_ends then 1 else 0)', CHOWS, 4],
    ['payment is half and payment is not full or no', CHOWS, true],
    ['wait is single', CHOWS, true],
    ['wait is two_sided or closed', CHOWS, false],
    ['wait is edge', '123m 456p 789s 12s 11z +3s', true],
    ['shape is sets', CHOWS, true],
    ['shape is pairs', PAIRS, true],
    ['closed_hand', CHOWS, true, { by: 'draw' }],
  ]);
});

describe('bonus tiles', () => {
  rows([
    ['count(bonus)', `${CHOWS} 16f`, 2],
    ['count(bonus) == 0', CHOWS, true],
    ['count(bonus where rank == seat number)', `${CHOWS} 256f`, 2, { seat: 1 }],
    ['count(bonus where own_number and not in_full_series)', `${CHOWS} 12346f`, 1, { seat: 1 }],
    ['count(series)', `${CHOWS} 12346f`, 1],
    ['per series, 2', `${CHOWS} 12345678f`, 4],
    ['no bonus is 1f', `${CHOWS} 23f`, true],
    ['bonus include 12f', `${CHOWS} 123f`, true],
    ['bonus include 15f', `${CHOWS} 123f`, false],
    ['count(series of 1234f)', `${CHOWS} 12345678f`, 1],
  ]);
});

describe('has', () => {
  rows([
    ['has chow 1A, chow 4A, chow 7A', '123456789m 234p 5s +5s', true],
    ['has chow 1A, chow 4A, chow 7A', '123456m 789p 234s 5z +5z', false],
    ['has chow nA, chow nB, chow nC', '234m 234p 234s 789s 5z +5z', true],
    ['has chow nA, chow nB, chow nC', '234m 234p 345s 789s 5z +5z', false],
    ['has chow nA, chow (n+k)B, chow (n+2k)C where k in 1..2', '123m 345p 567s 789s 5z +5z', true],
    ['has chow nA, chow (n+k)B, chow (n+2k)C where k in 1..1', '123m 345p 567s 789s 5z +5z', false],
    ['has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2', '123m 234m 345m 456m 5z +5z', true],
    ['has triplet nA, triplet nB, triplet nC', '(333m) (3333p) 333s 789s 5z +5z', true],
    ['has triplet nA, triplet (n+1)A', '333m 444m 123s 789s 5z +5z', true],
    ['has pair nA, triplet nB', '333m 123s 789s 123s 3p +3p', true],
    ['has concealed kong 9m, claimed kong 1m', KONGS, true],
    ['has concealed kong 1m', KONGS, false],
    ['has triplet of dragon, triplet of dragon', DRAGONS, true],
    ['has triplet of dragon, triplet of dragon, triplet of dragon', DRAGONS, false],
    ['has chow 5p', CHOWS, false],
    // equal items ask for as many equal groups
    ['has chow nA, chow nA', '123m 123m 456p 789s 5z +5z', true],
    ['has chow nA, chow nA', CHOWS, false],
    ['has chow nA, chow nA, chow nB, chow nB', '(234m) 234m 234p 234p 5z +5z', true],
    // two rank variables may meet, but not in one group
    ['has chow nA, chow mA', '123m 456p 789s 555z 1z +1z', false],
    ['has chow nA, chow mA', '123m 123m 789s 555z 1z +1z', true],
    ['has chow nA, chow mA', '123m 789m 555z 111z 2z +2z', true],
    // different capitals are different suits
    ['has chow nA, chow nB', '123m 123m 789s 555z 1z +1z', false],
    // items are told apart even when one would take the only group of another
    ['has triplet of dragon, triplet of 555z', DRAGONS, true],
    ['has triplet of 5z, triplet of dragon, triplet of 56z', DRAGONS, false],
    // a kind set may use the variables too
    ['has triplet of 19A, pair of 19B', '111m 234s 345s 567s 9p +9p', true],
    ['has triplet of 19A, pair of 19B', '111m 234s 345s 567s 9m +9m', false],
  ]);
});

describe('what is absent', () => {
  rows([
    ['every set is chow', PAIRS, false],
    ['every set is not chow', PAIRS, false],
    ['no set is chow', PAIRS, true],
    ['any set is chow', PAIRS, false],
    ['every kong is concealed', CHOWS, false],
    // seven pairs have no pair of which anything could be said
    ['pair is dragon', PAIRS, false],
    ['pair is not dragon', PAIRS, false],
    ['not pair is dragon', PAIRS, true],
    ['pair is not dragon', CHOWS, true],
    ['every pair is not dragon', PAIRS, false],
    ['count(pair)', PAIRS, 7],
    ['has pair 5p, pair 9p', PAIRS, true],
    ['wait is pairs or single or none', PAIRS, true],
    // four alike may be two pairs
    ['count(pair of 1m)', '1111m 5599p 33s 44z 7z +7z', 2],
    ['has pair 1m, pair 1m', '1111m 5599p 33s 44z 7z +7z', true],
  ]);
});

describe('include', () => {
  const GATES = '1112345678999m +5m';
  rows([
    ['held include 1112345678999A', GATES, true],
    ['held before last tile == 1112345678999A', GATES, true],
    ['held before last tile == 1112345678999A', '1112345567899m +9m', false],
    ['held include 1112345678999A', '1112345567899m +9m', true],
    ['held include 1112345678999A', '1112345678889m +9m', false],
    ['tiles include 19m19p19s', '123m 789m 111p 99s 99p +9p', false],
    // a concealed kong is not held, though its tiles are there
    ['held include 1112345678999A', '<1111m> 345678999m 2m +2m', false],
    ['tiles include 1112345678999A', '<1111m> 345678999m 2m +2m', true],
    ['tiles include 11m 22B', '111m 222p 345s 789s 5z +5z', true],
    ['tiles include 11A 22A', '111m 222p 345s 789s 5z +5z', false],
  ]);

  it('is false of what was held before a last tile where there was none', () => {
    const query = winQuery('11123455678999m');
    expect(interpretPattern(program('held before last tile == 1112345678999A'), query)).toBe(false);
    expect(interpretPattern(program('held include 1112345678999A'), query)).toBe(true);
  });
});

describe('the last tile', () => {
  const hand = '111m 222p 345s 99s 33z +3z';

  it('makes a discarded triplet claimed in no sense but concealment', () => {
    expect(answers('count(concealed triplet)', hand)).toEqual([2]);
    expect(answers('count(concealed triplet)', hand, { by: 'draw' })).toEqual([3]);
    expect(answers('count(held triplet)', hand)).toEqual([3]);
    expect(answers('concealed', hand)).toEqual([true]);
  });

  it('is in one group at a time', () => {
    // the 3m completed the triplet, or the chow
    expect(answers('count(concealed triplet)', '33345m 789s 111p 55z +3m').sort()).toEqual([1, 2]);
  });

  it('may finish two shapes at once', () => {
    const hand = '223344m 223344p 5z +5z';
    expect(answers('shape is pairs', hand).sort()).toEqual([false, true]);
    expect(answers('count(chow) == 4 or count(pair) == 7', hand)).toEqual([true]);
  });
});

describe('numbers', () => {
  rows([
    [
      'per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)',
      '(222m) <9999p> 333s 55z 67p +8p',
      2 + 32 + 4,
    ],
    ['1/2 + 1/4', CHOWS, 0.75],
    ['7 - 2 * 3', CHOWS, 1],
    ['-suits', CHOWS, -3],
    ['floor(7 / 3) * 10 + ceil(7 / 3)', CHOWS, 23],
    ['floor(-1 / 2)', CHOWS, -1],
    ['round_up(320, 100)', CHOWS, 400],
    ['round_up(suits * 100 / 3, 10)', CHOWS, 100],
    ['round_up(5, 0)', CHOWS, 5],
    ['round(249, 100)', CHOWS, 200],
    ['round(250, 100)', CHOWS, 300],
    ['round(-249, 100)', CHOWS, -200],
    ['round(-250, 100)', CHOWS, -300],
    ['round(suits * 100 / 3, 10)', CHOWS, 100],
    ['round(5, 0)', CHOWS, 5],
    ['min(3, suits, 7) + max(1, 2)', CHOWS, 5],
    ['coins(0) + coins(4) + coins(99)', CHOWS, 2 + 4 + 100],
    ['coins(-1)', CHOWS, 0],
    // nothing fails for dividing by nothing
    ['floor(1 / (suits - 3))', CHOWS, 0],
    ['if suits > 2 and not by draw then 1 else 2', CHOWS, 1],
    ['suits != 3 or suits <= 2 or suits < 3 or suits >= 4', CHOWS, false],
  ]);

  it('end somewhere', () => {
    const text = Array.from({ length: 30 }, () => '1000000000000').join(' * ');
    expect(answers(text, CHOWS)).toEqual([1_000_000_000_000]);
  });
});

describe('other games', () => {
  it('have other suits', () => {
    const tiles = scope.tiles;
    const one = { ...tiles, suits: tiles.suits.map((suit, index) => ({ ...suit, runs: index === 0 })) };
    const query = winQuery('123456789m 111p 5s +5s');
    const answer = (text: string) =>
      interpretPattern(program(text, 'pattern', ['number', 'yes/no'], { ...scope, tiles: one }), query);
    expect(answer('suits')).toBe(1);
    expect(answer('count(tile of honour)')).toBe(5);
  });
});
