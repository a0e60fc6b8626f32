import { describe, expect, it, test } from 'vitest';
import {
  holdingOf,
  makeTileSet,
  printTiles,
  seededRandom,
  shuffle,
  tallyOf,
  tallyOfMelds,
  type Holding,
  type Meld,
  type TileSet,
  type WinQuery,
} from '../../../core/index.ts';
import { distanceTables } from '../../../dsl/generate/emit/distance-code.ts';
import { distanceFrom, distanceOf, isComplete } from '../../../dsl/distance/distance.ts';
import { plainTables } from '../../../dsl/distance/distance-tables.ts';
import type { Shape } from '../../../dsl/readings/reading.ts';
import { searchReadings } from '../../../dsl/readings/reference-readings.ts';
import { bestDiscards, usefulInto, usefulKinds, winningKinds } from '../../../dsl/distance/waits.ts';
import { handSize, parseShape, shapeSize } from '../../../dsl/shapes/parse-shape.ts';
import { fullSet, hand, smallSet, sure } from '../../kit/tile-sets.ts';
import { located } from '../../kit/games/failure-location.ts';

const shapes = (tiles: TileSet, ...texts: string[]): Shape[] =>
  texts.map((text) => sure(parseShape(text, text, tiles)));
const ORDINARY = ['4 set + pair', '7 pair of different kinds', '19m19p19s1234567z + one of them'];

function holding(text: string): Holding {
  const { concealed, melds } = hand(text);
  return holdingOf(tallyOf(concealed, fullSet), melds, fullSet);
}

test.each([
  ['123m 456p 789s 123s 11z', -1, ''],
  ['123m 456p 789s 123s 1z', 0, '1z'],
  ['23m 456p 789s 123s 11z', 0, '14m'],
  ['1112345678999m', 0, '123456789m'],
  ['1122m 3344p 5566s 7z', 0, '7z'],
  ['19m 19p 19s 1234567z', 0, '19m 19p 19s 1234567z'],
  ['(123m) (111+1s) <2222p> 78p 55z', 0, '69p'],
  ['<1111z> 123m 123p 123s 1m', 0, '14m'],
  // All copies of the wanted tile lie in the hand.
  ['1111m 123p 456p 789s', 1, ''],
])('%s is %i away', (text, distance, useful) => {
  const tables = distanceTables(fullSet, shapes(fullSet, ...ORDINARY));
  expect(distanceOf(tables, holding(text))).toBe(distance);
  if (distance === 0) expect(printTiles(winningKinds(tables, holding(text)), fullSet)).toBe(useful);
});

describe('a kind of which no copy is left', () => {
  const dead = holding('1111m 123p 456p 789s');
  it('is no wait where it must still be possible', () => {
    expect(winningKinds(distanceTables(fullSet, shapes(fullSet, ...ORDINARY)), dead)).toEqual([]);
  });
  it('is a wait where the pack says so', () => {
    const tables = distanceTables(fullSet, shapes(fullSet, ...ORDINARY), true);
    expect(distanceOf(tables, dead)).toBe(0);
    expect(printTiles(winningKinds(tables, dead), fullSet)).toBe('1m');
  });
});

