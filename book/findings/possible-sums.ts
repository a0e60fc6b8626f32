/** Which sums of two tallies hands come to, by the way they are won: tables show no other cell. */
import { styledHands } from '../../authoring/hands/index.ts';
import { type PackRuleset, score } from '../../loader/index.ts';

/** Hands drawn; the same ones each time. */
const DRAWN = 1200;
/** A column with so many hands shows its fewest; what is rarer than that may have been missed. */
const ENOUGH = 25;

type By = 'discard' | 'draw';
/** `shown`: what the first step makes of the other tally, as it heads a column. */
export type IsPossible = (by: By, count: number, shown: number) => boolean;

const KNOWN = new WeakMap<PackRuleset, IsPossible>();

/** Whether a hand can come to `count` of the tally `down` in a column of `across`; a pack has one such table. */
export function possibleSums(rules: PackRuleset, down: string, across: string): IsPossible {
  const found = KNOWN.get(rules) ?? search(rules, down, across);
  KNOWN.set(rules, found);
  return found;
}

function search(rules: PackRuleset, down: string, across: string): IsPossible {
  const seen = { discard: new Map<number, number[]>(), draw: new Map<number, number[]>() };
  const step = rules.scoring.rules.steps[0]?.name;
  for (const hand of styledHands(rules, rules.scoring.rules.shapes, DRAWN)) {
    const scored = score(rules, hand, { by: 'discard', seat: 1 });
    if (!scored.ok) continue;
    for (const by of ['discard', 'draw'] as const) {
      const judgement = rules.judge({ ...scored.value.query, by });
      const column =
        judgement && ((step === undefined ? undefined : judgement.steps?.[step]) ?? judgement.tallies[across]);
      if (column) seen[by].set(column, [...(seen[by].get(column) ?? []), judgement.tallies[down] ?? 0]);
    }
  }
  return (by, count, shown) => {
    const counts = seen[by].get(shown);
    if (counts === undefined) return seen[by].size === 0 || shown > Math.min(...seen[by].keys());
    return counts.length < ENOUGH || count >= Math.min(...counts);
  };
}
