import { placeOf, keySpot } from '../../../loader/index.ts';
import { standingsOf, type Standings } from '../pattern-relations.ts';
import { handText } from '../../hands/index.ts';
import { ENOUGH, type Sightings, type Trials } from '../random-hand-trials.ts';
import { type Combination, isImpossible, proofText } from '../proof/combination.ts';
import { atKey, isOwn, listed, type Warning } from '../checked-pack.ts';

/** A pattern that was never had without another, both counting. */
export const alwaysTogether: Warning = (written) => {
  const { ruleset } = written;
  const trials = written.trials;
  const standings = standingsOf(ruleset);
  const { ids } = standings;
  return ids.flatMap((id, pattern) => {
    if (!isOwn(written, ['patterns', id])) return [];
    const others = companions(pattern, trials, standings);
    if (others.length === 0) return [];
    const seen = trials.patterns[pattern]!;
    const names = others.map((other) => ids[other]!);
    const further = names.map((name) => ({
      place: placeOf(keySpot(written.flat.root, ['patterns', name])),
      message: 'counts beside it',
    }));
    const proof = proofText(
      trials,
      others.map((other) => without(pattern, other)),
    );
    const tried = `All ${seen.hands} hands with \`${id}\` that were tried had`;
    const begin = proof === undefined ? tried : `Every hand with \`${id}\` has`;
    const certain = proof === undefined ? '' : ` ${proof}`;
    const message = `${begin} ${listed(names)} too, and both count.${certain} The simplest: ${handText(ruleset, seen.simplest!)}.`;
    const hint = `If one is to stand for the other, add \`absorbs: [${names.join(', ')}]\`; if there is a hand with \`${id}\` alone, add it as an example; if both are meant to count, say why under \`accepts\`: \`always-together: { ${id}: ... }\`.`;
    return [atKey(written, 'always-together', message, ['patterns', id], { further, hint })];
  });
};

/** What came along in every hand, counts beside it, and is taken away by nothing that came along too. */
export function companions(pattern: number, trials: Trials, standings: Standings, least = ENOUGH): number[] {
  const seen: Sightings = trials.patterns[pattern]!;
  if (!standings.isSubject(pattern)) return [];
  const present = [pattern, ...seen.always];
  const isTaken = (one: number): boolean => standings.takenBy[one]!.some((by) => present.includes(by));
  if (isTaken(pattern)) return [];
  return [...seen.always].filter(
    (other) =>
      (seen.hands >= least || isImpossible(trials, without(pattern, other))) &&
      standings.isSubject(other) &&
      standings.add(pattern, other) &&
      !isTaken(other) &&
      !standings.partlyTakenBy[other]!.some((by) => present.includes(by)) &&
      !standings.partlyTakenBy[pattern]!.includes(other),
  );
}

function without(pattern: number, other: number): Combination {
  return { has: [pattern], lacks: [other] };
}
