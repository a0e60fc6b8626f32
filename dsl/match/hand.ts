import { jokersOf, kindsOfMeld, type Kind, type Meld, type TileSet, type WinQuery } from '../../core/index.ts';
import type { BesideRegisters } from './beside.ts';
import type { MaskLayout } from './layout.ts';
import { chowPlane, loosePlane, pairPlane, pungPlane, type Planes } from './registers.ts';

/** What a compiled matcher reads of a hand. One object, filled anew for each hand. */
export interface HandRegisters {
  /** Copies by kind: in the hand, in melds, both together; bonus tiles shown. */
  held: Int32Array;
  shown: Int32Array;
  all: Int32Array;
  bonus: Int32Array;
  /** What `all` is where there are melds. */
  both: Int32Array;
  isMelded: boolean;
  /** Planes of melds, see `meldPlane`. */
  melds: Int32Array;
  concealed: boolean;
  draw: boolean;
  seat: number;
  round: number;
  situation: number;
  marks: readonly string[];
  counters: Readonly<Record<string, number>>;
  /** The last tile: its word and bit (0: no last tile in the hand), and the wait if it is the low or high end of a chow. */
  lastWord: number;
  lastBit: number;
  lowWait: number;
  highWait: number;
  /** The bit of the last tile, in its word; and again if it is another's discard, else nothing. */
  last: Int32Array;
  taken: Int32Array;
  beside: BesideRegisters;
  /** Which words of those planes are not empty. */
  laid: number[];
  hasBonus: boolean;
  /** Whether other tiles may stand in melds than their type says. */
  hasJokers: boolean;
}

/** Waits as bits of the register `wait`. */
export const WAIT_BITS = { single: 1, pairs: 2, closed: 4, edge: 8, two_sided: 16, none: 32 } as const;

/** What the last tile became, as bits: of a pair, of a pung, low, middle or high tile of a chow; or nothing. */
export const ROLES = { pair: 1, pung: 2, low: 4, middle: 8, high: 16, none: 32 } as const;

export type MeldType = 'chow' | 'pung' | 'kong';
/** Three types, each claimed or not. */
const MELD_SORTS = 6;

/** Where the plane "melded so at least `times` times" begins. */
export function meldPlane(planes: Planes, type: MeldType, claimed: boolean, times: number): number {
  const place = (type === 'chow' ? 0 : type === 'pung' ? 2 : 4) + (claimed ? 0 : 1);
  return (place * planes.chows + times - 1) * planes.words;
}

export function handRegisters(tiles: TileSet, planes: Planes, beside: BesideRegisters): HandRegisters {
  const counts = (): Int32Array => new Int32Array(tiles.kinds.length);
  return {
    held: counts(),
    shown: counts(),
    all: counts(),
    both: counts(),
    bonus: counts(),
    isMelded: false,
    melds: new Int32Array(MELD_SORTS * planes.chows * planes.words),
    concealed: true,
    draw: true,
    seat: 1,
    round: 1,
    situation: 0,
    marks: [],
    counters: {},
    lastWord: 0,
    lastBit: 0,
    lowWait: 0,
    highWait: 0,
    last: new Int32Array(planes.words),
    taken: new Int32Array(planes.words),
    beside,
    laid: [],
    hasBonus: false,
    hasJokers: jokersOf(tiles) !== undefined,
  };
}

/** Fills the registers from a finished hand. */
export function fillHand(
  hand: HandRegisters,
  query: WinQuery,
  tiles: TileSet,
  layout: MaskLayout,
  planes: Planes,
): void {
  const { counts, last } = query;
  for (let kind = 0; kind < counts.length; kind++) hand.held[kind] = counts[kind]!;
  hand.draw = query.by === 'draw';
  hand.seat = query.seat;
  hand.round = query.round;
  hand.situation = query.situation;
  hand.marks = query.marks;
  hand.counters = query.counters;
  fillMelds(hand, query.melds, tiles, layout, planes);
  fillBonus(hand, query.bonus);
  hand.beside.fill(query, hand.held, hand.shown);
  fillLast(hand, last !== undefined && counts[last]! > 0 ? last : undefined, tiles, layout);
}

