/** Hands of the conformance cases, from their notation to ours. */

/** What every case says of a hand that is scored. */
export interface WonHand {
  id: string;
  /** Concealed tiles, the winning one included. */
  hand: string;
  melds: { type: string; tiles: string }[];
  win: string;
  by: 'ron' | 'tsumo';
  seat: number;
  round: number;
}

/** The tiles of a text, one by one: `11m2z` is 1m, 1m, 2z. */
export function tilesOf(text: string): string[] {
  return [...text.matchAll(/(\d+)([a-z])/g)].flatMap(([, ranks, suit]) => [...ranks!].map((rank) => rank + suit));
}

/** A set on the table. */
export function meldText(type: string, tiles: string): string {
  if (type === 'ankan') return `<${tiles}>`;
  return type === 'kakan' ? `(${tiles.slice(0, 3)}+${tiles.slice(3)})` : `(${tiles})`;
}

/** Flowers and seasons: `f1` is 1f, `s1` is 5f. */
export function flowersText(flowers: readonly string[]): string {
  return flowers.map((id) => `${Number(id[1]) + (id[0] === 's' ? 4 : 0)}f`).join('');
}

/** What is left when these are taken out, each once. */
export function withoutTiles(tiles: readonly string[], taken: readonly string[]): string[] {
  const left = [...tiles];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}

/** Every chow and triplet that can be made of some of the tiles. */
export function chosenSets(tiles: readonly string[]): string[][] {
  const kinds = [...new Set(tiles)];
  const there = (set: readonly string[]): boolean =>
    set.every((tile) => tiles.filter((other) => other === tile).length >= set.filter((other) => other === tile).length);
  const chow = (tile: string): string[] => [0, 1, 2].map((step) => `${Number(tile[0]) + step}${tile[1]}`);
  const sets = kinds.flatMap((tile) => [[tile, tile, tile], ...(tile[1] === 'z' ? [] : [chow(tile)])]);
  return sets.filter(there);
}
