import type { Kind, Tile } from './tile.ts';

/** The groups. A set is a chow, pung or kong; a triplet is a pung or kong. */
export type GroupType = 'chow' | 'pung' | 'kong' | 'pair';

/** A group shown on the table. Five and six alike are kongs of more tiles; jokers lie among the tiles, never as `kind`. */
export interface Meld {
  type: GroupType;
  /** Lowest kind of the group. */
  kind: Kind;
  tiles: Tile[];
  /** Completed with another seat's tile. False for a concealed kong. */
  claimed: boolean;
  /** Seat that exposed the claimed tile, or -1. */
  from: number;
  /** The claimed tile, or -1. */
  taken: Tile;
  /** A pung that a tile of the own hand made a kong. */
  added: boolean;
  /** Whether other seats see its kind. */
  seen: boolean;
}
