/** A hand that is put together click by click. Its text is all there is to know of it. */
import {
  type Hand,
  isBonus,
  kindOf,
  type Meld,
  parseHand,
  printHand,
  type Tile,
  type TileSet,
} from '../../../core/index.ts';
import { type ScoringRuleset, sizesOf } from '../../../loader/index.ts';

/** What a click adds. */
export type Into = 'concealed' | 'chow' | 'pung' | 'kong' | 'concealedKong' | 'last';

/** What a click takes out. */
export type Part = { is: 'held' | 'last' | 'bonus'; tile: Tile } | { is: 'meld'; meld: Meld };

/** The hand of a text; nothing while it cannot be read. */
export function readHand(text: string, tiles: TileSet): Hand | undefined {
  const read = parseHand(text, tiles);
  return read.ok ? read.value : undefined;
}

/** The text with a tile, or a meld that begins with it; undefined where the tiles do not allow it. */
export function withTile(rules: ScoringRuleset, text: string, tile: Tile, into: Into): string | undefined {
  const { tiles } = rules;
  const { id, kind } = tiles.tiles[tile]!;
  if (into === 'concealed' || isBonus(tiles, kind)) {
    const before = readHand(text, tiles);
    return tidy(`${text} ${before && isCompletedBy(rules, before, kind) ? '+' : ''}${id}`, tiles);
  }
  if (into === 'last') return withLast(text, tile, tiles);
  return tidy(`${meldText(tiles, tile, into)} ${text}`, tiles);
}

/** The tile that makes the hand complete is its last. */
function isCompletedBy(rules: ScoringRuleset, hand: Hand, kind: number): boolean {
  if (hand.last !== -1 || isBonus(rules.tiles, kind)) return false;
  const { has, wants } = sizesOf(rules, hand);
  return wants.includes(has + 1);
}

function withLast(text: string, tile: Tile, tiles: TileSet): string | undefined {
  const before = readHand(text, tiles);
  if (before === undefined) return undefined;
  const held = before.last === -1 ? before.concealed : without(before.concealed, before.last);
  return tidy(printHand({ ...before, concealed: [...held, tile], last: tile }, tiles), tiles);
}

function meldText(tiles: TileSet, tile: Tile, into: Into): string {
  const { id, kind } = tiles.tiles[tile]!;
  const { suit, rank } = tiles.kinds[kind]!;
  const { letter } = tiles.suits[suit]!;
  if (into === 'chow') return `(${id[0]}${rank + 1}${rank + 2}${letter})`;
  const alike = `${id[0]}${String(rank).repeat(into === 'pung' ? 2 : 3)}${letter}`;
  return into === 'concealedKong' ? `<${alike}>` : `(${alike})`;
}

function tidy(text: string, tiles: TileSet): string | undefined {
  const hand = readHand(text, tiles);
  return hand && printHand(hand, tiles);
}

/** The text without a part of its hand. */
export function withoutPart(hand: Hand, part: Part, tiles: TileSet): string {
  switch (part.is) {
    case 'held':
      return printHand({ ...hand, concealed: without(hand.concealed, part.tile) }, tiles);
    case 'last':
      return printHand({ ...hand, concealed: without(hand.concealed, part.tile), last: -1 }, tiles);
    case 'bonus':
      return printHand({ ...hand, bonus: without(hand.bonus, part.tile) }, tiles);
    case 'meld':
      return printHand({ ...hand, melds: hand.melds.filter((meld) => meld !== part.meld) }, tiles);
  }
}

/** The parts of a hand as they lie, group by group. */
export function partsOf(hand: Hand, tiles: TileSet): Part[][] {
  const held = hand.last === -1 ? hand.concealed : without(hand.concealed, hand.last);
  const order = [...held].sort((a, b) => kindOf(tiles, a) - kindOf(tiles, b) || a - b);
  const groups: Part[][] = [
    order.map((tile) => ({ is: 'held', tile })),
    hand.last === -1 ? [] : [{ is: 'last', tile: hand.last }],
    ...hand.melds.map((meld): Part[] => [{ is: 'meld', meld }]),
    hand.bonus.map((tile) => ({ is: 'bonus', tile })),
  ];
  return groups.filter((group) => group.length > 0);
}

function without(list: readonly Tile[], tile: Tile): Tile[] {
  const at = list.lastIndexOf(tile);
  return list.filter((_, index) => index !== at);
}
