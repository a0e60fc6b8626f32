import { type Into, partsOf, readHand, withoutPart, withTile } from '../../../book/html/box/hand-editor.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** A hand of International Mahjong after a click on a tile of the palette. */
export function withPart(hand: string, tile: string, into: Into): string | undefined {
  const rules = rulesOf('international');
  return withTile(rules, hand, rules.tiles.byId[tile]!, into);
}

/** The same after a click on one of its own parts, in the order they lie. */
export function withoutTile(hand: string, part: number): string {
  const { tiles } = rulesOf('international');
  const read = readHand(hand, tiles)!;
  return withoutPart(read, partsOf(read, tiles).flat()[part]!, tiles);
}