function fillMelds(
  hand: HandRegisters,
  melds: readonly Meld[],
  tiles: TileSet,
  layout: MaskLayout,
  planes: Planes,
): void {
  hand.concealed = true;
  hand.all = hand.held;
  // The planes are still empty if the hand before had no melds either.
  if (hand.isMelded) {
    for (const at of hand.laid) hand.melds[at] = 0;
    hand.laid.length = 0;
    empty(hand.shown);
  }
  hand.isMelded = melds.length > 0;
  if (!hand.isMelded) return;
  hand.all = hand.both;
  for (let kind = 0; kind < hand.both.length; kind++) hand.both[kind] = hand.held[kind]!;
  for (let index = 0; index < melds.length; index++) {
    const { type, kind, claimed } = melds[index]!;
    if (claimed) hand.concealed = false;
    if (type !== 'pair')
      addMeld(hand, meldPlane(planes, type, claimed, 1) + layout.word[kind]!, layout.bit[kind]!, planes);
    if (hand.hasJokers) {
      for (const one of kindsOfMeld(melds[index]!, tiles)) {
        hand.shown[one]!++;
        hand.both[one]!++;
      }
      continue;
    }
    const ranks = type === 'chow' ? 3 : 1;
    const copies = type === 'chow' ? 1 : type === 'kong' ? 4 : type === 'pung' ? 3 : 2;
    for (let step = 0; step < ranks; step++) {
      hand.shown[kind + step]! += copies;
      hand.both[kind + step]! += copies;
    }
  }
}

/** Short arrays: a loop is faster than a call of `fill`. */
function empty(array: Int32Array): void {
  for (let at = 0; at < array.length; at++) array[at] = 0;
}

/** Sets the lowest plane that has not got this meld yet. */
function addMeld({ melds, laid }: HandRegisters, first: number, bit: number, { chows, words }: Planes): void {
  let at = first;
  for (let times = 1; times < chows && (melds[at]! & bit) !== 0; times++) at += words;
  melds[at]! |= bit;
  laid.push(at);
}

function fillBonus(hand: HandRegisters, bonus: readonly Kind[]): void {
  if (hand.hasBonus) empty(hand.bonus);
  hand.hasBonus = bonus.length > 0;
  for (let index = 0; index < bonus.length; index++) hand.bonus[bonus[index]!]!++;
}

function fillLast(hand: HandRegisters, last: Kind | undefined, tiles: TileSet, layout: MaskLayout): void {
  for (let word = 0; word < hand.last.length; word++) hand.last[word] = hand.taken[word] = 0;
  hand.lastBit = 0;
  if (last === undefined) return;
  const { suit, rank } = tiles.kinds[last]!;
  const { edge, two_sided: twoSided } = WAIT_BITS;
  hand.lastWord = layout.word[last]!;
  hand.lastBit = layout.bit[last]!;
  hand.lowWait = rank + 2 === tiles.suits[suit]!.ranks ? edge : twoSided;
  hand.highWait = rank === 3 ? edge : twoSided;
  hand.last[hand.lastWord] = hand.lastBit;
  if (!hand.draw) hand.taken[hand.lastWord] = hand.lastBit;
}

/**
 * The groups of a division that the last tile can have completed, as bits of `ROLES`. A chow that has the tile begins at
 * it, one lower or two lower; beyond the end of the suit no chow begins, so the shifts need no limit.
 */
export function rolesOf(hand: HandRegisters, planes: Planes, data: Int32Array, at: number): number {
  const bit = hand.lastBit;
  if (bit === 0) return ROLES.none;
  const word = at + hand.lastWord;
  const chows = data[word + chowPlane(planes, 1)]!;
  let roles = 0;
  if ((data[word + pairPlane(planes, 1)]! & bit) !== 0) roles |= ROLES.pair;
  if ((data[word + pungPlane(planes, 1)]! & bit) !== 0) roles |= ROLES.pung;
  if ((chows & bit) !== 0) roles |= ROLES.low;
  if ((chows & (bit >>> 1)) !== 0) roles |= ROLES.middle;
  if ((chows & (bit >>> 2)) !== 0) roles |= ROLES.high;
  if ((data[word + loosePlane(planes)]! & bit) !== 0) roles |= ROLES.none;
  return roles === 0 ? ROLES.none : roles;
}
