/** What lies on a table, as ids of tiles: all that the plain lists of legal actions read. */
import type { Table } from '../../../core/index.ts';
import { byTile } from './international-wins.ts';

export interface PlainMeld {
  tiles: string[];
  /** The tile another seat gave; undefined where all came from the wall. */
  taken: string | undefined;
}

/** Says what the rules of one game allow. It listens to what happens, for tables do not show all that matters. */
export interface Referee {
  /** The table after an action, with its events; before anything is asked of it. */
  hear(table: Table): void;
  /** Actions as `move tile tile`; nothing where the seat owes no answer. */
  allows(table: Table, seat: number): Set<string>;
  /** What each seat must keep in mind, to be compared with what the table says of it. */
  minds?(table: Table): { heard: string; kept: string };
  /** Another one that has heard the same. */
  copy(): Referee;
}

/** The plain form of an action; which of its tiles comes first does not matter. */
export function plainAction({ move, tiles }: { move: string; tiles: readonly string[] }): string {
  return [move, ...[...tiles].sort(byTile)].join(' ');
}

export function idsOf(table: Table, tiles: readonly number[]): string[] {
  return tiles.map((tile) => table.rules.tiles.tiles[tile]!.id);
}

export function heldBy(table: Table, seat: number): string[] {
  return idsOf(table, table.seats[seat]!.hand);
}

export function meldsOf(table: Table, seat: number): PlainMeld[] {
  return table.seats[seat]!.melds.map(({ tiles, claimed, taken }) => ({
    tiles: idsOf(table, tiles),
    taken: claimed ? idsOf(table, [taken])[0] : undefined,
  }));
}

/** Tiles discarded, those that others took among them. */
export function riverOf(table: Table, seat: number): string[] {
  return idsOf(
    table,
    table.seats[seat]!.river.map(({ tile }) => tile),
  );
}

/** How many tiles are in a hand or lie somewhere on the table; the others are still in the wall. */
export function tilesOut(table: Table): number {
  const out = table.seats.map(({ hand, melds, bonus, river, won }) => {
    const lying = river.filter(({ taken }) => !taken).length;
    return hand.length + bonus.length + won.length + lying + melds.reduce((sum, meld) => sum + meld.tiles.length, 0);
  });
  return out.reduce((a, b) => a + b, 0);
}

export function different<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** A red five is a five. */
export function plainOf(tile: string): string {
  return tile.startsWith('0') ? `5${tile.slice(1)}` : tile;
}

export function areAlike(tiles: readonly string[]): boolean {
  return new Set(tiles.map(plainOf)).size === 1;
}

/** Every different choice of so many of these tiles. */
export function choices(tiles: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  const found = tiles.flatMap((tile, i) => choices(tiles.slice(i + 1), size - 1).map((rest) => [tile, ...rest]));
  return [...new Map(found.map((way) => [[...way].sort().join(' '), way])).values()];
}

/** Every way to hold these two plain tiles with or without red fives. */
export function pairsOf(hand: readonly string[], [a, b]: readonly [string, string]): string[][] {
  const alike = (tile: string): string[] => different(hand.filter((held) => plainOf(held) === tile));
  return alike(a).flatMap((first) => alike(b).map((second) => [first, second]));
}
