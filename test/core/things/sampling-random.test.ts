import { describe, expect, it } from 'vitest';
import { resumedRandom, seededRandom, shuffle } from '../../../core/things/sampling-random.ts';

/** xoroshiro128+ as published (rotations 24, 16, 37), written plainly with big integers; gives the low 32 bits. */
function* reference(seed: number): Generator<number> {
  const mask = (1n << 64n) - 1n;
  const rotate = (x: bigint, k: bigint) => ((x << k) | (x >> (64n - k))) & mask;
  let s0 = (0xffffffffn << 32n) | BigInt(~seed >>> 0);
  let s1 = BigInt(seed >>> 0) << 32n;
  while (true) {
    yield Number((s0 + s1) & 0xffffffffn) | 0;
    s1 ^= s0;
    s0 = rotate(s0, 24n) ^ s1 ^ ((s1 << 16n) & mask);
    s1 = rotate(s1, 37n);
  }
}

describe('the stream of chance', () => {
  it('is xoroshiro128+ after 64 numbers thrown away', () => {
    for (const seed of [0, 1, 7, 2012, 4294967295]) {
      const stream = reference(seed);
      for (let i = 0; i < 64; i++) stream.next();
      const random = seededRandom(seed);
      // Powers of two take the low bits of one number each.
      for (let i = 0; i < 20; i++) expect(random.int(0, 1)).toBe((stream.next().value as number) & 1);
    }
  });

  it('goes on from a saved state', () => {
    const a = seededRandom(5);
    for (let i = 0; i < 10; i++) a.int(1, 6);
    const b = resumedRandom(a.state());
    for (let i = 0; i < 50; i++) expect(b.int(1, 144)).toBe(a.int(1, 144));
  });

  /** Written down so that a log of today replays next year. */
  const vectors: [number, number[], number[]][] = [
    [0, [1, 5, 1, 6, 1, 3, 1, 6], [10, 6, 1, 3, 2, 9, 5, 4, 8, 11, 7, 0]],
    [1, [2, 3, 1, 3, 6, 5, 2, 2], [0, 3, 10, 7, 4, 11, 2, 9, 5, 8, 6, 1]],
    [7, [4, 1, 1, 5, 1, 6, 4, 2], [1, 10, 8, 6, 5, 11, 4, 9, 7, 0, 2, 3]],
    [2012, [5, 4, 2, 3, 3, 5, 3, 6], [9, 0, 1, 3, 6, 10, 8, 11, 5, 7, 2, 4]],
    [4294967295, [1, 5, 1, 4, 2, 6, 1, 3], [8, 10, 1, 9, 11, 0, 5, 7, 3, 2, 4, 6]],
  ];
  it.each(vectors)('seed %i throws and shuffles as it always did', (seed, dice, order) => {
    const random = seededRandom(seed);
    expect(Array.from({ length: 8 }, () => random.int(1, 6))).toEqual(dice);
    expect(
      shuffle(
        Array.from({ length: 12 }, (_, i) => i),
        seededRandom(seed),
      ),
    ).toEqual(order);
  });
});
