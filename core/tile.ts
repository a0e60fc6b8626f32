/** Kinds and tiles of one ruleset. A tile is a kind, perhaps marked (a red five). */

/** Index into `TileSet.kinds`. */
export type Kind = number;
/** Index into `TileSet.tiles`; unmarked tiles have the index of their kind. */
export type Tile = number;

/** A row of kinds that share a letter in the notation. */
export interface Suit {
  /** The letter of the notation: m, p, s, z, f ... */
  letter: string;
  first: Kind;
  /** Ranks run from 1 to this number. */
  ranks: number;
  /** Whether three in a row of this suit make a chow. Suits without runs hold honours. */
  runs: boolean;
  /** Bonus tiles leave the hand when drawn and never join a set. */
  bonus: boolean;
}

export interface KindInfo {
  /** In notation: `5p`. */
  id: string;
  suit: number;
  rank: number;
  /** Physical copies in the wall, marked ones included. */
  copies: number;
}

/** Bonus tiles that belong together; a kind's number is its place in the series, from 1. */
export interface Series {
  id: string;
  kinds: Kind[];
}

export interface TileSet {
  suits: Suit[];
  kinds: KindInfo[];
  /** All tiles: first one per kind, then the marked ones. */
  tiles: { id: string; kind: Kind; marked: boolean; copies: number }[];
  series: Series[];
  /** Wind kinds by seat number: `winds[0]` is the wind of seat number 1. Empty where a game has none. */
  winds: Kind[];
  /** Tile index by its id in notation. */
  byId: Record<string, Tile>;
}

export function kindOf(set: TileSet, tile: Tile): Kind {
  return set.tiles[tile]!.kind;
}

export function isBonus(set: TileSet, kind: Kind): boolean {
  return set.suits[set.kinds[kind]!.suit]!.bonus;
}

/** How many physical tiles the game is played with. */
export function tileTotal(set: TileSet): number {
  return set.tiles.reduce((sum, tile) => sum + tile.copies, 0);
}
