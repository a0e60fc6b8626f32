import { expect, test } from 'vitest';
import { kindsOf } from '../../../core/index.ts';
import type { Way } from '../../../dsl/readings/reading.ts';
import { parseShape, shapeSize } from '../../../dsl/shapes/parse-shape.ts';
import { cardSet, counts, fullSet, sure } from '../../kit/tile-sets.ts';

test.each([
  ['4 set + pair', { sets: 4, pairs: 1, different: false, any: false }, 14],
  ['5 sets + 1 pair', { sets: 5, pairs: 1, different: false, any: false }, 17],
  ['pair + set', { sets: 1, pairs: 1, different: false, any: false }, 5],
  ['7 pair', { sets: 0, pairs: 7, different: false, any: false }, 14],
  ['7 pair of different kinds', { sets: 0, pairs: 7, different: true, any: false }, 14],
  ['3 set+2 pair', { sets: 3, pairs: 2, different: false, any: false }, 13],
  ['any tiles', { sets: 0, pairs: 0, different: false, any: true }, undefined],
])('%s', (text, shape, size) => {
  expect(sure(parseShape('it', text, fullSet))).toEqual({ id: 'it', ...shape });
  expect(shapeSize(sure(parseShape('it', text, fullSet)))).toBe(size);
});

const loose = (text: string) => ({ loose: counts(text), alike: [] });
const alike = (...groups: [number, string][]) => ({
  loose: counts(''),
  alike: groups.map(([count, tile]) => ({ kind: fullSet.byId[tile]!, count })),
});

test.each<[string, number, Way[]]>([
  ['1112345678999m', 13, [loose('1112345678999m')]],
  [
    '19m19p19s1234567z + one of them',
    14,
    [{ ...loose('19m19p19s1234567z'), choose: { kinds: kindsOf(counts('19m19p19s1234567z')), take: 1 } }],
  ],
  ['1A', 1, [loose('1m'), loose('1p'), loose('1s')]],
  ['1A1A', 2, [loose('11m'), loose('11p'), loose('11s')]],
  ['4 of 1z + 3 of 2z', 7, [alike([4, '1z'], [3, '2z'])]],
  [
    '2 of nA + 2 of nB where n in 8..9',
    4,
    [
      alike([2, '8m'], [2, '8p']),
      alike([2, '9m'], [2, '9p']),
      alike([2, '8m'], [2, '8s']),
      alike([2, '9m'], [2, '9s']),
      alike([2, '8p'], [2, '8s']),
      alike([2, '9p'], [2, '9s']),
    ],
  ],
  ['(n)m(n+3)m(n+6)m', 3, [loose('147m'), loose('258m'), loose('369m')]],
  ['(n)m(10-n)m where n in 1..5', 2, [loose('19m'), loose('28m'), loose('37m'), loose('46m'), loose('55m')]],
  ['(n)m(n+2k)m where k in 3..4, n in 1..9', 2, [loose('17m'), loose('28m'), loose('39m'), loose('19m')]],
  ['3 different of 1234z', 3, [{ ...loose(''), choose: { kinds: kindsOf(counts('1234z')), take: 3 } }]],
  ['1 different of 12z + pair', 3, [loose('1z'), loose('2z')]],
])('%s', (text, size, expected) => {
  const shape = sure(parseShape('it', text, fullSet));
  const byText = (ways: Way[]): string[] => ways.map((way) => JSON.stringify(way)).sort();
  expect(byText(shape.ways!)).toEqual(byText(expected));
  expect(shapeSize(shape)).toBe(size);
});

test.each([
  ['1A4A7A 2B5B8B 3C6C9C + 1 set + pair', 6, 14],
  ['14 different of 1A4A7A2B5B8B3C6C9C1234567z', 6, 14],
  ['4 of nA + 4 of (10-n)A + 2 of nB + 4 of (10-n)B where n in 1..4', 24, 14],
])('%s can be had in %i ways', (text, ways, size) => {
  const shape = sure(parseShape('it', text, fullSet));
  expect(shape.ways).toHaveLength(ways);
  expect(shapeSize(shape)).toBe(size);
});

test.each([
  ['4 sets and pair', '4 sets + pair'],
  ['7 pair of diferent kinds', '7 pair of different kinds'],
])('%s: %s is suggested', (text, better) => {
  const { problems } = parseShape('it', text, fullSet);
  expect(problems[0]?.hint).toBe(`Did you mean \`${better}\`?`);
});

test('companions and jokers come from the tiles', () => {
  const shape = sure(parseShape('it', '2 of 1f + 5 of 3A + 4 of companion B', cardSet));
  expect(shape.ways).toHaveLength(6);
  expect(shape.ways![0]!.alike.map(({ count }) => count)).toEqual([2, 5, 4]);
  const dragons = shape.ways!.map(({ alike: groups }) => cardSet.kinds[groups[2]!.kind]!.id);
  expect([...new Set(dragons)].sort()).toEqual(['5z', '6z', '7z']);
});

test.each<[string, ...[string, number, number][]]>([
  ['', ['unknown-shape', 1, 1]],
  ['4 sett + pair', ['unknown-shape', 1, 7]],
  ['4 set +', ['unknown-shape', 8, 8]],
  ['4 set + pear + 2 kong', ['unknown-shape', 9, 13], ['unknown-shape', 16, 22]],
  ['19m19x + one of them', ['unknown-suit', 6, 7]],
  ['one of them', ['unknown-shape', 1, 12]],
  ['any tiles + pair', ['mixed-shape', 1, 17]],
  ['99 set + pair', ['shape-too-large', 1, 14]],
  ['11111m', ['too-many-copies', 1, 7]],
  ['0 set', ['empty-shape', 1, 6]],
  ['nA + 4 set where', ['unknown-range', 17, 17]],
  ['nA where n in 4..1', ['unknown-range', 10, 19]],
  ['1A where n in 1..4', ['unused-variable', 1, 3]],
  ['1A + (n*2)B', ['unknown-shape', 6, 12]],
  ['1A2B3C4D', ['too-many-suits', 7, 9]],
  ['0A', ['unknown-tile', 1, 3]],
  ['(n+9)A', ['no-such-tiles', 1, 7]],
  ['5 of 1A', ['too-many-copies', 1, 8]],
  ['4 of 1z + 3 set', ['mixed-shape', 1, 16]],
  ['4 of 12z', ['several-tiles', 6, 9]],
  ['2 of 1m + 4 of companion A', ['no-companion', 16, 27]],
  ['19m + one of them + one of them', ['several-choices', 21, 32]],
  ['1f', ['bonus-in-shape', 1, 3]],
  ['30 different of 1A', ['no-such-tiles', 1, 19]],
])('%s is refused', (text, ...problems) => {
  const result = parseShape('it', text, fullSet);
  expect(result.ok).toBe(false);
  expect(result.problems.map(({ code, place }) => [code, place?.column, place?.endColumn])).toEqual(problems);
});
