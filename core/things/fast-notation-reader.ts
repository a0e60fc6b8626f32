/**
 * The fast way to read notation (row W1 from text): one pass over what is written plainly, `123m (111+1s) +9p`, and right. Whatever it does not know and
 * whatever is wrong it leaves to `tile-scanner.ts` and `notation.ts`, which take their time and tell what and where.
 */
import { onceFor } from '../cache/weak-memo.ts';
import { meldOf } from './meld-notation.ts';
import type { Hand } from './hand.ts';
import type { Tile, TileSet } from './tile.ts';

/** Tiles of a text, and marks as the numbers below 0 that their codes make. */
interface Signs {
  list: Int16Array;
  count: number;
}

/** What a tile set says of characters and tiles, as tables. */
interface Tables {
  /** By code of the suit's letter and rank: the tile, or -1. */
  tileOf: Int16Array;
  /** By code: whether it is a suit's letter. */
  isSuit: Uint8Array;
  /** By tile: its kind, and whether it is a bonus tile. */
  kindOf: Int16Array;
  isBonus: Uint8Array;
  /** By tile: how many there are, and of what stands for its kind how many of the kind. */
  copies: Int16Array;
  /** In the same way: how many were seen in the text being read; nothing between two texts. */
  seen: Uint8Array;
}

const CODES = 128;
const SPACE = 32;
const ZERO = 48;
const NINE = 57;
const PLUS = -'+'.charCodeAt(0);
/** By code of an opening bracket: the mark of the closing one. */
const CLOSING = new Int16Array(CODES);
for (const [open, close] of ['()', '<>', '[]']) CLOSING[open!.charCodeAt(0)] = markOf(close!);
const isMark = Uint8Array.from({ length: CODES }, (_, code) => Number('()<>[]'.includes(String.fromCharCode(code))));

const tablesOf = onceFor(makeTables);
/** One text is read at a time. */
const signs: Signs = { list: new Int16Array(512), count: 0 };

function markOf(sign: string): number {
  return -sign.charCodeAt(0);
}

/** The hand, if its text is plain and nothing is wrong with its melds and copies. */
export function readPlainHand(text: string, tiles: TileSet): Hand | undefined {
  const tables = tablesOf(tiles);
  if (!scanPlain(text, tables)) return undefined;
  const hand: Hand = { concealed: [], melds: [], last: -1, bonus: [] };
  const { list, count } = signs;
  const { isBonus } = tables;
  const { concealed, bonus } = hand;
  for (let at = 0; at < count; at++) {
    const sign = list[at]!;
    if (sign >= 0) {
      if (isBonus[sign] === 1) bonus.push(sign);
      else concealed.push(sign);
    } else if (sign !== PLUS) {
      at = readMeld(hand, at, tiles);
      if (at < 0) return undefined;
    } else if (!readLast(hand, ++at, tables)) return undefined;
  }
  return areThere(tables) ? hand : undefined;
}

/** The tiles, if their text is plain and nothing but tiles stands in it. */
export function readPlainTiles(text: string, tiles: TileSet): Tile[] | undefined {
  if (!scanPlain(text, tablesOf(tiles))) return undefined;
  const { list, count } = signs;
  for (let at = 0; at < count; at++) if (list[at]! < 0) return undefined;
  if (count === 0) return [];
  // Mostly there is one: a list made with it takes no room for others.
  const found: Tile[] = [list[0]!];
  for (let at = 1; at < count; at++) found.push(list[at]!);
  return found;
}

function readLast(hand: Hand, at: number, { isBonus }: Tables): boolean {
  const tile = at < signs.count ? signs.list[at]! : -1;
  if (tile < 0 || hand.last >= 0 || isBonus[tile] === 1) return false;
  hand.concealed.push(tile);
  hand.last = tile;
  return true;
}

/** A meld has so many tiles. */
const LEAST = 3;

/** Reads the meld whose bracket stands there; gives the place of the closing one, or -1. */
function readMeld({ melds }: Hand, from: number, tiles: TileSet): number {
  const { list, count } = signs;
  const closing = CLOSING[-list[from]!]!;
  if (closing === 0 || from + LEAST >= count) return -1;
  const inside: Tile[] = [list[from + 1]!, list[from + 2]!, list[from + 3]!];
  if (inside[0]! < 0 || inside[1]! < 0 || inside[2]! < 0) return -1;
  let plus = -1;
  for (let at = from + 1 + LEAST; at < count; at++) {
    const sign = list[at]!;
    if (sign >= 0) inside.push(sign);
    else if (sign === PLUS && plus < 0) plus = inside.length;
    else {
      const meld = sign === closing ? meldOf(inside, plus, closing === markOf(')'), tiles) : undefined;
      if (meld === undefined) return -1;
      melds.push(meld);
      return at;
    }
  }
  return -1;
}

/** Whether there are as many copies of each tile as were seen. */
function areThere({ kindOf, copies, seen }: Tables): boolean {
  const { list, count } = signs;
  let there = true;
  for (let at = 0; at < count; at++) {
    const tile = list[at]!;
    if (tile < 0) continue;
    const kind = kindOf[tile]!;
    if (++seen[kind]! > copies[kind]! || (tile !== kind && ++seen[tile]! > copies[tile]!)) there = false;
  }
  for (let at = 0; at < count; at++) {
    const tile = list[at]!;
    if (tile >= 0) seen[tile] = seen[kindOf[tile]!] = 0;
  }
  return there;
}

/** Fills the signs; false where a character is not plain, or ranks have no suit. */
function scanPlain(text: string, { tileOf, isSuit }: Tables): boolean {
  const { list } = signs;
  if (text.length > list.length) return false;
  let count = 0;
  /** Where the ranks begin that wait for their suit. */
  let waiting = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      if (waiting < 0) waiting = count;
      list[count++] = code - ZERO;
    } else if (code >= CODES) return false;
    else if (isSuit[code] === 1 && waiting >= 0) {
      for (let each = waiting; each < count; each++) {
        const rank = list[each]!;
        if (rank < 0) continue;
        const tile = tileOf[10 * code + rank]!;
        if (tile < 0) return false;
        list[each] = tile;
      }
      waiting = -1;
    } else if (code === -PLUS) list[count++] = PLUS;
    else if (isMark[code] === 1 && waiting < 0) list[count++] = -code;
    else if (code !== SPACE) return false;
  }
  signs.count = count;
  return waiting < 0;
}

function makeTables({ suits, tiles, kinds, byId }: TileSet): Tables {
  const tileOf = new Int16Array(10 * CODES).fill(-1);
  const isSuit = new Uint8Array(CODES);
  for (const { letter } of suits) {
    const code = letter.charCodeAt(0);
    if (code >= CODES || letter.length > 1) continue;
    isSuit[code] = 1;
    for (let rank = 0; rank < 10; rank++) tileOf[10 * code + rank] = byId[`${rank}${letter}`] ?? -1;
  }
  return {
    tileOf,
    isSuit,
    kindOf: Int16Array.from(tiles, ({ kind }) => kind),
    isBonus: Uint8Array.from(tiles, ({ kind }) => Number(suits[kinds[kind]!.suit]!.bonus)),
    // Only marked tiles are counted apart from their kind, and come after one of each kind.
    copies: Int16Array.from(tiles, ({ marked, kind, copies }) => (marked ? copies : kinds[kind]!.copies)),
    seen: new Uint8Array(tiles.length),
  };
}
