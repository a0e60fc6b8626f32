import type { Meld } from './meld.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Holding } from '../judgement.ts';
import { kindOf, type Kind, type Tile, type TileSet } from './tile.ts';

/** How many tiles of each kind there are; index by kind. */
export type Tally = number[];

/** To be copied, which is faster than to make one kind by kind (row W1 from text). */
const nothing = onceFor((set: TileSet): Tally => Array.from(set.kinds, () => 0));

/** No tiles of any kind. */
export function emptyTally(set: TileSet): Tally {
  return nothing(set).slice();
}

/** Counts tiles by kind, marked ones with the kind they are. */
export function tallyOf(tiles: Iterable<Tile>, set: TileSet): Tally {
  const tally = emptyTally(set);
  const { length } = tally;
  for (const tile of tiles) tally[tile < length ? tile : kindOf(set, tile)]!++;
  return tally;
}

/** Counts the tiles that lie in melds. */
export function tallyOfMelds(melds: readonly Meld[], set: TileSet): Tally {
  const tally = emptyTally(set);
  for (const { tiles } of melds) for (const tile of tiles) tally[kindOf(set, tile)]!++;
  return tally;
}

/** The kinds of a meld's tiles: what lies there, or where nothing is said of its tiles, what its type is made of. */
export function kindsOfMeld({ type, kind, tiles }: Meld, set: TileSet): Kind[] {
  if (tiles.length > 0) return tiles.map((tile) => kindOf(set, tile));
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return new Array<Kind>(type === 'kong' ? 4 : type === 'pung' ? 3 : 2).fill(kind);
}

/** How many tiles a meld has. */
export function meldSize({ type, tiles }: Meld): number {
  return tiles.length || (type === 'kong' ? 4 : type === 'pair' ? 2 : 3);
}

/** The kinds of a tally, each as often as it is there, lowest first. */
export function kindsOf(tally: readonly number[]): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < tally.length; kind++) for (let copy = 0; copy < tally[kind]!; copy++) kinds.push(kind);
  return kinds;
}

/** What is known beside the tiles of a hand. */
interface Known {
  marks?: readonly string[] | undefined;
  wild?: readonly Kind[] | undefined;
}

/** A hand as distances see it: concealed tiles by kind, and what lies on the table. */
export function holdingOf(
  counts: readonly number[],
  melds: readonly Meld[],
  set: TileSet,
  { marks, wild }: Known = {},
): Holding {
  const holding: Holding =
    melds.length === 0
      ? { counts, melds: 0 }
      : { counts, melds: melds.length, melded: tallyOfMelds(melds, set), shown: melds };
  if (marks !== undefined) holding.marks = marks;
  if (wild !== undefined) holding.wild = wild;
  return holding;
}
