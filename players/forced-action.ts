/** What a player does without weighing anything, for any rules. */
import { type Action, PASS, REVOKE, type Ruleset, SHOW, type View } from '../core/index.ts';
import {
  afterAction,
  declaresWin,
  givesUp,
  type PlayerModel,
  playerModel,
  restricted,
  shanten,
  size,
  winStands,
} from './hand-and-unseen-tiles.ts';
import { hiddenHandsWith } from './hidden-hands.ts';
import { growingMove } from './payments/payments-beside-wins.ts';
import { phaseAction, type WorthWithout } from './phase-choice.ts';
import { defaultAction, firstLegal } from './player.ts';

/**
 * The only action there is, a win that stands, what follows a declared win or the end of the deal, and the choice of a phase, by what
 * `kept` makes of a hand.
 */
export function forcedAction(
  rules: Ruleset,
  view: View,
  who: string,
  kept?: (sight: PlayerModel) => WorthWithout | undefined,
): Action | undefined {
  const first = firstLegal(who, view);
  if (view.legal.length === 1) return first;
  const win = view.legal.find((action) => declaresWin(rules, action));
  const stands = rules.play === 'checked' || view.turn?.begin === 'bonus' || winStands(rules, view);
  if (view.declared) return view.legal.find((action) => action.move === (stands ? SHOW : REVOKE)) ?? first;
  if (win && stands) return win;
  // What a seat may still say when the deal is over can only be to its good.
  if (view.turn?.begin === 'asked') return view.legal.find((action) => action.move !== PASS) ?? first;
  if (!view.phase) return undefined;
  const sight = playerModel(rules, view);
  return phaseAction(sight, defaultAction(rules, view), kept?.(sight));
}

/** A hand so many tiles from being ready is given up where the rules let it. */
const HOPELESS = 4;

/** Ends the deal where that is open and the hand is bad. */
export function surrender(sight: PlayerModel): Action | undefined {
  const action = sight.view.legal.find((one) => givesUp(sight.rules, one));
  return action && shanten(sight) >= HOPELESS ? action : undefined;
}

/** Sends a seat away; takes a joker out of a meld or lays a tile aside for another, where that leaves the hand no farther from a win. */
export function plainGain(sight: PlayerModel): Action | undefined {
  const { moves } = sight.rules;
  const does = ({ move }: Action, what: 'leave' | 'swap' | 'replace'): boolean =>
    moves[move]?.steps.some((step) => step.do === what) ?? false;
  const { legal } = sight.view;
  const laysAside = (action: Action): boolean => moves[action.move]?.uses === 'aside' && does(action, 'replace');
  const exchanges = (action: Action): boolean =>
    (does(action, 'swap') || laysAside(action)) && shanten(afterAction(sight, action)) <= shanten(sight);
  return legal.find((action) => does(action, 'leave')) ?? legal.find(exchanges);
}

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

/** Whether a claim brings the hand nearer to a win, or leaves it as near and draws a tile or makes a pung whose fourth tile is paid for. */
export function mayHelp(sight: PlayerModel, action: Action, before: number): boolean {
  const after = afterAction(sight, action);
  const away = shanten(usable(after));
  return away < before || (away === before && (size(after) % 3 === 1 || growingMove(after) !== undefined));
}
