import { keySpot, placeOf } from '../../../loader/index.ts';
import { standingsOf, type Standings } from '../pattern-relations.ts';
import { handText } from '../../hands/index.ts';
import { ENOUGH, type Trials } from '../random-hand-trials.ts';
import { atKey, isOwn, type Warning } from '../checked-pack.ts';

/** A pattern that was never had without one that takes it away. */
export const neverCounts: Warning = (written) => {
  const { ruleset } = written;
  const trials = written.trials;
  const standings = standingsOf(ruleset);
  return standings.ids.flatMap((id, pattern) => {
    const by = alwaysTaker(pattern, trials, standings);
    if (by === undefined || !isOwn(written, ['patterns', id])) return [];
    const taker = standings.ids[by]!;
    const seen = trials.patterns[pattern]!;
    const message = `\`${id}\` never counted: every hand with it had \`${taker}\` too, which absorbs it (${seen.hands} hands tried).`;
    const further = [
      { place: placeOf(keySpot(written.flat.root, ['patterns', taker, 'absorbs'])), message: 'absorbed here' },
    ];
    const hint = `Take it out, or let \`${taker}\` absorb less. The simplest: ${handText(ruleset, seen.simplest!)}.`;
    return [atKey(written, 'never-counts', message, ['patterns', id], { further, hint })];
  });
};

/** Who came along in every hand and takes it away. */
export function alwaysTaker(
  pattern: number,
  { patterns }: Trials,
  standings: Standings,
  least = ENOUGH,
): number | undefined {
  const { hands, always } = patterns[pattern]!;
  if (hands < least || !standings.isSubject(pattern)) return undefined;
  return standings.takenBy[pattern]!.find((by) => always.has(by));
}
