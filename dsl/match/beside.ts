/** What a compiled matcher knows beside kinds and groups: marked tiles, what lists on the table point to, winning kinds. */
import { holdingOf, type Kind, type TileSet, type WinQuery } from '../../core/index.ts';
import { distanceTables, type DistanceTables } from './distance.ts';
import { maskOf } from './layout.ts';
import type { MatchedSet, PatternSet } from './matcher.ts';
import { winningKinds } from './waits.ts';

export interface BesideRegisters {
  /** Tiles by kind, those that are marked and the others; all zero where the game has no marked tiles. */
  markedHeld: Int32Array;
  markedShown: Int32Array;
  plainHeld: Int32Array;
  plainShown: Int32Array;
  /** By list of the pack: how many of its tiles point to each kind. */
  pointed: Int32Array[];
  /** A word of the kinds that complete the hand without its last tile; found when first asked for. */
  winning(word: number): number;
  /** For a new hand. */
  fill(query: WinQuery, held: Int32Array, shown: Int32Array): void;
}

/** Whether there are marked tiles in a game at all. */
export function hasMarked({ tiles }: TileSet): boolean {
  return tiles.some(({ marked }) => marked);
}

/** The most tiles that can point to one kind. */
export function mostPointers({ kinds, successor }: TileSet): number {
  const pointers = kinds.map(() => 0);
  kinds.forEach(({ copies }, kind) => {
    const next = successor[kind]!;
    if (next >= 0) pointers[next]! += copies;
  });
  return Math.max(1, ...pointers);
}

export function besideRegisters({ tiles, layout, lists, ...set }: Omit<MatchedSet, 'tallies'>): BesideRegisters {
  const counts = (): Int32Array => new Int32Array(tiles.kinds.length);
  const marks = hasMarked(tiles);
  const find = winningFromTables({ tiles, ...set });
  let query: WinQuery | undefined;
  let words: Int32Array | undefined;
  const beside: BesideRegisters = {
    markedHeld: counts(),
    markedShown: counts(),
    plainHeld: counts(),
    plainShown: counts(),
    pointed: lists.map(counts),
    winning: (word) => (words ??= maskOf(layout, query === undefined ? [] : find(query)))[word]!,
    fill(now, held, shown) {
      query = now;
      words = undefined;
      if (marks) fillMarks(beside, now, held, shown);
      lists.forEach((list, index) => fillPointed(beside.pointed[index]!, now.lists?.[list] ?? [], tiles));
    },
  };
  return beside;
}

/** Kinds that complete the hand without its last tile, from the tables of distances. */
export function winningFromTables({
  tiles,
  shapes,
  beyond,
}: Pick<PatternSet, 'tiles' | 'shapes' | 'beyond'>): (query: WinQuery) => Kind[] {
  let made: DistanceTables | undefined;
  return ({ counts, melds, last }) => {
    if (last === undefined || counts[last] === 0) return [];
    made ??= distanceTables(
      tiles,
      shapes.filter(({ any }) => !any),
      beyond,
    );
    const before = counts.map((count, kind) => (kind === last ? count - 1 : count));
    return winningKinds(made, holdingOf(before, melds, tiles));
  };
}

function fillMarks(beside: BesideRegisters, { marked }: WinQuery, held: Int32Array, shown: Int32Array): void {
  const { markedHeld, markedShown, plainHeld, plainShown } = beside;
  markedHeld.fill(0);
  markedShown.fill(0);
  plainHeld.set(held);
  plainShown.set(shown);
  for (const kind of marked?.held ?? []) mark(kind, markedHeld, plainHeld);
  for (const kind of marked?.shown ?? []) mark(kind, markedShown, plainShown);
}

/** A tile that is not there cannot be marked. */
function mark(kind: Kind, marked: Int32Array, plain: Int32Array): void {
  if (plain[kind] === 0) return;
  marked[kind]!++;
  plain[kind]!--;
}

function fillPointed(pointed: Int32Array, list: readonly Kind[], { successor }: TileSet): void {
  pointed.fill(0);
  for (const kind of list) if (successor[kind]! >= 0) pointed[successor[kind]!]!++;
}
