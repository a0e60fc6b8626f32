/** What a player does without weighing anything, for any rules. */
import { type Action, PASS, REVOKE, type Ruleset, SHOW, type View } from '../core/index.ts';
import { defaultAction } from './default-action.ts';
import {
  afterAction,
  declaresWin,
  givesUp,
  type PlayerModel,
  playerModel,
  shanten,
  winStands,
} from './hand-and-unseen-tiles.ts';
import { phaseAction, type WorthWithout } from './phase-choice.ts';
import { firstLegal } from './player.ts';

/** The only action there is, a win that stands, what follows a declared win or the end of the deal, and the choice of a phase. */
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

/** Sends a seat away, or takes a joker out of a meld where that leaves the hand no farther from a win. */
export function plainGain(sight: PlayerModel): Action | undefined {
  const does = ({ move }: Action, what: 'leave' | 'swap'): boolean =>
    sight.rules.moves[move]?.steps.some((step) => step.do === what) ?? false;
  const { legal } = sight.view;
  const swap = (action: Action): boolean =>
    does(action, 'swap') && shanten(afterAction(sight, action)) <= shanten(sight);
  return legal.find((action) => does(action, 'leave')) ?? legal.find(swap);
}
