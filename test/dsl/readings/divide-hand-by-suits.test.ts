import { expect, test } from 'vitest';
import { seededRandom, type Meld, type Random, type TileSet } from '../../../core/index.ts';
import { divideBySuits } from '../../../dsl/readings/divide-hand-by-suits.ts';
import { maskLayout } from '../../../dsl/readings/kind-bit-layout.ts';
import {
  chowPlane,
  loosePlane,
  pairPlane,
  planesOf,
  pungPlane,
  type Divisions,
  type Planes,
} from '../../../dsl/readings/division-memory-layout.ts';
import { searchDivisions } from '../../../dsl/readings/reference-readings.ts';
import { parseShape } from '../../../dsl/shapes/parse-shape.ts';
import { cardSet, counts, fullSet, hand, smallSet, sure } from '../../kit/tile-sets.ts';
import { located } from '../../kit/games/failure-location.ts';

const someMelds = (count: number): Meld[] => new Array<Meld>(count).fill(hand('(111z)').melds[0]!);

/** The groups of each division, as text, in order. */
function read(tiles: TileSet, planes: Planes, { count, data }: Divisions): string[] {
  const layout = maskLayout(tiles);
  return Array.from({ length: count }, (_, index) => {
    const has = (plane: number, kind: number): boolean =>
      (data[index * planes.size + plane + layout.word[kind]!]! & layout.bit[kind]!) !== 0;
    const groups: string[] = [];
    tiles.kinds.forEach(({ id }, kind) => {
      for (let times = 1; times <= planes.chows; times++)
        if (has(chowPlane(planes, times), kind)) groups.push(`chow ${id}`);
      for (let times = 1; times <= planes.pungs; times++)
        if (has(pungPlane(planes, times), kind)) groups.push(`pung ${id}`);
      for (let times = 1; times <= planes.pairs; times++)
        if (has(pairPlane(planes, times), kind)) groups.push(`pair ${id}`);
      if (has(loosePlane(planes), kind)) groups.push(`loose ${id}`);
    });
    return groups.join(', ');
  }).sort();
}

function divided(text: string, shape: string, melds = 0, tiles = fullSet): string[] {
  const planes = planesOf(tiles, maskLayout(tiles));
  const divider = divideBySuits(tiles, maskLayout(tiles), planes);
  const { divide, into } = divider.of(sure(parseShape(shape, shape, tiles)));
  divider.hand(counts(text, tiles), someMelds(melds));
  divide();
  return read(tiles, planes, into);
}

