/**
 * The tables behind distances. Every shape is divided into what it wants of each suit, and suits that are alike share their
 * rows:
 *
 *     shape ──▶ ways ──▶ suits ──▶ entry in the rows of the suit
 *
 * Plans gather the entries of all shapes that a hand of some size can become.
 */
import { jokersOf, type TileSet } from '../../core/index.ts';
import { shapeSize } from '../shapes/parse-shape.ts';
import { type Jokers, makeTallies, type Tallies } from './fixed-tile-shapes.ts';
import { ladderFor, type Goal, type Ladder } from './suit-automaton.ts';
import { isWholeHand, type Shape } from '../readings/reading.ts';
import { noRows, suitRows, type Part, type RowList, type SuitRows } from './suit-lookup-table.ts';
import { noSums, type Sums } from './sum-over-suits.ts';

/** What is remembered about one shape. */
export interface ShapeTable {
  shape: Shape;
  /** Tiles of a hand, a meld counting three; all its tiles where the shape is `whole`. */
  size: number;
  whole: boolean;
  /** Way by way and suit by suit: which entry of the suit's row. */
  entries: number[];
}

/** A suit that may be in sets and pairs. */
export interface HandSuit {
  first: number;
  end: number;
  rows: SuitRows;
}

/** The shapes a hand of some size can become, with so many melds. */
export interface Plan {
  melds: number;
  /** The entries of all these shapes. */
  entries: Uint16Array;
  /** How often it was asked for. */
  asked: number;
  code?: PlanCode | undefined;
}

/** Code that reads hands. */
export interface ReadCode {
  /** As `readCounts`; -1 where a row is not known yet. */
  read(tables: DistanceTables, counts: ArrayLike<number>): number;
  /** Finds the rows with one tile more of each kind; false where one is not known yet. */
  grow(tables: DistanceTables, counts: ArrayLike<number>): boolean;
}

/** Code for one plan. */
export interface PlanCode {
  /** One more than the tiles missing, as in `Sums.ends`; 0 where a sum is not known yet. */
  least(tables: DistanceTables): number;
  /** Marks the kinds that lower that number; false where a sum is not known yet. */
  mark(tables: DistanceTables, least: number, useful: Uint8Array): boolean;
}

/** Writes code; nothing where that is forbidden. */
export interface Coder {
  read(tables: DistanceTables): ReadCode | undefined;
  plan(tables: DistanceTables, plan: Plan): PlanCode | undefined;
}

/** Tables for all shapes of a pack; they fill themselves as hands come. */
export interface DistanceTables {
  tiles: TileSet;
  shapes: ShapeTable[];
  /** Those of them that are counted tile by tile. */
  named: ShapeTable[];
  jokers: Jokers | undefined;
  /** Whether a hand may also want tiles of which no copy is left. */
  beyond: boolean;
  /** Suits that may be in sets and pairs, and kinds of no such suit. */
  suits: HandSuit[];
  aside: number[];
  list: RowList;
  sums: Sums;
  /** By number of melds and tiles. */
  plans: (Plan | undefined)[];
  /** What shapes that name their tiles want beside melds. */
  tallies: Tallies;
  /** Of the hand being looked at, by suit: key, key of the melds, place of the row. */
  keys: Float64Array;
  melded: Float64Array;
  places: Int32Array;
  /** Whether melds were read. */
  beside: boolean;
  /** By kind: the row of its suit with one tile more. */
  grown: Int32Array;
  /** How often hands were read. */
  asked: number;
  code: ReadCode | undefined;
  coder: Coder | undefined;
}

/**
 * Makes the tables. `beyond`: a kind counts as wanted even where all its copies lie in the own hand and melds. Without a
 * coder no code is written.
 */
export function plainTables(
  tiles: TileSet,
  shapes: readonly Shape[],
  beyond = false,
  coder: Coder | undefined = undefined,
): DistanceTables {
  const suits = handSuits(tiles, beyond);
  const tables = shapes.filter(({ any, partial }) => !any && !partial).map(tableFor);
  const ladders = new Map<string, Ladder>();
  const copies = Math.max(1, ...tiles.kinds.map((kind) => kind.copies));
  const ladder = (goal: Goal): Ladder => {
    const key = JSON.stringify(goal);
    const made = ladders.get(key) ?? ladderFor(goal, ladders.size, copies, beyond);
    ladders.set(key, made);
    return made;
  };
  const isAside = (kind: number): boolean => !suits.some(({ first, end }) => kind >= first && kind < end);
  for (const table of tables) if (!table.whole) table.entries = entriesFor(table.shape, suits, ladder);
  return {
    tiles,
    shapes: tables,
    named: tables.filter(({ whole }) => whole),
    jokers: jokersOf(tiles),
    beyond,
    suits,
    aside: tiles.kinds.flatMap((_, kind) => (isAside(kind) ? [kind] : [])),
    list: noRows(),
    sums: noSums(),
    plans: [],
    tallies: makeTallies(jokersOf(tiles)),
    keys: new Float64Array(suits.length),
    melded: new Float64Array(suits.length),
    places: new Int32Array(suits.length),
    beside: false,
    grown: new Int32Array(tiles.kinds.length),
    asked: 0,
    code: undefined,
    coder,
  };
}

function tableFor(shape: Shape): ShapeTable {
  return { shape, size: shapeSize(shape)!, whole: isWholeHand(shape), entries: [] };
}

function handSuits({ suits, kinds }: TileSet, beyond: boolean): HandSuit[] {
  const shared = new Map<string, SuitRows>();
  return suits
    .filter((suit) => !suit.bonus && suit.joker === undefined)
    .map(({ first, ranks, runs }) => {
      const copies = kinds.slice(first, first + ranks).map((kind) => kind.copies);
      const key = `${runs} ${copies.join()}`;
      const rows = shared.get(key) ?? suitRows(copies, runs, beyond);
      shared.set(key, rows);
      return { first, end: first + ranks, rows };
    });
}

/** What a shape wants of every suit, way by way; parts that nobody asked for yet join the rows of the suit. */
function entriesFor(shape: Shape, suits: readonly HandSuit[], ladderOf: (goal: Goal) => Ladder): number[] {
  const { sets, pairs, different, ways = [undefined] } = shape;
  const hasGroups = sets + pairs > 0;
  return ways.flatMap((way) => {
    const chosen = { sets: 0, pairs: way?.choose?.take ?? 0, alike: 1, different: true };
    const ladder = ladderOf(hasGroups ? { sets, pairs, alike: 2, different } : chosen);
    return suits.map(({ first, end, rows }) => {
      const kinds = Array.from({ length: end - first }, (_, rank) => first + rank);
      const loose = kinds.map((kind) => way?.loose[kind] ?? 0);
      const grouped = kinds.map((kind) => hasGroups || way?.choose?.kinds.includes(kind) === true);
      return entryOf(rows, { ladder, loose, grouped });
    });
  });
}

/** Where in the rows of a suit a part stands; the number of tiles stands before them. */
function entryOf({ parts }: SuitRows, part: Part): number {
  const isSame = ({ ladder, loose, grouped }: Part): boolean =>
    ladder === part.ladder && loose.join() === part.loose.join() && grouped.join() === part.grouped.join();
  const at = parts.findIndex(isSame);
  return at < 0 ? parts.push(part) : at + 1;
}

/** Between two hands tables that have grown too large are emptied. */
export function beginAnew(tables: DistanceTables): void {
  const shapes = tables.shapes.map(({ shape }) => shape);
  Object.assign(tables, plainTables(tables.tiles, shapes, tables.beyond, tables.coder));
}
