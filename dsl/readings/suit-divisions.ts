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
  /** Where tiles may be left over, none of which make a group together: the number of their plane. */
  loose?: number;
  /** Tiles of the suit are in no group. */
  aside?: boolean;
}

/** The divisions of a suit; empty: its tiles cannot all be grouped, and must be. */
export function divideSuit(table: SuitTable, counts: number[]): SuitDivision[] {
  const divisions: SuitDivision[] = [];
  const groups: { plane: number; rank: number }[] = [];
  const { loose, aside } = table;
  const at = (rank: number): void => {
    if (rank === table.ranks) {
      if (!leavesChow(table, groups)) divisions.push(divisionOf(table, groups));
      return;
    }
    const count = counts[rank]!;
    for (let pungs = 0; 3 * pungs <= count; pungs++) {
      for (let chows = 0; 3 * pungs + chows <= count; chows++) {
        const rest = count - 3 * pungs - chows;
        const left = aside === true ? rest : rest % 2;
        if ((left > 0 && loose === undefined) || (aside && pungs + chows > 0)) continue;
        if (!takeChows(table, counts, rank, chows)) continue;
        const before = groups.length;
        for (let i = 0; i < chows; i++) groups.push({ plane: i, rank });
        for (let i = 0; i < pungs; i++) groups.push({ plane: table.chows + i, rank });
        for (let i = 0; i < (rest - left) / 2; i++) groups.push({ plane: table.chows + table.pungs + i, rank });
        if (left > 0) groups.push({ plane: loose!, rank });
        at(rank + 1);
        groups.length = before;
        takeChows(table, counts, rank, -chows);
      }
    }
  };
  at(0);
  return divisions;
}

/** Whether what is left over holds a chow. */
function leavesChow({ runs, ranks, loose }: SuitTable, groups: readonly { plane: number; rank: number }[]): boolean {
  if (loose === undefined || !runs) return false;
  const mask = groups.reduce((left, { plane, rank }) => (plane === loose ? left | (1 << rank) : left), 0);
  return (mask & (mask >> 1) & (mask >> 2) & ((1 << ranks) - 1)) !== 0;
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
  const sets = groups.filter(({ plane }) => plane < table.chows + table.pungs).length;
  const pairs = groups.filter(({ plane }) => plane >= table.chows + table.pungs && plane !== table.loose).length;
  return { sets, pairs, planes: [...ranks].map(([plane, mask]) => ({ plane, ranks: mask })) };
}