describe('however often and in whichever way it is asked', () => {
  const knitted = [...ORDINARY, '1A4A7A 2B5B8B 3C6C9C + 1 set + pair', '14 different of 1A4A7A2B5B8B3C6C9C1234567z'];
  const tilesOf = fullSet.kinds.flatMap(({ copies }, kind) => new Array<number>(copies).fill(kind));
  const random = seededRandom(5);
  const hands = Array.from({ length: 1500 }, (_, at) => {
    const counts = fullSet.kinds.map(() => 0);
    // Few kinds, so that four alike come up.
    const from = at % 3 === 0 ? tilesOf.slice(0, 40) : tilesOf;
    for (const tile of shuffle([...from], random).slice(0, 13 + (at % 2))) counts[tile]!++;
    return counts;
  });
  const tilesIn = (counts: number[]): number[] => counts.flatMap((count, kind) => new Array<number>(count).fill(kind));

  it.each([false, true])('the answer is the same (kinds beyond their copies: %s)', (beyond) => {
    const coded = distanceTables(fullSet, shapes(fullSet, ...knitted), beyond);
    const plain = plainTables(fullSet, shapes(fullSet, ...knitted), beyond);
    const marks = new Uint8Array(fullSet.kinds.length);
    const check = (counts: number[], at: number): void => {
      const held = { counts, melds: 0 };
      if (at === 900) coded.list.isFull = true; // As if the tables had grown too large.
      const distance = distanceOf(plain, held);
      const useful = usefulKinds(plain, held);
      const nearest = usefulInto(coded, counts, marks);
      expect(useful.length > 0 ? nearest : distance).toBe(distance);
      expect([...marks].flatMap((mark, kind) => (mark === 1 ? [kind] : []))).toEqual(useful);
      expect(usefulKinds(coded, held)).toEqual(useful);
      expect([distanceOf(coded, held), distanceFrom(coded, counts)]).toEqual([distance, distance]);
      expect(isComplete(coded, counts)).toBe(distance === -1);
    };
    hands.forEach((counts, at) => {
      located(
        () => ({ seed: 5, hand: printTiles(tilesIn(counts), fullSet) }),
        () => check(counts, at),
      );
    });
    expect([coded.code, plain.code].map(Boolean)).toEqual([true, false]);
    expect(coded.plans.filter((plan) => plan?.code)).toHaveLength(4);
  });

  it('suits with more keys than a table holds are looked up all the same', () => {
    const many = makeTileSet({
      suits: [
        { letter: 'm', ranks: 9, runs: true, bonus: false },
        { letter: 'z', ranks: 7, runs: false, bonus: false },
      ],
      copies: 5,
    });
    const tables = distanceTables(many, shapes(many, '4 set + pair'));
    const far = (text: string): number =>
      distanceOf(tables, { counts: tallyOf(hand(text, many).concealed, many), melds: 0 });
    expect(far('111m 234m 567m 11122z')).toBe(-1);
    expect(far('11111m 23m 567m 1112z')).toBe(0);
    // Three sets and a pair; the fourth set wants two tiles, for there is no sixth of a kind.
    expect(far('11111m 9m 11111222z')).toBe(1);
  });
});

/** Two suits of four ranks with a companion each, and jokers for three alike and more. */
const card = makeTileSet({
  suits: [
    { letter: 'm', ranks: 3, runs: true, bonus: false, companion: '1z' },
    { letter: 'p', ranks: 3, runs: true, bonus: false, companion: '2z' },
    { letter: 'z', ranks: 2, runs: false, bonus: false },
    { letter: 'j', ranks: 1, runs: false, bonus: false, copies: 3, joker: { from: 3 } },
  ],
  copies: 4,
});

it.each<[string, string, string, number]>([
  // A fifth one can only be a joker, and all of them lie in the meld.
  ['5 of nA + 4 of 2B', '(2p111j) 111m', '1m', Number.POSITIVE_INFINITY],
  ['5 of nA + 4 of 2B', '(22p11j) 111m', '1m', 0],
  // No fifth one.
  ['1111m + one of them', '1111m', '', Number.POSITIVE_INFINITY],
  ['1111m2m + one of them', '1111m 2m', '', 0],
])('%s beside %s', (text, held, more, distance) => {
  const { concealed, melds } = hand(held, card);
  const counts = tallyOf([...concealed, ...(more === '' ? [] : [card.byId[more]!])], card);
  expect(distanceOf(distanceTables(card, shapes(card, text)), holdingOf(counts, melds, card))).toBe(distance);
});

it('passes over shapes of another size', () => {
  const tables = distanceTables(fullSet, shapes(fullSet, '4 set + pair', '2 set + pair'));
  expect(distanceOf(tables, holding('123m 456p 1z'))).toBe(0);
  expect(distanceOf(tables, holding('123m 456p 11z'))).toBe(-1);
  expect(distanceOf(tables, holding('123m 456p 111z'))).toBe(Infinity);
});

const tiny = makeTileSet({
  suits: [
    { letter: 'm', ranks: 5, runs: true, bonus: false },
    { letter: 'z', ranks: 1, runs: false, bonus: false },
  ],
  copies: 4,
});
const uneven = makeTileSet({
  suits: [
    { letter: 'm', ranks: 4, runs: true, bonus: false, copiesOf: { '2m': 2, '3m': 5 } },
    { letter: 'p', ranks: 3, runs: true, bonus: false, copies: 3 },
    { letter: 'z', ranks: 2, runs: false, bonus: false, copies: 3 },
  ],
  copies: 4,
});

