import { jokersOf, kindsOfMeld, type Kind, type Meld, numberOfSeat, type WinQuery } from '../../core/index.ts';
import { fillBeside } from './marked-and-pointed-tiles.ts';
import type { BesideRegisters, HandRegisters, HandSetting } from './register-types.ts';
import { addCopy, clear, copy } from './tile-count-bit-planes.ts';
import type { MaskLayout } from './kind-bit-layout.ts';
import type { Planes } from './division-memory-layout.ts';

/** Marks have so many bits a word. */
export const MARK_BITS = 30;

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

/** Registers to be filled; `held` is filled by who divides the hand. */
export function handRegisters(planes: Planes, held: Int32Array, beside: BesideRegisters): HandRegisters {
  const counts = (): Int32Array => new Int32Array(held.length);
  return {
    ...beside,
    held,
    shown: counts(),
    all: counts(),
    bonus: counts(),
    melds: new Int32Array(MELD_SORTS * planes.chows * planes.words),
    isMelded: false,
    concealed: true,
    draw: true,
    won: true,
    seat: 1,
    round: 1,
    situation: 0,
    marks: new Int32Array(1),
    counters: {},
    lastWord: 0,
    lastBit: 0,
    lastPlace: -1,
    waits: Int32Array.from({ length: ROLES.none + 1 }, (_, role) => (role === ROLES.middle ? WAIT_BITS.closed : role)),
    last: new Int32Array(planes.words),
    taken: new Int32Array(planes.words),
  };
}

/** Makes what fills the registers from a finished hand whose `held` is there. */
export function handFiller(setting: HandSetting, hand: HandRegisters): (query: WinQuery) => void {
  const { asks, layout } = setting;
  const asksBonus = asks.counts.includes('bonus');
  const bits = new Map(asks.marks.map((mark, index) => [mark, index]));
  const fillMelds = meldFiller(setting, hand);
  const beside = fillBeside(setting, hand);
  hand.marks = new Int32Array(Math.ceil(asks.marks.length / MARK_BITS));
  return (query) => {
    hand.draw = query.by === 'draw';
    hand.won = query.lost !== true;
    hand.seat = numberOfSeat(query.seat);
    hand.round = query.round;
    hand.situation = query.situation;
    hand.counters = query.counters;
    if (bits.size > 0) fillMarks(hand.marks, bits, query.marks);
    fillMelds(query);
    if (asksBonus) fillBonus(hand.bonus, query.bonus, layout);
    beside(query);
    fillLast(setting, hand, query);
  };
}

/** Makes what lays out the melds, and the copies there are with them. Of the hand before only what was laid is cleared. */
function meldFiller(setting: HandSetting, hand: HandRegisters): (query: WinQuery) => void {
  const { counts } = setting.asks;
  const [asksAll, marksShown] = [counts.includes('all'), counts.includes('markedShown')];
  const asksShown = counts.includes('shown') || counts.includes('plainShown');
  const jokers = jokersOf(setting.tiles) !== undefined;
  /** Places among the planes of melds. */
  const laid: number[] = [];
  let count = 0;
  let isShown = false;
  return ({ melds, marked }) => {
    if (asksAll) copy(hand.held, hand.all);
    while (count > 0) hand.melds[laid[--count]!] = 0;
    if (isShown) clear(hand.shown);
    // Marked tiles of melds are looked for among all of them.
    isShown = melds.length > 0 && (asksShown || (marksShown && marked !== undefined && marked.shown.length > 0));
    hand.concealed = true;
    hand.isMelded = melds.length > 0;
    for (let index = 0; index < melds.length; index++) {
      const meld = melds[index]!;
      if (meld.claimed) hand.concealed = false;
      if (meld.type !== 'pair') laid[count++] = layMeld(setting, hand.melds, meld.type, meld.kind, meld.claimed);
      if (asksAll) addTiles(setting, hand.all, meld, jokers);
      if (isShown) addTiles(setting, hand.shown, meld, jokers);
    }
  };
}

function fillMarks(words: Int32Array, bits: ReadonlyMap<string, number>, marks: readonly string[]): void {
  clear(words);
  for (let at = 0; at < marks.length; at++) {
    const bit = bits.get(marks[at]!);
    if (bit !== undefined) words[(bit / MARK_BITS) | 0]! |= 1 << (bit % MARK_BITS);
  }
}

/** Sets the lowest plane that has not got this meld yet; gives the place. */
function layMeld(
  { planes, layout }: HandSetting,
  melds: Int32Array,
  type: MeldType,
  kind: Kind,
  claimed: boolean,
): number {
  const bit = layout.bit[kind]!;
  let at = meldPlane(planes, type, claimed, 1) + layout.word[kind]!;
  for (let times = 1; times < planes.chows && (melds[at]! & bit) !== 0; times++) at += planes.words;
  melds[at]! |= bit;
  return at;
}

/** The tiles of a meld are just what its type says, unless there are jokers. */
function addTiles(setting: HandSetting, planes: Int32Array, meld: Meld, jokers: boolean): void {
  const { words, word, bit } = setting.layout;
  if (jokers) {
    for (const kind of kindsOfMeld(meld, setting.tiles)) addCopy(planes, words, word[kind]!, bit[kind]!);
    return;
  }
  const of = word[meld.kind]!;
  const own = bit[meld.kind]!;
  if (meld.type === 'chow') return addCopy(planes, words, of, own | (own << 1) | (own << 2));
  const copies = meld.type === 'kong' ? 4 : meld.type === 'pung' ? 3 : 2;
  for (let each = 0; each < copies; each++) addCopy(planes, words, of, own);
}

function fillBonus(planes: Int32Array, bonus: readonly Kind[], layout: MaskLayout): void {
  clear(planes);
  for (let index = 0; index < bonus.length; index++)
    addCopy(planes, layout.words, layout.word[bonus[index]!]!, layout.bit[bonus[index]!]!);
}

function fillLast({ tiles, layout }: HandSetting, hand: HandRegisters, { last, counts }: WinQuery): void {
  for (let word = 0; word < hand.last.length; word++) hand.last[word] = hand.taken[word] = 0;
  hand.lastBit = 0;
  hand.lastPlace = -1;
  if (last === undefined || !(counts[last]! > 0)) return;
  const { suit, rank } = tiles.kinds[last]!;
  const { edge, two_sided: twoSided } = WAIT_BITS;
  hand.lastWord = layout.word[last]!;
  hand.lastBit = layout.bit[last]!;
  hand.lastPlace = 31 - Math.clz32(hand.lastBit);
  hand.waits[ROLES.low] = rank + 2 === tiles.suits[suit]!.ranks ? edge : twoSided;
  hand.waits[ROLES.high] = rank === 3 ? edge : twoSided;
  hand.last[hand.lastWord] = hand.lastBit;
  if (!hand.draw) hand.taken[hand.lastWord] = hand.lastBit;
}
