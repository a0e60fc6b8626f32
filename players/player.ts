import type { Action, Random, Ruleset, View } from '../core/index.ts';

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
