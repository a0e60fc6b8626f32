import { onceFor, printMeld, printTiles, type Kind, type Meld, type TileSet, type WinQuery } from '../../core/index.ts';
import { heldInOrder } from './reading-order.ts';
import type { Group, Reading } from './reading.ts';

/** Tiles in each type of group of equal tiles. */
const SIZE = { pair: 2, pung: 3, kong: 4 };
const TYPES: readonly Group['type'][] = ['chow', 'pung', 'kong', 'pair'];

/** Groups of a hand in their written order, as numbers; and the place of the one that the last tile completed, or -1. */
export interface HeldGroups {
  codes: number[];
  count: number;
  completed: number;
}

/** A group as a number. */
export function codeOf(type: Group['type'], kind: Kind): number {
  return kind * TYPES.length + (type === 'chow' ? 0 : type === 'pung' ? 1 : type === 'kong' ? 2 : 3);
}

export function kindOfCode(code: number): Kind {
  return Math.floor(code / TYPES.length);
}

export function typeOfCode(code: number): Group['type'] {
  return TYPES[code % TYPES.length]!;
}

/**
 * Writes a reading, groups one by one: melds in brackets, those of the hand by kind, tiles of no group, the group of the
 * last tile without it, then the last tile.
 *
 *     (555z) 123m 456p 55s 78s +9s          (234p) 258m 369p 147s 8s +8s
 */
export function printReading(reading: Reading, query: WinQuery, tiles: TileSet): string {
  const held = heldInOrder(reading);
  const codes = held.map(({ type, kind }) => codeOf(type, kind));
  const completed = held.findIndex((group) => group.last);
  return printGroups({ codes, count: codes.length, completed }, reading.loose, reading.as ?? query, tiles);
}

/** The same of its parts. */
export function printGroups(
  { codes, count, completed }: HeldGroups,
  loose: readonly Kind[],
  { melds, last, counts }: WinQuery,
  tiles: TileSet,
): string {
  const texts = textsOf(tiles);
  const lastKind = last !== undefined && counts[last]! > 0 ? last : undefined;
  let text = '';
  for (let index = 0; index < melds.length; index++) text += texts.meld(melds[index]!, index > 0);
  for (let index = 0; index < count; index++)
    if (index !== completed) text += texts.group(codes[index]!, undefined, text.length > 0);
  if (loose.length > 0) text += looseText(loose, completed < 0 ? lastKind : undefined, tiles, text.length > 0);
  if (completed >= 0) return text + texts.group(codes[completed]!, lastKind, text.length > 0);
  return lastKind === undefined ? text : text + texts.kind(lastKind, text.length > 0);
}

/** Tiles of no group; the last one stands behind all others. */
function looseText(loose: readonly Kind[], last: Kind | undefined, tiles: TileSet, follows: boolean): string {
  const at = last === undefined ? -1 : loose.indexOf(last);
  const others = at < 0 ? loose : loose.filter((_, place) => place !== at);
  return others.length === 0 ? '' : `${follows ? ' ' : ''}${printTiles(others, tiles)}`;
}

/** How groups, melds and kinds of a tile set are written; there are few of them. Whatever follows something begins with a space. */
interface Texts {
  /** With the last tile behind it where it completed the group: `78s +9s`. */
  group(code: number, last: Kind | undefined, follows: boolean): string;
  meld(meld: Meld, follows: boolean): string;
  /** As the last tile. */
  kind(kind: Kind, follows: boolean): string;
}

const textsOf = onceFor(makeTexts);

/** Places in a group, first to third, and none. */
const PLACES = 4;

function makeTexts(tiles: TileSet): Texts {
  // Full from the beginning: engines look up lists with gaps slowly.
  const groups = Array.from({ length: tiles.kinds.length * TYPES.length * PLACES * 2 }, () => '');
  const melds = new Map<number, string>();
  const kinds = tiles.kinds.map((_, kind) => `+${printTiles([kind], tiles)}`);
  const spaced = kinds.map((text) => ` ${text}`);
  const most = tiles.tiles.length + 1;
  return {
    kind: (kind, follows) => (follows ? spaced : kinds)[kind]!,
    group(code, last, follows) {
      const place = last === undefined ? PLACES - 1 : last - kindOfCode(code);
      const key = (code * PLACES + place) * 2 + (follows ? 1 : 0);
      return groups[key]! || (groups[key] = `${follows ? ' ' : ''}${groupText(code, last, tiles)}`);
    },
    meld(meld, follows) {
      // Begins so high that no number of tiles makes the same key as another.
      let key = 8 + (follows ? 1 : 0) + (meld.type === 'kong' && !meld.claimed ? 2 : 0) + (meld.added ? 4 : 0);
      for (let index = 0; index < meld.tiles.length; index++) key = key * most + meld.tiles[index]! + 1;
      const known = melds.get(key);
      if (known !== undefined) return known;
      const text = `${follows ? ' ' : ''}${printMeld(meld, tiles)}`;
      melds.set(key, text);
      return text;
    },
  };
}

function groupText(code: number, last: Kind | undefined, tiles: TileSet): string {
  const all = kindsOfGroup(typeOfCode(code), kindOfCode(code));
  if (last === undefined) return printTiles(all, tiles);
  all.splice(all.indexOf(last), 1);
  return `${printTiles(all, tiles)} +${printTiles([last], tiles)}`;
}

function kindsOfGroup(type: Group['type'], kind: Kind): Kind[] {
  return type === 'chow' ? [kind, kind + 1, kind + 2] : new Array<Kind>(SIZE[type]).fill(kind);
}
