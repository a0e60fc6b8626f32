/** Which meld the tiles between two brackets are. */
import type { Meld } from './meld.ts';
import { isBonus, isJoker, jokersOf, kindOf, type Kind, type Tile, type TileSet } from './tile.ts';

/** Kinds of the tiles that are no jokers, and how many jokers there are. */
interface Range {
  lowest: Kind;
  highest: Kind;
  jokers: number;
}

/**
 * The meld that these tiles are, or undefined where they are none. `plus`: how many of them stand before the plus, or -1;
 * `claimed`: what the brackets say.
 */
export function meldOf(tiles: Tile[], plus: number, claimed: boolean, set: TileSet): Meld | undefined {
  let lowest = -1;
  let highest = -1;
  let jokers = 0;
  for (let at = 0; at < tiles.length; at++) {
    const kind = kindOf(set, tiles[at]!);
    if (isJoker(set, kind)) jokers++;
    else {
      if (lowest < 0 || kind < lowest) lowest = kind;
      if (kind > highest) highest = kind;
    }
  }
  if (lowest < 0 || isBonus(set, lowest)) return undefined;
  const added = plus >= 0;
  const range: Range = { lowest, highest, jokers };
  const type = added ? typeOfAdded(tiles, plus, claimed, range) : typeOf(tiles, claimed, range, set);
  // All melds are written by one literal: objects that are made by spreading others are slow to read.
  return type && { type, kind: lowest, tiles, claimed, from: -1, taken: -1, added, seen: true };
}

/** `(111+1s)`: the last of four tiles made the pung a kong. */
function typeOfAdded(tiles: Tile[], plus: number, claimed: boolean, range: Range): Meld['type'] | undefined {
  return claimed && range.lowest === range.highest && tiles.length === 4 && plus === 3 ? 'kong' : undefined;
}

function typeOf(tiles: Tile[], claimed: boolean, range: Range, set: TileSet): Meld['type'] | undefined {
  const { lowest, highest, jokers } = range;
  const { length } = tiles;
  const alike = lowest === highest;
  if (jokers > 0 && (!claimed || !alike || length < jokersOf(set)!.from)) return undefined;
  if (alike && length >= 4 && (length === 4 || length <= mostAlike(set, lowest))) return 'kong';
  if (!claimed || length !== 3) return undefined;
  if (alike) return 'pung';
  return isRun(tiles, range, set) ? 'chow' : undefined;
}

/** Four alike are a kong; more can lie together only where there are as many. */
function mostAlike(set: TileSet, kind: Kind): number {
  const jokers = jokersOf(set)?.kinds.reduce((sum, joker) => sum + set.kinds[joker]!.copies, 0) ?? 0;
  return Math.min(6, Math.max(4, set.kinds[kind]!.copies + jokers));
}

/** Of three tiles, without jokers. */
function isRun(tiles: readonly Tile[], { lowest, highest }: Range, set: TileSet): boolean {
  const { suit } = set.kinds[lowest]!;
  if (highest !== lowest + 2 || set.kinds[highest]!.suit !== suit || !set.suits[suit]!.runs) return false;
  return tiles.some((tile) => kindOf(set, tile) === lowest + 1);
}
