import { expect, test } from 'vitest';
import { checkPack, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

test('every example of the pack holds, and every fan has one of either kind', () => {
  const { problems, examples } = checkPack('mcr');
  expect(problems).toEqual([]);
  const { patterns } = rulesOf('mcr').pack as unknown as { patterns: Record<string, unknown> };
  for (const has of [true, false]) {
    const shown = new Set(examples.filter(({ example }) => example.has === has).map(({ example }) => example.pattern));
    expect(Object.keys(patterns).filter((id) => !shown.has(id))).toEqual([]);
  }
});

test('every example holds under the other edition too', () => {
  expect(checkPack('mcr', { options: { edition: 'wmo_2006' } }).problems).toEqual([]);
});

/** The number of a fan stands in its source: `wmo fan 14`. */
function numberOf(pattern: { source: string }): number {
  return Number(pattern.source.split(' ')[2]);
}

test('the 81 fan stand in the order of the list, each worth no more than the one before', () => {
  const { patterns } = rulesOf('mcr').pack as unknown as {
    patterns: Record<string, { source: string; value: { fan: number | string } }>;
  };
  const numbers = Object.values(patterns).map(numberOf);
  expect([...new Set(numbers)]).toEqual(Array.from({ length: 81 }, (_, i) => i + 1));
  // 48 and the mixed pair of 57 are worth what the edition says.
  const values = Object.values(patterns).flatMap(({ value }) => (typeof value.fan === 'number' ? [value.fan] : []));
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

/** Values and fan that an online house changes, as section 1 of the sheet lists them. */
const HOUSE = `
id: kobayashi
name: { en: Kobayashi }
extends: mcr
patterns:
  big_three_dragons: { value: { fan: 64 } }
  little_three_dragons: { value: { fan: 32 } }
  half_flush: { value: { fan: 12 } }
  outside_hand: { value: { fan: 6 } }
  pure_double_chow: { value: { fan: 2 } }
  three_suited_terminal_chows: { value: { fan: 24 } }
  two_dragon_pungs: { value: { fan: 12 } }
  big_three_winds: { value: { fan: 24 } }
  self_drawn: null
  fully_concealed_hand: null
  pung_of_terminals_or_honors: null
  last_tile: null
  all_even_pungs: null
`;

test.for([
  ['66999s77z (555z) (666z) +7z', 'draw', 64 + 6 + 12 + 2],
  ['89p55s (123m) (789m) (123p) +7p', 'draw', 24 + 1],
  ['88p22244s (444m) (666m) +4s', 'discard', 6 + 2 + 2],
] as const)('a house pack changes values and takes fan out: %s %s', ([hand, by, fan]) => {
  const { judgement } = sure(score(rulesOf(HOUSE), hand, { by }));
  expect(judgement!.tallies).toEqual({ fan });
});
