/** How rare the patterns of a pack are beside what they are worth. */
import type { RarityPoint } from '../html/rarity-chart.ts';
import { digestOf } from '../kept/rules-digest.ts';
import { KEPT_COUNTS } from '../kept/kept-pattern-counts.ts';
import { type Making, plainName } from '../chapter-context.ts';

/** What a count depends on. */
export const COUNTED = ['tiles', 'shapes', 'patterns', 'groups', 'tallies', 'score', 'limits', 'charts', 'words'];

/** The points of the chart, and whether they are worth what hands with the pattern are on average. */
export interface Rarity {
  points: RarityPoint[];
  mean: boolean;
}

/** Undefined where no count of these rules is kept. */
export function rarityOf(making: Making): Rarity | undefined {
  const rules = digestOf(making.rules, COUNTED);
  const kept = KEPT_COUNTS.find((one) => one.rules === rules);
  if (kept === undefined) return undefined;
  const points = kept.patterns.map(([id, share, mean]) => ({
    name: plainName(making, 'patterns', id),
    share,
    value: worthOf(making, id) ?? mean,
  }));
  return { points, mean: Object.keys(making.pack.tallies).length > 1 };
}

/** What a pattern is worth, where all add to one tally; else hands are compared by what they bring. */
function worthOf({ pack }: Making, id: string): number | undefined {
  if (Object.keys(pack.tallies).length > 1) return undefined;
  const [worth] = Object.values(pack.patterns[id]!.value);
  return typeof worth === 'number' ? worth : undefined;
}
