/**
 * A player for any rules, from what its seat sees: heads for the nearest win.
 *
 *     each legal action -> the hand afterwards -> how near, how many tiles help, what it would be worth
 */
import { type Action, type Worth, type Kind, PASS, type Ruleset } from '../core/index.ts';
import { forcedAction, plainGain, surrender } from './forced-action.ts';
import { hiddenHands, isOpenToWin } from './hidden-hands.ts';
import { type Player, weightOf } from './player.ts';
import {
  afterAction,
  declaresWin,
  shanten,
  givesUp,
  type PlayerModel,
  playerModel,
  size,
  ukeire,
  without,
  worthWith,
} from './hand-and-unseen-tiles.ts';

/** What an action leads to. */
export interface Outlook {
  action: Action;
  /** Tiles away from a win. A ready hand that no tile would make a win counts as one further. */
  distance: number;
  /** Whether a tile is drawn at once. */
  draws: boolean;
  /** Kinds that help; of a ready hand those that win. */
  kinds: Kind[];
  /** Copies of them not seen yet. */
  helping: number;
  /** What those that win would bring together. */
  worth: number;
  /** Whether it parts with a marked tile. */
  marked: boolean;
  /** Copies of the tile parted with that may still come: the fewer, the less it is missed. */
  missed: number;
  /** How much the move does: of two that lead to the same, the plainer one will do. */
  weight: number;
}

/** A bot for these rules. It knows no rule by name: it reads moves, shapes and values from the ruleset. */
export function makeBot(rules: Ruleset): Player {
  return (view) => {
    const forced = forcedAction(rules, view, 'A bot');
    if (forced) return forced;
    const sight = playerModel(rules, view);
    const passes = view.legal.find((action) => action.move === PASS);
    if (passes) return claim(sight, passes);
    return surrender(sight) ?? plainGain(sight) ?? choices(sight)[0]?.action ?? view.legal[0]!;
  };
}

/** What may be done with tiles on the own turn, best first; a declaration that makes the hand worth more goes before all. */
export function choices(sight: PlayerModel): Outlook[] {
  const { rules, view } = sight;
  const open = view.legal.filter((action) => !declaresWin(rules, action) && !givesUp(rules, action));
  const near = open
    .filter(({ tiles }) => tiles.length > 0)
    .map((action) => ({ action, after: afterAction(sight, action) }))
    .map((one) => ({ ...one, distance: shanten(one.after) }));
  const least = Math.min(...near.map((one) => one.distance));
  const ways = near
    .filter((one) => one.distance === least)
    .map(({ action, after }) => outlook(sight, action, after, least))
    .sort(better);
  const declared = open
    .filter(({ tiles }) => tiles.length === 0)
    .flatMap((action) => declaring(sight, action, ways[0]) ?? []);
  return [...declared, ...ways];
}

/** A declaration without a tile, where the best hand that can be left is worth more after it. */
function declaring(sight: PlayerModel, action: Action, best: Outlook | undefined): Outlook | undefined {
  if (best === undefined || draws(sight, action)) return undefined;
  const after = outlook(sight, action, afterAction(afterAction(sight, action), best.action), best.distance);
  return after.worth > best.worth ? after : undefined;
}

/** A claim that brings the hand nearer, or an equal one that draws if something is claimed already; else the pass. */
function claim(sight: PlayerModel, pass: Action): Action {
  const now = shanten(sight);
  const claims = sight.view.legal.filter((action) => action !== pass && !declaresWin(sight.rules, action));
  const open = sight.melds.some((meld) => meld.claimed);
  const [best] = claims
    .map((action) => ({ action, after: afterAction(sight, action) }))
    .filter(({ action, after }) => shanten(after) < now || (open && draws(sight, action) && shanten(after) === now))
    .map(({ action, after }) => claimed(sight, action, after))
    .sort(better);
  return best && (best.distance < now || best.draws) ? best.action : pass;
}

