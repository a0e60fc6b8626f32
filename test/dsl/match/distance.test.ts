import { describe, expect, it, test } from 'vitest';
import { makeTileSet, printTiles, tallyOfMelds, type Holding, type TileSet } from '../../../core/index.ts';
import { distanceOf, distanceTables } from '../../../dsl/match/distance.ts';
import type { Shape } from '../../../dsl/match/reading.ts';
import { searchReadings } from '../../../dsl/match/search.ts';
import { usefulKinds, winningKinds } from '../../../dsl/match/waits.ts';
import { parseShape } from '../../../dsl/shape.ts';
import { counts, fullSet, hand, smallSet, sure } from '../../kit/tiles.ts';

const shapes = (tiles: TileSet, ...texts: string[]): Shape[] =>
  texts.map((text) => sure(parseShape(text, text, tiles)));
const ORDINARY = ['4 set + pair', '7 pair of different kinds', '19m19p19s1234567z + one of them'];

function holding(text: string): Holding {
  const { concealed, melds } = hand(text);
  return { counts: counts(printTiles(concealed, fullSet)), melds: melds.length, melded: tallyOfMelds(melds, fullSet) };
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
describe.each<[string, TileSet, string[], string[]]>([
  ['two sets and a pair', smallSet, ['2 set + pair'], []],
  ['one set and a pair beside a pung', smallSet, ['2 set + pair'], ['111m']],
  ['one set and a pair beside a chow', smallSet, ['2 set + pair'], ['234p']],
  ['four pairs', smallSet, ['4 pair'], []],
  ['four different pairs', smallSet, ['4 pair of different kinds'], []],
  ['a template', smallSet, ['14m14p12z + one of them'], []],
  ['a template alone', smallSet, ['112233m'], []],
  ['several shapes', smallSet, ['2 set + pair', '4 pair of different kinds'], []],
  ['two sets and a pair, uneven copies', uneven, ['2 set + pair'], []],
  ['sets only', smallSet, ['2 set'], []],
  ['three sets and two pairs', tiny, ['3 set + 2 pair'], []],
  ['three sets and two different pairs', tiny, ['3 set + 2 pair of different kinds'], []],
])('%s', (_, tiles, texts, melds) => {
  it('is as far as exchanges say', () => {
    const wanted = shapes(tiles, ...texts);
    const melded = counts(melds.join(''), tiles);
    const tables = distanceTables(tiles, wanted);
    const { distances, winning } = byExchange(tiles, wanted, melds.length, melded);
    expect(distances.size).toBeGreaterThan(200);
    for (const [key, distance] of distances) {
      const held = { counts: [...key].map(Number), melds: melds.length, melded };
      if (distanceOf(tables, held) !== distance) expect([key, distanceOf(tables, held)]).toEqual([key, distance]);
    }
    for (const [key, kinds] of winning) {
      expect(winningKinds(tables, { counts: [...key].map(Number), melds: melds.length, melded })).toEqual(kinds);
    }
  });

  it('is lowered by useful kinds only', () => {
    const wanted = shapes(tiles, ...texts);
    const melded = counts(melds.join(''), tiles);
    const tables = distanceTables(tiles, wanted);
    const size = sizeWanted(wanted) - 3 * melds.length - 1;
    const some = handsOf(tiles, size, melded).filter((_, index) => index % 37 === 0);
    for (const list of some) {
      const held = { counts: list, melds: melds.length, melded };
      const useful = list.flatMap((count, kind) => {
        if (count + melded[kind]! >= tiles.kinds[kind]!.copies) return [];
        const more = list.map((n, at) => n + (at === kind ? 1 : 0));
        return distanceOf(tables, { ...held, counts: more }) < distanceOf(tables, held) ? [kind] : [];
      });
      expect(usefulKinds(tables, held)).toEqual(useful);
    }
  });
});

function sizeWanted([shape]: Shape[]): number {
  const { sets, pairs, template } = shape!;
  return template === undefined
    ? 3 * sets + 2 * pairs
    : template.counts.reduce((a, b) => a + b, template.oneMore ? 1 : 0);
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

function byExchange(tiles: TileSet, wanted: Shape[], melds: number, melded: number[]) {
  const hands = handsOf(tiles, sizeWanted(wanted) - 3 * melds - 1, melded);
  const meld = {
    type: 'pung' as const,
    kind: 0,
    tiles: [],
    claimed: true,
    from: 0,
    taken: -1,
    added: false,
    seen: true,
  };
  const wins = (list: readonly number[]): boolean =>
    searchReadings(
      {
        counts: list,
        melds: new Array(melds).fill(meld),
        last: undefined,
        by: 'draw',
        seat: 1,
        round: 1,
        bonus: [],
        situation: 0,
        marks: [],
        counters: {},
      },
      wanted,
      tiles,
    ).length > 0;
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
