import { expect, test } from 'vitest';
import { japaneseModernCases, japaneseModernOutcomes, paidFor } from '../../conformance/cases/japanese-modern.ts';
import { testWithReasons } from '../../conformance/test-exact-cases.ts';

const cases = japaneseModernCases();
testWithReasons(
  'japanese-modern-scoring.jsonl',
  'every case comes out as its source says, but for those with a reason',
  cases,
  japaneseModernOutcomes(cases),
);

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const SUMS = Array.from({ length: 15 }, (_, i) => i + 1).flatMap((han) => FU.map((fu) => [han, fu] as const));

test('every sum of han and fu pays what the formula and the limits of the sheet say', () => {
  for (const [han, fu] of SUMS) {
    const base = baseOf(han, fu);
    const upTo100 = (points: number): number => Math.ceil(points / 100) * 100;
    expect(paidFor(true, han, fu)).toEqual({ ron: upTo100(6 * base), tsumo_each: upTo100(2 * base) });
    expect(paidFor(false, han, fu)).toEqual({
      ron: upTo100(4 * base),
      tsumo_dealer: upTo100(2 * base),
      tsumo_other: upTo100(base),
    });
  }
});

function baseOf(han: number, fu: number): number {
  if (han >= 11) return 6000;
  if (han >= 8) return 4000;
  if (han >= 6) return 3000;
  return han === 5 ? 2000 : Math.min(2000, fu * 2 ** (han + 2));
}
