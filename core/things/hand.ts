import type { Meld } from './meld.ts';
import type { Tile } from './tile.ts';

/** What a player holds and has shown. */
export interface Hand {
  /** The last tile included. */
  concealed: Tile[];
  melds: Meld[];
  /** The tile that came last, or -1 where none is marked. */
  last: Tile | -1;
  /** Bonus tiles shown. */
  bonus: Tile[];
}
