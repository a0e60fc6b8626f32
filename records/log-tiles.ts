/** Tiles of the logs: ids in notation, `1m` to `9s`, `1z` to `7z` from east to the red dragon, `0m 0p 0s` the red fives. */

/** A tile the log does not show. */
export const UNKNOWN = '?';

const SUITS = 'mpsz';

/** Whether the text is one tile. */
export function isTile(text: string): boolean {
  return /^([0-9][mps]|[1-7]z)$/.test(text);
}

/** The tile without its colour: a red five is a five. */
export function plain(tile: string): string {
  return tile[0] === '0' ? `5${tile[1]!}` : tile;
}

/** In order of the hand: red fives stand before the others, unknown tiles last. */
export function inOrder(tiles: readonly string[]): string[] {
  return [...tiles].sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf(tile: string): number {
  if (tile === UNKNOWN) return 100;
  const rank = tile[0] === '0' ? 4.5 : Number(tile[0]);
  return SUITS.indexOf(tile[1]!) * 10 + rank;
}
