/**
 * What the wild tiles of a hand stand for. Each way to complete the hand is a hand without wild tiles, which is read as any other:
 *
 *     2m 34m 55z  with 2m wild  ──▶  234m 55z, 345m 55z     (of the whole hand, whatever else lies in it)
 *
 * No kind is there more often than it has copies, those in melds among them. A wild tile that does not stand for another is one of its own kind.
 */
import {
  isBonus,
  isJoker,
  type Meld,
  tallyOfMelds,
  type TileSet,
  type WildRule,
  wildKinds,
  type WinQuery,
  withoutWild,
} from '../../core/index.ts';
import { distanceOf } from '../distance/distance.ts';
import { type DistanceTables, plainTables } from '../distance/distance-tables.ts';
import { sharedTables } from '../distance/shared-tables.ts';
import type { Candidate, PatternSource } from './back-end-types.ts';
import type { Reading, Shape } from './reading.ts';

/** Whether tiles by kind, and so many that stand for any, are complete. */
type IsComplete = (counts: readonly number[], free: number) => boolean;

/** Calls `visit` with every complete hand that free tiles can make of these beside the melds, each once; until it gives true, which is then the answer. */
export function someStandIn(
  tiles: TileSet,
  counts: readonly number[],
  melds: readonly Meld[],
  free: number,
  isComplete: IsComplete,
  visit: (counts: readonly number[]) => boolean,
): boolean {
  const all = [...counts];
  const melded = tallyOfMelds(melds, tiles);
  const from = (first: number, left: number): boolean => {
    if (left === 0) return visit([...all]);
    for (let kind = first; kind < all.length; kind++) {
      if (all[kind]! + melded[kind]! >= tiles.kinds[kind]!.copies || isBonus(tiles, kind) || isJoker(tiles, kind))
        continue;
      all[kind]!++;
      const isFound = isComplete(all, left - 1) && from(kind, left - 1);
      all[kind]!--;
      if (isFound) return true;
    }
    return false;
  };
  return isComplete(all, free) && from(0, free);
}

/** The patterns of a hand in all its readings, whatever its wild tiles stand for. A hand that has not won is read as it lies. */
export function readingWild(
  source: PatternSource,
  { tiles, shapes, wild }: { tiles: TileSet; shapes: readonly Shape[]; wild?: WildRule | undefined },
): PatternSource {
  if (wild === undefined) return source;
  const hands = (query: WinQuery): WinQuery[] | undefined => {
    if (query.lost) return undefined;
    const kinds = wildKinds(wild, tiles, query.counters, (name) => query.lists?.[name] ?? []);
    const { counts, free } = withoutWild(query.counts, kinds);
    return free === 0 ? undefined : completed(tiles, shapes, query, kinds.includes(query.last ?? -1), counts, free);
  };
  const candidates: PatternSource['candidates'] = (query, visit) => {
    const all = hands(query);
    if (all === undefined) return source.candidates(query, visit);
    for (const hand of all) source.candidates(hand, (candidate) => visit(readAs(candidate, hand)));
  };
  return {
    candidates,
    weigher: () => {
      const plain = source.weigher?.();
      if (plain === undefined) return undefined;
      return {
        worth: (query, judge) => (hands(query) === undefined ? plain.worth(query, judge) : judge(query)),
        best: (query, lenient) =>
          hands(query) === undefined
            ? plain.best(query, lenient)
            : { isTold: false, visit: (visit) => candidates(query, visit) },
      };
    },
  };
}

/** The hands that a hand can be taken for; if its last tile is wild, that is any of those that stand for another. */
function completed(
  tiles: TileSet,
  shapes: readonly Shape[],
  query: WinQuery,
  isLastWild: boolean,
  naturals: readonly number[],
  free: number,
): WinQuery[] {
  const tables = tablesOf(tiles, shapes);
  const { melds } = query;
  const isComplete: IsComplete = (counts, left) =>
    distanceOf(tables, { counts, melds: melds.length, shown: melds, free: left }) === -1;
  const found: WinQuery[] = [];
  const add = (counts: readonly number[]): false => {
    if (!isLastWild) found.push({ ...query, counts });
    else
      counts.forEach((count, kind) => {
        if (count > naturals[kind]!) found.push({ ...query, counts, last: kind });
      });
    return false;
  };
  someStandIn(tiles, naturals, melds, free, isComplete, add);
  // Where any tiles win they need not stand for others.
  if (
    shapes.some(({ any }) => any) &&
    !found.some(({ counts }) => counts.every((count, at) => count === query.counts[at]))
  )
    found.push(query);
  return found;
}

const known = new WeakMap<readonly Shape[], DistanceTables>();

/** Distances to the shapes that divide a hand, their conditions left aside. */
function tablesOf(tiles: TileSet, shapes: readonly Shape[]): DistanceTables {
  const there = known.get(shapes);
  if (there !== undefined) return there;
  const made = sharedTables(
    plainTables,
    tiles,
    shapes.filter(({ any, partial }) => !any && !partial),
    false,
  );
  known.set(shapes, made);
  return made;
}

function readAs(candidate: Candidate, hand: WinQuery): Candidate {
  return { ...candidate, reading: (): Reading => ({ ...candidate.reading(), as: hand }) };
}
