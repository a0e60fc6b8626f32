/** How many rules of a pack come from where. */
import type { Status } from '../block-types.ts';
import { type Making, statusOf } from '../chapter-context.ts';
import { otherPaths, patternPaths, type RulePath } from './rule-paths.ts';

/** Every status, the surest first. */
export const STATUSES: readonly Status[] = ['published', 'inferred', 'consensus', 'house'];

/** So many rules have each status. */
export type StatusCounts = Readonly<Record<Status, number>>;

/** The statuses of some rules. */
export function countOf(making: Pick<Making, 'pack' | 'parent'>, paths: readonly RulePath[]): StatusCounts {
  const counts = { published: 0, inferred: 0, consensus: 0, house: 0 };
  for (const path of paths) counts[statusOf(making, path)]++;
  return counts;
}

/** How many patterns of a pack, and how many other rules, have each status. The parent is the pack it extends. */
export function statusCounts(of: Pick<Making, 'pack' | 'parent'>): { patterns: StatusCounts; others: StatusCounts } {
  return { patterns: countOf(of, patternPaths(of.pack)), others: countOf(of, otherPaths(of.pack)) };
}

/** The rules that have a status, by their paths, patterns first. */
export function rulesWith(of: Pick<Making, 'pack' | 'parent'>, status: Status): RulePath[] {
  return [...patternPaths(of.pack), ...otherPaths(of.pack)].filter((path) => statusOf(of, path) === status);
}
