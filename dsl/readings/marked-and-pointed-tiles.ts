/** What a compiled matcher knows beside kinds and groups: marked tiles, what lists on the table point to, winning kinds. */
import { holdingOf, type Kind, type TileSet, type WinQuery } from '../../core/index.ts';
import { addCopy, clear, copy, dropCopy } from './tile-count-bit-planes.ts';
import { makeDistances } from '../distance/conditional-shape-distance.ts';
import { plainTables } from '../distance/distance-tables.ts';
import type { HandSetting, HandRegisters, BesideRegisters } from './register-types.ts';
import { maskOf } from './kind-bit-layout.ts';
import type { MatchedSet, PatternSet } from './back-end-types.ts';

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

export function besideRegisters(
  { layout, lists, ...set }: Omit<MatchedSet, 'tallies'>,
  { length }: Int32Array,
): BesideRegisters {
  const counts = (): Int32Array => new Int32Array(length);
  const find = winningFromTables(set);
  let query: WinQuery | undefined;
  let words: Int32Array | undefined;
  return {
    markedHeld: counts(),
    markedShown: counts(),
    plainHeld: counts(),
    plainShown: counts(),
    pointed: lists.map(() => new Int32Array(mostPointers(set.tiles) * layout.words)),
    lists: lists.map(() => NONE),
    winning: (word) => (words ??= maskOf(layout, query === undefined ? [] : find(query)))[word]!,
    renew(now) {
      query = now;
      words = undefined;
    },
  };
}

/** Kinds that complete the hand without its last tile, from the tables of distances. */
export function winningFromTables({
  tiles,
  shapes,
  deadWaits,
}: Pick<PatternSet, 'tiles' | 'shapes' | 'deadWaits'>): (query: WinQuery) => Kind[] {
  const { winning } = makeDistances(tiles, shapes, deadWaits ?? 'ignore', plainTables);
  return ({ counts, melds, last }) => {
    if (last === undefined || counts[last] === 0) return [];
    const before = counts.map((count, kind) => (kind === last ? count - 1 : count));
    return winning(holdingOf(before, melds, tiles));
  };
}

const NONE: readonly Kind[] = [];

/** Makes what fills these registers in, as far as they are asked for. */
export function fillBeside(setting: HandSetting, hand: HandRegisters): (query: WinQuery) => void {
  const { counts } = setting.asks;
  const lists = setting.lists.map((name, index) => ({
    name,
    isCounted: counts.includes(`pointed${index}`),
    isListed: counts.includes(`lists${index}`),
  }));
  const markHeld = marker(setting, hand.held, hand.markedHeld, hand.plainHeld, 'Held');
  const markShown = marker(setting, hand.shown, hand.markedShown, hand.plainShown, 'Shown');
  return (query) => {
    hand.renew(query);
    markHeld(query.marked?.held ?? NONE);
    markShown(query.marked?.shown ?? NONE);
    for (let index = 0; index < lists.length; index++) {
      const { name, isCounted, isListed } = lists[index]!;
      if (!isCounted && !isListed) continue;
      const list = query.lists?.[name] ?? NONE;
      hand.lists[index] = list;
      if (isCounted) point(setting, list, hand.pointed[index]!);
    }
  };
}

/** Makes what marks tiles, if that is asked. A tile that is not there cannot be marked. */
function marker(
  { asks, layout: { words, word, bit } }: HandSetting,
  there: Int32Array,
  marked: Int32Array,
  plain: Int32Array,
  where: string,
): (list: readonly Kind[]) => void {
  const asksPlain = asks.counts.includes(`plain${where}`);
  if (!asksPlain && !asks.counts.includes(`marked${where}`)) return () => {};
  let isMarked = false;
  return (list) => {
    if (isMarked) clear(marked);
    isMarked = list.length > 0;
    if (asksPlain) copy(there, plain);
    for (let at = 0; at < list.length; at++) {
      const of = word[list[at]!]!;
      const own = bit[list[at]!]!;
      if (markCopy(there, marked, words, of, own) && asksPlain) dropCopy(plain, words, of, own);
    }
  };
}

/** One more marked copy, if there is another copy at all. */
function markCopy(there: Int32Array, marked: Int32Array, words: number, word: number, bit: number): boolean {
  for (let at = word; at < marked.length && (there[at]! & bit) !== 0; at += words) {
    if ((marked[at]! & bit) !== 0) continue;
    marked[at]! |= bit;
    return true;
  }
  return false;
}

function point({ tiles, layout: { words, word, bit } }: HandSetting, list: readonly Kind[], pointed: Int32Array): void {
  clear(pointed);
  for (let at = 0; at < list.length; at++) {
    const to = tiles.successor[list[at]!]!;
    if (to >= 0) addCopy(pointed, words, word[to]!, bit[to]!);
  }
}
