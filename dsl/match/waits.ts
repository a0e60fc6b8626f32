/** What a hand waits for, what helps it, and what to part with. */
import { isBonus, type Kind } from '../../core/index.ts';
import {
  distanceOf, distanceTo, sizeOf, suitVector, symbolOf, templateDistance, type DistanceTables, type Holding, type ShapeTable,
} from './distance.ts';
import { NOTHING, START, stepFrom, sumOf, vectorAt, vectorOf, type Ladder } from './ladder.ts';

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
  return distanceOf(tables, holding) === 0 ? usefulKinds(tables, holding) : [];
}

/** Kinds that bring a hand that waits for a tile nearer to a win, lowest first. */
export function usefulKinds(tables: DistanceTables, holding: Holding): Kind[] {
  const waiting = sizeOf(holding) + 1;
  const fitting = tables.shapes.filter((table) => table.size === waiting);
  const distances = fitting.map((table) => distanceTo(tables, table, holding));
  const least = Math.min(...distances);
  if (least === Infinity) return [];
  const useful = new Array<boolean>(tables.tiles.kinds.length).fill(false);
  // One tile lowers the distance by one at most: shapes further away cannot help.
  fitting.forEach((table, index) => {
    if (distances[index] === least) markUseful(tables, table, holding, least, useful);
  });
  return useful.flatMap((is, kind) => (is ? [kind] : []));
}

/**
 * Every kind a full hand can part with, best first: nearest to a win, then most tiles that help, then lowest kind.
 * `unseen`: copies by kind that may still come; those outside the own hand and melds, where it is not given.
 */
export function bestDiscards(tables: DistanceTables, holding: Holding, unseen?: readonly number[]): DiscardChoice[] {
  const counts = [...holding.counts];
  const choices: DiscardChoice[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0 || isBonus(tables.tiles, kind)) continue;
    counts[kind]!--;
    const after = { ...holding, counts };
    const useful = usefulKinds(tables, after);
    const coming = (of: Kind): number => unseen?.[of] ?? copiesElsewhere(tables, holding, of);
    const total = useful.reduce((sum, of) => sum + coming(of), 0);
    choices.push({ kind, distance: distanceOf(tables, after), useful, unseen: total });
    counts[kind]!++;
  }
  return choices.sort((a, b) => a.distance - b.distance || b.unseen - a.unseen || a.kind - b.kind);
}

function copiesElsewhere({ tiles }: DistanceTables, { counts, melded }: Holding, kind: Kind): number {
  return Math.max(0, tiles.kinds[kind]!.copies - counts[kind]! - (melded?.[kind] ?? 0));
}

function markUseful(tables: DistanceTables, table: ShapeTable, holding: Holding, least: number, useful: boolean[]): void {
  if (table.ladder !== undefined) {
    markBySuits(tables, table.ladder, holding, least, useful);
    return;
  }
  const counts = [...holding.counts];
  for (let kind = 0; kind < counts.length; kind++) {
    if (table.shape.template!.counts[kind] === 0) continue;
    counts[kind]!++;
    if (templateDistance(tables, table.shape, { ...holding, counts }) < least) useful[kind] = true;
    counts[kind]!--;
  }
}

/** One suit at a time gets a tile more; the sum of the others stays. */
function markBySuits(tables: DistanceTables, ladder: Ladder, holding: Holding, least: number, useful: boolean[]): void {
  const vectors = tables.suits.map((_, suit) => suitVector(tables, ladder, suit, holding));
  const sets = ladder.sets - holding.melds;
  for (let suit = 0; suit < vectors.length; suit++) {
    let rest = NOTHING;
    for (let other = 0; other < vectors.length; other++) {
      if (other !== suit) rest = sumOf(ladder, rest, vectors[other]!);
    }
    const { first, ranks } = tables.suits[suit]!;
    for (let kind = first; kind < first + ranks; kind++) {
      if (useful[kind]) continue;
      const sum = sumOf(ladder, rest, vectorWith(tables, ladder, suit, kind, holding));
      if (vectorAt(ladder, sum, sets, ladder.pairs) - 1 < least) useful[kind] = true;
    }
  }
}

/** The vector of a suit with one tile more. */
function vectorWith(tables: DistanceTables, ladder: Ladder, suit: number, extra: Kind, holding: Holding): number {
  const { first, ranks, runs } = tables.suits[suit]!;
  let state = START;
  for (let kind = first; kind < first + ranks; kind++) {
    const count = holding.counts[kind]! + (kind === extra ? 1 : 0);
    state = stepFrom(ladder, state, symbolOf(tables, ladder, kind, count, holding), runs);
  }
  return vectorOf(ladder, state);
}
