/** Which tiles of a hand a move can use, by its `uses`. */
import type { Meld } from '../things/meld.ts';
import { turnOf, windowOf } from './table-facts.ts';
import type { Move, Uses } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { isJoker, type Kind, kindOf, liesAside, type Tile, type TileSet } from '../things/tile.ts';

type Ways = readonly (readonly Tile[])[];

const NO_WAY: Ways = [];
const SAME: Partial<Record<Uses, number>> = Object.fromEntries(
  ([1, 2, 3, 4, 5] as const).flatMap((many) => [
    [`${many} same`, many],
    [`${many} same or jokers`, many],
  ]),
);
const MANY = { '2 tiles': 2, '3 tiles': 3 };
/** One way, that takes no tile. */
const NO_TILE: Ways = [[]];

/** Every way to choose them; tiles of the same code are alike. */
export function tilesFor(table: Table, seat: number, move: Move): Ways {
  const { hand } = table.seats[seat]!;
  const set = table.rules.tiles;
  switch (move.uses) {
    case 'none':
      return NO_TILE;
    case 'any tile':
      return different(hand).map((tile) => [tile]);
    case '2 tiles':
    case '3 tiles':
      return choose(hand, MANY[move.uses]);
    case 'aside':
      return goesAside(table, hand);
    case 'run': {
      const exposed = exposedTile(table, move);
      return exposed === undefined ? NO_WAY : runsWith(set, hand, kindOf(set, exposed));
    }
    case '4 alike':
      return fourAlike(set, hand);
    case 'add to pung':
      return joining(set, hand, table.seats[seat]!.melds);
    case 'for joker':
      return forJokers(table, hand);
    default:
      return sameAs(set, hand, exposedTile(table, move), move.uses);
  }
}

/** How many tiles like the exposed one a move uses; 0: none, it uses others. Looked up, since every offered move is asked (row W6). */
export function sameOf(uses: Uses): number {
  return SAME[uses] ?? 0;
}

/** Tiles like the exposed one, or jokers that stand for it. An exposed joker is nothing that others could be like. */
function sameAs(set: TileSet, hand: readonly Tile[], exposed: Tile | undefined, uses: Uses): Ways {
  if (exposed === undefined) return NO_WAY;
  const kind = kindOf(set, exposed);
  if (isJoker(set, kind)) return NO_WAY;
  if (!uses.endsWith('jokers')) return alike(set, hand, kind, sameOf(uses));
  const fit = hand.filter((tile) => kindOf(set, tile) === kind || isJoker(set, kindOf(set, tile)));
  return choose(fit, sameOf(uses));
}

/** On the own turn a tile of the hand that may be laid aside; of a claim the exposed tile alone. */
function goesAside(table: Table, hand: readonly Tile[]): Ways {
  const set = table.rules.tiles;
  const exposed = windowOf(table)?.tile;
  if (exposed !== undefined) return liesAside(set, kindOf(set, exposed)) ? NO_TILE : NO_WAY;
  return different(hand.filter((tile) => liesAside(set, kindOf(set, tile)))).map((tile) => [tile]);
}

/** Whether these tiles, lowest first, are one of the ways. */
export function canUse(table: Table, seat: number, move: Move, tiles: readonly Tile[]): boolean {
  if (move.uses === 'none') return tiles.length === 0;
  if (move.uses === 'any tile') return tiles.length === 1 && table.seats[seat]!.hand.includes(tiles[0]!);
  const isSame = (way: readonly Tile[]): boolean =>
    way.length === tiles.length && way.every((tile, at) => tile === tiles[at]);
  return tilesFor(table, seat, move).some(isSame);
}

/** The tile a claim takes; in the turn after a claim, the tile claimed. */
function exposedTile(table: Table, move: Move): Tile | undefined {
  const window = windowOf(table);
  if (window) return window.tile;
  return move.on.includes('turn') ? turnOf(table)?.claim?.tile : undefined;
}

/** Whether a joker of the meld stands for this kind. */
export function isForJoker(set: TileSet, { kind: stands, tiles }: Meld, kind: Kind): boolean {
  return stands === kind && tiles.some((tile) => isJoker(set, kindOf(set, tile)));
}

/** Tiles for which a joker stands in a meld of some seat. */
function forJokers({ rules: { tiles: set }, seats }: Table, hand: readonly Tile[]): Ways {
  const fits = (tile: Tile): boolean =>
    seats.some(({ melds }) => melds.some((meld) => isForJoker(set, meld, kindOf(set, tile))));
  return different(hand)
    .filter(fits)
    .map((tile) => [tile]);
}

/** Tiles that make a kong of a pung on the table. */
function joining(set: TileSet, hand: readonly Tile[], melds: readonly Meld[]): Ways {
  let ways = NO_WAY;
  if (!hasPung(melds)) return ways;
  for (let at = 0; at < hand.length; at++) {
    const tile = hand[at]!;
    if ((at === 0 || tile !== hand[at - 1]) && isPungOf(kindOf(set, tile), melds)) ways = [...ways, [tile]];
  }
  return ways;
}

