import { expect, it } from 'vitest';
import { newGame, type View, view, type Worth } from '../../../core/index.ts';
import { paymentsForResult } from '../../../players/payments/final-result.ts';
import { winPayments } from '../../../players/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** What a seat sees in the so-manyth deal of a game, with these points. */
function seenAt(pack: string, deal: number, points: readonly number[], seat = 0): View {
  const seen = view(newGame(rulesOf(pack), { seed: 1 }), seat);
  return { ...seen, deal, seats: seen.seats.map((one, at) => ({ ...one, points: points[at]! })) };
}

const WORTH: Worth = { value: 4, tallies: {}, steps: {} };

/** Points from all others alike, as they are for the result. */
const resultOf = (seen: View, pack: string) => paymentsForResult(rulesOf(pack), seen).ofPoints;

it('points are what they are where places bring nothing', () => {
  const rules = rulesOf('hong-kong');
  const seen = seenAt('hong-kong', 16, [40, 20, -30, -30]);
  const win = { winner: 1, from: 2 };
  expect(paymentsForResult(rules, seen)(win, WORTH)).toBe(winPayments(rules, seen)(win, WORTH));
  expect(paymentsForResult(rules, seen).ofPoints(7)).toBe(7);
});

it('points are nearly what they are while nothing is decided', () => {
  const [won, lost] = [8000, -8000].map(resultOf(seenAt('riichi', 1, [25_000, 25_000, 25_000, 25_000]), 'riichi'));
  expect(won! / 8000).toBeCloseTo(1, 0);
  expect(lost! / -8000).toBeCloseTo(1, 0);
  expect(Math.abs(won! + lost!)).toBeLessThan(1500);
});

it('in the last deal what brings a better place is worth more than what does not', () => {
  const points = resultOf(seenAt('sichuan', 8, [0, 12, -6, -6]), 'sichuan');
  expect(points(12)).toBeGreaterThan(4 * points(6));
  expect(points(-6)).toBeLessThan(4 * -points(6));
});

it('a game that is decided is played on', () => {
  const points = resultOf(seenAt('sichuan', 8, [900, 0, -300, -600]), 'sichuan');
  expect(points(6)).toBeGreaterThan(0);
  expect(points(12)).toBeGreaterThan(points(6));
});

it('a lead is kept by the last deal, and by none before', () => {
  const points = [6, 0, -2, -4];
  const [first, last] = [1, 8].map((deal) => resultOf(seenAt('sichuan', deal, points), 'sichuan'));
  const risk = (of: (amount: number) => number): number => -of(-8) / of(8);
  expect(risk(first!)).toBeLessThan(1.5);
  expect(risk(last!)).toBeGreaterThan(2);
});

it('the win of another changes places too', () => {
  const rules = rulesOf('sichuan');
  const payments = paymentsForResult(rules, seenAt('sichuan', 8, [4, 3, -3, -4]));
  expect(winPayments(rules, seenAt('sichuan', 8, [4, 3, -3, -4]))({ winner: 1, from: 2 }, WORTH)[0]).toBe(0);
  expect(payments({ winner: 1, from: 2 }, WORTH)[0]).toBeLessThan(0);
});

it('all seats of a table are told the same, whoever asks first', () => {
  const points = [31_000, 22_000, 26_000, 21_000];
  const told = (...seats: number[]) =>
    seats.map((seat) => {
      const seen = seenAt('riichi', 7, points, seat);
      return paymentsForResult(rulesOf('riichi'), seen)({ winner: 1, from: 2 }, WORTH);
    });
  expect(told(2, 0)).toEqual(told(0, 2));
});
