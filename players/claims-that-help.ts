/** Which claims are worth weighing: those that bring a hand nearer to a win, of the tiles that the seat can win with. */
import { type Action, PASS } from '../core/index.ts';
import { afterAction, declaresWin, type PlayerModel, restricted, shanten, size } from './hand-and-unseen-tiles.ts';
import { hiddenHandsWith } from './hidden-hands.ts';

/** The hand without tiles that the seat cannot win with. */
export function usable(hand: PlayerModel): PlayerModel {
  const { usable: isOfUse } = hiddenHandsWith(hand.rules, hand.marks);
  return isOfUse === undefined ? hand : restricted(hand, isOfUse);
}

/** The pass, where no claim is worth weighing: most answers, so nothing else is looked at. */
export function onlyPass(sight: PlayerModel): Action | undefined {
  const { rules, view } = sight;
  const pass = view.window ? view.legal.find(({ move }) => move === PASS) : undefined;
  if (pass === undefined) return undefined;
  const now = shanten(usable(sight));
  const isOpen = view.legal.some(
    (action) => action !== pass && !declaresWin(rules, action) && mayHelp(sight, action, now),
  );
  return isOpen ? undefined : pass;
}

/** Whether a claim brings the hand nearer to a win, or leaves it as near and draws a tile. */
export function mayHelp(sight: PlayerModel, action: Action, before: number): boolean {
  const after = afterAction(sight, action);
  const away = shanten(usable(after));
  return away < before || (away === before && size(after) % 3 === 1);
}
