import { expect, test } from 'vitest';
import { tieredSource } from '../../../dsl/generate/tiered-matcher.ts';
import type { PatternSource } from '../../../dsl/readings/back-end-types.ts';

/** Which of both a source asks, of so many hands. */
function asked(hands: number, expected?: number): string[] {
  const seen: string[] = [];
  const named = (name: string): PatternSource => ({ candidates: () => void seen.push(name) });
  const source = tieredSource(named('interpreted'), named('compiled'));
  if (expected !== undefined) source.expect?.(expected);
  for (let hand = 0; hand < hands; hand++) source.candidates({} as never, () => undefined);
  return seen;
}

test('the first hands are interpreted, all others are not', () => {
  expect(asked(101)).toEqual([...new Array<string>(100).fill('interpreted'), 'compiled']);
});

test.each([
  [100, 'interpreted'],
  [101, 'compiled'],
])('where %d hands are expected, the first is %s', (expected, by) => {
  expect(asked(1, expected)).toEqual([by]);
});
