/** All that one seat gets to see and to hear in the course of a deal. */
import { type Action, play, type Random, type Ruleset, seededRandom, shuffle, view } from '../../../core/index.ts';
import { arrange } from '../deals/arranged-deal.ts';
import { travel } from './visit-decisions.ts';
import { type Chooser, declaresWin } from './random-choosers.ts';
import { type Played, seatLog, start } from './twin-with-other-hidden-tiles.ts';

/** Wins end a deal and show a hand: the others leave them, so that there is much to see. */
export const peaceful =
  (choose: Chooser): Chooser =>
  (table, open, random) => {
    const rest = open.filter((action) => !declaresWin(table.rules, action) || table.stage.at === 'declared');
    return choose(table, rest.length > 0 ? rest : open, random);
  };

/** A deal with prepared wall and dice, played so far by chance. */
export function someDeal(rules: Ruleset, seed: number, choose: Chooser, random: Random): Played {
  const prepared = {
    ...arrange(
      rules,
      {
        order: '',
        dice: random.int(2, 12),
        players: shuffle(
          Array.from({ length: rules.seats.count }, (_, seat) => seat),
          random,
        ),
      },
      random,
    ),
  };
  const wall = shuffle([...prepared.wall!], random);
  const { actions } = travel(rules, { seed, choose: peaceful(choose), deals: 1, arrange: [{ ...prepared, wall }] });
  return { arrange: { ...prepared, wall }, seed, actions: actions.slice(0, random.int(0, actions.length - 1)) };
}

/** Everything a seat could try, legal or not, with a few of the tiles there are. */
export function attempts(rules: Ruleset, seat: number, random: Random): Action[] {
  const ids = rules.tiles.tiles.map(({ id }) => id);
  const some = (n: number): string[] => Array.from({ length: n }, () => ids[random.int(0, ids.length - 1)]!);
  const moves = [...Object.keys(rules.moves), 'pass', 'show', 'revoke', 'next_deal', 'nonsense'];
  return moves.flatMap((move) =>
    [0, 1, 2, 3, 4].map((n) => ({
      seat,
      move,
      tiles: n > 1 && random.int(0, 1) === 0 ? new Array<string>(n).fill(some(1)[0]!) : some(n),
    })),
  );
}

export interface Glimpses {
  log: string;
  views: string[];
  refusals: string[];
  /** What the seat must not know, to see that it was another. */
  hidden: string;
}

export function glimpses(rules: Ruleset, played: Played, seat: number): Glimpses {
  const views: string[] = [];
  const refusals: string[] = [];
  const random = seededRandom(7);
  let last = start(rules, played);
  const log = seatLog(rules, played, seat, (table) => {
    const now = JSON.stringify(view(table, seat));
    if (views.at(-1) === now) return;
    views.push(now);
    if (views.length % 9 === 1)
      refusals.push(
        ...attempts(rules, seat, random).map((action) => JSON.stringify(play(table, action).refused ?? 'legal')),
      );
    last = table;
  });
  const hidden = JSON.stringify([
    last.wall.order.slice(last.wall.head),
    last.random,
    last.seats.map(({ hand }, at) => (at === seat ? 0 : hand)),
  ]);
  return { log, views, refusals, hidden };
}
