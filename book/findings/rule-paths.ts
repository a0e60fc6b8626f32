/** Which rules a pack has, by their paths: what is counted on the first page and compared with a parent. */
import type { CompletePack } from '../../schemas/index.ts';

/** Where a rule stands in the pack: its chapter, and the ids that lead to it there. */
export type RulePath = readonly string[];

/** Chapters that are lists of rules. */
const LISTS = ['shapes', 'situation', 'moves', 'phases', 'windows', 'endings', 'charts', 'limits', 'options'] as const;
/** Chapters that are one rule. */
const SINGLE = ['tiles', 'seats', 'wall', 'deal', 'bonus', 'turn', 'waits', 'score', 'sequence'] as const;
/** What the payments say of themselves. */
const COMMON = ['source', 'status', 'note'];

/**
 * The rule that a path of the pack leads into, and the keys inside it. Some chapters are one rule each; of all others
 * every entry is one, of payments every entry of an ending.
 */
export function ruleOf(path: readonly string[]): { rule: RulePath; keys: readonly string[] } {
  const isSingle = (SINGLE as readonly string[]).includes(path[0]!);
  const length = isSingle ? 1 : path[0] === 'settle' ? 3 : 2;
  return { rule: path.slice(0, length), keys: path.slice(length) };
}

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
