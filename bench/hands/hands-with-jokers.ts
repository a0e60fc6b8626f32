/** Hands of a pack with jokers, made of its own examples: jokers take the place of some tiles. */
import { jokersOf, type Random, seededRandom, type WinQuery } from 'tilewright/core';
import { packExamples, type PackRuleset } from 'tilewright/loader';

/** Hands that win and hold jokers in hand, as questions to the rules. */
export function jokerHands(rules: PackRuleset, seed: number, howMany: number): WinQuery[] {
  const random = seededRandom(seed);
  const joker = jokersOf(rules.tiles)!.kinds[0]!;
  const whole = packExamples(rules.id).flatMap(({ has, query }) => (has && query.last !== undefined ? [query] : []));
  const hands: WinQuery[] = [];
  while (hands.length < howMany) {
    const query = whole[random.int(0, whole.length - 1)]!;
    const counts = [...query.counts];
    for (let times = random.int(1, 4); times > 0; times--) exchange(counts, joker, random);
    const hand = { ...query, counts };
    if (counts[query.last!]! > 0 && counts[joker]! > 0 && rules.worth(hand) !== undefined) hands.push(hand);
  }
  return hands;
}

/** Hands of 14 tiles that are some tiles off, jokers among them. */
export function nearHands(rules: PackRuleset, seed: number, howMany: number): number[][] {
  const random = seededRandom(seed + 1);
  const whole = jokerHands(rules, seed, 4 * howMany).filter(({ melds }) => melds.length === 0);
  if (whole.length < howMany) throw new Error(`Of ${howMany} concealed hands there are ${whole.length}.`);
  const concealed = whole.slice(0, howMany).map(({ counts }) => [...counts]);
  const kinds = concealed[0]!.length;
  for (const counts of concealed)
    for (let times = random.int(0, 6); times > 0; times--) exchange(counts, random.int(0, kinds - 1), random);
  return concealed;
}

/** A tile of the hand becomes one of that kind. */
function exchange(counts: number[], kind: number, random: Random): void {
  const held = counts.flatMap((count, each) => (count > 0 && each !== kind ? [each] : []));
  if (held.length === 0 || counts[kind]! > 3) return;
  counts[held[random.int(0, held.length - 1)]!]!--;
  counts[kind]!++;
}
