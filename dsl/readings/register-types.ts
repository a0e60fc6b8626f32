import type { Kind, TileSet, WinQuery } from '../../core/index.ts';
import type { MaskLayout } from './kind-bit-layout.ts';
import type { Planes } from './division-memory-layout.ts';

export interface BesideRegisters {
  /** Planes of marked tiles, of the hand and of melds; and of the others. */
  markedHeld: Int32Array;
  markedShown: Int32Array;
  plainHeld: Int32Array;
  plainShown: Int32Array;
  /** By list of the pack: planes of how many of its tiles point to each kind. */
  pointed: Int32Array[];
  /** The lists themselves. */
  lists: (readonly Kind[])[];
  /** A word of the kinds that complete the hand without its last tile; found when first asked for. */
  winning(word: number): number;
  /** For a new hand. */
  renew(query: WinQuery): void;
}

/** What a compiled matcher reads of a hand. One object, filled anew for each hand. */
export interface HandRegisters extends BesideRegisters {
  /** Planes of copies: in the hand, in melds, both together; bonus tiles shown. */
  held: Int32Array;
  shown: Int32Array;
  all: Int32Array;
  bonus: Int32Array;
  /** Planes of melds, see `meldPlane`. */
  melds: Int32Array;
  isMelded: boolean;
  concealed: boolean;
  draw: boolean;
  won: boolean;
  /** Its number as the rule language counts: 1 is the dealer. */
  seat: number;
  round: number;
  situation: number;
  /** Marks as bits, 30 a word. */
  marks: Int32Array;
  counters: Readonly<Record<string, number>>;
  /** The last tile: its word, its bit (0: no last tile in the hand) and the place of that bit (-1). */
  lastWord: number;
  lastBit: number;
  lastPlace: number;
  /** By role of the last tile: how the hand waited for it. */
  waits: Int32Array;
  /** The bit of the last tile, in its word; and again if it is another's discard, else nothing. */
  last: Int32Array;
  taken: Int32Array;
}

/** What a matcher asks of hands; nothing else is filled in. */
export interface HandAsks {
  /** Names of planes of copies. */
  counts: readonly string[];
  /** Marks, in the order of their bits. */
  marks: readonly string[];
}

/** What stays the same from hand to hand. */
export interface HandSetting {
  tiles: TileSet;
  layout: MaskLayout;
  planes: Planes;
  asks: HandAsks;
  /** Lists of tiles on the table, in order. */
  lists: readonly string[];
}
