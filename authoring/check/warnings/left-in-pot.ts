import { steps } from '../../../core/index.ts';
import { atKey, dataAt, isOwn, namesIn, type Warning } from '../checked-pack.ts';

/** Steps that pay into a pot, and the key at which each names it. */
const PAYING = Object.entries(steps).flatMap(([step, { keys }]) =>
  Object.values(keys).flatMap(({ key, takes }) => (takes === 'pot' ? [{ step, key }] : [])),
);

/** A pot that is paid into, and paid out neither at the end of the game nor at every end of a deal. */
export const leftInPot: Warning = (written) => {
  const paysOut = (ending: string, pot: string): boolean =>
    namesIn(written, 'settle', ending).some((id) => dataAt(written, ['settle', ending, id, 'from']) === `pot ${pot}`);
  const ends = ['win', 'exhausted', ...namesIn(written, 'endings')];
  const root = dataAt(written, []);
  return namesIn(written, 'pots')
    .filter((pot) => isOwn(written, ['pots', pot]) && isPaid(root, pot))
    .filter((pot) => !paysOut('game_over', pot) && !ends.every((ending) => paysOut(ending, pot)))
    .map((pot) => {
      const message = `What is left in the pot \`${pot}\` at the end of the game is paid to nobody.`;
      const payment = `left: { from: pot ${pot}, when: standing == 1, amount: ${pot}, reason: left over }`;
      const hint = `Under \`settle\`, add \`game_over: { ${payment} }\`, or accept this if nobody is to have the points.`;
      return atKey(written, 'left-in-pot', message, ['pots', pot], { hint });
    });
};

/** Whether a step or a payment of these rules pays into the pot. */
function isPaid(part: unknown, pot: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const map = part as Record<string, unknown>;
  if (map.to === `pot ${pot}` || PAYING.some(({ step, key }) => step in map && map[key] === pot)) return true;
  return Object.values(map).some((inner) => isPaid(inner, pot));
}
