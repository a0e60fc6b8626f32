/** What the strongest player would do in a person's place, and why: for whoever words it. */
import type { Action, Ruleset, View } from '../core/index.ts';
import { choices, type Outlook } from './bot.ts';
import { declaresWin, givesUp, playerModel } from './hand-and-unseen-tiles.ts';
import { skills } from './levels.ts';
import { explain, planningPlayer, type Weighed } from './planning-player.ts';

/** One of the best actions with its value, chance and danger, and the tiles that help the hand afterwards. */
export interface HintWay extends Weighed {
  /** Nothing where the hand goes a step back. */
  outlook?: Outlook;
}

/** The best action, and on an own turn the three best, of which it is the first; none where nothing is weighed, as with a win. */
export interface Hint {
  action: Action;
  ways: readonly HintWay[];
}

/** A seat that is not asked throws a `RangeError`. */
export function hint(rules: Ruleset, view: View): Hint {
  const action = planningPlayer(rules, skills.strong)(view);
  const isPlain = declaresWin(rules, action) || givesUp(rules, action);
  if (view.declared || view.window || view.phase || view.turn?.begin === 'asked' || isPlain)
    return { action, ways: [] };
  const ways = explain(rules, view, skills.strong);
  if (ways[0] === undefined || nameOf(ways[0].action) !== nameOf(action)) return { action, ways: [] };
  const outlooks = new Map(choices(playerModel(rules, view)).map((outlook) => [nameOf(outlook.action), outlook]));
  return {
    action,
    ways: ways.map((way) => {
      const outlook = outlooks.get(nameOf(way.action));
      return outlook === undefined ? way : { ...way, outlook };
    }),
  };
}

function nameOf({ move, tiles }: Action): string {
  return [move, ...tiles].join(' ');
}
