import { standingsOf, type Standings } from '../pattern-relations.ts';
import { ENOUGH, SOME, type Trials } from '../random-hand-trials.ts';
import { atValue, dataAt, isOwn, type Warning } from '../checked-pack.ts';

/** A pattern that absorbs another it never came with. */
export const idleExclusion: Warning = (written) => {
  const trials = written.trials;
  const standings = standingsOf(written.ruleset);
  return standings.ids.flatMap((id, pattern) => {
    const path = ['patterns', id, 'absorbs'];
    const list = dataAt(written, path);
    if (!isOwn(written, path) || !Array.isArray(list)) return [];
    const idle = idleOf(pattern, trials, standings);
    return list.flatMap((entry: unknown, index) => {
      const name = (entry as { pattern?: unknown }).pattern ?? entry;
      if (!idle.includes(standings.ids.indexOf(String(name)))) return [];
      const { hands } = trials.patterns[pattern]!;
      const message = `\`${id}\` absorbs \`${String(name)}\`, but no hand had both (${hands} hands with \`${id}\` tried).`;
      return [atValue(written, 'idle-exclusion', message, [...path, index], { hint: 'Take it out of the list.' })];
    });
  });
};

/** Patterns it names and never came with, though both were seen often. */
export function idleOf(pattern: number, { patterns }: Trials, standings: Standings, least = ENOUGH): number[] {
  const { hands, ever } = patterns[pattern]!;
  if (hands < least || !standings.isSubject(pattern)) return [];
  return standings.ids.flatMap((_, other) =>
    standings.takenBy[other]!.includes(pattern) &&
    standings.isSubject(other) &&
    patterns[other]!.hands >= SOME &&
    !ever.has(other)
      ? [other]
      : [],
  );
}
