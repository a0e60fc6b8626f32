import { type Action, PASS, type Random, REVOKE, type Ruleset, SHOW, type View } from '../core/index.ts';
import { firstLegal, type Player } from './player.ts';
import { declaresWin, winStands } from './hand-and-unseen-tiles.ts';

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
