/**
 * What a bot does in a phase, for any rules: it tries what each move leaves.
 *
 *     tiles that are given -> how far the rest is from a win, and what must go first of it whatever is chosen later
 *     a mark               -> how many tiles of the hand the rules of discarding then want to go first
 */
import { type Action, discardsBy, legal, PASS, type Ruleset, Table } from '../core/index.ts';
import { weightOf } from './default-action.ts';
import { knownTable } from './table-from-view.ts';
import { afterAction, kindOfId, type PlayerModel } from './hand-and-unseen-tiles.ts';

interface Way {
  action: Action;
  /** How many tiles of the hand: the more, the more is exchanged. */
  tiles: number;
  /** How far what is left is from a win, and how many tiles of it must go first. */
  cost: number;
}

/** The best action of a seat that is asked in a phase; `silent` where nothing speaks for another. */
export function phaseAction(sight: PlayerModel, silent: Action): Action {
  const { rules, view } = sight;
  const at = rules.phases.findIndex(({ id }) => id === view.phase?.id);
  const later = rules.phases.slice(at + 1).flatMap(({ asks }) => asks);
  const duties = later.filter((id) => rules.moves[id]!.uses === 'none').map((id) => dutyAfter(sight, id));
  const ways = view.legal.map((action): Way => {
    const after = afterAction(sight, action);
    if (action.tiles.length === 0)
      return { action, tiles: 0, cost: action.move === PASS ? 0 : dutyAfter(sight, action.move)(sight.counts) };
    const duty = duties.length === 0 ? 0 : Math.min(...duties.map((one) => one(after.counts)));
    return { action, tiles: action.tiles.length, cost: duty + distanceOfPart(rules, after) };
  });
  const most = Math.max(...ways.map(({ tiles }) => tiles));
  const open = ways.filter(({ tiles }) => tiles === most);
  const least = Math.min(...open.map(({ cost }) => cost));
  const best = open.filter(({ cost }) => cost === least).map(({ action }) => action);
  if (most > 0) return best.toSorted((a, b) => missed(sight, a) - missed(sight, b))[0]!;
  const weight = ({ move }: Action): number => (move === PASS ? 0 : weightOf(rules.moves[move]!));
  return best.includes(silent) ? silent : best.toSorted((a, b) => weight(a) - weight(b))[0]!;
}

/** How many tiles of a hand must go first once a move has set its marks; none where every tile may go. */
function dutyAfter(sight: PlayerModel, move: string): (counts: readonly number[]) => number {
  const { rules, view } = sight;
  const { seat } = view;
  const known = knownTable(rules, view);
  const { marks } = afterAction(sight, { seat, move, tiles: [] });
  const seats = known.seats.map((one, at) => (at === seat ? { ...one, marks } : one));
  const offers = rules.turn.drawn.filter((id) => discardsBy(rules.moves[id]!));
  const stage = { at: 'turn' as const, turn: { seat, begin: 'drawn' as const, offers, tile: -1 } };
  const table = new Table(rules, { ...known, seats, stage, toAct: [seat] });
  const first = new Set(legal(table, seat).flatMap(({ tiles }) => tiles.map((id) => kindOfId(rules, id))));
  const isAll = view.hand.every((id) => first.has(kindOfId(rules, id)));
  return (counts) => (isAll ? 0 : counts.reduce((sum, count, kind) => sum + (first.has(kind) ? count : 0), 0));
}

/** How far a part of a hand is from a win, as if sets that are missing lay on the table; of tiles in threes one counts for nothing. */
function distanceOfPart(rules: Ruleset, { counts, melds }: Pick<PlayerModel, 'counts' | 'melds'>): number {
  const tiles = counts.reduce((sum, count) => sum + count, 0);
  if (tiles % 3 === 0 && tiles > 0)
    return Math.min(
      ...counts.flatMap((count, kind) =>
        count > 0 ? [distanceOfPart(rules, { counts: counts.with(kind, count - 1), melds })] : [],
      ),
    );
  const missing = Math.max(0, Math.floor((rules.deal.hand + 1 - tiles) / 3));
  return rules.distance({ counts, melds: Math.max(melds.length, missing) });
}

/** How many copies of tiles parted with may still come: the fewer, the less they are missed; marked ones are missed most. */
function missed({ rules, unseen }: PlayerModel, { tiles }: Action): number {
  const of = (id: string): number => (rules.tiles.tiles[rules.tiles.byId[id]!]!.marked ? 100 : 0);
  return tiles.reduce((sum, id) => sum + unseen[kindOfId(rules, id)]! + of(id), 0);
}
