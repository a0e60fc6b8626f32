/** A hand and its tiles in words, for who cannot see the picture. */
import { kindsOfMeld, parseHand, type Tile, type TileSet } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import type { CompletePack } from '../../schemas/index.ts';
import type { PageWords } from '../text/index.ts';

/** What saying tiles needs to know of the rules. */
export interface TileNames {
  tiles: TileSet;
  names: PackRuleset['names'];
  suits: CompletePack['tiles']['suits'];
  language: string;
}

/** The names of the tiles of a pack in a language. */
export function tileNamesOf(rules: PackRuleset, language: string): TileNames {
  return { tiles: rules.tiles, names: rules.names, suits: rules.pack.tiles.suits, language };
}

/** `5 characters`, `East`; its id where the pack has no name for it. */
export function sayTile({ tiles, names, suits, language }: TileNames, tile: Tile): string {
  const { id, kind } = tiles.tiles[tile]!;
  const own = names[`tile_${id}`] ?? names[`tile_${tiles.kinds[kind]!.id}`];
  if (own) return own[language] ?? own['en'] ?? id;
  const { suit, rank } = tiles.kinds[kind]!;
  const suitNames = suits[tiles.suits[suit]!.letter]?.name;
  if (suitNames === undefined) return id;
  const number = id.startsWith('0') ? id : String(rank);
  return `${number} ${suitNames[language] ?? suitNames['en']}`;
}

/** Its groups one after the other; the text itself where it is no hand. */
export function sayHand(names: TileNames, words: PageWords, text: string): string {
  const read = parseHand(text, names.tiles);
  if (!read.ok) return text;
  const { concealed, melds, last, bonus } = read.value;
  const list = (tiles: readonly Tile[]): string => tiles.map((tile) => sayTile(names, tile)).join(', ');
  const held = [...concealed];
  if (last !== -1) held.splice(held.lastIndexOf(last), 1);
  const shown = melds.map((meld) => {
    const tiles = meld.tiles.length > 0 ? meld.tiles : kindsOfMeld(meld, names.tiles);
    return `${meld.claimed ? words.claimed : words.concealedKong}: ${list(tiles)}`;
  });
  return [
    ...(held.length > 0 ? [list(held)] : []),
    ...(last === -1 ? [] : [`${words.last}: ${list([last])}`]),
    ...shown,
  ]
    .concat(bonus.length > 0 ? [list(bonus)] : [])
    .join('; ');
}
