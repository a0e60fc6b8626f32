/** What a hand waits for, what helps it, and what to part with. */
import { isBonus, type Holding, type Kind } from '../../core/index.ts';
import { readHolding, templateDistance, type DistanceTables, type ShapeTable } from './distance.ts';
import { climb, heldStep, NOTHING, START, sumOf, vectorAt, vectorOf, type Ladder } from './ladder.ts';

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

/** A suit as it is, and with one tile more. */
interface SuitView {
  vector: number;
  /** By place in the suit. */
  grown: number[];
}

/** A shape the hand can still become, with its suits; templates need none. */
interface ShapeView {
  table: ShapeTable;
  suits: SuitView[];
  distance: number;
}

/** Kinds that complete a ready hand, lowest first; none for a hand that is not ready. */
export function winningKinds(tables: DistanceTables, holding: Holding): Kind[] {
  const { distance, useful } = lookAt(tables, viewsOf(tables, holding, readHolding(tables, holding) + 1), holding);
  return distance === 0 ? useful : [];
}

/** Kinds that bring a hand that waits for a tile nearer to a win, lowest first. */
export function usefulKinds(tables: DistanceTables, holding: Holding): Kind[] {
  return lookAt(tables, viewsOf(tables, holding, readHolding(tables, holding) + 1), holding).useful;
}

/**
 * Every kind a full hand can part with, best first: nearest to a win, then most tiles that help, then lowest kind.
 * `unseen`: copies by kind that may still come; those outside the own hand and melds, where it is not given.
 */
export function bestDiscards(tables: DistanceTables, holding: Holding, unseen?: readonly number[]): DiscardChoice[] {
  const counts = [...holding.counts];
  const after = { ...holding, counts };
  const views = viewsOf(tables, holding, readHolding(tables, holding));
  const coming = (kind: Kind): number => unseen?.[kind] ?? copiesElsewhere(tables, holding, kind);
  const choices: DiscardChoice[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0 || isBonus(tables.tiles, kind)) continue;
    counts[kind]!--;
    tables.symbols[kind]! -= heldStep(tables.copies);
    const { distance, useful } = lookAt(
      tables,
      views.map((view) => withSuitOf(tables, view, kind)),
      after,
    );
    choices.push({ kind, distance, useful, unseen: useful.reduce((sum, of) => sum + coming(of), 0) });
    counts[kind]!++;
    tables.symbols[kind]! += heldStep(tables.copies);
  }
  return choices.sort((a, b) => a.distance - b.distance || b.unseen - a.unseen || a.kind - b.kind);
}

function copiesElsewhere({ tiles }: DistanceTables, { counts, melded }: Holding, kind: Kind): number {
  return Math.max(0, tiles.kinds[kind]!.copies - counts[kind]! - (melded?.[kind] ?? 0));
}

/** The shapes of one size, with the suits of the hand that has just been read. */
function viewsOf(tables: DistanceTables, { melds }: Holding, size: number): ShapeView[] {
  const fitting = tables.shapes.filter((table) => table.size === size && melds <= table.shape.sets);
  return fitting.map((table) => {
    const { ladder } = table;
    const suits = ladder === undefined ? [] : tables.suits.map((_, suit) => suitView(tables, ladder, suit));
    return { table, suits, distance: Infinity };
  });
}

/** The view after a kind has changed. */
function withSuitOf(tables: DistanceTables, view: ShapeView, kind: Kind): ShapeView {
  const { ladder } = view.table;
  if (ladder === undefined) return view;
  const changed = tables.suits.findIndex(({ first, ranks }) => kind >= first && kind < first + ranks);
  return { ...view, suits: view.suits.with(changed, suitView(tables, ladder, changed)) };
}

function suitView({ suits, symbols }: DistanceTables, ladder: Ladder, suit: number): SuitView {
  const { first, ranks, runs } = suits[suit]!;
  const end = first + ranks;
  const grown: number[] = [];
  // Up to the kind that grows, all walks share their steps.
  let below = START;
  for (let kind = first; kind < end; kind++) {
    grown.push(vectorOf(ladder, climb(ladder, below, symbols, kind, end, kind, runs)));
    below = climb(ladder, below, symbols, kind, kind + 1, -1, runs);
  }
  return { vector: vectorOf(ladder, below), grown };
}

/** The distance of a hand, and the kinds that lower it. */
function lookAt(
  tables: DistanceTables,
  views: ShapeView[],
  { counts, melds }: Holding,
): { distance: number; useful: Kind[] } {
  let least = Infinity;
  for (const view of views) {
    view.distance = distanceIn(tables, view, counts, melds);
    least = Math.min(least, view.distance);
  }
  if (least === Infinity) return { distance: least, useful: [] };
  const helps = new Uint8Array(counts.length);
  // One tile lowers the distance by one at most: shapes further away cannot help.
  for (const view of views) if (view.distance === least) markUseful(tables, view, counts, melds, least, helps);
  const useful: Kind[] = [];
  for (let kind = 0; kind < helps.length; kind++) if (helps[kind] === 1) useful.push(kind);
  return { distance: least, useful };
}

function distanceIn(
  tables: DistanceTables,
  { table, suits }: ShapeView,
  counts: readonly number[],
  melds: number,
): number {
  const { ladder, shape } = table;
  if (ladder === undefined) return templateDistance(tables, shape, counts);
  return vectorAt(ladder, sumWithout(ladder, suits, -1), shape.sets - melds, shape.pairs) - 1;
}

function sumWithout(ladder: Ladder, suits: readonly SuitView[], left: number): number {
  let sum = NOTHING;
  for (let suit = 0; suit < suits.length; suit++) if (suit !== left) sum = sumOf(ladder, sum, suits[suit]!.vector);
  return sum;
}

/** One suit at a time gets a tile more; the sum of the others stays. */
function markUseful(
  tables: DistanceTables,
  { table, suits }: ShapeView,
  counts: readonly number[],
  melds: number,
  least: number,
  helps: Uint8Array,
): void {
  const { ladder, shape } = table;
  if (ladder === undefined) {
    markTemplate(tables, table, counts, least, helps);
    return;
  }
  for (let suit = 0; suit < suits.length; suit++) {
    const rest = sumWithout(ladder, suits, suit);
    const { first, ranks } = tables.suits[suit]!;
    for (let place = 0; place < ranks; place++) {
      const sum = sumOf(ladder, rest, suits[suit]!.grown[place]!);
      if (vectorAt(ladder, sum, shape.sets - melds, shape.pairs) - 1 < least) helps[first + place] = 1;
    }
  }
}

function markTemplate(
  tables: DistanceTables,
  { shape }: ShapeTable,
  counts: readonly number[],
  least: number,
  helps: Uint8Array,
): void {
  const grown = [...counts];
  for (let kind = 0; kind < grown.length; kind++) {
    if (shape.template!.counts[kind] === 0) continue;
    grown[kind]!++;
    if (templateDistance(tables, shape, grown) < least) helps[kind] = 1;
    grown[kind]!--;
  }
}
