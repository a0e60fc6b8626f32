/**
 * A player for any rules, from what its seat sees: heads for the nearest win.
 *
 *     each legal action -> the hand afterwards -> how near, how many tiles help, what it would be worth
 */
import { type Action, PASS, REVOKE, type Ruleset, SHOW } from '../core/index.ts';
import type { Player } from './player.ts';
import { afterAction, declaresWin, distance, type Sight, sightOf, size, useful, worthNow, worthWith } from './sight.ts';

/** What an action leads to. */
export interface Outlook {
  action: Action;
  /** Tiles away from a win. A ready hand that no tile would make a win counts as one further. */
  distance: number;
  /** Whether a tile is drawn at once. */
  draws: boolean;
  /** Copies, not seen yet, of the kinds that help. */
  helping: number;
  /** What those that win would bring together. */
  worth: number;
  /** Copies of the tile parted with that may still come: the fewer, the less it is missed. */
  missed: number;
}

/** A bot for these rules. It knows no rule by name: it reads moves, shapes and values from the ruleset. */
export function makeBot(rules: Ruleset): Player {
  return (view) => {
    const passes = view.legal.find((action) => action.move === PASS);
    if (view.legal.length === 1) return view.legal[0]!;
    const sight = sightOf(rules, view);
    const wins =
      rules.play === 'checked' ||
      view.turn?.begin === 'bonus' ||
      (view.legal.length > 0 && worthNow(sight) !== undefined);
    if (view.declared) return view.legal.find((action) => action.move === (wins ? SHOW : REVOKE)) ?? view.legal[0]!;
    const win = view.legal.find((action) => wins && declaresWin(rules, action));
    if (win) return win;
    return (passes ? claim(sight, passes) : choices(sight)[0]?.action) ?? view.legal[0]!;
  };
}

/** What may be done on the own turn, best first; wins are another matter. */
export function choices(sight: Sight): Outlook[] {
  const open = sight.view.legal.filter((action) => !declaresWin(sight.rules, action) && movesOn(sight, action));
  const near = open
    .map((action) => ({ action, after: afterAction(sight, action) }))
    .map((one) => ({ ...one, distance: distance(one.after) }));
  const least = Math.min(...near.map((one) => one.distance));
  return near
    .filter((one) => one.distance === least)
    .map(({ action, after }) => outlook(sight, action, after, least))
    .sort(better);
}

/** A claim that brings the hand nearer, or an equal one that draws if something is claimed already; else the pass. */
function claim(sight: Sight, pass: Action): Action {
  const now = distance(sight);
  const claims = sight.view.legal.filter((action) => action !== pass && !declaresWin(sight.rules, action));
  const open = sight.melds.some((meld) => meld.claimed);
  const [best] = claims
    .map((action) => ({ action, after: afterAction(sight, action) }))
    .filter(({ action, after }) => distance(after) < now || (open && draws(sight, action) && distance(after) === now))
    .map(({ action, after }) => claimed(sight, action, after))
    .sort(better);
  return best && (best.distance < now || best.draws) ? best.action : pass;
}

/** A claim is as good as the best discard after it. */
function claimed(sight: Sight, action: Action, after: Sight): Outlook {
  if (size(after) === size(sight)) return outlook(sight, action, after, distance(after));
  const least = distance(after);
  const [best] = after.counts
    .flatMap((count, kind) => (count > 0 ? [less(after, kind)] : []))
    .filter((hand) => distance(hand) === least)
    .map((hand) => outlook(sight, action, hand, least))
    .sort(better);
  return best ?? outlook(sight, action, after, least);
}

function less(hand: Sight, kind: number): Sight {
  return { ...hand, counts: hand.counts.map((count, at) => (at === kind ? count - 1 : count)) };
}

function outlook(before: Sight, action: Action, hand: Sight, away: number): Outlook {
  const kinds = useful(hand);
  const tile = action.tiles[0];
  const missed =
    tile === undefined ? 0 : before.unseen[before.rules.tiles.tiles[before.rules.tiles.byId[tile]!]!.kind]!;
  const common = { action, draws: draws(before, action), missed };
  const all = kinds.reduce((sum, kind) => sum + hand.unseen[kind]!, 0);
  if (away > 0) return { ...common, distance: away, helping: all, worth: 0 };
  const winning = kinds.map((kind) => ({
    kind,
    judgement: worthWith(hand, kind, 'discard') ?? worthWith(hand, kind, 'draw'),
  }));
  const judged = winning.filter((one) => one.judgement !== undefined);
  if (judged.length === 0) return { ...common, distance: 1, helping: all, worth: 0 };
  const helping = judged.reduce((sum, { kind }) => sum + hand.unseen[kind]!, 0);
  const worth = judged.reduce((sum, { kind, judgement }) => sum + hand.unseen[kind]! * judgement!.value, 0);
  return { ...common, distance: 0, helping, worth };
}

function better(a: Outlook, b: Outlook): number {
  return (
    a.distance - b.distance ||
    Number(b.draws) - Number(a.draws) ||
    b.helping - a.helping ||
    b.worth - a.worth ||
    a.missed - b.missed
  );
}

function draws({ rules }: Sight, action: Action): boolean {
  return rules.moves[action.move]?.steps.some((step) => step.do === 'replace' || step.do === 'draw') ?? false;
}

/** A declaration that uses no tile is made once: while one of its marks is not yet set. */
function movesOn({ rules, view }: Sight, action: Action): boolean {
  if (action.tiles.length > 0) return true;
  const { marks } = view.seats[view.seat]!;
  return rules.moves[action.move]?.steps.some((step) => step.do === 'mark' && !marks.includes(step.name)) ?? false;
}
