/**
 * Which of the patterns a reading has are counted together. The rules:
 *
 * - What is present absorbs what it names, whether or not it is absorbed or counted itself.
 * - What is present takes from others what they count on its own sets, where it says so.
 * - Of a group that counts `best`, one pattern counts.
 * - Of a `linked` group a collection of occurrences counts: `occurrences-sharing-one-set.ts` lists them.
 * - A pattern of a group that counts `alone` counts without all others, or all others count without it.
 * - A fallback counts where nothing else does, groups that stand apart left out.
 *
 * Where that leaves a choice, every choice is listed; the score decides.
 */

/** How the patterns of a group count together. */
export type GroupCounts = 'all' | 'best' | 'alone' | 'linked';

/** What choosing needs to know of a pattern. Order is that of the pack. */
export interface PatternRule {
  id: string;
  group?: string;
  /** Patterns and groups it takes away. */
  absorbs?: readonly string[];
  /** Counts only where no other pattern does. */
  fallback?: boolean;
  /** What others take from it on their sets. */
  losses?: Losses;
}

/**
 * Occurrences of a pattern, told apart by the things others take. `parts` has a number of a counting pattern for each
 * choice of takings, as bits: parts[0] counts what none of them touches, parts[5] what just the first and the third touch.
 */
export interface Losses {
  by: readonly { absorber: string; taking: number }[];
  parts: readonly number[];
}

/** How the patterns of a group count together. */
export interface GroupRule {
  id: string;
  counts: GroupCounts;
  /** Its patterns do not make a hand one that has patterns. */
  apart?: boolean;
}

/** Patterns by number, with who takes whom away. */
export interface Exclusions {
  groups: readonly GroupRule[];
  /** By pattern: its group, or -1, and how that counts. */
  groupOf: number[];
  countsOf: GroupCounts[];
  /** By pattern: who absorbs it, and whom it absorbs. */
  absorbedBy: number[][];
  absorbs: number[][];
  /** Patterns that absorb others. */
  absorbers: number[];
  /** Patterns that count where nothing else does. */
  fallbacks: number[];
  /** Patterns that lose occurrences. */
  losers: { pattern: number; by: { absorber: number; taking: number }[]; parts: readonly number[] }[];
}

/** Patterns that count together, in the order of the pack, and how often each does, by pattern. */
export interface Choice {
  patterns: number[];
  times: ArrayLike<number>;
}

/** The collections of occurrences of linked patterns that may count together: patterns, once for each occurrence. */
export type Collections = (patterns: readonly number[]) => readonly (readonly number[])[];

export function exclusionsOf(patterns: readonly PatternRule[], groups: readonly GroupRule[]): Exclusions {
  const groupOf = patterns.map(({ group }) => groups.findIndex(({ id }) => id === group));
  const absorbedBy = absorbersOf(patterns);
  const absorbs = turnedRound(absorbedBy);
  return {
    groups,
    groupOf,
    countsOf: groupOf.map((group) => groups[group]?.counts ?? 'all'),
    absorbedBy,
    absorbs,
    absorbers: absorbs.flatMap((others, pattern) => (others.length > 0 ? [pattern] : [])),
    fallbacks: patterns.flatMap(({ fallback }, index) => (fallback ? [index] : [])),
    losers: patterns.flatMap(({ losses }, pattern) => {
      if (losses === undefined) return [];
      const by = losses.by.map(({ absorber, taking }) => ({
        absorber: patterns.findIndex(({ id }) => id === absorber),
        taking,
      }));
      return [{ pattern, by, parts: losses.parts }];
    }),
  };
}

/** By pattern: the others that name it or its group as what they absorb, in order. */
function absorbersOf(patterns: readonly PatternRule[]): number[][] {
  const byName = new Map<string, number[]>();
  for (let index = 0; index < patterns.length; index++) {
    for (const name of patterns[index]!.absorbs ?? []) byName.set(name, [...(byName.get(name) ?? []), index]);
  }
  return patterns.map(({ id, group = '' }, pattern) => {
    const all = new Set([...(byName.get(id) ?? []), ...(byName.get(group) ?? [])]);
    all.delete(pattern);
    return [...all].sort((a, b) => a - b);
  });
}

/** By absorber: the patterns it takes away. */
function turnedRound(absorbedBy: readonly (readonly number[])[]): number[][] {
  const absorbs: number[][] = absorbedBy.map(() => []);
  absorbedBy.forEach((all, pattern) => {
    for (const by of all) absorbs[by]!.push(pattern);
  });
  return absorbs;
}

/** The pattern that takes this one away, or -1. */
export function absorberOf({ absorbedBy }: Exclusions, pattern: number, times: ArrayLike<number>): number {
  const all = absorbedBy[pattern]!;
  for (let index = 0; index < all.length; index++) if (times[all[index]!]! > 0) return all[index]!;
  return -1;
}

