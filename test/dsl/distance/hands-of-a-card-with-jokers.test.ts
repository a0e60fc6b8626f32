/**
 * Distances, useful tiles and winning tiles of hands with jokers against every winning hand of the American card, written out.
 * With eight jokers no exposures leave too few for a hand of this card, so a house pack with four is asked too.
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

/** `npm run soak -- card` asks 4,800. */
const HANDS = 150;
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
  { jokers: 8, tiles: 66_883 },
  { jokers: 4, tiles: 21_275 },
])('a card with $jokers jokers', ({ jokers, tiles }) => {
  const card = cardOf(jokers);
  const hands = drawHands(card, HANDS, seededRandom(SEED));

  it(`is won by ${tiles} hands without exposures, and each is complete`, () => {
    expect(card.winning).toHaveLength(tiles);
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
    // A hand of the card that is missing makes some hand farther away.
    for (const id of new Set(card.hands.map((hand) => hand.id)))
      expect(figures.get(`nearest to ${id} alone`), id).toBeGreaterThan(0);
  });

  it('is at most as many tiles away from a hand as were replaced since it was won, one exchange at a time', () => {
    const random = seededRandom(SEED);
    for (const { exposures } of hands) {
      const winning = winningBeside(card, exposures);
      if (winning.length === 0) continue;
      const counts = [...one(winning, random).counts];
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

/** Wrong on purpose: the hands above are far from other hands of the card then, so they tell such an engine from ours. */
it.each<[string, Partial<JokerRules>]>([
  ['jokers in pairs', { from: 2 }],
  ['jokers in groups of four and more only', { from: 4 }],
  ['more jokers than are left', { jokers: 8 }],
])('some of the hands have another distance with %s', (_, wrong) => {
  const card = cardOf(4);
  const jokers = { ...card.jokers, ...wrong };
  const other = { ...card, jokers, winning: winningHands(card.hands, card.rules.tiles, [], jokers) };
  const others = drawHands(card, HANDS, seededRandom(SEED)).filter(
    (hand) => nearestOf(winningBeside(other, hand.exposures), hand.counts).distance !== distanceOf(card, hand),
  );
  expect(others.length).toBeGreaterThan(0);
});
