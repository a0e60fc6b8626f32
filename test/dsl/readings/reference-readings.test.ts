import { expect, it, test } from 'vitest';
import type { WinQuery } from '../../../core/index.ts';
import { printReading } from '../../../dsl/readings/print-reading.ts';
import { searchReadings } from '../../../dsl/readings/reference-readings.ts';
import { parseShape } from '../../../dsl/shapes/parse-shape.ts';
import { winQuery } from '../../kit/win-query.ts';
import { cardSet, fullSet, sure } from '../../kit/tile-sets.ts';

function readings(text: string, shapes: string[], more: Partial<WinQuery> = {}) {
  const query = winQuery(text, more);
  const found = searchReadings(
    query,
    shapes.map((shape) => sure(parseShape(shape, shape, fullSet))),
    fullSet,
  );
  return {
    query,
    found,
    printed: found.map((reading) => `${printReading(reading, query, fullSet)} ${reading.wait}`).sort(),
  };
}

const SETS = '4 set + pair';

test.each<[string, string, string[]]>([
  ['123m 456p 789s 123s 1z +1z', SETS, ['123m 456p 123s 789s 1z +1z single']],
  ['123m 456p 789s 23s 11z +1s', SETS, ['123m 456p 789s 11z 23s +1s two_sided']],
  ['123m 456p 789s 12s 11z +3s', SETS, ['123m 456p 789s 11z 12s +3s edge']],
  ['123m 456p 123s 89s 11z +7s', SETS, ['123m 456p 123s 11z 89s +7s edge']],
  ['123m 456p 789s 13s 11z +2s', SETS, ['123m 456p 789s 11z 13s +2s closed']],
  ['123m 456p 789s 11s 11z +1z', SETS, ['123m 456p 11s 789s 11z +1z pairs']],
  // The last tile can have completed the chow or the pair.
  ['2345m 456p 789s 111z +5m', SETS, ['234m 456p 789s 111z 5m +5m single']],
  ['22m 33445p 789s 111z +2p', SETS, ['22m 345p 789s 111z 34p +2p two_sided']],
  ['23444m 456p 789s 11z +1m', SETS, ['444m 456p 789s 11z 23m +1m two_sided']],
  ['1123m 456p 789s 111z +1m', SETS, ['123m 456p 789s 111z 1m +1m single', '11m 456p 789s 111z 23m +1m two_sided']],
  // Three alike in a row, twice over: as pungs and as chows.
  ['22233344m 789s 11z +4m', SETS, ['222m 333m 789s 11z 44m +4m pairs', '234m 234m 789s 11z 23m +4m two_sided']],
  ['(123m) (111+1s) <2222p> 78p 55z +9p', SETS, ['(123m) (111+1s) <2222p> 55z 78p +9p two_sided']],
  ['1122m 3344p 5566s 7z +7z', '7 pair', ['11m 22m 33p 44p 55s 66s 7z +7z single']],
  ['1111m 3344p 5566s 7z +7z', '7 pair', ['11m 11m 33p 44p 55s 66s 7z +7z single']],
  ['1111m 3344p 5566s 7z +7z', '7 pair of different kinds', []],
  ['(111m) 3344p 5566s 7z +7z', '7 pair', []],
  ['111m 234m 111z 22z 3z +3z', '3 set + 2 pair', ['111m 234m 111z 22z 3z +3z single']],
  ['19m 19p 19s 1123467z +5z', '19m19p19s1234567z + one of them', ['19m 19p 19s 1123467z +5z none']],
  ['19m 19p 19s 1123457z +5z', '19m19p19s1234567z + one of them', []],
  ['19m 19p 19s 1234567z +2m', '19m19p19s1234567z + one of them', []],
  ['(789m) 135m 2468p 3z 12345678f', 'any tiles', ['(789m) 135m 2468p 3z none']],
])('%s as %s', (text, shape, expected) => {
  expect(readings(text, [shape]).printed).toEqual([...expected].sort());
});

const KNITTED = '1A4A7A 2B5B8B 3C6C9C + set + pair';

