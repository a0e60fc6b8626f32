import { handText } from '../../hands/index.ts';
import { atValue, dataAt, type Warning } from '../checked-pack.ts';

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
