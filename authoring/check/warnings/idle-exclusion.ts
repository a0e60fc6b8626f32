import { standingsOf, type Standings } from '../pattern-relations.ts';
import { handText } from '../../hands/index.ts';
import { isImpossible, proofText } from '../proof/combination.ts';
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
      const { hands, simplest } = trials.patterns[pattern]!;
      const proof = proofText(trials, [{ has: [pattern, standings.ids.indexOf(String(name))], lacks: [] }]);
      const certain = proof && `can have both. ${proof} With \`${id}\`: ${handText(written.ruleset, simplest!)}.`;
      const message = `\`${id}\` absorbs \`${String(name)}\`, but no hand ${certain ?? `had both (${hands} hands with \`${id}\` tried).`}`;
      return [atValue(written, 'idle-exclusion', message, [...path, index], { hint: 'Take it out of the list.' })];
    });
  });
};

/** Patterns it names and never came with, though both were seen often. */
export function idleOf(pattern: number, trials: Trials, standings: Standings, least = ENOUGH): number[] {
  const { patterns } = trials;
  const { hands, ever } = patterns[pattern]!;
  if (!standings.isSubject(pattern)) return [];
  const isSure = (other: number): boolean =>
    (hands >= least && patterns[other]!.hands >= SOME) || isImpossible(trials, { has: [pattern, other], lacks: [] });
  return standings.ids.flatMap((_, other) =>
    standings.takenBy[other]!.includes(pattern) && standings.isSubject(other) && !ever.has(other) && isSure(other)
      ? [other]
      : [],
  );
}
