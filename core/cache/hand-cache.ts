/**
 * What is known of the hand of a seat. Hands are replaced, never changed: what was found out about one holds as long as the seat has
 * these tiles and these melds, and again when it has parted with the tile it drew.
 *
 *     13 tiles ──draw──▶ 14 tiles ──discard the drawn one──▶ the same 13 tiles
 */
import type { Meld } from '../things/meld.ts';
import { type KnownHand, knownHands, lastDraws } from './table-cache.ts';
import { drawnTile, windowOf } from '../play/table-facts.ts';
import type { Holding } from '../judgement.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { holdingOf, type Tally, tallyOf } from '../things/kind-counts.ts';
import { compareTiles, type Kind, kindOf, sortTiles, type Tile, type TileSet } from '../things/tile.ts';
import { wildKinds } from '../things/wild-tiles.ts';
import { onceFor } from './weak-memo.ts';

type Hand = readonly Tile[];

/** A tile from the wall joins the hand of a seat. */
export function putIntoHand(table: Table, seat: number, tile: Tile): void {
  const mine = table.seats[seat]!;
  const before = mine.hand;
  mine.hand = withTile(before, tile, table.rules.tiles);
  lastDraws(table)[seat] = { tile, before, after: mine.hand, rest: undefined };
}

/** A seat parts with a tile. If that is what it drew, it has the very hand it had, and what is known of that one. */
export function takeOutOfHand(table: Table, seat: number, tile: Tile): void {
  const mine = table.seats[seat]!;
  const drawn = lastDraws(table)[seat]!;
  const isFromDraw = mine.hand === drawn.after;
  mine.hand = isFromDraw && tile === drawn.tile ? drawn.before : withoutTile(mine.hand, tile);
  if (isFromDraw) drawn.rest = mine.hand;
}

/** The hand with one tile more, in order. */
export function withTile(hand: Hand, tile: Tile, tiles: TileSet): Hand {
  const after: Tile[] = [];
  let at = 0;
  for (; at < hand.length && compareTiles(tiles, hand[at]!, tile) <= 0; at++) after.push(hand[at]!);
  after.push(tile);
  for (; at < hand.length; at++) after.push(hand[at]!);
  return after;
}

/** The hand without one of its tiles. */
function withoutTile(hand: Hand, tile: Tile): Hand {
  const after: Tile[] = [];
  const gone = hand.indexOf(tile);
  for (let at = 0; at < hand.length; at++) if (at !== gone) after.push(hand[at]!);
  return after;
}

/** The hand without these tiles of it, each taken once. Both are in order. */
export function without(hand: Hand, tiles: readonly Tile[]): Hand {
  const after: Tile[] = [];
  let gone = 0;
  for (let at = 0; at < hand.length; at++) {
    if (hand[at] === tiles[gone]) gone++;
    else after.push(hand[at]!);
  }
  return after;
}

/** How many tiles the hand of a seat is away from a win, the exposed tile left out. */
export function distanceOfHand(table: Table, seat: number): number {
  return distanceOf(table, knowledgeOf(table, seat));
}

/** Whether the hand of a seat waits for a tile, the exposed tile left out. */
export function isWaiting(table: Table, seat: number): boolean {
  const there = knowledgeOf(table, seat);
  return !isFartherThan(0, table, there) && distanceOf(table, there) === 0;
}

/** Whether the hand as it would be shown now, with the tile another seat has exposed, is complete in some shape. */
export function isComplete(table: Table, seat: number): boolean {
  const window = windowOf(table);
  const there = knowledgeOf(table, seat);
  if (window !== undefined && window.from !== seat) return isCompletedBy(table, there, window.tile);
  if (there.before === undefined) return bareDistanceOf(table, there) === -1;
  return isCompletedBy(table, there.before, there.but);
}

/**
 * Whether the hand of a seat may wait for a tile once it has parted with one. Not if it lacked more than two before it drew: of those
 * the drawn tile can be one. Else it does if it lacks none beside the one it parts with.
 */
