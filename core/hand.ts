/**
 * Hands are replaced, never changed. What was found out about one is kept beside it and holds as long as the seat has that
 * list and those melds; whoever parts with the tile just drawn has the list of before again, and all that is known of it.
 *
 *     13 tiles ──draw──▶ 14 tiles ──discard the drawn one──▶ the same 13 tiles
 *
 * All of it can be found again at any time. So it is no part of the table, and no log, snapshot or comparison sees it.
 */
import type { Meld } from './meld.ts';
import { windowOf } from './moment.ts';
import type { Holding, Ruleset } from './ruleset.ts';
import type { Table } from './table.ts';
import { holdingOf, tallyOf } from './tally.ts';
import { kindOf, type Kind, type Tile, type TileSet } from './tile.ts';

interface Known {
  rules: Ruleset;
  melds: readonly Meld[];
  distance: number;
  /** By kind, once asked: whether one more of it completes the hand. */
  completedBy: (boolean | undefined)[];
}

type Hand = readonly Tile[];

const known = new WeakMap<Hand, Known>();
const drawnTo = new WeakMap<Hand, { before: Hand; tile: Tile }>();

/** The hand with one tile more, in order; it is remembered what it was before. */
export function withTile(hand: Hand, tile: Tile, tiles: TileSet): Hand {
  const kind = kindOf(tiles, tile);
  const after: Tile[] = [];
  let placed = false;
  for (const other of hand) {
    const kindHere = kindOf(tiles, other);
    if (!placed && (kindHere > kind || (kindHere === kind && other > tile))) {
      after.push(tile);
      placed = true;
    }
    after.push(other);
  }
  if (!placed) after.push(tile);
  drawnTo.set(after, { before: hand, tile });
  return after;
}

/** The hand without these tiles, each taken once. */
export function without(hand: Hand, tiles: readonly Tile[]): Hand {
  const drawn = tiles.length === 1 ? drawnTo.get(hand) : undefined;
  if (drawn !== undefined && drawn.tile === tiles[0]) return drawn.before;
  const after = [...hand];
  for (const tile of tiles) after.splice(after.indexOf(tile), 1);
  return after;
}

/** How many tiles the hand of a seat is away from a win, the exposed tile left out. */
export function distanceOfHand(table: Table, seat: number): number {
  const { hand, melds } = table.seats[seat]!;
  return knowledgeOf(table.rules, hand, melds).distance;
}

/** Whether the hand as it would be shown now, with the tile another seat has exposed, is complete in some shape. */
export function isComplete(table: Table, seat: number): boolean {
  const { rules } = table;
  const { hand, melds } = table.seats[seat]!;
  const window = windowOf(table);
  if (window !== undefined && window.from !== seat) return completes(rules, hand, melds, window.tile);
  const drawn = drawnTo.get(hand);
  return drawn ? completes(rules, drawn.before, melds, drawn.tile) : distanceOfHand(table, seat) === -1;
}

/** Whether the hand of a seat waits for a tile once it has parted with this one. */
export function waitsWithout(table: Table, seat: number, tile: Tile): boolean {
  const { rules } = table;
  const { hand, melds } = table.seats[seat]!;
  const drawn = drawnTo.get(hand);
  // Neither does a tile bring a hand nearer by more than one, nor can parting with one bring it nearer at all.
  if (drawn && knowledgeOf(rules, drawn.before, melds).distance > 1) return false;
  if (knowledgeOf(rules, hand, melds).distance > 0) return false;
  return rules.distance(holding(rules, hand, melds, tile, -1)) === 0;
}

/** A hand can be completed only where one tile is missing. */
function completes(rules: Ruleset, hand: Hand, melds: readonly Meld[], tile: Tile): boolean {
  const { distance, completedBy } = knowledgeOf(rules, hand, melds);
  if (distance > 0) return false;
  const kind: Kind = kindOf(rules.tiles, tile);
  return (completedBy[kind] ??= rules.distance(holding(rules, hand, melds, tile, 1)) === -1);
}

function holding({ tiles }: Ruleset, hand: Hand, melds: readonly Meld[], tile: Tile, more: 1 | -1): Holding {
  const counts = tallyOf(hand, tiles);
  counts[kindOf(tiles, tile)]! += more;
  return holdingOf(counts, melds, tiles);
}

function knowledgeOf(rules: Ruleset, hand: Hand, melds: readonly Meld[]): Known {
  const there = known.get(hand);
  if (there !== undefined && there.rules === rules && there.melds === melds) return there;
  const distance = rules.distance(holdingOf(tallyOf(hand, rules.tiles), melds, rules.tiles));
  const found: Known = { rules, melds, distance, completedBy: [] };
  known.set(hand, found);
  return found;
}
