/**
 * What a bot does in a phase, for any rules: it tries what each move leaves.
 *
 *     tiles that are given -> how far the rest is from a win, and what must go first of it whatever is chosen later
 *     a mark               -> how far the hand is without the tiles that the rules of discarding then want to go first
 *     a vote               -> how many tiles are exchanged next where all say the same, as long as so many are of no use
 */
import { type Action, discardsBy, isLegal, type Kind, legal, PASS, play, type Ruleset, Table } from '../core/index.ts';
import { weightOf } from './player.ts';
import { knownTable } from './table-from-view.ts';
import { afterAction, kindOfId, type PlayerModel, restricted, shanten, ukeire } from './hand-and-unseen-tiles.ts';

/** Of more ways than so many a few are tried whose tiles seem of least use, and of these the first are looked at closely. */
const MANY = 40;
const TRIED = 12;
const CLOSELY = 6;
/** A tile without which the hand is farther from a win is given last. */
const NEEDED = 1000;

interface Way {
  action: Action;
  /** What is kept. */
  rest: PlayerModel;
  /** How far that is from a win, and how many tiles of it must go first. */
  cost: number;
  /** How many tiles are exchanged. */
  exchanged: number;
}

/** What a hand is worth without tiles of these kinds where so many others come. */
export type WorthWithout = (kinds: readonly Kind[], come: number) => number;

/** The best action of a seat that is asked in a phase; `silent` where nothing speaks for another; `kept`: what hands are worth, where more is known of that than how far they are from a win. */
export function phaseAction(sight: PlayerModel, silent: Action, kept?: WorthWithout): Action {
  const { rules, view } = sight;
  const later = askedLater(sight);
  const duties = later.filter((id) => rules.moves[id]!.uses === 'none').map((id) => dutyAfter(sight, id));
  const giving = view.legal.filter(({ tiles }) => tiles.length > 0);
  if (kept !== undefined && giving.length > 0) return mostKept(rules, giving, kept);
  const ways =
    giving.length > 0
      ? leastUsed(sight, giving).map((action) => given(sight, action, duties))
      : view.legal.map((action) => said(sight, action));
  const least = Math.min(...ways.map(({ cost }) => cost));
  const near = ways.filter(({ cost }) => cost === least);
  const most = Math.max(...near.map(({ exchanged }) => exchanged));
  const equal = near.filter(({ exchanged }) => exchanged === most);
  const best = giving.length > MANY ? equal.slice(0, CLOSELY) : equal;
  if (best.length === 1) return best[0]!.action;
  const orders = new Map(best.map(({ action, rest }) => [action, orderOf(sight, action, rest, silent)]));
  return [...orders.keys()].toSorted((a, b) => compare(orders.get(a)!, orders.get(b)!))[0]!;
}

/** The place of the phase. */
function placeOf({ rules, view }: PlayerModel): number {
  return rules.phases.findIndex(({ id }) => id === view.phase?.id);
}

/** What leaves most; looked at closely are, of each number of tiles, those that the hand misses least one by one. */
function mostKept({ tiles: { tiles, byId } }: Ruleset, giving: readonly Action[], kept: WorthWithout): Action {
  let best = giving[0]!;
  let most = -Infinity;
  for (const come of new Set(giving.map((action) => action.tiles.length))) {
    const ways = giving
      .filter((action) => action.tiles.length === come)
      .map((action) => ({ action, kinds: action.tiles.map((id) => tiles[byId[id]!]!.kind) }));
    const alone = new Map([...new Set(ways.flatMap(({ kinds }) => kinds))].map((kind) => [kind, kept([kind], come)]));
    const left = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + alone.get(kind)!, 0);
    for (const { action, kinds } of ways.sort((a, b) => left(b.kinds) - left(a.kinds)).slice(0, TRIED)) {
      const worth = kept(kinds, come);
      if (worth <= most) continue;
      best = action;
      most = worth;
    }
  }
  return best;
}

/** Moves of later phases. */
function askedLater(sight: PlayerModel): string[] {
  return sight.rules.phases.slice(placeOf(sight) + 1).flatMap(({ asks }) => asks);
}

/** What giving tiles leaves, whatever is chosen later. */
function given(sight: PlayerModel, action: Action, duties: readonly Duty[]): Way {
  const after = afterAction(sight, action);
  const less = { ...after, aside: after.aside + action.tiles.length };
  const rests = duties.length === 0 ? [{ rest: less, cost: shanten(less) }] : duties.map((duty) => undone(less, duty));
  const best = rests.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { action, exchanged: action.tiles.length, ...best };
}

/** What a choice without tiles leaves. */
function said(sight: PlayerModel, action: Action): Way {
  const left =
    action.move === PASS ? { rest: sight, cost: shanten(sight) } : undone(sight, dutyAfter(sight, action.move));
  return { action, exchanged: exchangedNext(sight, action), ...left };
}

