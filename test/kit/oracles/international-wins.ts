/**
 * Finished hands as articles 18, 19 and 25.2 of International Mahjong describe them, found by taking away one group after
 * the other. Shares nothing with the engine: it is the referee of what the engine offers.
 */

/** Tiles as ids; sets on the table count by number alone. */
export interface PlainHand {
  concealed: string[];
  /** Sets on the table, kongs included. */
  shown: number;
}

const RUNNING = ['m', 'p', 's'];
const UNIOS = ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z'];

/** Four sets and eyes, seven pairs, or Thirteen Unios. */
export function isFinished(hand: PlainHand): boolean {
  return isSetsAndEyes(hand) || isSevenPairs(hand) || isThirteenUnios(hand);
}

export function isThirteenUnios({ concealed, shown }: PlainHand): boolean {
  return (
    shown === 0 &&
    concealed.length === 14 &&
    concealed.every((tile) => UNIOS.includes(tile)) &&
    new Set(concealed).size === 13
  );
}

/** Of any kind: four alike are two pairs. */
export function isSevenPairs({ concealed, shown }: PlainHand): boolean {
  return shown === 0 && concealed.length === 14 && [...countOf(concealed).values()].every((count) => count % 2 === 0);
}

export function isSetsAndEyes({ concealed, shown }: PlainHand): boolean {
  if (concealed.length !== 14 - 3 * shown) return false;
  const kinds = [...new Set(concealed)];
  return kinds.some((kind) => {
    const rest = without(concealed, [kind, kind]);
    return rest !== undefined && isAllSets(rest);
  });
}

function isAllSets(tiles: string[]): boolean {
  const lowest = [...tiles].sort(byTile)[0];
  if (lowest === undefined) return true;
  const groups = [[lowest, lowest, lowest], ...(isRunning(lowest) ? [[lowest, step(lowest, 1), step(lowest, 2)]] : [])];
  return groups.some((group) => {
    const rest = without(tiles, group);
    return rest !== undefined && isAllSets(rest);
  });
}

/** The tiles without these ones, or undefined if one is missing. */
export function without(tiles: readonly string[], taken: readonly string[]): string[] | undefined {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

export function countOf(tiles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

export function isRunning(tile: string): boolean {
  return RUNNING.includes(tile.slice(-1));
}

/** The tile so many ranks further, whether or not there is one. */
export function step(tile: string, ranks: number): string {
  return `${Number(tile.slice(0, -1)) + ranks}${tile.slice(-1)}`;
}

export function byTile(a: string, b: string): number {
  return a.slice(-1).localeCompare(b.slice(-1)) || Number(a.slice(0, -1)) - Number(b.slice(0, -1));
}
