/** Finished hands drawn by chance, in styles that patterns like: one suit, triplets, ends, the same ranks. */
import { isBonus, isJoker, type Kind, printTiles, type Random, type TileSet } from '../../core/index.ts';
import type { Shape } from '../../dsl/index.ts';

interface Group {
  kinds: Kind[];
  kong: boolean;
}

interface Style {
  /** Kinds that groups are made of. */
  kinds: readonly Kind[];
  /** Of ten sets, how many are chows, and of the others how many kongs. */
  chows: number;
  kongs: number;
  /** Of ten sets, how many lie on the table. */
  shown: number;
}

/** A finished hand of a shape in notation; undefined where this draw came to nothing. */
export function drawHand(tiles: TileSet, shape: Shape, random: Random): string | undefined {
  const style = styleOf(tiles, random);
  const way = shape.ways && one(shape.ways, random);
  const used = tiles.kinds.map(() => 0);
  const loose: Kind[] = way ? way.loose.flatMap((count, kind) => new Array<Kind>(count).fill(kind)) : [];
  const alike = way?.alike.flatMap(({ kind, count }) => new Array<Kind>(count).fill(kind)) ?? [];
  const chosen = way?.choose ? shuffled(way.choose.kinds, random).slice(0, way.choose.take) : [];
  const held = [...loose, ...alike, ...chosen];
  for (const kind of held) used[kind]!++;
  const groups = [
    ...Array.from({ length: shape.sets }, () => setOf(tiles, style, used, random)),
    ...Array.from({ length: shape.pairs }, () => alikeOf(tiles, style, used, 2, random)),
  ];
  if (groups.includes(undefined) || used.some((count, kind) => count > tiles.kinds[kind]!.copies)) return undefined;
  return handText(tiles, held, groups as Group[], style, random);
}

function styleOf(tiles: TileSet, random: Random): Style {
  const plain = tiles.kinds.flatMap(({ copies }, kind) =>
    copies > 1 && !isBonus(tiles, kind) && !isJoker(tiles, kind) ? [kind] : [],
  );
  const suits = [...new Set(plain.map((kind) => tiles.kinds[kind]!.suit))];
  const [main, second] = shuffled(suits, random);
  const runs = (kind: Kind): boolean => tiles.suits[tiles.kinds[kind]!.suit]!.runs;
  const ranks = (kind: Kind): number => tiles.suits[tiles.kinds[kind]!.suit]!.ranks;
  const isEnd = (kind: Kind): boolean => {
    const { rank } = tiles.kinds[kind]!;
    return !runs(kind) || rank === 1 || rank === ranks(kind);
  };
  const rank = random.int(1, Math.max(...plain.filter(runs).map(ranks), 1));
  const choices: ((kind: Kind) => boolean)[] = [
    () => true,
    runs,
    (kind) => !runs(kind),
    isEnd,
    (kind) => !isEnd(kind),
    (kind) => tiles.kinds[kind]!.suit === main,
    (kind) => tiles.kinds[kind]!.suit === main || !runs(kind),
    (kind) => [main, second].includes(tiles.kinds[kind]!.suit),
    (kind) => runs(kind) && Math.abs(tiles.kinds[kind]!.rank - rank) <= 1,
    (kind) => runs(kind) && tiles.kinds[kind]!.rank <= 3,
    (kind) => runs(kind) && tiles.kinds[kind]!.rank >= ranks(kind) - 2,
  ];
  const kinds = plain.filter(one(choices, random));
  const kongs = one([0, 0, 3, 10], random);
  return { kinds, chows: one([0, 5, 10], random), kongs, shown: one([0, 0, 5, 10], random) };
}

function setOf(tiles: TileSet, style: Style, used: number[], random: Random): Group | undefined {
  if (random.int(1, 10) <= style.chows)
    return chowOf(tiles, style, used, random) ?? alikeOf(tiles, style, used, 3, random);
  const isKong = random.int(1, 10) <= style.kongs;
  return alikeOf(tiles, style, used, isKong ? 4 : 3, random) ?? chowOf(tiles, style, used, random);
}

function chowOf(tiles: TileSet, style: Style, used: number[], random: Random): Group | undefined {
  const fits = style.kinds.filter((kind) => {
    const { suit, rank } = tiles.kinds[kind]!;
    const { runs, ranks } = tiles.suits[suit]!;
    return (
      runs && rank + 2 <= ranks && [0, 1, 2].every((step) => used[kind + step]! < tiles.kinds[kind + step]!.copies)
    );
  });
  if (fits.length === 0) return undefined;
  const first = one(fits, random);
  const kinds = [first, first + 1, first + 2];
  for (const kind of kinds) used[kind]!++;
  return { kinds, kong: false };
}

function alikeOf(tiles: TileSet, style: Style, used: number[], count: number, random: Random): Group | undefined {
  const fits = style.kinds.filter((kind) => used[kind]! + count <= tiles.kinds[kind]!.copies);
  if (fits.length === 0) return undefined;
  const kind = one(fits, random);
  used[kind]! += count;
  return { kinds: new Array<Kind>(count).fill(kind), kong: count > 3 };
}

/** Kongs lie on the table; of the other sets as many as the style says, but never the group of the last tile. */
function handText(
  tiles: TileSet,
  held: readonly Kind[],
  groups: readonly Group[],
  style: Style,
  random: Random,
): string {
  const isShown = groups.map(({ kinds, kong }) => kong || (kinds.length === 3 && random.int(1, 10) <= style.shown));
  const melds = groups
    .filter((_, at) => isShown[at])
    .map(({ kinds, kong }) => {
      const text = printTiles(kinds, tiles).replaceAll(' ', '');
      return kong && random.int(0, 1) === 0 ? `<${text}>` : `(${text})`;
    });
  const inHand = [...held, ...groups.filter((_, at) => !isShown[at]).flatMap(({ kinds }) => kinds)];
  const last = inHand.length > 0 ? one(inHand, random) : undefined;
  if (last !== undefined) inHand.splice(inHand.indexOf(last), 1);
  const parts = [...melds, printTiles(inHand, tiles), ...(last === undefined ? [] : [`+${tiles.kinds[last]!.id}`])];
  return parts.filter((part) => part !== '').join(' ');
}

function one<T>(list: readonly T[], random: Random): T {
  return list[random.int(0, list.length - 1)]!;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
