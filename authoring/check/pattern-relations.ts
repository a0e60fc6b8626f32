/** How the patterns of a pack stand to each other: who takes whom away, who counts beside whom. */
import { onceFor } from '../../core/index.ts';
import { freeNames } from '../../dsl/index.ts';
import { once, type PackRuleset } from '../../loader/index.ts';

/** Patterns by their number in the pack. */
export interface Standings {
  ids: readonly string[];
  /** Who takes a pattern away, by name or as one of its group. */
  takenBy: readonly (readonly number[])[];
  /** Who takes occurrences of it on some sets. */
  partlyTakenBy: readonly (readonly number[])[];
  /** Whether both can count in one hand and add to the same tally. */
  add(one: number, other: number): boolean;
  /** Whether anything can be said of it: its condition is no bare `true`, and asks for no option and no other pattern. */
  isSubject(pattern: number): boolean;
}

type Pattern = PackRuleset['scoring']['set']['patterns'][number];

/** The standings of a pack. */
export const standingsOf = onceFor(({ scoring }: PackRuleset): Standings => {
  const { patterns, groups } = scoring.rules;
  const ids = patterns.map(({ id }) => id);
  const programs = ids.map((id) => scoring.set.patterns.find((each) => each.id === id)!);
  const takenBy = once(() => {
    const taken = patterns.map(({ absorbs }) => new Set(absorbs));
    return patterns.map(({ id, group }, pattern) =>
      [...ids.keys()].filter((by) => by !== pattern && (taken[by]!.has(id) || taken[by]!.has(group ?? ''))),
    );
  });
  const countsOf = (pattern: number): string =>
    groups.find(({ id }) => id === patterns[pattern]!.group)?.counts ?? 'all';
  const isApart = (one: number, other: number): boolean =>
    countsOf(one) === 'alone' ||
    countsOf(other) === 'alone' ||
    (countsOf(one) !== 'all' && patterns[one]!.group === patterns[other]!.group);
  const subjects: boolean[] = [];
  const tallies = programs.map(({ value }) => Object.keys(value));
  return {
    ids,
    get takenBy() {
      return takenBy();
    },
    partlyTakenBy: patterns.map(({ losses }) => (losses?.by ?? []).map(({ absorber }) => ids.indexOf(absorber))),
    add: (one, other) => !isApart(one, other) && tallies[one]!.some((tally) => tallies[other]!.includes(tally)),
    isSubject: (pattern) => (subjects[pattern] ??= isSubject(programs[pattern]!)),
  };
});

function isSubject({ when, value }: Pattern): boolean {
  const { tree } = when;
  const isBare = tree.node === 'boolean' || tree.node === 'number';
  const decided = freeNames(tree).some(({ is, name }) => is === 'option' || name === 'no other pattern');
  return !isBare && !decided && Object.keys(value).length > 0;
}
