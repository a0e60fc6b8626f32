import { handText } from '../../hands/index.ts';
import { atKey, atValue, dataAt, isOwn, namesIn, type Warning } from '../checked-pack.ts';

/** A limit that no hand reached; only where hands were judged, for a proof. */
export const unreachedLimit: Warning = (written) => {
  const { hands, limits, outcomes, won } = written.trials;
  if (outcomes === undefined || won === undefined) return [];
  return namesIn(written, 'limits').flatMap((id) => {
    const path = ['limits', id];
    if (limits.has(id) || !isOwn(written, path)) return [];
    const message = `None of ${hands} finished hands that were tried reached the limit \`${id}\`. One that wins: ${handText(written.ruleset, won)}.`;
    const hint = 'Ask for less, take the limit out, or add an example of a hand that reaches it.';
    return [atKey(written, 'unreached-limit', message, path, { hint })];
  });
};

/** A minimum that none of many hands reached. */
export const unreachedMinimum: Warning = (written) => {
  const path = ['score', 'minimum'];
  if (dataAt(written, path) === undefined) return [];
  const { hands, won, short } = written.trials;
  if (won !== undefined || short === undefined) return [];
  const message = `None of ${hands} finished hands reached the minimum, so perhaps nobody can ever win.`;
  const hint = `Ask for less. The best had value ${short.value}: ${handText(written.ruleset, short.query)}.`;
  return [atValue(written, 'unreached-minimum', message, path, { hint })];
};
