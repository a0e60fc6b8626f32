import { describe, expect, test } from 'vitest';
import type { WinQuery } from '../../../core/index.ts';
import { compiledSource } from '../../../dsl/generate/matcher-generator.ts';
import { referee } from '../../../dsl/evaluate/reference-matcher.ts';
import type { Group, Reading } from '../../../dsl/readings/reading.ts';
import { patternSet } from '../../kit/compiler-pack.ts';
import { winQuery } from '../../kit/win-query.ts';
import { fullSet } from '../../kit/tile-sets.ts';

const SHAPES = { sets: '4 set + pair', twins: '7 pair', ends: '19m19p19s1234567z + one of them', any: 'any tiles' };
const PATTERNS = {
  three: 'count(concealed triplet) == 3',
  kongs: 'count(kong)',
  closed: 'concealed',
  twins: 'per chow where count(chow) == 4',
  dragons: 'per triplet of 567z',
};
const set = patternSet({
  tiles: fullSet,
  shapes: SHAPES,
  patterns: PATTERNS,
  values: { kongs: 'if concealed then 2 else 1' },
});
const sources = { compiled: compiledSource(set), interpreted: referee(set) };

interface Found {
  shape: string;
  wait: string;
  /** The group the last tile completed, `*` if that opened it. */
  last: string;
  times: number[];
}

function found(source: keyof typeof sources, query: WinQuery): Found[] {
  const list: Found[] = [];
  sources[source].candidates(query, (candidate) => {
    const reading = candidate.reading();
    if (set.shapes[candidate.shape]!.any) return;
    list.push({
      shape: set.shapes[reading.shape]!.id,
      wait: reading.wait,
      last: lastOf(reading),
      times: Array.from(candidate.times),
    });
  });
  return list.sort((a, b) => (a.wait + a.last < b.wait + b.last ? -1 : 1));
}

function lastOf({ groups }: Reading): string {
  const print = ({ type, kind, concealed }: Group): string =>
    `${type} ${fullSet.kinds[kind]!.id}${concealed ? '' : '*'}`;
  return groups
    .filter((group) => group.last)
    .map(print)
    .join(' ');
}

describe.each(['compiled', 'interpreted'] as const)('%s', (source) => {
  test.each([
    // Every group that holds the last tile may have taken it.
    ['12m 345m 11p 789s 555z +3m', 'discard', ['edge chow 1m*', 'two_sided chow 3m*']],
    ['12m 345m 11p 789s 555z +3m', 'draw', ['edge chow 1m', 'two_sided chow 3m']],
    ['24m 11p 456s 789s 555z +3m', 'draw', ['closed chow 2m']],
    ['123m 11p 456s 89s 555z +7s', 'draw', ['edge chow 7s']],
    ['123m 1p 456s 789s 555z +1p', 'discard', ['single pair 1p*']],
    ['123m 11p 456s 789s 55z +5z', 'discard', ['pairs pung 5z*']],
    ['2222m 33p 44p 55s 66s 7z +7z', 'draw', ['single pair 7z']],
    // Equal groups once.
    ['13m 123m 11p 789s 555z +2m', 'draw', ['closed chow 1m']],
    ['(123m) (555z) 789s 123p 99p', 'draw', ['none ']],
    ['19m19p19s1234567z +7z', 'draw', ['none ']],
  ] as const)('waits of %s by %s', (text, by, expected) => {
    const query = winQuery(text, { by });
    expect(found(source, query).map(({ wait, last }) => `${wait} ${last}`)).toEqual(expected);
  });

  test.each([
    // [three concealed, kongs, closed, per chow of four, dragons]
    ['111m 222p 33s 456s 55z +3s', 'draw', 'pairs', [1, 0, 1, 0, 0]],
    ['11m 222p 333s 456s 55z +1m', 'discard', 'pairs', [0, 0, 1, 0, 0]],
    ['<1111m> <2222p> 333s 456s 5z +5z', 'discard', 'single', [1, 2, 1, 0, 0]],
    ['(1111m) <2222p> 333s 456s 5z +5z', 'discard', 'single', [0, 2, 0, 0, 0]],
    ['123m 123m 456p 789s 5z +5z', 'draw', 'single', [0, 0, 1, 4, 0]],
    ['(555z) (6666z) 777z 123m 1p +1p', 'draw', 'single', [0, 1, 0, 0, 3]],
  ] as const)('%s by %s, %s', (text, by, wait, times) => {
    const query = winQuery(text, { by });
    const reading = found(source, query).find((one) => one.wait === wait);
    expect(reading?.times).toEqual(times);
  });

  test('values are of one occurrence', () => {
    const values: number[] = [];
    sources[source].candidates(winQuery('<1111m> <2222p> 333s 456s 5z +5z'), (candidate) =>
      values.push(candidate.value(1, 0)),
    );
    expect(values[0]).toBe(2);
  });

  test('a hand of two shapes has readings of both', () => {
    const query = winQuery('112233m 445566p 7s +7s', { by: 'draw' });
    expect(new Set(found(source, query).map(({ shape }) => shape))).toEqual(new Set(['sets', 'twins']));
  });

  test('what is no finished hand has no reading but that of any tiles', () => {
    expect(found(source, winQuery('123m 456p 789s 11z 2z 3z +4z'))).toEqual([]);
  });
});

test('a shape whose condition fails is not tried', () => {
  const shapes = set.shapes.map((shape) =>
    shape.any ? { ...shape, holds: (query: WinQuery) => query.bonus.length === 8 } : shape,
  );
  const seen = (bonus: number[]): number[] => {
    const list: number[] = [];
    compiledSource({ ...set, shapes }).candidates(winQuery('147m 147p', { bonus }), ({ shape }) => list.push(shape));
    return list;
  };
  expect(seen([])).toEqual([]);
  expect(seen([34, 35, 36, 37, 38, 39, 40, 41])).toEqual([3]);
});

test('hands do not disturb each other', () => {
  const one = winQuery('(555z) (6666z) 777z 123m 1p +1p', { by: 'draw', bonus: [34] });
  const other = winQuery('111m 222p 33s 456s 55z +3s', { by: 'draw' });
  const alone = found('compiled', other);
  found('compiled', one);
  expect(found('compiled', other)).toEqual(alone);
});
