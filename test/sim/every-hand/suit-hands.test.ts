import { describe, expect, it } from 'vitest';
import { suitClasses } from '../../../sim/every-hand/suit-hands.ts';

const shape = { sets: 4, pairs: 1, different: false };

/** All counts of nine ranks, at most four each, of at most 14 tiles. */
function* allCounts(ranks: number, left = 14): Generator<number[]> {
  if (ranks === 0) return yield [];
  for (let count = 0; count <= Math.min(4, left); count++)
    for (const rest of allCounts(ranks - 1, left - count)) yield [count, ...rest];
}

/** Plainly: the lowest tile is in a pair, a pung or a chow. */
function canDivide(counts: number[], pairs: number): boolean {
  const lowest = counts.findIndex((count) => count > 0);
  if (lowest < 0) return pairs === 0;
  const without = (...ranks: number[]): number[] | undefined => {
    const rest = [...counts];
    for (const rank of ranks) if (--rest[rank]! < 0 || rank >= counts.length) return undefined;
    return rest;
  };
  const after = (rest: number[] | undefined, wanted: number): boolean => rest !== undefined && canDivide(rest, wanted);
  return (
    after(without(lowest, lowest, lowest), pairs) ||
    (lowest + 2 < counts.length && after(without(lowest, lowest + 1, lowest + 2), pairs)) ||
    (pairs > 0 && after(without(lowest, lowest), pairs - 1))
  );
}

describe('holdings of a suit', () => {
  it('are those that a plain search divides', () => {
    const form = { copies: Array<number>(9).fill(4), runs: true };
    const found = suitClasses(form, [shape]).flatMap(({ holdings }) => holdings.map((counts) => counts.join('')));
    let plain = 0;
    const known = new Set(found);
    for (const counts of allCounts(9)) {
      const tiles = counts.reduce((sum, count) => sum + count, 0);
      if (tiles % 3 === 1 || !canDivide(counts, tiles % 3 === 2 ? 1 : 0)) continue;
      plain++;
      expect(known.has(counts.join(''))).toBe(true);
    }
    expect(found.length).toBe(plain);
    expect(known.size).toBe(plain);
  });

  it('have no chows where ranks do not run', () => {
    const form = { copies: [4, 4, 4], runs: false };
    const three = suitClasses(form, [shape]).flatMap(({ holdings }) => holdings.map((counts) => counts.join('')));
    expect(three).toContain('333');
    expect(three).toContain('302');
    expect(three).not.toContain('111');
  });
});
