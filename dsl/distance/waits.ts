/** What a hand waits for, what helps it, and what to part with. */
import { isBonus, type Holding, type Kind } from '../../core/index.ts';
import {
  endAt,
  lacking,
  missingIn,
  namedLeast,
  plainPlan,
  planFor,
  readCounts,
  readHolding,
  sumWithout,
  vectorAt,
} from './distance.ts';
import type { DistanceTables, Plan } from './distance-tables.ts';
import { markNamed } from './distance-to-named-tiles.ts';
import { findRow, findRowBeyond } from './suit-lookup-table.ts';

/** What a hand is like after parting with a tile. */
export interface DiscardChoice {
  kind: Kind;
  /** Distance afterwards. */
  distance: number;
  /** Kinds that would then bring the hand nearer. */
  useful: Kind[];
  /** Copies of those kinds that may still come. */
  unseen: number;
}

/** Kinds that complete a ready hand, lowest first; none for a hand that is not ready. */
export function winningKinds(tables: DistanceTables, holding: Holding): Kind[] {
  return completing(lookAt(tables, holding));
}

/** Those of a ready hand, none of another. */
export function completing({ distance, useful }: Ahead): Kind[] {
  return distance === 0 ? useful : [];
}

/** How far a hand is from what one tile more can complete, and the kinds that bring it nearer, lowest first. */
export interface Ahead {
  distance: number;
  useful: Kind[];
}

/** Kinds that bring a hand that waits for a tile nearer to a win, lowest first. */
export function usefulKinds(tables: DistanceTables, holding: Holding): Kind[] {
  return lookAt(tables, holding).useful;
}

/**
 * The same of a hand without melds, given by its counts alone, written into a list by kind: 1 where the kind is useful, else
 * 0. Gives the distance of the hand to what one tile more can complete.
 */
export function usefulInto(tables: DistanceTables, counts: ArrayLike<number>, useful: Uint8Array): number {
  useful.fill(0);
  if (tables.named.length > 0) return markAll(tables, { counts: Array.from(counts), melds: 0 }, useful) - 1;
  const plan = plainPlan(tables, readCounts(tables, counts), true);
  const missing = missingIn(tables, plan);
  if (missing < Infinity) markUseful(tables, plan, counts, missing, useful);
  return missing - 1;
}

/**
 * Every kind a full hand can part with, best first: nearest to a win, then most tiles that help, then lowest kind.
 * `unseen`: copies by kind that may still come; those outside the own hand and melds, where it is not given.
 */
export function bestDiscards(tables: DistanceTables, holding: Holding, unseen?: readonly number[]): DiscardChoice[] {
  const coming = (kind: Kind): number => unseen?.[kind] ?? copiesElsewhere(tables, holding, kind);
  const kinds = holding.counts.flatMap((count, kind) => (count > 0 && !isBonus(tables.tiles, kind) ? [kind] : []));
  const choices = kinds.map((kind): DiscardChoice => {
    const counts = holding.counts.with(kind, holding.counts[kind]! - 1);
    const { distance, useful } = lookAt(tables, { ...holding, counts });
    return { kind, distance, useful, unseen: useful.reduce((sum, of) => sum + coming(of), 0) };
  });
  return choices.sort((a, b) => a.distance - b.distance || b.unseen - a.unseen || a.kind - b.kind);
}

function copiesElsewhere({ tiles }: DistanceTables, { counts, melded }: Holding, kind: Kind): number {
  return Math.max(0, tiles.kinds[kind]!.copies - counts[kind]! - (melded?.[kind] ?? 0));
}

/** The distance of a hand to what one tile more can complete, and the kinds that lower it. */
export function lookAt(tables: DistanceTables, holding: Holding): Ahead {
  const helps = new Uint8Array(holding.counts.length);
  const distance = lacking(markAll(tables, holding, helps), holding) - 1;
  const useful: Kind[] = [];
  for (let kind = 0; kind < helps.length; kind++) if (helps[kind] === 1) useful.push(kind);
  return { distance, useful };
}

/** Marks the useful kinds; gives the tiles missing. One tile lowers them by one at most: shapes further away cannot help. */
function markAll(tables: DistanceTables, holding: Holding, helps: Uint8Array): number {
  const plan = planFor(tables, readHolding(tables, holding), holding, true);
  const grouped = missingIn(tables, plan);
  const least = Math.min(grouped, namedLeast(tables, holding, tables.named, true));
  if (least === Infinity) return least;
  if (grouped === least) markUseful(tables, plan, holding.counts, least, helps);
  for (const table of tables.named)
    if (namedLeast(tables, holding, [table], true) === least) markNamed(tables, table, holding, least, helps);
  return least;
}

/** One suit at a time gets a tile more; the sum of the others stays. */
function markUseful(
  tables: DistanceTables,
  plan: Plan,
  counts: ArrayLike<number>,
  least: number,
  helps: Uint8Array,
): void {
  const { suits, code, beside } = tables;
  if (beside || code === undefined || !code.grow(tables, counts))
    for (let at = 0; at < suits.length; at++) growSuit(tables, at, counts);
  if (plan.code?.mark(tables, least + 1, helps)) return;
  for (let from = 0; from < plan.entries.length; from += suits.length) markWay(tables, plan, from, least + 1, helps);
}

function markWay(tables: DistanceTables, plan: Plan, from: number, least: number, helps: Uint8Array): void {
  const { suits, sums, list, grown } = tables;
  for (let at = suits.length - 1; at >= 0; at--) {
    const { first, end } = suits[at]!;
    const others = sumWithout(tables, plan, from, at);
    // What is further away cannot come near enough.
    if (endAt(sums, plan.melds, others, vectorAt(tables, plan, from, at)) > least) return;
    for (let kind = first; kind < end; kind++) {
      const vector = list.rows[grown[kind]! + plan.entries[from + at]!]!;
      if (endAt(sums, plan.melds, others, vector) < least) helps[kind] = 1;
    }
  }
}

/** Finds the rows of a suit with one tile more of each kind. */
function growSuit(
  { suits, keys, melded, places, list, sums, grown, beside }: DistanceTables,
  at: number,
  counts: ArrayLike<number>,
): void {
  const { first, end, rows } = suits[at]!;
  const key = keys[at]!;
  const shown = beside ? melded[at]! : 0;
  for (let kind = first, rank = 0; kind < end; kind++, rank++) {
    const more = key + rows.power[rank]!;
    if (counts[kind]! < rows.most)
      grown[kind] = (shown === 0 && rows.places[more]) || findRow(list, sums, rows, more, shown);
    else grown[kind] = rows.beyond ? findRowBeyond(list, sums, rows, key, rank) : places[at]!;
  }
}
