/** Kinds and tiles of one ruleset. A tile is a kind, perhaps marked (a red five). */

/** Index into `TileSet.kinds`. */
export type Kind = number;
/** Index into `TileSet.tiles`; unmarked tiles have the index of their kind. */
export type Tile = number;

/** A row of kinds that share a letter in the notation. */
export interface Suit {
  /** The letter of the notation: m, p, s, z, f ... */
  letter: string;
  first: Kind;
  /** Ranks run from 1 to this number. */
  ranks: number;
  /** Whether three in a row of this suit make a chow. Suits without runs hold honours. */
  runs: boolean;
  /** Bonus tiles leave the hand when drawn and never join a set. */
  bonus: boolean;
  /** Its tiles stand for any other, in groups of at least so many alike. */
  joker?: { from: number };
  /** The kind that goes with this suit (a dragon, say). */
  companion?: Kind;
}

/** A kind of tile: its suit by number, its rank from 1, its copies. */
export interface KindInfo {
  /** In notation: `5p`. */
  id: string;
  suit: number;
  rank: number;
  /** Physical copies in the wall, marked ones included. */
  copies: number;
}

/** Bonus tiles that belong together; a kind's number is its place in the series, from 1. */
export interface Series {
  id: string;
  kinds: Kind[];
}

/** All tiles of a game; kinds and tiles are numbers, places in its lists. */
export interface TileSet {
  suits: Suit[];
  kinds: KindInfo[];
  /** All tiles: first one per kind, then the marked ones. */
  tiles: { id: string; kind: Kind; marked: boolean; copies: number }[];
  series: Series[];
  /** Kinds that a seat may lay aside by a move, beside the bonus tiles. */
  aside: Kind[];
  /** Wind kinds by seat number: `winds[0]` is the wind of seat number 1. Empty where a game has none. */
  winds: Kind[];
  /** By kind: the kind an indicator points to; -1 of bonus tiles that belong to no cycle. */
  successor: Kind[];
  /** Tile index by its id in notation. */
  byId: Record<string, Tile>;
}

/** The kind of a tile. */
export function kindOf(set: TileSet, tile: Tile): Kind {
  return tile < set.kinds.length ? tile : set.tiles[tile]!.kind;
}

/** A tile in notation. */
export function idOf(set: TileSet, tile: Tile): string {
  return set.tiles[tile]!.id;
}

/** The order of a hand: by kind, marked tiles after their like. Above 0: the first tile comes after the second. */
export function compareTiles(set: TileSet, a: Tile, b: Tile): number {
  return kindOf(set, a) - kindOf(set, b) || a - b;
}

/** The same for `sort`. */
export function handOrder(set: TileSet): (a: Tile, b: Tile) => number {
  return (a, b) => compareTiles(set, a, b);
}

/** Puts the few tiles of a hand in order, each moved down past those that come after it: thirteen take a third of the time of `sort`. */
export function sortTiles(set: TileSet, tiles: Tile[]): Tile[] {
  for (let i = 1; i < tiles.length; i++) {
    const tile = tiles[i]!;
    let at = i;
    for (; at > 0 && compareTiles(set, tiles[at - 1]!, tile) > 0; at--) tiles[at] = tiles[at - 1]!;
    tiles[at] = tile;
  }
  return tiles;
}

/** Whether tiles of this kind are laid aside instead of played. */
export function isBonus(set: TileSet, kind: Kind): boolean {
  return set.suits[set.kinds[kind]!.suit]!.bonus;
}

/** Whether tiles of this kind may lie beside the hand: bonus tiles, and those that a move lays aside. */
export function liesAside(set: TileSet, kind: Kind): boolean {
  return isBonus(set, kind) || set.aside.includes(kind);
}

/** Whether tiles of this kind stand for others. */
export function isJoker(set: TileSet, kind: Kind): boolean {
  return set.suits[set.kinds[kind]!.suit]!.joker !== undefined;
}

