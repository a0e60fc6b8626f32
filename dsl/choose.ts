/**
 * Which of the patterns a reading has are counted together. Three rules:
 *
 * - What is present absorbs what it names, whether or not it is absorbed or counted itself.
 * - Of a group that counts `best`, one pattern counts.
 * - A pattern of a group that counts `alone` counts without all others, or all others count without it.
 *
 * Where that leaves a choice, every choice is listed; the score decides.
 */

/** How the patterns of a group count together. */
export type GroupCounts = 'all' | 'best' | 'alone';

/** What choosing needs to know of a pattern. Order is that of the pack. */
export interface PatternRule {
  id: string;
  group?: string;
  /** Patterns and groups it takes away. */
  absorbs?: readonly string[];
}

export interface GroupRule {
  id: string;
  counts: GroupCounts;
}

/** Patterns by number, with who takes whom away. */
export interface Exclusions {
  groups: readonly { counts: GroupCounts }[];
  /** By pattern: its group, or -1. */
  groupOf: number[];
  /** By pattern: who absorbs it. */
  absorbedBy: number[][];
}

export function exclusionsOf(patterns: readonly PatternRule[], groups: readonly GroupRule[]): Exclusions {
  const absorbs = (by: PatternRule, { id, group }: PatternRule): boolean =>
    by.id !== id && (by.absorbs ?? []).some((name) => name === id || name === group);
  return {
    groups,
    groupOf: patterns.map(({ group }) => groups.findIndex(({ id }) => id === group)),
    absorbedBy: patterns.map((pattern) => patterns.flatMap((by, index) => (absorbs(by, pattern) ? [index] : []))),
  };
}

/** The pattern that takes this one away, or -1. */
export function absorberOf({ absorbedBy }: Exclusions, pattern: number, times: ArrayLike<number>): number {
  return absorbedBy[pattern]!.find((by) => times[by]! > 0) ?? -1;
}

/** Every choice of patterns that may count together; each in the order of the pack. */
export function choicesOf(exclusions: Exclusions, times: ArrayLike<number>): number[][] {
  const left: number[] = [];
  for (let pattern = 0; pattern < times.length; pattern++) {
    if (times[pattern]! > 0 && absorberOf(exclusions, pattern, times) < 0) left.push(pattern);
  }
  const countsOf = (pattern: number): GroupCounts => exclusions.groups[exclusions.groupOf[pattern]!]?.counts ?? 'all';
  const together = left.filter((pattern) => countsOf(pattern) === 'all');
  const families = new Map<number, number[]>();
  for (const pattern of left) {
    if (countsOf(pattern) !== 'best') continue;
    const group = exclusions.groupOf[pattern]!;
    families.set(group, [...(families.get(group) ?? []), pattern]);
  }
  let choices = [together];
  for (const family of families.values()) {
    choices = choices.flatMap((choice) => family.map((pattern) => [...choice, pattern]));
  }
  for (const choice of choices) choice.sort((a, b) => a - b);
  const alone = left.filter((pattern) => countsOf(pattern) === 'alone');
  return [...choices, ...alone.map((pattern) => [pattern])];
}
