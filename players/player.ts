/** What a player is, and the plainest ones: who answers for the silent, and who plays by chance. */
import {
  type Action,
  type Move,
  NEXT_DEAL,
  PASS,
  type Random,
  REVOKE,
  type Ruleset,
  SHOW,
  type View,
} from '../core/index.ts';
import { declaresWin, winStands } from './hand-and-unseen-tiles.ts';

/**
 * Somebody who plays: sees what a seat sees, answers with one of its legal actions. Is asked only where there are some, which holds for
 * every seat in `table.toAct`; players made here throw a `RangeError` for a view with an empty `legal`.
 */
export type Player = (view: View) => Action;

/** Makes a player for these rules, with a stream of chance of its own. */
export type PlayerMaker = (rules: Ruleset, random: Random) => Player;

/** The first legal action of a seat that is asked; a view in which nothing is asked throws a `RangeError`. */
export function firstLegal(what: string, view: View): Action {
  if (!Array.isArray(view?.legal))
    throw new TypeError(`${what} takes the view of a seat: ${what}(..., view(table, table.toAct[0]!))`);
  const [first] = view.legal;
  if (first === undefined)
    throw new RangeError(
      `${what} takes the view of a seat that is asked; seat ${view.seat} has no legal action now, see table.toAct`,
    );
  return first;
}

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

/** One in so many times a win is declared that is none, where play is free. */
const RARELY = 400;

/** Takes any legal action: each move as likely as another, passes less often, and few false wins. */
export function randomPlayer(rules: Ruleset, random: Random): Player {
  const oneIn = (n: number): boolean => random.int(1, n) === 1;
  const pick = <T>(list: readonly T[]): T => list[random.int(0, list.length - 1)]!;
  const answersWin = (view: View, real: boolean): Action => {
    const wanted = oneIn(real ? 10 : 3) === real ? REVOKE : SHOW;
    return view.legal.find((action) => action.move === wanted) ?? view.legal[0]!;
  };
  return (view) => {
    const first = firstLegal('A random player', view);
    if (view.legal.length === 1) return first;
    const real = rules.play === 'checked' || winStands(rules, view);
    if (view.declared) return answersWin(view, real);
    const open = real ? view.legal : view.legal.filter((action) => !declaresWin(rules, action) || oneIn(RARELY));
    const others: string[] = [];
    let passes = false;
    for (const { move } of open) {
      if (move === PASS) passes = true;
      else if (!others.includes(move)) others.push(move);
    }
    const move = others.length === 0 || (passes && oneIn(4)) ? PASS : pick(others);
    return pick(open.filter((action) => action.move === move));
  };
}
