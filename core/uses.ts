/** Which tiles of a hand a move can use, by its `uses`. */
import { turnOf, windowOf } from './moment.ts';
import type { Move } from './ruleset.ts';
import type { Table } from './table.ts';
import { type Kind, kindOf, type Tile, type TileSet } from './tile.ts';

type Ways = readonly (readonly Tile[])[];

const NO_WAY: Ways = [];
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
      return singles(hand);
    case '1 same':
    case '2 same':
    case '3 same':
    case '4 same': {
      const exposed = exposedTile(table, move);
      return exposed === undefined ? NO_WAY : alike(set, hand, kindOf(set, exposed), Number(move.uses[0]));
    }
    case 'run': {
      const exposed = exposedTile(table, move);
      return exposed === undefined ? NO_WAY : runsWith(set, hand, kindOf(set, exposed));
    }
    case '4 alike':
      return kindsIn(set, hand).flatMap((kind) => alike(set, hand, kind, 4));
    case 'add to pung': {
      const { melds } = table.seats[seat]!;
      if (!melds.some(({ type }) => type === 'pung')) return NO_WAY;
      const joins = (tile: Tile): boolean =>
        melds.some(({ type, kind }) => type === 'pung' && kind === kindOf(set, tile));
      return singles(hand).filter(([tile]) => joins(tile!));
    }
  }
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

function singles(hand: readonly Tile[]): Ways {
  const ways: Tile[][] = [];
  for (let at = 0; at < hand.length; at++) if (hand.indexOf(hand[at]!) === at) ways.push([hand[at]!]);
  return ways;
}

function kindsIn(set: TileSet, hand: readonly Tile[]): Kind[] {
  const kinds: Kind[] = [];
  for (const tile of hand) if (!kinds.includes(kindOf(set, tile))) kinds.push(kindOf(set, tile));
  return kinds;
}

function ofKind(set: TileSet, hand: readonly Tile[], kind: Kind): Tile[] {
  const tiles: Tile[] = [];
  for (const tile of hand) if (kindOf(set, tile) === kind) tiles.push(tile);
  return tiles;
}

/** Ways to take so many of a kind. */
function alike(set: TileSet, hand: readonly Tile[], kind: Kind, count: number): Ways {
  const tiles = ofKind(set, hand, kind);
  return tiles.length < count ? NO_WAY : choose(tiles, count);
}

/** The two tiles that make a chow with this kind, three ways and as many more as there are marked ones. */
function runsWith(set: TileSet, hand: readonly Tile[], kind: Kind): Ways {
  const { suit, rank } = set.kinds[kind]!;
  const { ranks, runs } = set.suits[suit]!;
  if (!runs) return NO_WAY;
  const ways: Tile[][] = [];
  for (let low = Math.max(1, rank - 2); low <= rank && low + 2 <= ranks; low++) {
    const [a, b] = [low, low + 1, low + 2].filter((other) => other !== rank) as [number, number];
    const others = ofKind(set, hand, kind + b - rank);
    if (others.length === 0) continue;
    for (const tile of ofKind(set, hand, kind + a - rank)) for (const other of others) ways.push([tile, other]);
  }
  return dropRepeats(ways);
}

/** Distinct ways to take n of these tiles. */
function choose(tiles: readonly Tile[], n: number): Tile[][] {
  if (n === 0) return [[]];
  if (tiles.length < n) return [];
  const ways: Tile[][] = [];
  tiles.forEach((tile, i) => {
    if (i > 0 && tiles[i - 1] === tile) return;
    for (const rest of choose(tiles.slice(i + 1), n - 1)) ways.push([tile, ...rest]);
  });
  return dropRepeats(ways);
}

function dropRepeats(ways: Tile[][]): Tile[][] {
  if (ways.length < 2) return ways;
  const seen = new Set<string>();
  return ways.filter((way) => !seen.has(way.join()) && seen.add(way.join()));
}