/** Of equal choices: marked tiles are kept, then what leaves most tiles that help, gives no two alike away, and is missed least. */
function orderOf(sight: PlayerModel, action: Action, rest: PlayerModel, silent: Action): number[] {
  const { rules, unseen } = sight;
  const { tiles, move } = action;
  const marked = tiles.filter((id) => rules.tiles.tiles[rules.tiles.byId[id]!]!.marked).length;
  const alike = tiles.length - new Set(tiles).size;
  const missed = tiles.reduce((sum, id) => sum + unseen[kindOfId(rules, id)]!, 0);
  return [
    marked,
    -helpingTiles(rest),
    alike,
    missed,
    Number(move !== silent.move),
    move === PASS ? 0 : weightOf(rules.moves[move]!),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Kinds of which all tiles must go first; undefined where any tile may go. */
type Duty = ReadonlySet<Kind> | undefined;

/** What must go first of a hand once a move has set its marks. */
function dutyAfter(sight: PlayerModel, move: string): Duty {
  const { rules, view } = sight;
  const { seat } = view;
  const known = knownTable(rules, view);
  const { marks } = afterAction(sight, { seat, move, tiles: [] });
  const seats = known.seats.map((one, at) => (at === seat ? { ...one, marks } : one));
  const offers = rules.turn.drawn.filter((id) => discardsBy(rules.moves[id]!));
  const stage = { at: 'turn' as const, turn: { seat, begin: 'drawn' as const, offers, tile: -1 } };
  const table = new Table(rules, { ...known, seats, stage, toAct: [seat] });
  const first = new Set(legal(table, seat).flatMap(({ tiles }) => tiles.map((id) => kindOfId(rules, id))));
  return view.hand.every((id) => first.has(kindOfId(rules, id))) ? undefined : first;
}

/** A hand without what must go first: each such tile takes a turn. */
function undone(hand: PlayerModel, duty: Duty): { rest: PlayerModel; cost: number } {
  if (duty === undefined) return { rest: hand, cost: shanten(hand) };
  const rest = restricted(
    hand,
    hand.counts.map((_, kind) => !duty.has(kind)),
  );
  return { rest, cost: rest.aside - hand.aside + shanten(rest) };
}

/** How many tiles are exchanged next where all say this: none where the hand has use for one of them. */
function exchangedNext(sight: PlayerModel, { move }: Action): number {
  const { rules, view } = sight;
  if (move === PASS || askedLater(sight).every((id) => rules.moves[id]!.uses === 'none')) return 0;
  const all = view.seats.map((_, seat) => seat);
  const agenda = [{ do: 'phase' as const, at: placeOf(sight), asked: true }];
  let table = new Table(rules, { ...knownTable(rules, view), agenda, toAct: all });
  for (const seat of all) {
    const action = { seat, move, tiles: [] };
    if (!isLegal(table, action)) return 0;
    table = play(table, action);
  }
  if (table.stage.at !== 'phase') return 0;
  const ways = legal(table, view.seat).filter(({ tiles }) => tiles.length > 0);
  const now = shanten(sight);
  const isSpared = (tiles: readonly string[]): boolean => shanten(without(sight, tiles)) <= now;
  const free = new Set(view.hand.filter((id) => isSpared([id])));
  const isFree = ({ tiles }: Action): boolean => tiles.every((id) => free.has(id));
  return ways.find((way) => isFree(way) && isSpared(way.tiles))?.tiles.length ?? 0;
}

/** A hand less some tiles, for which tiles come that are not known. */
function without(hand: PlayerModel, ids: readonly string[]): PlayerModel {
  const counts = [...hand.counts];
  for (const id of ids) counts[kindOfId(hand.rules, id)]!--;
  return { ...hand, counts, aside: hand.aside + ids.length };
}

/** Of many ways to give tiles some whose tiles the hand does not need one by one, single ones first. */
function leastUsed(sight: PlayerModel, ways: readonly Action[]): readonly Action[] {
  if (ways.length <= MANY) return ways;
  const now = shanten(sight);
  const uses = new Map<string, number>();
  for (const id of new Set(ways.flatMap(({ tiles }) => tiles))) {
    const rest = without(sight, [id]);
    uses.set(id, shanten(rest) > now ? NEEDED : sight.counts[kindOfId(sight.rules, id)]!);
  }
  const use = ({ tiles }: Action): number => tiles.reduce((sum, id) => sum + uses.get(id)!, 0);
  return ways.toSorted((a, b) => use(a) - use(b)).slice(0, TRIED);
}

/** Copies left of the tiles that help a hand. */
function helpingTiles(hand: PlayerModel): number {
  return ukeire(hand).reduce((sum, kind) => sum + Math.max(0, hand.unseen[kind]!), 0);
}
