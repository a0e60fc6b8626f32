import { describe, expect, it } from 'vitest';
import { plainDistance } from '../../../bench/hands/plain-distance.ts';
import { completeOrNot, dealtHands } from '../../../bench/hands/hands-with-known-answers.ts';
import { officialHands, riichiHands, type WonHand } from '../../../bench/hands/winning-hands.ts';
import { located } from '../../kit/games/failure-location.ts';

const SEED = 7;
const hands = riichiHands(SEED, 300);

const tilesOf = ({ concealed, last, melds }: WonHand): string[] => [
  ...concealed,
  last,
  ...melds.flatMap(({ tiles }) => tiles),
];
const kindOf = (tile: string): number => 'mpsz'.indexOf(tile[1]!) * 9 + (tile[0] === '0' ? 5 : Number(tile[0])) - 1;

/** Looks at each hand; what fails tells which. */
function ofEach(all: readonly WonHand[], check: (hand: WonHand) => void): void {
  for (const hand of all)
    located(
      () => ({ seed: SEED, hand: tilesOf(hand).join(' ') }),
      () => check(hand),
    );
}

it('the same seed makes the same hands', () => {
  expect(riichiHands(7, 20)).toEqual(hands.slice(0, 20));
  expect(riichiHands(8, 20)).not.toEqual(hands.slice(0, 20));
});

describe('won hands', () => {
  it('have fourteen tiles and one more for each kong, of none more than there are', () => {
    ofEach(hands, (hand) => {
      const kongs = hand.melds.filter(({ type }) => type === 'kong').length;
      expect(tilesOf(hand)).toHaveLength(14 + kongs);
      const seen = [...tilesOf(hand), ...hand.indicators, ...hand.under].map(kindOf);
      const counts = Array.from({ length: 34 }, (_, kind) => seen.filter((one) => one === kind).length);
      expect(Math.max(...counts)).toBeLessThanOrEqual(4);
      for (const red of ['0m', '0p', '0s']) expect(tilesOf(hand).filter((tile) => tile === red).length).toBeLessThan(2);
    });
  });

  it('without melds are complete', () => {
    const concealed = hands.filter(({ melds }) => melds.length === 0);
    ofEach(concealed, (hand) => {
      const kinds = tilesOf(hand).map(kindOf);
      const counts = Array.from({ length: 34 }, (_, kind) => kinds.filter((one) => one === kind).length);
      expect(plainDistance(counts)).toBe(-1);
    });
  });

  it('agree in how they were won', () => {
    ofEach(hands, ({ byDraw, from, ready, melds, robbed, afterKong, under }) => {
      expect(from === 0).toBe(byDraw);
      if (ready > 0) expect(melds.every(({ claimed }) => !claimed)).toBe(true);
      expect(under.length > 0).toBe(ready > 0);
      if (robbed) expect(byDraw).toBe(false);
      if (afterKong) expect(melds.some(({ type }) => type === 'kong')).toBe(true);
    });
  });

  it('of Chinese Official have no red fives, and nobody declared', () => {
    ofEach(officialHands(SEED, 100), (hand) => {
      expect(tilesOf(hand).some((tile) => tile[0] === '0')).toBe(false);
      expect(hand.ready).toBe(0);
    });
  });
});

describe('hands as counts', () => {
  it.each(['all', 'half', 'flush'] as const)('dealt from %s have fourteen tiles', (from) => {
    for (const { counts } of dealtHands(3, 50, from)) {
      expect(
        counts.reduce((sum, count) => sum + count),
        `seed 3, hand ${counts.join('')}`,
      ).toBe(14);
      const suits = new Set(counts.flatMap((count, kind) => (count > 0 ? [Math.floor(kind / 9)] : [])));
      if (from === 'flush') expect(suits.size).toBe(1);
      if (from === 'half') expect([...suits].filter((suit) => suit < 3).length).toBeLessThan(2);
    }
  });

  it('are about half complete', () => {
    const complete = completeOrNot(3, 400).filter(({ answer }) => answer).length;
    expect(complete).toBeGreaterThan(120);
    expect(complete).toBeLessThan(280);
  });
});
