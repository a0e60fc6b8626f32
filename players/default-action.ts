import { type Action, type Move, NEXT_DEAL, PASS, type Ruleset, SHOW, type View } from '../core/index.ts';
import { firstLegal, type Player } from './player.ts';
import { declaresWin } from './hand-and-unseen-tiles.ts';

/**
 * What a seat does that does not answer in time; a view in which nothing is asked throws a `RangeError`. It claims and declares nothing:
 * it passes, or parts with the tile it has just drawn if the rules let it. A win it has declared already is shown. After a deal it goes on to the next.
 * In a phase it does what the rules say of silent seats.
 */
export function defaultAction(rules: Ruleset, view: View): Action {
  const first = firstLegal('defaultAction', view);
  const { legal, drawn } = view;
  const ofMove = (move: string): Action | undefined => legal.find((action) => action.move === move);
  const rest = legal.filter((action) => !declaresWin(rules, action));
  const silent = rules.phases.find(({ id }) => id === view.phase?.id)?.default ?? PASS;
  return ofMove(silent) ?? ofMove(PASS) ?? ofMove(SHOW) ?? ofMove(NEXT_DEAL) ?? plainest(rules, rest, drawn) ?? first;
}

/** A player who never answers: takes the default action. */
export function silentPlayer(rules: Ruleset): Player {
  return (view) => defaultAction(rules, view);
}

/** The action that leaves the least behind; of several the discard of this tile, or else the first. */
function plainest(rules: Ruleset, actions: readonly Action[], tile: string): Action | undefined {
  const weights = actions.map(({ move }) => weightOf(rules.moves[move]!));
  const least = actions.filter((_, i) => weights[i] === Math.min(...weights));
  return least.find(({ tiles, fromHand }) => tiles.length === 1 && tiles[0] === tile && !fromHand) ?? least[0];
}

/** A discard ends the turn; every further thing a move does is one more that nobody has asked for. */
export function weightOf({ steps }: Move): number {
  const discards = steps.some((step) => step.do === 'discard');
  const more = steps.filter(({ do: what }) => !['discard', 'window', 'next'].includes(what));
  return (discards ? 0 : 100) + more.length;
}