test.each<[string, string, number, string[]]>([
  [
    '111222333m 456p 99s',
    '4 set + pair',
    0,
    ['chow 1m, chow 1m, chow 1m, chow 4p, pair 9s', 'pung 1m, pung 2m, pung 3m, chow 4p, pair 9s'],
  ],
  ['123m 99s', '4 set + pair', 3, ['chow 1m, pair 9s']],
  ['135m 456p 789s 111z 22z', '4 set + pair', 0, []],
  ['11112233445566p', '7 pair', 0, ['pair 1p, pair 1p, pair 2p, pair 3p, pair 4p, pair 5p, pair 6p']],
  ['11112233445566p', '7 pair of different kinds', 0, []],
  ['19m 19p 19s 11234567z', '19m19p19s1234567z + one of them', 0, ['']],
  ['135m', 'any tiles', 2, ['']],
  [
    '147m 258p 369s 456s 11z',
    '1A4A7A2B5B8B3C6C9C + set + pair',
    0,
    ['loose 1m, loose 4m, loose 7m, loose 2p, loose 5p, loose 8p, loose 3s, chow 4s, loose 6s, loose 9s, pair 1z'],
  ],
  [
    '147m 258p 369s 11m',
    '1A4A7A2B5B8B3C6C9C + set + pair',
    1,
    ['loose 1m, pair 1m, loose 4m, loose 7m, loose 2p, loose 5p, loose 8p, loose 3s, loose 6s, loose 9s'].map((text) =>
      text.replace('loose 1m, pair 1m', 'pair 1m, loose 1m'),
    ),
  ],
  ['147m 25p 369s 456s 111z', '1A4A7A2B5B8B3C6C9C + set + pair', 0, []],
  ['112233m 11z', '(n)m(n+1)m(n+2)m + set + pair', 0, ['chow 1m, loose 1m, loose 2m, loose 3m, pair 1z']],
  [
    '123234m 11z',
    '(n)m(n+1)m(n+2)m + set + pair',
    0,
    ['chow 1m, loose 2m, loose 3m, loose 4m, pair 1z', 'loose 1m, chow 2m, loose 2m, loose 3m, pair 1z'],
  ],
])('%s as %s, %i melds', (text, shape, melds, expected) => {
  expect(divided(text, shape, melds)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['11z 222m 1j 8888p 6666z', ['']],
  ['11z 222m 8888p 6666z', []],
  ['11z 222m 11j 8888p 6666z', []],
  ['1z 222m 11j 8888p 6666z', []],
])('%s as numbers of tiles', (text, expected) => {
  expect(divided(text, '2 of 1z + 4 of nA + 4 of (10-n)B + 4 of companion C', 0, cardSet)).toEqual(expected);
});

/** Tiles that are often whole: random groups, sometimes with one tile exchanged. */
function randomCounts(tiles: TileSet, groups: string[], random: Random): number[] {
  const list = tiles.kinds.map(() => 0);
  const kinds = tiles.kinds.flatMap((info, kind) => (tiles.suits[info.suit]!.bonus ? [] : [kind]));
  const near = random.int(0, 2);
  for (const group of groups) {
    const kind = kinds[near === 0 ? random.int(0, Math.min(8, kinds.length - 1)) : random.int(0, kinds.length - 1)]!;
    const { suit, rank } = tiles.kinds[kind]!;
    const chow =
      group === 'set' && tiles.suits[suit]!.runs && rank + 2 <= tiles.suits[suit]!.ranks && random.int(0, 3) > 0;
    for (let i = 0; i < (group === 'set' ? 3 : 2); i++) list[chow ? kind + i : kind]!++;
  }
  return list.map((count) => Math.min(count, 4));
}

test.each<[string, TileSet, string]>([
  ['four sets and a pair', fullSet, '4 set + pair'],
  ['seven pairs', fullSet, '7 pair'],
  ['different pairs', fullSet, '7 pair of different kinds'],
  ['three sets and two pairs', fullSet, '3 set + 2 pair'],
  ['small tiles', smallSet, '2 set + 2 pair'],
])('%s: tables and search agree', (_, tiles, text) => {
  const shape = sure(parseShape(text, text, tiles));
  const layout = maskLayout(tiles);
  const planes = planesOf(tiles, layout);
  const divider = divideBySuits(tiles, layout, planes);
  const { divide, into } = divider.of(shape);
  const random = seededRandom(7);
  let several = 0;
  for (let round = 0; round < 4000; round++) {
    const melds = random.int(0, shape.sets);
    const groups = [...new Array(shape.sets - melds).fill('set'), ...new Array(shape.pairs).fill('pair')] as string[];
    const list = randomCounts(tiles, groups, random);
    divider.hand(list, someMelds(melds));
    divide();
    const searched = searchDivisions(list, melds, shape, tiles)
      .map((division) => division.map(({ type, kind }) => `${type} ${tiles.kinds[kind]!.id}`).join(', '))
      .sort();
    located(
      () => ({ seed: 7, hand: { counts: list, melds } }),
      () => expect(read(tiles, planes, into)).toEqual(searched),
    );
    if (into.count > 1) several++;
  }
  expect(several).toBeGreaterThan(shape.different || shape.sets === 0 ? -1 : 20);
});