/** The first pattern that takes occurrences of this one, or -1. */
export function takerOf({ losers }: Exclusions, pattern: number, times: ArrayLike<number>): number {
  return (
    losers.find((loser) => loser.pattern === pattern)?.by.find(({ absorber }) => times[absorber]! > 0)?.absorber ?? -1
  );
}

/** Every choice of patterns that may count together. `times` is how often each pattern occurs. */
export function choicesOf(exclusions: Exclusions, times: ArrayLike<number>, collections: Collections): Choice[] {
  const left = remaining(exclusions, times);
  const { fallbacks, countsOf } = exclusions;
  const isPlain = left.patterns.every((pattern) => countsOf[pattern] === 'all');
  const choices = isPlain ? [left] : combined(exclusions, left, collections);
  return fallbacks.length === 0 ? choices : choices.map((choice) => withFallbacks(exclusions, choice, times));
}

/** The choices there are where groups do not just count all of their patterns. */
function combined(exclusions: Exclusions, left: Choice, collections: Collections): Choice[] {
  const { countsOf } = exclusions;
  const { times } = left;
  let choices: Choice[] = [{ patterns: left.patterns.filter((pattern) => countsOf[pattern] === 'all'), times }];
  for (const family of familiesOf(exclusions, left.patterns, 'best')) {
    choices = choices.flatMap((choice) =>
      family.map((pattern) => ({ ...choice, patterns: [...choice.patterns, pattern] })),
    );
  }
  for (const family of familiesOf(exclusions, left.patterns, 'linked')) {
    const collected = collections(family);
    choices = choices.flatMap((choice) => collected.map((collection) => joined(choice, family, collection)));
  }
  for (const { patterns } of choices) patterns.sort((a, b) => a - b);
  for (const pattern of left.patterns) {
    if (countsOf[pattern] === 'alone') choices.push({ patterns: [pattern], times });
  }
  return choices;
}

/** Patterns that are there and that nobody takes away, with what is left of them. */
function remaining(exclusions: Exclusions, all: ArrayLike<number>): Choice {
  const { fallbacks, losers, absorbs, absorbers } = exclusions;
  let times = all;
  if (fallbacks.some((pattern) => all[pattern]! > 0)) {
    const others = (times = Array.from(all));
    for (const pattern of fallbacks) others[pattern] = 0;
  }
  const present = times;
  for (const { pattern, by, parts } of losers) {
    if (!(present[pattern]! > 0)) continue;
    const taken = by.reduce((bits, { absorber, taking }) => (present[absorber]! > 0 ? bits | (1 << taking) : bits), 0);
    if (taken === 0) continue;
    const less = (times = Array.from(times));
    less[pattern] = parts.reduce((sum, part, bits) => ((bits & taken) === 0 ? sum + all[part]! : sum), 0);
  }
  const patterns: number[] = [];
  for (let pattern = 0; pattern < absorbs.length; pattern++) if (times[pattern]! > 0) patterns.push(pattern);
  const absorbing = absorbers.filter((pattern) => present[pattern]! > 0);
  if (absorbing.length === 0) return { patterns, times };
  const isAbsorbed = (pattern: number): boolean => absorbing.some((by) => absorbs[by]!.includes(pattern));
  return { patterns: patterns.filter((pattern) => !isAbsorbed(pattern)), times };
}

/** The patterns of each group that counts so. */
function familiesOf({ groupOf, countsOf }: Exclusions, patterns: readonly number[], counts: GroupCounts): number[][] {
  const families = new Map<number, number[]>();
  for (const pattern of patterns) {
    if (countsOf[pattern] !== counts) continue;
    const group = groupOf[pattern]!;
    const family = families.get(group);
    if (family) family.push(pattern);
    else families.set(group, [pattern]);
  }
  return [...families.values()];
}

/** A choice together with a collection of one family. */
function joined({ patterns, times }: Choice, family: readonly number[], collection: readonly number[]): Choice {
  const counted = Array.from(times);
  for (const pattern of family) counted[pattern] = 0;
  for (const pattern of collection) counted[pattern]!++;
  return { patterns: [...patterns, ...new Set(collection)], times: counted };
}

function withFallbacks(exclusions: Exclusions, choice: Choice, times: ArrayLike<number>): Choice {
  const { fallbacks, groups, groupOf } = exclusions;
  if (choice.patterns.some((pattern) => groups[groupOf[pattern]!]?.apart !== true)) return choice;
  const given = fallbacks.filter((pattern) => times[pattern]! > 0);
  if (given.length === 0) return choice;
  const counted = Array.from(choice.times);
  for (const pattern of given) counted[pattern] = times[pattern]!;
  const beside = choice.patterns.filter((pattern) => !exclusions.absorbedBy[pattern]!.some((by) => given.includes(by)));
  return { patterns: [...beside, ...given].sort((a, b) => a - b), times: counted };
}
