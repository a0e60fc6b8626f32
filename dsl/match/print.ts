import { printMeld, printTiles, type Kind, type TileSet, type WinQuery } from '../../core/index.ts';
import { heldInOrder } from './order.ts';
import type { Group, Reading } from './reading.ts';

/** Tiles in each type of group of equal tiles. */
const SIZE = { pair: 2, pung: 3, kong: 4 };

/**
 * Writes a reading, groups one by one: melds in brackets, those of the hand by kind, tiles of no group, the group of the
 * last tile without it, then the last tile.
 *
 *     (555z) 123m 456p 55s 78s +9s          (234p) 258m 369p 147s 8s +8s
 */
export function printReading(reading: Reading, { melds, last, counts }: WinQuery, tiles: TileSet): string {
  const parts = melds.map((meld) => printMeld(meld, tiles));
  const lastKind = last !== undefined && counts[last]! > 0 ? last : undefined;
  const own: Kind[] = [];
  for (const group of heldInOrder(reading)) {
    if (group.last) own.push(...kindsOfGroup(group));
    else parts.push(printTiles(kindsOfGroup(group), tiles));
  }
  const loose = [...reading.loose];
  const from = own.length > 0 ? own : loose;
  if (lastKind !== undefined && from.includes(lastKind)) from.splice(from.indexOf(lastKind), 1);
  for (const rest of [loose, own]) if (rest.length > 0) parts.push(printTiles(rest, tiles));
  if (lastKind !== undefined) parts.push(`+${printTiles([lastKind], tiles)}`);
  return parts.join(' ');
}

function kindsOfGroup({ type, kind }: Group): Kind[] {
  return type === 'chow' ? [kind, kind + 1, kind + 2] : new Array<Kind>(SIZE[type]).fill(kind);
}
