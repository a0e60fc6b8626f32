/** What a compiled matcher knows beside kinds and groups: marked tiles, what lists on the table point to, winning kinds. */
import { holdingOf, isBonus, type Kind, type TileSet, type WinQuery } from '../../core/index.ts';
import { distanceTables, type DistanceTables } from './distance.ts';
import { maskOf } from './layout.ts';
import type { MatchedSet, PatternSet } from './matcher.ts';
import { winningKinds } from './waits.ts';

export interface BesideRegisters {
  /** Marked tiles by kind, of the hand and of melds. */
  markedHeld: Int32Array;
  markedShown: Int32Array;
  /** By list of the pack: how many of its tiles point to each kind. */
  pointed: Int32Array[];
  /** The same, one after the other; bonus tiles left out. */
  pointers: Kind[][];
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
  const [held, shown] = [sparse(counts()), sparse(counts())];
  const pointed = lists.map(() => sparse(counts()));
  const find = winningFromTables({ tiles, ...set });
  let query: WinQuery | undefined;
  let words: Int32Array | undefined;
  const beside: BesideRegisters = {
    markedHeld: held.counts,
    markedShown: shown.counts,
    pointed: pointed.map((one) => one.counts),
    pointers: lists.map(() => []),
    winning: (word) => (words ??= maskOf(layout, query === undefined ? [] : find(query)))[word]!,
    fill(now, inHand, onTable) {
      query = now;
      words = undefined;
      if (marks) {
        mark(held, now.marked?.held ?? NONE, inHand);
        mark(shown, now.marked?.shown ?? NONE, onTable);
      }
      for (let index = 0; index < lists.length; index++)
        point(pointed[index]!, beside.pointers[index]!, now.lists?.[lists[index]!] ?? NONE, tiles);
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

const NONE: readonly Kind[] = [];

/** Counts of which few are ever above zero, and which these are. */
interface Sparse {
  counts: Int32Array;
  kinds: Kind[];
}

function sparse(counts: Int32Array): Sparse {
  return { counts, kinds: [] };
}

function clear({ counts, kinds }: Sparse): void {
  for (let at = 0; at < kinds.length; at++) counts[kinds[at]!] = 0;
  kinds.length = 0;
}

function add({ counts, kinds }: Sparse, kind: Kind): void {
  if (counts[kind]!++ === 0) kinds.push(kind);
}

/** A tile that is not there cannot be marked. */
function mark(marked: Sparse, list: readonly Kind[], there: Int32Array): void {
  clear(marked);
  for (let at = 0; at < list.length; at++) if (marked.counts[list[at]!]! < there[list[at]!]!) add(marked, list[at]!);
}

function point(pointed: Sparse, pointers: Kind[], list: readonly Kind[], tiles: TileSet): void {
  clear(pointed);
  pointers.length = 0;
  for (let at = 0; at < list.length; at++) {
    const to = tiles.successor[list[at]!]!;
    if (to < 0) continue;
    add(pointed, to);
    if (!isBonus(tiles, to)) pointers.push(to);
  }
}
