import { printMeld, printTiles, type Kind, type TileSet, type WinQuery } from '../../core/index.ts';
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
  let text = '';
  const add = (part: string): void => {
    text = text === '' ? part : `${text} ${part}`;
  };
  for (const meld of melds) add(printMeld(meld, tiles));
  const lastKind = last !== undefined && counts[last]! > 0 ? last : undefined;
  const texts = textsOf(tiles);
  let own = '';
  for (const group of heldInOrder(reading)) {
    if (group.last) own = texts.group(group, lastKind);
    else add(texts.group(group));
  }
  if (reading.loose.length > 0) {
    const loose = [...reading.loose];
    if (own === '' && lastKind !== undefined && loose.includes(lastKind)) loose.splice(loose.indexOf(lastKind), 1);
    if (loose.length > 0) add(printTiles(loose, tiles));
  }
  if (own !== '') add(own);
  if (lastKind !== undefined) add(`+${texts.kind(lastKind)}`);
  return text;
}

/** How groups and kinds of a tile set are written; there are few of them. */
interface Texts {
  /** Without one of its tiles where that is the last. */
  group(group: Group, without?: Kind): string;
  kind(kind: Kind): string;
}

const written = new WeakMap<TileSet, Texts>();

function textsOf(tiles: TileSet): Texts {
  const known = written.get(tiles);
  if (known !== undefined) return known;
  const made = makeTexts(tiles);
  written.set(tiles, made);
  return made;
}

function makeTexts(tiles: TileSet): Texts {
  const groups = new Map<number, string>();
  const kinds = tiles.kinds.map((_, kind) => printTiles([kind], tiles));
  return {
    kind: (kind) => kinds[kind]!,
    group({ type, kind }, without) {
      const key = (kind * 4 + TYPES.indexOf(type)) * 4 + (without === undefined ? 3 : without - kind);
      const known = groups.get(key);
      if (known !== undefined) return known;
      const all = kindsOfGroup(type, kind);
      if (without !== undefined) all.splice(all.indexOf(without), 1);
      const text = printTiles(all, tiles);
      groups.set(key, text);
      return text;
    },
  };
}

function kindsOfGroup(type: Group['type'], kind: Kind): Kind[] {
  return type === 'chow' ? [kind, kind + 1, kind + 2] : new Array<Kind>(SIZE[type]).fill(kind);
}
