import { standingsOf } from '../pattern-relations.ts';
import { proofText } from '../proof/combination.ts';
import { nearestText } from '../proof/nearest-hand.ts';
import { atKey, isOwn, type Warning } from '../checked-pack.ts';

/** A pattern that no example shows and no hand that was tried had. */
export const neverSeen: Warning = (written) => {
  const trials = written.trials;
  const standings = standingsOf(written.ruleset);
  const proven = written.oddities().map(({ pattern }) => pattern);
  const shown = new Set(written.examples.filter(({ has }) => has).map(({ pattern }) => pattern));
  return standings.ids.flatMap((id, pattern) => {
    const isKnown = shown.has(id) || proven.includes(id) || trials.patterns[pattern]!.hands > 0;
    if (!isOwn(written, ['patterns', id]) || isKnown || !standings.isSubject(pattern)) return [];
    const proof = proofText(trials, [{ has: [pattern], lacks: [] }]);
    if (proof !== undefined) {
      const message = `No hand can have \`${id}\`. ${proof}${nearestText(written.ruleset, pattern)}`;
      return [
        atKey(written, 'never-seen', message, ['patterns', id], {
          hint: 'Change the condition, or take the pattern out.',
        }),
      ];
    }
    const message = `None of ${trials.hands} finished hands that were tried, near the examples and drawn by chance, had \`${id}\`; no example shows one.`;
    const hint = 'Add an example of a hand that has it, or look whether its condition can be met.';
    return [atKey(written, 'never-seen', message, ['patterns', id], { hint })];
  });
};
