/** Figures and their intervals against plain arithmetic over the list of what was seen. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/index.ts';
import { type Compared, difference, estimate, twoSided } from '../../../sim/simulation/estimate.ts';
import { addCross, addObservation, noMoments, PER_PAIR } from '../../../sim/simulation/moments.ts';
import { verdict } from '../../../sim/simulation/sequential-test.ts';

/** Sums of two sides that see one thing a wall. */
function paired(one: readonly number[], other: readonly number[]): Compared {
  const moments: [number[], number[]] = [noMoments(1), noMoments(1)];
  const cross = Array.from({ length: PER_PAIR }, () => 0);
  const pairs = [[0, 0]] as const;
  const x = Float64Array.of(1);
  one.forEach((a, wall) => {
    const [ya, yb] = [Float64Array.of(a), Float64Array.of(other[wall]!)];
    addObservation(moments[0], x, ya);
    addObservation(moments[1], x, yb);
    addCross(cross, pairs, [x, ya], [x, yb]);
  });
  return { walls: one.length, moments, cross, pairs };
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const deviation = (list: readonly number[]): number =>
  Math.sqrt(list.reduce((sum, each) => sum + (each - mean(list)) ** 2, 0) / (list.length - 1));

describe('an estimate', () => {
  it('has the factors that tables of Student give', () => {
    for (const [degrees, factor] of [
      [1, 12.706],
      [4, 2.776],
      [9, 2.262],
      [29, 2.045],
      [1000, 1.962],
    ] as const)
      expect(Math.abs(twoSided(degrees) - factor)).toBeLessThan(0.01);
  });

  it('of a mean is the mean with its standard error', () => {
    const list = [3, 8, 0, 0, 16, 2, 4, 4, 1, 7];
    const { moments } = paired(list, list);
    const found = estimate({ kind: 'mean' }, moments[0], 0, list.length)!;
    expect(found.value).toBeCloseTo(mean(list), 12);
    expect(found.high - found.value).toBeCloseTo((twoSided(9) * deviation(list)) / Math.sqrt(10), 9);
  });

  it('of a share is that of Wilson, also where nothing or everything is so', () => {
    const share = (yes: number, all: number) => {
      const list = Array.from({ length: all }, (_, at) => Number(at < yes));
      return estimate({ kind: 'share' }, paired(list, list).moments[0], 0, all)!;
    };
    expect(share(0, 51).high).toBeCloseTo(0.07, 3);
    expect(share(0, 51).low).toBe(0);
    expect(share(51, 51).low).toBeCloseTo(0.93, 3);
    // Wilson of 10 in 100 as published: 0.0552 to 0.1744.
    expect(share(10, 100).low).toBeCloseTo(0.0552, 2);
    expect(share(10, 100).high).toBeCloseTo(0.1744, 2);
  });

  it('takes what is played on one wall for one observation', () => {
    // Each wall is seen four times with the same outcome: as certain as one look at each.
    const list = [3, 8, 0, 0, 16, 2, 4, 4, 1, 7];
    const moments = noMoments(1);
    for (const each of list) addObservation(moments, Float64Array.of(4), Float64Array.of(4 * each));
    const once = estimate({ kind: 'mean' }, paired(list, list).moments[0], 0, 10)!;
    const four = estimate({ kind: 'mean' }, moments, 0, 10)!;
    expect([four.value, four.high]).toEqual([expect.closeTo(once.value, 9), expect.closeTo(once.high, 9)]);
    expect(four.of).toBe(40);
  });

  it('is not given of what was seen once', () => {
    const moments = noMoments(1);
    addObservation(moments, Float64Array.of(1), Float64Array.of(5));
    for (let wall = 0; wall < 9; wall++) addObservation(moments, Float64Array.of(0), Float64Array.of(0));
    expect(estimate({ kind: 'mean' }, moments, 0, 10)).toBeUndefined();
  });
});

describe('a difference', () => {
  const one = [3, 8, 0, 0, 16, 2, 4, 4, 1, 7];
  const other = [4, 8, 2, 1, 15, 4, 5, 4, 3, 9];

  it('on the same walls is that of the pairs', () => {
    const gaps = one.map((each, wall) => other[wall]! - each);
    const found = difference(paired(one, other), 0)!;
    expect(found.value).toBeCloseTo(mean(gaps), 12);
    expect(found.high - found.value).toBeCloseTo((twoSided(9) * deviation(gaps)) / Math.sqrt(10), 9);
    // t = 3 with 9 degrees of freedom.
    expect(found.p).toBeCloseTo(0.015, 3);
  });

  it('measures what the same walls gain', () => {
    const gaps = one.map((each, wall) => other[wall]! - each);
    const apart = deviation(one) ** 2 + deviation(other) ** 2;
    expect(difference(paired(one, other), 0)!.gain).toBeCloseTo(apart / deviation(gaps) ** 2, 6);
  });

  it('of equal sides is nothing, for certain', () => {
    expect(difference(paired(one, one), 0)).toMatchObject({ value: 0, low: 0, high: 0, p: 1 });
  });

  it('is claimed seldom where there is none', () => {
    // Points of deals: most of them nothing, some of them large.
    const random = seededRandom(24);
    const deal = (): number => (random.int(1, 10) > 3 ? 0 : 2 ** random.int(0, 7) * (random.int(0, 1) ? 1 : -1));
    const list = (): number[] => Array.from({ length: 300 }, deal);
    const alarms = Array.from({ length: 400 }, () => difference(paired(list(), list()), 0)!.p < 0.05);
    const count = alarms.filter(Boolean).length;
    // 20 are expected; 34 or more come by chance once in a thousand such tests, 7 or fewer likewise.
    expect(count).toBeLessThan(34);
    expect(count).toBeGreaterThan(7);
  });
});

describe('the question whether there is a difference', () => {
  const random = seededRandom(5);
  const noise = (): number => random.int(-8, 8);
  const walls = (shift: number, count: number): Compared => {
    const one = Array.from({ length: count }, noise);
    return paired(
      one,
      one.map((each) => each + shift + noise()),
    );
  };

  it('is answered with the sign, or with no, and not from few walls', () => {
    expect(verdict(walls(2, 400), 0, 1)).toBe('more');
    expect(verdict(walls(-2, 400), 0, 1)).toBe('less');
    expect(verdict(walls(0, 2000), 0, 1)).toBe('no');
    expect(verdict(walls(2, 20), 0, 1)).toBe('open');
    expect(verdict(paired([1, 2, 3], [1, 2, 3]), 0, 1)).toBe('open');
  });

  it('is answered wrongly in few runs', () => {
    const run = (shift: number): string => {
      const one = Array.from({ length: 3000 }, noise);
      const other = one.map((each) => each + shift + noise());
      for (let count = 64; count <= 3000; count += 16) {
        const said = verdict(paired(one.slice(0, count), other.slice(0, count)), 0, 1);
        if (said !== 'open') return said;
      }
      return 'open';
    };
    const none = Array.from({ length: 60 }, () => run(0));
    expect(none.filter((said) => said !== 'no').length).toBeLessThan(9);
    const some = Array.from({ length: 60 }, () => run(1));
    expect(some.filter((said) => said !== 'more').length).toBeLessThan(9);
  });
});
