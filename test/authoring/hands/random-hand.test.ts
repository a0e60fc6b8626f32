/** Hands that patterns are tried on. */
import { expect, test } from 'vitest';
import { jokersOf, seededRandom } from '../../../core/index.ts';
import { drawnHand } from '../../../authoring/hands/random-hand.ts';
import { rulesOf } from '../../kit/load-rules.ts';

test('jokers stand in some of the drawn hands, and the rules take them', () => {
  const rules = rulesOf('american');
  const joker = jokersOf(rules.tiles)!.kinds[0]!;
  const random = seededRandom(3);
  const hands = Array.from({ length: 200 }, () => drawnHand(rules, random)).filter((hand) => hand !== undefined);
  const withJokers = hands.filter(({ counts }) => counts[joker]! > 0);
  expect(withJokers.length).toBeGreaterThan(20);
  expect(withJokers.length).toBeLessThan(hands.length - 20);
  // On a discarded joker nobody wins.
  const fair = withJokers.filter(({ by, last }) => by === 'draw' || last !== joker);
  expect(fair.length).toBeGreaterThan(20);
  expect(fair.filter((hand) => rules.worth(hand) === undefined)).toEqual([]);
});