export function mayWaitWithout(table: Table, seat: number): boolean {
  const there = knowledgeOf(table, seat);
  if (there.before !== undefined && isFartherThan(1, table, there.before)) return false;
  return !isFartherThan(0, table, there) && distanceOf(table, there) <= 0;
}

/** Whether the hand of a seat waits for a tile once it has parted with this one. */
export function waitsWithout(table: Table, seat: number, tile: Tile): boolean {
  if (!mayWaitWithout(table, seat)) return false;
  const { rules } = table;
  const { hand, melds } = table.seats[seat]!;
  const counts = tallyOf(hand, rules.tiles);
  counts[kindOf(rules.tiles, tile)]!--;
  return rules.distance(holdingAt(table, seat, counts, melds)) === 0;
}

function distanceOf(table: Table, there: KnownHand): number {
  if (there.melds.length === 0) return bareDistanceOf(table, there);
  const { rules } = table;
  const counts = tallyOf(there.hand, rules.tiles);
  return (there.distance ??= rules.distance(holdingOf(counts, there.melds, rules.tiles, there)));
}

/**
 * How far the hand would be from a win if tiles in melds could still be drawn: never more than it is, and -1 for the same hands. Distances
 * look that up faster than with the tiles of the melds (row W6).
 */
function bareDistanceOf({ rules }: Table, there: KnownHand): number {
  there.bare ??= rules.distance(bareHolding(there, tallyOf(there.hand, rules.tiles)));
  there.atLeast = there.bare;
  return there.bare;
}

function bareHolding(there: KnownHand, counts: Tally): Holding {
  const { melds, marks, wild } = there;
  const holding: Holding = melds.length === 0 ? { counts, melds: 0 } : { counts, melds: melds.length, shown: melds };
  if (marks !== undefined) holding.marks = marks;
  if (wild !== undefined) holding.wild = wild;
  return holding;
}

/** A hand at a seat as distances see it, with these concealed tiles by kind and these melds. */
export function holdingAt(table: Table, seat: number, counts: Tally, melds: readonly Meld[]): Holding {
  return holdingOf(counts, melds, table.rules.tiles, {
    marks: shapingMarks(table, seat),
    wild: wildNow(table),
  });
}

/** Marks of the seat, where shapes ask for some: then what is known of a hand depends on them. */
function shapingMarks({ rules, seats }: Table, seat: number): readonly string[] | undefined {
  return rules.marksShapeHands ? seats[seat]!.marks : undefined;
}

/** The kinds that are wild now, where some can be; the same list as long as they are the same. */
function wildNow({ rules, counters, lists }: Table): readonly Kind[] | undefined {
  const { tiles, wild } = rules;
  if (wild === undefined) return undefined;
  const kinds = wildKinds(wild, tiles, counters, (name) => lists[name]!.map((tile) => kindOf(tiles, tile)));
  if (wild.pointedBy === undefined) return kinds;
  const known = wildLists(rules);
  const key = kinds.join();
  if (!known.has(key)) known.set(key, kinds);
  return known.get(key)!;
}

const wildLists = onceFor((_: Ruleset) => new Map<string, readonly Kind[]>());

/** Mostly that is clear from how far the hand was before. */
function isFartherThan(distance: number, table: Table, there: KnownHand): boolean {
  return there.atLeast > distance || bareDistanceOf(table, there) > distance;
}

/** A hand can be completed only where one tile is missing. */
function isCompletedBy(table: Table, there: KnownHand, tile: Tile): boolean {
  if (isFartherThan(0, table, there)) return false;
  const { rules } = table;
  const kind = kindOf(rules.tiles, tile);
  const known = there.completedBy[kind];
  if (known !== undefined) return known;
  const counts = tallyOf(there.hand, rules.tiles);
  counts[kind]!++;
  return (there.completedBy[kind] = rules.distance(bareHolding(there, counts)) === -1);
}

/** A hand that waits and one that must part with a tile do not meet: their tiles, laid out in threes, leave one and two. */
function placeOf(seat: number, tiles: number): number {
  return 3 * seat + (tiles % 3);
}