/** Distances of every hand of a size, by exchanging tiles one by one from the hands that need one tile only. */
describe.each<[string, TileSet, string[], string]>([
  ['two sets and a pair', smallSet, ['2 set + pair'], ''],
  ['one set and a pair beside a pung', smallSet, ['2 set + pair'], '(111m)'],
  ['one set and a pair beside a chow', smallSet, ['2 set + pair'], '(234p)'],
  ['four pairs', smallSet, ['4 pair'], ''],
  ['four different pairs', smallSet, ['4 pair of different kinds'], ''],
  ['one more of these', smallSet, ['14m14p12z + one of them'], ''],
  ['tiles by name', smallSet, ['112233m'], ''],
  ['several shapes', smallSet, ['2 set + pair', '4 pair of different kinds'], ''],
  ['two sets and a pair, uneven copies', uneven, ['2 set + pair'], ''],
  ['sets only', smallSet, ['2 set'], ''],
  ['three sets and two pairs', tiny, ['3 set + 2 pair'], ''],
  ['three sets and two different pairs', tiny, ['3 set + 2 pair of different kinds'], ''],
  ['five sets and a pair', tiny, ['5 set + pair'], ''],
  ['five sets and a pair, two on the table', smallSet, ['5 set + pair'], '(111m) <2222p> (234m)'],
  ['knitted tiles with a set and a pair', smallSet, ['1A3A 2B4B + set + pair'], ''],
  ['knitted tiles with a pair beside a set', smallSet, ['1A3A 2B4B + set + pair'], '(123m)'],
  ['knitted tiles with pairs', uneven, ['1A3A 2B + 2 pair of different kinds'], ''],
  ['some of many', smallSet, ['6 different of 1A3A4A2B4B12z'], ''],
  ['some of many with a set', smallSet, ['2 different of 14m12z + set'], ''],
  ['one more of these with a pair', smallSet, ['1A2A + one of them + pair + set'], ''],
  ['numbers of tiles', smallSet, ['2 of nA + 3 of (n+1)A + 2 of nB where n in 1..3'], ''],
  ['numbers of tiles with companions', card, ['3 of nA + 2 of companion B + 2 of nB'], ''],
  ['numbers of tiles with jokers', card, ['4 of nA + 2 of companion A where n in 1..2'], ''],
  ['more than there are, with jokers', card, ['5 of nA + 1 of 1z'], ''],
  ['numbers of tiles, some on the table', card, ['4 of nA + 2 of companion A + 3 of (4-n)B'], '(22m 11j)'],
  ['the same number twice', card, ['3 of 1m + 3 of 1m'], ''],
  ['a pair and a triplet of a kind', card, ['3 of 1A + 1 of 1A + 1 of 2A'], ''],
  ['numbers and sets', card, ['2 of 1m + 4 of 3m', '2 set'], ''],
])('%s', (_, tiles, texts, shown) => {
  const wanted = shapes(tiles, ...texts);
  const { melds } = hand(shown, tiles);
  const of = (list: readonly number[]): Holding => holdingOf(list, melds, tiles);

  it.each(shown === '' ? [false] : [false, true])(
    'is as far as exchanges say (only without claims: %s)',
    (concealed) => {
      const named = wanted.map((shape) => ({ ...shape, concealed }));
      const tables = distanceTables(tiles, named);
      const plain = plainTables(tiles, named);
      const { distances, winning } = byExchange(tiles, named, melds);
      if (concealed && melds.some(({ claimed }) => claimed)) expect(distances.size).toBe(0);
      else expect(distances.size).toBeGreaterThan(200);
      for (const [key, distance] of distances) {
        const found = distanceOf(tables, of([...key].map(Number)));
        const uncoded = distanceOf(plain, of([...key].map(Number)));
        if (found !== distance || uncoded !== distance)
          expect([key, found, uncoded]).toEqual([key, distance, distance]);
      }
      for (const [key, kinds] of winning)
        expect([key, winningKinds(tables, of([...key].map(Number)))]).toEqual([key, kinds]);
    },
  );

  it('is lowered by useful kinds only', () => {
    const tables = distanceTables(tiles, wanted);
    const plain = plainTables(tiles, wanted);
    const melded = tallyOfMelds(melds, tiles);
    const some = handsOf(tiles, sizeWanted(wanted, melds) - 1, melded).filter((_, index) => index % 37 === 0);
    for (const list of some) {
      const useful = list.flatMap((count, kind) => {
        if (count + melded[kind]! >= tiles.kinds[kind]!.copies) return [];
        const more = list.map((n, at) => n + (at === kind ? 1 : 0));
        return distanceOf(tables, of(more)) < distanceOf(tables, of(list)) ? [kind] : [];
      });
      expect([list, usefulKinds(tables, of(list)), usefulKinds(plain, of(list))]).toEqual([list, useful, useful]);
    }
  });

  it('parts with what leaves it nearest', () => {
    const tables = distanceTables(tiles, wanted);
    const melded = tallyOfMelds(melds, tiles);
    const some = handsOf(tiles, sizeWanted(wanted, melds), melded).filter((_, index) => index % 997 === 0);
    for (const list of some.slice(0, 100)) {
      for (const { kind, distance, useful } of bestDiscards(tables, of(list))) {
        const after = of(list.map((n, at) => n - (at === kind ? 1 : 0)));
        expect([list, kind, distance, useful]).toEqual([
          list,
          kind,
          distanceOf(tables, after),
          usefulKinds(tables, after),
        ]);
      }
    }
  });
});

