import type { Kind, TileSet } from '../../core/index.ts';

/**
 * Where each kind has its bit. Suits that run come first, whole, as many to a word as fit in 30 bits, then the rest:
 *
 *     word 0  sssssssssPPPPPPPPPmmmmmmmmm      word 1  zzzzzzz
 *
 * Bonus kinds follow in words of their own.
 */
export interface MaskLayout {
  words: number;
  word: number[];
  bit: number[];
  /** Per suit: the word it lives in and the bit of rank 1. */
  suits: { word: number; shift: number; ranks: number; runs: boolean; bonus: boolean }[];
}

const WORD_BITS = 30;

/** Places the kinds of a game in words of bits, no suit in two of them. */
export function maskLayout(tiles: TileSet): MaskLayout {
  const layout: MaskLayout = { words: 0, word: [], bit: [], suits: [] };
  let used = WORD_BITS;
  const place = (index: number): void => {
    const suit = tiles.suits[index]!;
    if (used + suit.ranks > WORD_BITS) {
      layout.words++;
      used = 0;
    }
    layout.suits[index] = {
      word: layout.words - 1,
      shift: used,
      ranks: suit.ranks,
      runs: suit.runs,
      bonus: suit.bonus,
    };
    for (let rank = 0; rank < suit.ranks; rank++) {
      layout.word[suit.first + rank] = layout.words - 1;
      layout.bit[suit.first + rank] = 1 << (used + rank);
    }
    used += suit.ranks;
  };
  const classOf = (index: number): number => (tiles.suits[index]!.bonus ? 2 : tiles.suits[index]!.runs ? 0 : 1);
  for (const wanted of [0, 1, 2]) {
    used = WORD_BITS;
    tiles.suits.forEach((_, index) => {
      if (classOf(index) === wanted) place(index);
    });
  }
  return layout;
}

export function maskOf(layout: MaskLayout, kinds: Iterable<Kind>): Int32Array {
  const mask = new Int32Array(layout.words);
  for (const kind of kinds) mask[layout.word[kind]!]! |= layout.bit[kind]!;
  return mask;
}