// The nine tiles are loose: a last tile among them waited for nothing, whatever else it can have completed waited as that.
test.each<[string, string, string[]]>([
  ['258m 369p 147s 11z 23s +1s', KNITTED, ['11z 258m 369p 147s 23s +1s two_sided', '123s 11z 258m 369p 47s +1s none']],
  ['258m 369p 147s 11z 45s +6s', KNITTED, ['11z 258m 369p 147s 45s +6s two_sided']],
  ['258m 369p 147s 11z 12s +3s', KNITTED, ['11z 258m 369p 147s 12s +3s edge']],
  ['258m 369p 147s 11z 46s +5s', KNITTED, ['11z 258m 369p 147s 46s +5s closed']],
  ['(234p) 258m 369p 1478s +8s', KNITTED, ['(234p) 258m 369p 147s 8s +8s single']],
  [
    '(234p) 258m 369p 147s 1s +1s',
    KNITTED,
    ['(234p) 258m 369p 147s 1s +1s single', '(234p) 11s 258m 369p 47s +1s none'],
  ],
  ['(234p) 258m 369p 17s 88s +4s', KNITTED, ['(234p) 88s 258m 369p 17s +4s none']],
  ['(234p) (567p) 258m 369p 147s', KNITTED, []],
  ['14m 36p 259s 1234567z', '14 different of 1A4A7A2B5B8B3C6C9C1234567z', []],
  ['14m 369p 25s 123456z +7z', '14 different of 1A4A7A2B5B8B3C6C9C1234567z', ['14m 369p 25s 123456z +7z none']],
  ['144m 369p 25s 12346z +7z', '14 different of 1A4A7A2B5B8B3C6C9C1234567z', []],
])('%s as %s', (text, shape, expected) => {
  expect(readings(text, [shape]).printed).toEqual([...expected].sort());
});

test.each([
  ['2222m 8888m 22p 8888p', true],
  ['2222m 8888m 22s 888s 1j', true],
  ['2222m 8888m 2s 1j 8888s', false],
  ['2222m 8888m 888s 2222s', false],
  ['2222m 8888m 88s 2222s', false],
  ['2222m 8888m 22s 8888p', false],
  ['(2222m) (88m11j) 22s (8s111j)', true],
  ['(2222m) (88m1j) 22s 888s 1j', false],
  ['(222m) 2m 8888m 22s 8888s', false],
  ['11j 22m 8888m 22p 88p 11j', true],
])('numbers of tiles with jokers: %s', (text, wins) => {
  const shape = sure(parseShape('it', '4 of nA + 4 of (10-n)A + 2 of nB + 4 of (10-n)B where n in 1..4', cardSet));
  expect(searchReadings(winQuery(text, {}, cardSet), [shape], cardSet)).toHaveLength(wins ? 1 : 0);
});

it('wants no claimed meld where a shape is concealed', () => {
  const shape = { ...sure(parseShape('it', SETS, fullSet)), concealed: true };
  const found = (text: string) => searchReadings(winQuery(text), [shape], fullSet).length;
  expect(found('(123m) 456p 789s 123s 1z +1z')).toBe(0);
  expect(found('<1111m> 456p 789s 123s 1z +1z')).toBe(1);
});

it('finds both pairs and sets', () => {
  expect(readings('112233m 445566p 7z +7z', [SETS, '7 pair']).printed).toEqual(
    ['11m 22m 33m 44p 55p 66p 7z +7z single', '123m 123m 456p 456p 7z +7z single'].sort(),
  );
});

it('counts a pung completed by a discard as not concealed, the others and a concealed kong as concealed', () => {
  const concealed = (by: 'draw' | 'discard') =>
    readings('(123m) <2222p> 111s 55z 44m +4m', [SETS], { by }).found.map(({ groups }) =>
      groups.map(({ type, shown, claimed, concealed: so, last }) => [type, shown, claimed, so, last].join(' ')),
    );
  const melds = ['chow true true false false', 'kong true false true false'];
  expect(concealed('discard')).toEqual([
    [...melds, 'pung false false false true', 'pung false false true false', 'pair false false true false'],
  ]);
  expect(concealed('draw')).toEqual([
    [...melds, 'pung false false true true', 'pung false false true false', 'pair false false true false'],
  ]);
});

it('gives no group the last tile where it lies in a meld', () => {
  expect(readings('(123m) 456p 789s 123s 11z', [SETS], { last: 0 }).printed).toEqual([
    '(123m) 456p 123s 789s 11z none',
  ]);
});
