/**
 * Distances, useful tiles and winning tiles of hands with jokers, compared with a list of every winning hand of the American card.
 * With eight jokers, no legal exposures of this card leave too few jokers, and none of its hands has one tile in two groups. A
 * house pack with four jokers and one more hand covers both.
 */
import { describe, expect, it } from 'vitest';
import { holdingOf, kindsOf, parseHand, seededRandom, tallyOf } from '../../../core/index.ts';
import {
  type Card,
  cardOf,
  compareWithAll,
  drawHands,
  type DrawnHand,
  handText,
  winningBeside,
} from '../../soak/hands-of-a-card.ts';
import type { Census } from '../../kit/games/coverage-of-play.ts';
import { located } from '../../kit/games/failure-location.ts';
import { type Exposure, type JokerRules, nearestOf, winningHands } from '../../kit/oracles/hands-of-a-card.ts';
import { one } from '../../kit/random-hands.ts';
import { sure } from '../../kit/tile-sets.ts';

/** `npm run soak -- card` asks 4,960. */
const HANDS = 155;
const SEED = 3;

function distanceOf({ rules }: Card, hand: DrawnHand): number {
  const { concealed, melds } = sure(parseHand(handText(rules, hand), rules.tiles));
  return rules.distance(holdingOf(tallyOf(concealed, rules.tiles), melds, rules.tiles));
}

/** How far the hand is after the best discard. */
function nearestWithout(card: Card, exposures: Exposure[], counts: readonly number[]): number {
  const discards = counts.flatMap((count, kind) => (count > 0 ? [counts.with(kind, count - 1)] : []));
  return Math.min(...discards.map((after) => distanceOf(card, { exposures, counts: after, isFull: false })));
}

/** Copies by kind outside the hand. */
function leftBeside({ rules: { tiles } }: Card, exposures: readonly Exposure[], counts: readonly number[]): number[] {
  const left = tiles.kinds.map(({ copies }, kind) => copies - counts[kind]!);
  for (const { kind, size, jokers } of exposures) {
    left[kind]! -= size - jokers;
    left[left.length - 1]! -= jokers;
  }
  return left;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

describe.each([
  { pack: 'american', winning: 66_883 },
  { pack: 'house', winning: 22_526 },
] as const)('the card of the $pack pack', ({ pack, winning }) => {
  const card = cardOf(pack);
  const hands = drawHands(card, HANDS, seededRandom(SEED));

  it(`is won by ${winning} hands without exposures, and each is complete`, () => {
    expect(card.winning).toHaveLength(winning);
    const incomplete = card.winning.filter(
      ({ counts }) => card.rules.distance({ counts: [...counts], melds: 0 }) !== -1,
    );
    expect(incomplete).toEqual([]);
  });

  it('is as far from random hands as from the nearest winning hand, which says what is useful and what wins', () => {
    const figures: Census = new Map();
    for (const hand of hands) compareWithAll(card, hand, figures, SEED);
    for (const distance of [-1, 0, 1, 2, 3, 5, 6, Infinity])
      expect(figures.get(`distance ${distance}`)).toBeGreaterThan(0);
    expect(figures.get('with exposed jokers')).toBeGreaterThan(20);
    // If the engine missed a hand of the card, one of these would be farther away.
    for (const id of new Set(card.hands.map((hand) => hand.id)))
      expect(figures.get(`nearest to ${id} alone`), id).toBeGreaterThan(0);
  });

  it('lists hands of which the nearest is as far as the distance, concealed ones without claims', () => {
    const { tiles } = card.rules;
    const joker = tiles.kinds.length - 1;
    for (const hand of hands) {
      const { concealed, melds } = sure(parseHand(handText(card.rules, hand), tiles));
      const counts = tallyOf(concealed, tiles);
      const lacking = card.rules.listed(melds).map(({ plain, open, wanted, concealed: isConcealed }) => {
        expect(isConcealed && melds.some(({ claimed }) => claimed)).toBe(false);
        const over = wanted.map((kind) => counts[kind]! - plain[kind]!);
        const loose = sum(over.map((count) => Math.max(0, -count)));
        const grouped = sum(wanted.map((kind, at) => Math.max(0, open[kind]! - Math.max(0, over[at]!))));
        return loose + Math.max(0, grouped - counts[joker]!);
      });
      const distance = distanceOf(card, hand);
      const nearest = Math.min(...lacking) - 1;
      // A hand for which too few tiles are left is listed and is no distance.
      if (melds.length === 0 && pack === 'american') expect(distance).toBe(nearest);
      else expect(distance).toBeGreaterThanOrEqual(nearest);
    }
  });

  it('is at most as many tiles away from a hand as were replaced since it was won, one exchange at a time', () => {
    const random = seededRandom(SEED);
    for (const { exposures } of hands) {
      const beside = winningBeside(card, exposures);
      if (beside.length === 0) continue;
      const counts = [...one(beside, random).counts];
      const far = (): number => distanceOf(card, { exposures, counts, isFull: true });
      let before = far();
      expect(before).toBe(-1);
      for (let replaced = 1; replaced <= sum(counts); replaced++) {
        counts[one(kindsOf(counts), random)]!--;
        counts[one(kindsOf(leftBeside(card, exposures, counts)), random)]!++;
        const distance = far();
        located(
          () => ({ seed: SEED, hand: handText(card.rules, { exposures, counts, isFull: true }) }),
          () => {
            expect(distance).toBeLessThan(replaced);
            expect(Math.abs(distance - before)).toBeLessThanOrEqual(1);
            expect(nearestWithout(card, exposures, counts)).toBe(Math.max(0, distance));
          },
        );
        before = distance;
      }
    }
  });
});

/** Oracles that are wrong on purpose: some hand must show the difference, or an engine with the same fault would pass. */
it.each<[string, Partial<JokerRules>]>([
  ['jokers in pairs', { from: 2 }],
  ['jokers in groups of four and more only', { from: 4 }],
  ['more jokers than are left', { jokers: 8 }],
])('some of the hands have another distance with %s', (_, wrong) => {
  const card = cardOf('house');
  const jokers = { ...card.jokers, ...wrong };
  const other = { ...card, jokers, winning: winningHands(card.hands, card.rules.tiles, [], jokers) };
  const others = drawHands(card, HANDS, seededRandom(SEED)).filter(
    (hand) => nearestOf(winningBeside(other, hand.exposures), hand.counts).distance !== distanceOf(card, hand),
  );
  expect(others.length).toBeGreaterThan(0);
});
