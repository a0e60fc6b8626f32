import { describe, expect, it } from 'vitest';
import { completeHands, shapesNamed, waysToHold } from '../../../sim/every-hand/complete-hands.ts';
import { makeTileSet, type TileSet } from '../../../core/index.ts';
import { parseShape, type Shape } from '../../../dsl/index.ts';
import { load } from '../../../loader/index.ts';
import { isPlainWin } from '../../kit/oracles/complete-hands.ts';

const numbered = (letter: string, ranks: number) => ({ letter, ranks, runs: true, bonus: false });
const small = makeTileSet({
  suits: [numbered('m', 5), numbered('p', 4), { letter: 'z', ranks: 3, runs: false, bonus: false }],
  copies: 4,
});

function shapesOf(tiles: TileSet, texts: readonly string[]): Shape[] {
  return texts.map((text, at) => {
    const parsed = parseShape(`s${at}`, text, tiles);
    if (!parsed.ok) throw new Error(parsed.problems[0]!.message);
    return parsed.value;
  });
}

function listOf(tiles: TileSet, shapes: readonly Shape[]): string[] {
  const hands = completeHands(tiles, shapes);
  if (!hands.ok) throw new Error(hands.problems[0]!.message);
  const counts = tiles.kinds.map(() => 0);
  const list: string[] = [];
  hands.value.walk(0, hands.value.size, counts, () => list.push(counts.join('')));
  expect(list.length).toBe(hands.value.size);
  return list;
}

function* allHands(kinds: number, left: number): Generator<number[]> {
  if (kinds === 0) {
    if (left === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(4, left); count++)
    for (const rest of allHands(kinds - 1, left - count)) yield [...rest, count];
}

describe('complete hands of a small wall', () => {
  it.each([
    [['2 set + pair'], 8],
    [['4 pair'], 8],
    [['4 pair of different kinds'], 8],
    [['2 set + pair', '4 pair', '15m14p123z + one of them'], 8],
    [['1m2m3m4m + 1 set + pair', '2 set + pair'], 9],
    [['3 of nA + 3 of nB + 2 of 1z where n in 1..4', '2 set + pair', '4 pair of different kinds'], 8],
    [['8 different of 12345m1234p123z'], 8],
    [['any tiles', '1 set + pair'], 5],
  ])('%j: just those a plain search finds, each once', (texts, size) => {
    const shapes = shapesOf(small, texts);
    const list = listOf(small, shapes);
    const plain = [...allHands(12, size)].filter((counts) => isPlainWin(small, texts, counts));
    const others = size === 9 ? [...allHands(12, 8)].filter((counts) => isPlainWin(small, texts, counts)) : [];
    expect(new Set(list).size).toBe(list.length);
    expect([...list].sort()).toEqual([...plain, ...others].map((counts) => counts.join('')).sort());
  });

  it('can be walked in pieces', () => {
    const hands = completeHands(small, shapesOf(small, ['2 set + pair', '15m14p123z + one of them']));
    if (!hands.ok) throw new Error();
    const whole = listOf(small, shapesOf(small, ['2 set + pair', '15m14p123z + one of them']));
    const counts = small.kinds.map(() => 0);
    const pieces: string[] = [];
    for (let at = 0; at < whole.length; at += 777)
      hands.value.walk(at, Math.min(whole.length, at + 777), counts, () => pieces.push(counts.join('')));
    expect(pieces).toEqual(whole);
    for (const at of [0, 1, 12_345 % whole.length, whole.length - 1])
      hands.value.walk(at, at + 1, counts, () => expect(counts.join('')).toBe(whole[at]));
  });
});

it('there are 11,498,658 hands of four sets and a pair, counted suit by suit', () => {
  const pack = load('cantonese');
  if (!pack.ok) throw new Error();
  const { tiles, scoring } = pack.value;
  const shapes = scoring.rules.shapes.filter(({ id }) => id === 'sets');
  const hands = completeHands(tiles, shapes);
  const [suit, honours] = [holdings(9, true), holdings(7, false)];
  const joined = [suit, suit, honours].reduce(join, suit);
  expect(joined.get('4 1')).toBe(11_498_658);
  expect(hands.ok && hands.value.size).toBe(11_498_658);
});

/** How many holdings of a suit are so many sets and pairs, told by their number of tiles: it leaves no choice. */
function holdings(ranks: number, runs: boolean): Map<string, number> {
  const found = new Map<string, Set<string>>();
  const add = (sets: number, pairs: number, counts: number[]): void => {
    const key = `${sets} ${pairs}`;
    const known = found.get(key) ?? new Set();
    found.set(key, known);
    if (known.has(counts.join(''))) return;
    known.add(counts.join(''));
    for (let rank = 0; rank < ranks; rank++) {
      const more = (...at: number[]): number[] | undefined => {
        const next = [...counts];
        for (const one of at) if (one >= ranks || ++next[one]! > 4) return undefined;
        return next;
      };
      const pung = more(rank, rank, rank);
      const chow = runs ? more(rank, rank + 1, rank + 2) : undefined;
      const pair = more(rank, rank);
      for (const next of [pung, chow]) if (next && sets < 4) add(sets + 1, pairs, next);
      if (pair && pairs === 0) add(sets, 1, pair);
    }
  };
  add(0, 0, Array<number>(ranks).fill(0));
  return new Map([...found].map(([key, counts]) => [key, counts.size]));
}

function join(one: Map<string, number>, other: Map<string, number>): Map<string, number> {
  const joined = new Map<string, number>();
  for (const [a, times] of one) {
    for (const [b, more] of other) {
      const [sets, pairs] = [0, 1].map((at) => Number(a.split(' ')[at]) + Number(b.split(' ')[at]));
      const key = `${sets} ${pairs}`;
      joined.set(key, (joined.get(key) ?? 0) + times * more);
    }
  }
  return joined;
}

describe('ways to hold', () => {
  it.each([
    ['no tile', [0, 0, 0], 1],
    ['one of four', [1, 0, 0], 4],
    ['pairs', [2, 2, 0], 36],
    ['all of a kind', [4, 0, 3], 4],
  ])('%s', (_, first, ways) => {
    expect(waysToHold(small)([...first, ...Array<number>(9).fill(0)])).toBe(ways);
  });
});

describe('shapes by name', () => {
  const shapes = shapesOf(small, ['2 set + pair', 'any tiles']);

  it('are suggested where one is unknown', () => {
    const found = shapesNamed(shapes, ['s3']);
    expect(found.problems).toMatchObject([{ code: 'unknown-shape', hint: 'Did you mean `s0`?' }]);
  });

  it('must be such that their hands can be listed', () => {
    expect(shapesNamed(shapes, ['s1']).problems).toMatchObject([{ code: 'no-hands' }]);
  });
});
