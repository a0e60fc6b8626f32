import { printMeld, printTiles, type Kind, type Meld, type TileSet, type WinQuery } from '../../core/index.ts';
import { heldInOrder } from './order.ts';
import type { Group, Reading } from './reading.ts';

/** Tiles in each type of group of equal tiles. */
const SIZE = { pair: 2, pung: 3, kong: 4 };
const TYPES: readonly Group['type'][] = ['chow', 'pung', 'kong', 'pair'];

/**
 * Writes a reading, groups one by one: melds in brackets, those of the hand by kind, tiles of no group, the group of the
 * last tile without it, then the last tile.
 *
 *     (555z) 123m 456p 55s 78s +9s          (234p) 258m 369p 147s 8s +8s
 */
export function printReading(reading: Reading, { melds, last, counts }: WinQuery, tiles: TileSet): string {
  const texts = textsOf(tiles);
  let text = '';
  for (let index = 0; index < melds.length; index++) text += texts.meld(melds[index]!, index > 0);
  const lastKind = last !== undefined && counts[last]! > 0 ? last : undefined;
  const held = heldInOrder(reading);
  let completed: Group | undefined;
  for (let index = 0; index < held.length; index++) {
    const group = held[index]!;
    if (group.last) completed = group;
    else text += texts.group(group, undefined, text !== '');
  }
  if (reading.loose.length > 0)
    text += looseText(reading.loose, completed === undefined ? lastKind : undefined, tiles, text !== '');
  if (completed !== undefined) return text + texts.group(completed, lastKind, text !== '');
  return lastKind === undefined ? text : text + texts.kind(lastKind, text !== '');
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
  group(group: Group, last: Kind | undefined, follows: boolean): string;
  meld(meld: Meld, follows: boolean): string;
  /** As the last tile. */
  kind(kind: Kind, follows: boolean): string;
}

const written = new WeakMap<TileSet, Texts>();

function textsOf(tiles: TileSet): Texts {
  const known = written.get(tiles);
  if (known !== undefined) return known;
  const made = makeTexts(tiles);
  written.set(tiles, made);
  return made;
}

/** Places in a group, first to third, and none. */
const PLACES = 4;

function makeTexts(tiles: TileSet): Texts {
  const groups: string[] = [];
  const melds = new Map<number, string>();
  const kinds = tiles.kinds.map((_, kind) => `+${printTiles([kind], tiles)}`);
  const spaced = kinds.map((text) => ` ${text}`);
  const most = tiles.tiles.length + 1;
  return {
    kind: (kind, follows) => (follows ? spaced : kinds)[kind]!,
    group({ type, kind }, last, follows) {
      const place = last === undefined ? PLACES - 1 : last - kind;
      const key = ((kind * TYPES.length + TYPES.indexOf(type)) * PLACES + place) * 2 + (follows ? 1 : 0);
      return (groups[key] ??= `${follows ? ' ' : ''}${groupText(type, kind, last, tiles)}`);
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

function groupText(type: Group['type'], kind: Kind, last: Kind | undefined, tiles: TileSet): string {
  const all = kindsOfGroup(type, kind);
  if (last === undefined) return printTiles(all, tiles);
  all.splice(all.indexOf(last), 1);
  return `${printTiles(all, tiles)} +${printTiles([last], tiles)}`;
}

function kindsOfGroup(type: Group['type'], kind: Kind): Kind[] {
  return type === 'chow' ? [kind, kind + 1, kind + 2] : new Array<Kind>(SIZE[type]).fill(kind);
}
