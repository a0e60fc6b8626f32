import type { Meld } from './meld.ts';
import { kindOf, type Kind, type Tile, type TileSet } from './tile.ts';

/** How many tiles of each kind there are; index by kind. */
export type Tally = number[];

export function emptyTally(set: TileSet): Tally {
  return new Array<number>(set.kinds.length).fill(0);
}

/** Counts tiles by kind, marked ones with the kind they are. */
export function tallyOf(tiles: Iterable<Tile>, set: TileSet): Tally {
  const tally = emptyTally(set);
  for (const tile of tiles) tally[kindOf(set, tile)]!++;
  return tally;
}

/** Counts the tiles that lie in melds. */
export function tallyOfMelds(melds: readonly Meld[], set: TileSet): Tally {
  return tallyOf(
    melds.flatMap((meld) => meld.tiles),
    set,
  );
}

/** The kinds of a tally, each as often as it is there, lowest first. */
export function kindsOf(tally: readonly number[]): Kind[] {
  return tally.flatMap((count, kind) => new Array<Kind>(count).fill(kind));
}
