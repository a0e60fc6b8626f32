/** Which rules a pack has, by their paths: what is counted on the first page and compared with a parent. */
import type { CompletePack } from '../schemas/index.ts';

/** Where a rule stands in the pack: its chapter, and the ids that lead to it there. */
export type RulePath = readonly string[];

/** Chapters that are lists of rules. */
const LISTS = ['shapes', 'situation', 'moves', 'windows', 'endings', 'charts', 'limits', 'options'] as const;
/** Chapters that are one rule. */
export const SINGLE = ['tiles', 'seats', 'wall', 'deal', 'bonus', 'turn', 'waits', 'score', 'sequence'] as const;
/** What the payments say of themselves. */
const COMMON = ['source', 'status', 'note'];

/** The patterns of a pack. */
export function patternPaths({ patterns }: CompletePack): RulePath[] {
  return Object.keys(patterns).map((id) => ['patterns', id]);
}

/** The payments of a pack, ending by ending. */
export function paymentPaths({ settle }: CompletePack): RulePath[] {
  return Object.entries(settle)
    .filter(([ending, list]) => !COMMON.includes(ending) && typeof list === 'object')
    .flatMap(([ending, list]) => Object.keys(list as object).map((id) => ['settle', ending, id]));
}

/** All rules but patterns. */
export function otherPaths(pack: CompletePack): RulePath[] {
  return [
    ...SINGLE.filter((chapter) => pack[chapter] !== undefined).map((chapter) => [chapter]),
    ...LISTS.flatMap((chapter) => Object.keys(pack[chapter] ?? {}).map((id) => [chapter, id])),
    ...paymentPaths(pack),
  ];
}
