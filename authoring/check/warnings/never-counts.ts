import { keySpot, placeOf } from '../../../loader/index.ts';
import { standingsOf, type Standings } from '../pattern-relations.ts';
import { handText } from '../../hands/index.ts';
import { isImpossible, proofText } from '../proof/combination.ts';
import { ENOUGH, type Trials } from '../random-hand-trials.ts';
import { atKey, type CheckedPack, type Finding, isOwn, type Warning } from '../checked-pack.ts';

/** A pattern that was never had without one that takes it away. */
export const neverCounts: Warning = (written) => {
  const { ruleset } = written;
  const trials = written.trials;
  const standings = standingsOf(ruleset);
  return standings.ids.flatMap((id, pattern) => {
    if (!isOwn(written, ['patterns', id])) return [];
    const by = alwaysTaker(pattern, trials, standings);
    if (by === undefined) return isNeverWorth(written, pattern, standings) ? [neverWorth(written, id, pattern)] : [];
    const taker = standings.ids[by]!;
    const seen = trials.patterns[pattern]!;
    const proof = proofText(trials, [{ has: [pattern], lacks: [by] }]);
    const message =
      proof === undefined
        ? `\`${id}\` never counted: every hand with it had \`${taker}\` too, which absorbs it (${seen.hands} hands tried).`
        : `\`${id}\` never counts: every hand with it has \`${taker}\` too, which absorbs it. ${proof}`;
    const further = [
      { place: placeOf(keySpot(written.flat.root, ['patterns', taker, 'absorbs'])), message: 'absorbed here' },
    ];
    const hint = `Take it out, or let \`${taker}\` absorb less. The simplest: ${handText(ruleset, seen.simplest!)}.`;
    return [atKey(written, 'never-counts', message, ['patterns', id], { further, hint })];
  });
};

/** Who came along in every hand and takes it away. */
export function alwaysTaker(pattern: number, trials: Trials, standings: Standings, least = ENOUGH): number | undefined {
  const { hands, always } = trials.patterns[pattern]!;
  if (!standings.isSubject(pattern)) return undefined;
  return standings.takenBy[pattern]!.find(
    (by) => always.has(by) && (hands >= least || isImpossible(trials, { has: [pattern], lacks: [by] })),
  );
}

/** Whether hands that were judged for a proof won with a pattern often, and never counted it. */
function isNeverWorth({ trials }: CheckedPack, pattern: number, standings: Standings): boolean {
  const { hands, counted } = trials.patterns[pattern]!;
  return trials.outcomes !== undefined && counted === undefined && hands >= ENOUGH && standings.isSubject(pattern);
}

function neverWorth(written: CheckedPack, id: string, pattern: number): Finding {
  const { hands, simplest } = written.trials.patterns[pattern]!;
  const message = `\`${id}\` never counted in a hand that won: what is worth more stands in its place, or takes it away (${hands} hands tried). The simplest: ${handText(written.ruleset, simplest!)}.`;
  const hint = 'Take it out, raise its value, or let others take less away.';
  return atKey(written, 'never-counts', message, ['patterns', id], { hint });
}
