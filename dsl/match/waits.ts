/** What a hand waits for, what helps it, and what to part with. */
import { isBonus, type Holding, type Kind } from '../../core/index.ts';
import {
  canCome,
  isBarred,
  namedDistance,
  putAside,
  readHolding,
  tilesWanted,
  type DistanceTables,
  type ShapeTable,
} from './distance.ts';
import { climb, heldStep, NOTHING, START, sumOf, vectorAt, vectorOf, type Ladder } from './ladder.ts';
import type { Way } from './reading.ts';

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

/** A shape the hand can still become, or one way of it, with its suits; shapes that only name tiles need none. */
interface ShapeView {
  table: ShapeTable;
  suits: SuitView[];
  /** The way its loose tiles are of, and how many of them are missing. */
  way?: Way;
  loose: number;
  distance: number;
}

/** Kinds that complete a ready hand, lowest first; none for a hand that is not ready. */
export function winningKinds(tables: DistanceTables, holding: Holding): Kind[] {
  const { distance, useful } = lookAt(tables, viewsOf(tables, holding, 1), holding);
  return distance === 0 ? useful : [];
}

/** Kinds that bring a hand that waits for a tile nearer to a win, lowest first. */
export function usefulKinds(tables: DistanceTables, holding: Holding): Kind[] {
  return lookAt(tables, viewsOf(tables, holding, 1), holding).useful;
}

/**
 * Every kind a full hand can part with, best first: nearest to a win, then most tiles that help, then lowest kind.
 * `unseen`: copies by kind that may still come; those outside the own hand and melds, where it is not given.
 */
export function bestDiscards(tables: DistanceTables, holding: Holding, unseen?: readonly number[]): DiscardChoice[] {
  const counts = [...holding.counts];
  const after = { ...holding, counts };
  const views = viewsOf(tables, holding, 0);
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

/** The shapes that want so many tiles more than the hand has, with its suits. */
function viewsOf(tables: DistanceTables, holding: Holding, wanted: number): ShapeView[] {
  readHolding(tables, holding);
  const fitting = tables.shapes.filter((table) => tilesWanted(tables, table) === wanted && !isBarred(table, holding));
  return fitting.flatMap((table): ShapeView[] => {
    const { ladder, shape } = table;
    const view = { table, suits: [], loose: 0, distance: Infinity };
    if (ladder === undefined) return [view];
    const ways = shape.ways ?? [undefined];
    return ways.map((way) => {
      const { loose, symbols } = aside(tables, way);
      const suits = tables.suits.map((_, suit) => suitView(tables, ladder, suit, symbols));
      return { ...view, suits, loose, ...(way && { way }) };
    });
  });
}

/** The symbols of the hand without the loose tiles of a way, and how many of those are missing. */
function aside(tables: DistanceTables, way: Way | undefined): { loose: number; symbols: Int32Array } {
  if (way === undefined) return { loose: 0, symbols: tables.symbols };
  return { loose: putAside(tables, way), symbols: tables.rest };
}

/** The view after a kind has changed. */
function withSuitOf(tables: DistanceTables, view: ShapeView, kind: Kind): ShapeView {
  const { ladder } = view.table;
  const changed = tables.suits.findIndex(({ first, ranks }) => kind >= first && kind < first + ranks);
  if (ladder === undefined || changed < 0) return view;
  const { loose, symbols } = aside(tables, view.way);
  return { ...view, loose, suits: view.suits.with(changed, suitView(tables, ladder, changed, symbols)) };
}

function suitView({ suits }: DistanceTables, ladder: Ladder, suit: number, symbols: Int32Array): SuitView {
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
function lookAt(tables: DistanceTables, views: ShapeView[], holding: Holding): { distance: number; useful: Kind[] } {
  let least = Infinity;
  for (const view of views) {
    view.distance = distanceIn(tables, view, holding);
    least = Math.min(least, view.distance);
  }
  if (least === Infinity) return { distance: least, useful: [] };
  const helps = new Uint8Array(holding.counts.length);
  // One tile lowers the distance by one at most: shapes further away cannot help.
  for (const view of views) if (view.distance === least) markUseful(tables, view, holding, least, helps);
  const useful: Kind[] = [];
  for (let kind = 0; kind < helps.length; kind++) if (helps[kind] === 1) useful.push(kind);
  return { distance: least, useful };
}

function distanceIn(tables: DistanceTables, { table, suits, loose }: ShapeView, holding: Holding): number {
  const { ladder, shape } = table;
  if (ladder === undefined) return namedDistance(tables, shape, holding);
  return loose + vectorAt(ladder, sumWithout(ladder, suits, -1), shape.sets - holding.melds, shape.pairs) - 1;
}

function sumWithout(ladder: Ladder, suits: readonly SuitView[], left: number): number {
  let sum = NOTHING;
  for (let suit = 0; suit < suits.length; suit++) if (suit !== left) sum = sumOf(ladder, sum, suits[suit]!.vector);
  return sum;
}

/** One suit at a time gets a tile more; the sum of the others stays. A tile that is missing as a loose one goes there. */
function markUseful(
  tables: DistanceTables,
  { table, suits, way, loose }: ShapeView,
  holding: Holding,
  least: number,
  helps: Uint8Array,
): void {
  const { ladder, shape } = table;
  if (ladder === undefined) {
    markNamed(tables, table, holding, least, helps);
    return;
  }
  for (let suit = 0; suit < suits.length; suit++) {
    const rest = sumWithout(ladder, suits, suit);
    const { first, ranks } = tables.suits[suit]!;
    for (let place = 0; place < ranks; place++) {
      const sum = sumOf(ladder, rest, suits[suit]!.grown[place]!);
      const isLoose = way !== undefined && holding.counts[first + place]! < way.loose[first + place]!;
      const after = loose + vectorAt(ladder, sum, shape.sets - holding.melds, shape.pairs) - 1;
      if (isLoose || after < least) helps[first + place] = 1;
    }
  }
}

function markNamed(
  tables: DistanceTables,
  { shape }: ShapeTable,
  holding: Holding,
  least: number,
  helps: Uint8Array,
): void {
  const counts = [...holding.counts];
  const grown = { ...holding, counts };
  for (let kind = 0; kind < counts.length; kind++) {
    if (helps[kind] === 1 || !canCome(tables, holding, kind)) continue;
    counts[kind]!++;
    if (namedDistance(tables, shape, grown) < least) helps[kind] = 1;
    counts[kind]!--;
  }
}
