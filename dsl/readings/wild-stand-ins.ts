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
  type Kind,
  type Meld,
  onceFor,
  tallyOfMelds,
  type TileSet,
  type WildRule,
  wildKinds,
  type WinQuery,
  withoutWild,
  type Worth,
} from '../../core/index.ts';
import { type DistanceTables, plainTables } from '../distance/distance-tables.ts';
import { sharedTables } from '../distance/shared-tables.ts';
import { winningKinds } from '../distance/waits.ts';
import type { Candidate, PatternSource, Weigher } from './back-end-types.ts';
import type { Reading, Shape } from './reading.ts';

/** What the first of so many tiles that stand for any may be beside tiles by kind, so that all of them together are complete. */
type Completing = (counts: readonly number[], free: number) => readonly Kind[];

/** Calls `visit` with every complete hand that free tiles, at least one, can make of these beside the melds, each once; until it gives true, which is then the answer. */
export function someStandIn(
  tiles: TileSet,
  counts: readonly number[],
  melds: readonly Meld[],
  free: number,
  completing: Completing,
  visit: (counts: readonly number[]) => boolean,
): boolean {
  const all = [...counts];
  const melded = tallyOfMelds(melds, tiles);
  const from = (first: Kind, left: number): boolean => {
    if (left === 0) return visit([...all]);
    for (const kind of completing(all, left)) {
      if (kind < first || all[kind]! + melded[kind]! >= tiles.kinds[kind]!.copies) continue;
      if (isBonus(tiles, kind) || isJoker(tiles, kind)) continue;
      all[kind]!++;
      const isFound = from(kind, left - 1);
      all[kind]!--;
      if (isFound) return true;
    }
    return false;
  };
  return from(0, free);
}

/** The patterns of a hand in all its readings, whatever its wild tiles stand for. A hand that has not won is read as it lies. */
export function readingWild(source: PatternSource, set: WildSet): PatternSource {
  if (set.wild === undefined) return source;
  const candidates: PatternSource['candidates'] = (query, visit) => {
    const held = wildIn(set, query);
    if (held.length === 0) return source.candidates(query, visit);
    for (const hand of completed(set, query, held))
      source.candidates(hand, (candidate) => visit(readAs(candidate, hand)));
  };
  const weigher = source.weigher?.();
  return {
    candidates,
    ...(weigher && {
      weigher: () => ({
        worth: (query, judge) => {
          const held = wildIn(set, query);
          return held.length === 0
            ? weigher.worth(query, judge)
            : bestWorth(completed(set, query, held), weigher, () => judge(query));
        },
        best: (query, lenient) =>
          wildIn(set, query).length === 0
            ? weigher.best(query, lenient)
            : { isTold: false, visit: (visit) => candidates(query, visit) },
      }),
    }),
  };
}

/** What the best of some hands is worth; `judge` says it where only the patterns that count tell which one is best. */
function bestWorth(hands: readonly WinQuery[], weigher: Weigher, judge: () => Worth | undefined): Worth | undefined {
  let best: Worth | undefined;
  let isTold = true;
  for (const hand of hands) {
    const worth = weigher.worth(hand, () => {
      isTold = false;
      return undefined;
    });
    if (worth === undefined) continue;
    const apart = best === undefined ? 1 : compareWorths(worth, best);
    if (apart === 0 && JSON.stringify(worth) !== JSON.stringify(best)) isTold = false;
    if (apart > 0) best = worth;
  }
  return isTold ? best : judge();
}

/** Positive where the first is more, by value, then by what the patterns add up to in the order of the tallies. */
function compareWorths(one: Worth, other: Worth): number {
  if (one.value !== other.value) return one.value - other.value;
  const [sums, others] = [one.sums ?? one.tallies, other.sums ?? other.tallies];
  for (const tally in sums) if (sums[tally] !== others[tally]) return sums[tally]! - others[tally]!;
  return 0;
}

/** What readings of hands with wild tiles ask of a pack. */
interface WildSet {
  tiles: TileSet;
  shapes: readonly Shape[];
  wild?: WildRule | undefined;
}

/** The kinds of the wild tiles that a finished hand holds. */
function wildIn({ tiles, wild }: WildSet, { counts, counters, lists, lost }: WinQuery): readonly Kind[] {
  if (lost) return [];
  return wildKinds(wild, tiles, counters, (name) => lists?.[name] ?? []).filter((kind) => counts[kind]! > 0);
}

/** The hands that a hand can be taken for; if its last tile is wild, that is any of those that stand for another. */
function completed(set: WildSet, query: WinQuery, held: readonly Kind[]): WinQuery[] {
  const { tiles, shapes } = set;
  const tables = tablesOf(set);
  const { melds, last } = query;
  const { counts: naturals, free } = withoutWild(query.counts, held);
  const completing: Completing = (counts, left) =>
    winningKinds(tables, { counts, melds: melds.length, shown: melds, free: left - 1 });
  const found: WinQuery[] = [];
  const add = (counts: readonly number[]): false => {
    if (last === undefined || !held.includes(last)) found.push({ ...query, counts });
    else
      counts.forEach((count, kind) => {
        if (count > naturals[kind]!) found.push({ ...query, counts, last: kind });
      });
    return false;
  };
  someStandIn(tiles, naturals, melds, free, completing, add);
  // Where any tiles win they need not stand for others.
  if (
    shapes.some(({ any }) => any) &&
    !found.some(({ counts }) => counts.every((count, at) => count === query.counts[at]))
  )
    found.push(query);
  return found;
}

/** Distances to the shapes that divide a hand, their conditions left aside. */
const tablesOf = onceFor(({ tiles, shapes }: WildSet): DistanceTables => {
  const divided = shapes.filter(({ any, partial }) => !any && !partial);
  return sharedTables(plainTables, tiles, divided, false);
});

function readAs(candidate: Candidate, hand: WinQuery): Candidate {
  return { ...candidate, reading: (): Reading => ({ ...candidate.reading(), as: hand }) };
}