function sizeWanted([shape]: Shape[], melds: readonly Meld[]): number {
  return shapeSize(shape!)! - handSize(shape!, [], melds);
}

function handsOf(tiles: TileSet, size: number, melded: number[]): number[][] {
  let hands: { list: number[]; left: number }[] = [{ list: [], left: size }];
  tiles.kinds.forEach(({ copies }, kind) => {
    hands = hands.flatMap(({ list, left }) =>
      Array.from({ length: Math.min(left, copies - melded[kind]!) + 1 }, (_, n) => ({
        list: [...list, n],
        left: left - n,
      })),
    );
  });
  return hands.filter(({ left }) => left === 0).map(({ list }) => list);
}

function byExchange(tiles: TileSet, wanted: Shape[], melds: Meld[]) {
  const melded = tallyOfMelds(melds, tiles);
  const hands = handsOf(tiles, sizeWanted(wanted, melds) - 1, melded);
  const found = new Map<string, boolean>();
  const wins = (list: readonly number[]): boolean => {
    const key = list.join('');
    const known = found.get(key) ?? searchReadings(queryOf(list, melds), wanted, tiles).length > 0;
    found.set(key, known);
    return known;
  };
  const drawn = (list: number[]): number[] =>
    list.flatMap((count, kind) => (count + melded[kind]! < tiles.kinds[kind]!.copies ? [kind] : []));
  const with1 = (list: number[], kind: number, by: number): number[] => list.map((n, at) => (at === kind ? n + by : n));
  const distances = new Map<string, number>();
  const winning = new Map<string, number[]>();
  for (const list of hands) {
    const kinds = drawn(list).filter((kind) => wins(with1(list, kind, 1)));
    if (kinds.length > 0) {
      distances.set(list.join(''), 0);
      winning.set(list.join(''), kinds);
    }
  }
  let edge = [...winning.keys()];
  for (let distance = 1; edge.length > 0; distance++) {
    const further: string[] = [];
    for (const key of edge) {
      const list = [...key].map(Number);
      for (const kind of drawn(list)) {
        const full = with1(list, kind, 1);
        full.forEach((count, out) => {
          if (count === 0) return;
          const next = with1(full, out, -1).join('');
          if (distances.has(next)) return;
          distances.set(next, distance);
          further.push(next);
        });
      }
    }
    edge = further;
  }
  return { distances, winning };
}

function queryOf(counts: readonly number[], melds: readonly Meld[]): WinQuery {
  const nothing = { bonus: [], situation: 0, marks: [], counters: {} };
  return { counts, melds, last: undefined, by: 'draw', seat: 0, round: 1, ...nothing };
}
