/**
 * Every way to divide the tiles of one suit into chows, pungs and pairs.
 *
 *     counts of a suit  3 3 3 0 0 0 0 0 2     ->   111 222 333 99      chows .        pungs 1+2+3   pairs 9
 *                                                  123 123 123 99      chows 1 (3x)   pungs .       pairs 9
 */

/** One division of a suit. */
export interface SuitDivision {
  sets: number;
  pairs: number;
  /** Planes that are not empty: number of the plane (chows once, twice .., pungs once .., pairs once ..), ranks from bit 0. */
  planes: { plane: number; ranks: number }[];
}

/** Suits of one kind. */
export interface SuitTable {
  ranks: number;
  runs: boolean;
  /** Numbers of planes: how often one chow or pung can occur. */
  chows: number;
  pungs: number;
}

/** The divisions of a suit; empty: its tiles cannot all be grouped. */
export function divideSuit(table: SuitTable, counts: number[]): SuitDivision[] {
  const divisions: SuitDivision[] = [];
  const groups: { plane: number; rank: number }[] = [];
  const at = (rank: number): void => {
    if (rank === table.ranks) {
      divisions.push(divisionOf(table, groups));
      return;
    }
    const count = counts[rank]!;
    for (let pungs = 0; 3 * pungs <= count; pungs++) {
      for (let chows = 0; 3 * pungs + chows <= count; chows++) {
        const pairs = (count - 3 * pungs - chows) / 2;
        if (!Number.isInteger(pairs) || !takeChows(table, counts, rank, chows)) continue;
        const before = groups.length;
        for (let i = 0; i < chows; i++) groups.push({ plane: i, rank });
        for (let i = 0; i < pungs; i++) groups.push({ plane: table.chows + i, rank });
        for (let i = 0; i < pairs; i++) groups.push({ plane: table.chows + table.pungs + i, rank });
        at(rank + 1);
        groups.length = before;
        takeChows(table, counts, rank, -chows);
      }
    }
  };
  at(0);
  return divisions;
}

/** Takes the second and third tiles of chows out of the counts, or with a negative number puts them back. */
function takeChows({ runs, ranks }: SuitTable, counts: number[], rank: number, chows: number): boolean {
  if (chows === 0) return true;
  if (!runs || rank + 2 >= ranks || counts[rank + 1]! < chows || counts[rank + 2]! < chows) return false;
  counts[rank + 1]! -= chows;
  counts[rank + 2]! -= chows;
  return true;
}

function divisionOf(table: SuitTable, groups: readonly { plane: number; rank: number }[]): SuitDivision {
  const ranks = new Map<number, number>();
  for (const { plane, rank } of groups) ranks.set(plane, (ranks.get(plane) ?? 0) | (1 << rank));
  const pairs = groups.filter(({ plane }) => plane >= table.chows + table.pungs).length;
  return { sets: groups.length - pairs, pairs, planes: [...ranks].map(([plane, mask]) => ({ plane, ranks: mask })) };
}