/** A claim is as good as the best discard after it. */
function claimed(sight: PlayerModel, action: Action, after: PlayerModel): Outlook {
  const least = shanten(after);
  if (size(after) === size(sight)) return outlook(sight, action, after, least);
  const [best] = after.counts
    .flatMap((count, kind) => (count > 0 ? [without(after, kind)] : []))
    .filter((hand) => shanten(hand) === least)
    .map((hand) => outlook(sight, action, hand, least))
    .sort(better);
  return best ?? outlook(sight, action, after, least);
}

function outlook(before: PlayerModel, action: Action, hand: PlayerModel, away: number): Outlook {
  const kinds = ukeire(hand);
  const { tiles, byId } = before.rules.tiles;
  const tile = action.tiles[0] === undefined ? undefined : tiles[byId[action.tiles[0]]!]!;
  const common = {
    action,
    draws: draws(before, action),
    marked: tile?.marked ?? false,
    missed: tile === undefined ? 0 : before.unseen[tile.kind]!,
    weight: weightOf(before.rules.moves[action.move]!),
  };
  const copies = (some: readonly Kind[]): number => some.reduce((sum, kind) => sum + hand.unseen[kind]!, 0);
  if (away === 1) {
    // Where the first kind leads to a win the others are trusted to: looking takes its time (W8).
    const first = kinds[0] !== undefined && leadsToWin(hand, kinds[0]);
    const leading = first ? kinds : kinds.filter((kind) => leadsToWin(hand, kind));
    if (leading.length > 0) return { ...common, distance: 1, kinds: leading, helping: copies(leading), worth: 0 };
  }
  if (away > 0) return { ...common, distance: away === 1 ? 2 : away, kinds, helping: copies(kinds), worth: 0 };
  const winning = kinds.map((kind) => ({ kind, judgement: worthAny(hand, kind) }));
  const judged = winning.filter((one) => one.judgement !== undefined);
  if (judged.length === 0) return { ...common, distance: 1, kinds, helping: copies(kinds), worth: 0 };
  // A hand that has not declared what it must is worth nothing yet.
  const part = Number(isOpenToWin(hiddenHands(before.rules), hand.marks));
  const worth = part * judged.reduce((sum, { kind, judgement }) => sum + hand.unseen[kind]! * judgement!.value, 0);
  const wins = judged.map(({ kind }) => kind);
  return { ...common, distance: 0, kinds: wins, helping: copies(wins), worth };
}

function worthAny(hand: PlayerModel, kind: Kind): Worth | undefined {
  return worthWith(hand, kind, 'discard') ?? worthWith(hand, kind, 'draw');
}

/** Whether the kind wins by draw or by discard; the draw is asked first, which most often has what it needs (W8). */
function winsAnyhow(hand: PlayerModel, kind: Kind): boolean {
  return (worthWith(hand, kind, 'draw') ?? worthWith(hand, kind, 'discard')) !== undefined;
}

/** Whether a hand one tile from being ready gets ready with this kind for a tile that would win. */
function leadsToWin(hand: PlayerModel, kind: Kind): boolean {
  if (hand.unseen[kind] === 0) return false;
  const full = { ...hand, counts: hand.counts.map((count, at) => (at === kind ? count + 1 : count)) };
  return full.counts.some((count, at) => {
    if (count === 0 || at === kind) return false;
    const ready = without(full, at);
    return shanten(ready) === 0 && ukeire(ready).some((last) => winsAnyhow(ready, last));
  });
}

function better(a: Outlook, b: Outlook): number {
  return (
    a.distance - b.distance ||
    Number(b.draws) - Number(a.draws) ||
    b.helping - a.helping ||
    b.worth - a.worth ||
    Number(a.marked) - Number(b.marked) ||
    a.missed - b.missed ||
    a.weight - b.weight
  );
}

function draws({ rules }: PlayerModel, { move }: Action): boolean {
  return rules.moves[move]?.steps.some((step) => step.do === 'replace' || step.do === 'draw') ?? false;
}