/** The jokers of a game: their kinds, and in how large groups they may stand. */
export function jokersOf(set: TileSet): { kinds: Kind[]; from: number } | undefined {
  const suit = set.suits.find(({ joker }) => joker !== undefined);
  if (suit === undefined) return undefined;
  return { kinds: Array.from({ length: suit.ranks }, (_, rank) => suit.first + rank), from: suit.joker!.from };
}

/** How many physical tiles the game is played with. */
export function tileTotal(set: TileSet): number {
  return set.tiles.reduce((sum, tile) => sum + tile.copies, 0);
}

/** What a pack says of its tiles; `makeTileSet` numbers them. */
export interface TileSetDescription {
  suits: SuitDescription[];
  /** Copies of a kind whose suit does not say otherwise. */
  copies: number;
  /** Kinds of the winds by seat number, in notation. */
  winds?: readonly string[];
  /** Kinds that moves may lay aside, in notation. */
  aside?: readonly string[];
  /** Bonus tiles that belong together, in notation. */
  series?: { id: string; kinds: readonly string[] }[];
  /** Tiles that are marked copies of a kind (a red five), counted among the copies of that kind. */
  marked?: { id: string; kind: string; copies: number }[];
  /** Kinds of which each points to the next and the last to the first, in notation; other suits are cycles of their own. */
  cycles?: readonly (readonly string[])[];
}

/** A suit as a pack describes it. */
export interface SuitDescription {
  letter: string;
  /** Ranks run from 1 to this number, nine at most: a rank is one digit. */
  ranks: number;
  runs: boolean;
  bonus: boolean;
  copies?: number;
  /** Kinds of this suit with another number of copies, in notation. */
  copiesOf?: Readonly<Record<string, number>>;
  joker?: { from: number };
  /** In notation. */
  companion?: string;
}

/** Numbers the kinds and tiles of a description, suit by suit. What it names in notation must be among its tiles. */
export function makeTileSet(description: TileSetDescription): TileSet {
  const set: TileSet = { suits: [], kinds: [], tiles: [], series: [], aside: [], winds: [], successor: [], byId: {} };
  description.suits.forEach((suit, index) => {
    const { letter, ranks, runs, bonus, joker } = suit;
    set.suits.push({ letter, first: set.kinds.length, ranks, runs, bonus, ...(joker && { joker }) });
    for (let rank = 1; rank <= ranks; rank++) {
      const id = `${rank}${letter}`;
      const copies = suit.copiesOf?.[id] ?? suit.copies ?? description.copies;
      set.byId[id] = set.kinds.length;
      set.kinds.push({ id, suit: index, rank, copies });
    }
  });
  description.suits.forEach(({ companion }, index) => {
    if (companion !== undefined) set.suits[index]!.companion = set.byId[companion]!;
  });
  set.tiles = set.kinds.map(({ id, copies }, kind) => ({ id, kind, marked: false, copies }));
  const marked = description.marked ?? [];
  for (const { id, kind, copies } of marked) addMarked(set, id, set.byId[kind]!, copies);
  set.successor = successors(set, description.cycles ?? []);
  set.aside = (description.aside ?? []).map((id) => set.byId[id]!);
  set.winds = (description.winds ?? []).map((id) => set.byId[id]!);
  set.series = (description.series ?? []).map(({ id, kinds }) => ({ id, kinds: kinds.map((kind) => set.byId[kind]!) }));
  return set;
}

function addMarked(set: TileSet, id: string, kind: Kind, copies: number): void {
  set.tiles[kind]!.copies -= copies;
  set.byId[id] = set.tiles.length;
  set.tiles.push({ id, kind, marked: true, copies });
}

/** Within a suit the next rank, after the last the first; where cycles are named, as they say. */
function successors(set: TileSet, cycles: readonly (readonly string[])[]): Kind[] {
  const next = set.kinds.map(({ suit, rank }, kind) => {
    const { first, ranks, bonus } = set.suits[suit]!;
    return bonus ? -1 : rank === ranks ? first : kind + 1;
  });
  for (const cycle of cycles) {
    cycle.forEach((id, index) => {
      next[set.byId[id]!] = set.byId[cycle[(index + 1) % cycle.length]!]!;
    });
  }
  return next;
}