function hasPung(melds: readonly Meld[]): boolean {
  for (const { type } of melds) if (type === 'pung') return true;
  return false;
}

function isPungOf(wanted: Kind, melds: readonly Meld[]): boolean {
  for (const { type, kind } of melds) if (type === 'pung' && kind === wanted) return true;
  return false;
}

/** Each tile of a hand once; in a hand like tiles lie side by side. */
function different(hand: readonly Tile[]): Tile[] {
  const tiles: Tile[] = [];
  for (let at = 0; at < hand.length; at++) if (at === 0 || hand[at] !== hand[at - 1]) tiles.push(hand[at]!);
  return tiles;
}

/** Ways to take four of a kind, kind by kind; most hands have not four of any. */
function fourAlike(set: TileSet, hand: readonly Tile[]): Ways {
  let ways = NO_WAY;
  let last = -1;
  for (let at = 3; at < hand.length; at++) {
    const kind = kindOf(set, hand[at]!);
    if (kind === last || kindOf(set, hand[at - 3]!) !== kind) continue;
    ways = [...ways, ...alike(set, hand, kind, 4)];
    last = kind;
  }
  return ways;
}

function ofKind(set: TileSet, hand: readonly Tile[], kind: Kind): Tile[] {
  const tiles: Tile[] = [];
  for (const tile of hand) if (kindOf(set, tile) === kind) tiles.push(tile);
  return tiles;
}

/**
 * What a hand has that goes with one more tile of a kind: how many of that kind, and which of those beside it that could make a run.
 *
 *     5 of a suit     bits 0 to 4: there is a 3, 4, 5, 6, 7 of it     from bit 5 on: how many fives
 */
export function reachOf(set: TileSet, hand: readonly Tile[], kind: Kind): number {
  const { first, ranks, runs } = set.suits[set.kinds[kind]!.suit]!;
  const low = runs ? Math.max(kind - 2, first) : kind;
  const high = runs ? Math.min(kind + 2, first + ranks - 1) : kind;
  let reach = 0;
  for (let at = 0; at < hand.length; at++) {
    const other = kindOf(set, hand[at]!);
    if (other < low) continue;
    // Hands are in order.
    if (other > high) break;
    if (other === kind) reach += 32;
    else reach |= 1 << (other - kind + 2);
  }
  return reach;
}

const BELOW = 0b00011;
const AROUND = 0b01010;
const ABOVE = 0b11000;

/** Whether tiles with this reach are enough for a claim that uses them so; moves that claim nothing need no reach. */
export function reaches(reach: number, uses: Uses): boolean {
  if (uses === 'run') return (reach & BELOW) === BELOW || (reach & AROUND) === AROUND || (reach & ABOVE) === ABOVE;
  return uses.endsWith('jokers') || reach >> 5 >= sameOf(uses);
}

/** Ways to take so many of a kind. */
function alike(set: TileSet, hand: readonly Tile[], kind: Kind, count: number): Ways {
  let there = 0;
  for (const tile of hand) if (kindOf(set, tile) === kind) there++;
  return there < count ? NO_WAY : choose(ofKind(set, hand, kind), count);
}

/** The two tiles that make a chow with this kind, three ways and as many more as there are marked ones. */
function runsWith(set: TileSet, hand: readonly Tile[], kind: Kind): Ways {
  const reach = reachOf(set, hand, kind);
  const ways: Tile[][] = [];
  if ((reach & BELOW) === BELOW) addPairs(ways, set, hand, kind - 2, kind - 1);
  if ((reach & AROUND) === AROUND) addPairs(ways, set, hand, kind - 1, kind + 1);
  if ((reach & ABOVE) === ABOVE) addPairs(ways, set, hand, kind + 1, kind + 2);
  return ways;
}

function addPairs(ways: Tile[][], set: TileSet, hand: readonly Tile[], a: Kind, b: Kind): void {
  const others = different(ofKind(set, hand, b));
  for (const tile of different(ofKind(set, hand, a))) for (const other of others) ways.push([tile, other]);
}

/** Distinct ways to take so many of these tiles, of which like ones lie side by side. */
function choose(tiles: readonly Tile[], count: number): Ways {
  if (count === 0) return NO_TILE;
  if (tiles.length <= count) return tiles.length === count ? [tiles] : NO_WAY;
  const ways: (readonly Tile[])[] = [];
  for (let at = 0; at + count <= tiles.length; at++) {
    if (at > 0 && tiles[at] === tiles[at - 1]) continue;
    for (const others of choose(tiles.slice(at + 1), count - 1)) ways.push([tiles[at]!, ...others]);
  }
  return ways;
}