function knowledgeOf(table: Table, seat: number): KnownHand {
  const { hand, melds } = table.seats[seat]!;
  const all = knownHands(table);
  const place = placeOf(seat, hand.length);
  const marks = shapingMarks(table, seat);
  const wild = wildNow(table);
  const known = all[place];
  const there = known?.marks === marks && known?.wild === wild ? known : undefined;
  if (there !== undefined && there.hand === hand && there.melds === melds) return there;
  const drawn = drawnTile(table, seat);
  const before = drawn === undefined ? undefined : beforeDraw(table, seat, drawn, marks, wild);
  const atLeast = before === undefined ? atLeastSince(there, table, seat) : before.atLeast - 1;
  return (all[place] = {
    hand,
    melds,
    marks,
    wild,
    distance: undefined,
    bare: undefined,
    atLeast,
    before,
    but: drawn ?? -1,
    completedBy: [],
  });
}

/** Each tile that is exchanged for another, drawn or claimed, brings a hand nearer to a win by one at most. */
function atLeastSince(there: KnownHand | undefined, table: Table, seat: number): number {
  const others = there && exchanged(there, table, seat);
  if (others === undefined) return -1;
  // A hand that lacked nothing but what its shape asks of melds has that with the meld: complete, where a tile seemed to lack.
  const shown = there!.melds === table.seats[seat]!.melds ? 0 : 2;
  return Math.max(-1, there!.atLeast - others - shown);
}

/**
 * How many tiles a seat has now that it had not then, undefined where it had not as many. That some of them lie in a meld since then
 * leaves fewer ways to lay out sets, not more.
 */
function exchanged(there: KnownHand, table: Table, seat: number): number | undefined {
  const { hand, melds } = table.seats[seat]!;
  const { before, rest } = lastDraws(table)[seat]!;
  const isSameMelds = there.melds === melds;
  if (isSameMelds && there.hand === before && hand === rest) return 1;
  const now = isSameMelds ? hand : withMeldsSince(there.melds, hand, melds, table.rules.tiles);
  return now?.length === there.hand.length ? othersAmong(now, there.hand, table.rules.tiles) : undefined;
}

/** The hand with the tiles of melds that have been made since, in order; undefined where one from before is no longer what it was. */
function withMeldsSince(then: readonly Meld[], hand: Hand, melds: readonly Meld[], tiles: TileSet): Hand | undefined {
  for (let at = 0; at < then.length; at++) if (melds[at] !== then[at]) return undefined;
  const all = [...hand];
  for (let at = then.length; at < melds.length; at++) for (const tile of melds[at]!.tiles) all.push(tile);
  return sortTiles(tiles, all);
}

/** How many tiles of a hand are not in the one before. Both are in order. */
function othersAmong(now: Hand, before: Hand, tiles: TileSet): number {
  let others = 0;
  for (let at = 0, old = 0; at < now.length; at++) {
    while (old < before.length && compareTiles(tiles, now[at]!, before[old]!) > 0) old++;
    if (before[old] === now[at]) old++;
    else others++;
  }
  return others;
}

/** What is known of the hand as it was before the tile just drawn; undefined where there is none, or nothing was asked of it. */
function beforeDraw(
  table: Table,
  seat: number,
  drawn: Tile,
  marks: readonly string[] | undefined,
  wild: readonly Kind[] | undefined,
): KnownHand | undefined {
  const { hand, melds } = table.seats[seat]!;
  const there = knownHands(table)[placeOf(seat, hand.length - 1)];
  if (there === undefined || there.melds !== melds || there.marks !== marks || there.wild !== wild) return undefined;
  const { before, after } = lastDraws(table)[seat]!;
  const isBefore = (there.hand === before && hand === after) || isSameBut(there.hand, hand, drawn);
  return isBefore ? there : undefined;
}

/** Whether the second has the same tiles and one more. */
function isSameBut(one: Hand, other: Hand, but: Tile): boolean {
  if (one.length !== other.length - 1) return false;
  let skipped = 0;
  for (let at = 0; at < one.length; at++) {
    if (skipped === 0 && other[at] === but) skipped = 1;
    if (one[at] !== other[at + skipped]) return false;
  }
  return skipped === 1 || other[one.length] === but;
}
