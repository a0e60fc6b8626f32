import {
  jokersOf,
  type GroupType,
  type Kind,
  type Meld,
  type Random,
  type TileSet,
  type WinQuery,
} from '../../core/index.ts';
import { hasGroups, type Shape, type Way } from '../../dsl/readings/reading.ts';

/** A group of a hand in the making. */
export interface Part {
  type: GroupType;
  kind: Kind;
}

/** Which groups a run of hands prefers. */
interface Style {
  suits: readonly number[];
  types: readonly GroupType[];
  /** Ranks are taken near this one, or anywhere. */
  rank?: number;
  /** Each group lies so many ranks above the one before, in the same suit or the next. */
  ladder?: { from: number; step: number; turns: boolean };
  /** Triplets of both ends of a suit and chows between. */
  fence: boolean;
  ends: boolean;
  /** Chance in ten that a set lies on the table. */
  melded: number;
}

export interface PackNames {
  situation?: number;
  marks?: readonly string[];
  counters?: readonly string[];
  lists?: readonly string[];
}

/**
 * Endless finished hands of these shapes: drawn in styles (one suit, triplets, the same ranks, terminals and honours,
 * kongs ...) so that patterns are often true, and every other hand is the one before with one group changed, so that
 * they are often nearly true.
 */
export function randomWins(
  tiles: TileSet,
  shapes: readonly Shape[],
  random: Random,
  names: PackNames = {},
): () => WinQuery {
  let before: { parts: Part[]; style: Style } | undefined;
  return () => {
    const shape = shapes[random.int(0, shapes.length - 1)]!;
    if (shape.partial) return lostHand(tiles, random, names);
    if (shape.ways && !hasGroups(shape)) return namedHand(tiles, one(shape.ways, random), random, names);
    const loose = shape.ways ? one(shape.ways, random).loose : undefined;
    const wanted = shape.any ? { ...shape, sets: random.int(0, 4), pairs: 1 } : shape;
    const kept = before && fitsShape(before.parts, wanted) && random.int(0, 2) > 0 ? before : undefined;
    const style = kept?.style ?? randomStyle(tiles, random);
    const parts = fill(tiles, wanted, style, kept && !loose ? without(kept.parts, random) : [], random, loose);
    if (!shape.any) before = { parts, style };
    return withParts(tiles, parts, style, random, names, loose);
  };
}

/** Thirteen tiles that have not won: some groups, and tiles of any kind beside them. */
function lostHand(tiles: TileSet, random: Random, names: PackNames): WinQuery {
  const style = randomStyle(tiles, random);
  const sets = random.int(0, 4);
  const rest = 13 - 3 * sets;
  const pairs = random.int(0, Math.floor(rest / 2));
  const parts = fill(tiles, { sets, pairs, different: false }, style, [], random);
  const left = tiles.kinds.map(({ copies }) => copies);
  for (const kind of parts.flatMap(kindsOf)) left[kind]!--;
  const loose = tiles.kinds.map(() => 0);
  const plain = tiles.kinds.flatMap(({ suit }, kind) => (tiles.suits[suit]!.bonus ? [] : [kind]));
  for (let missing = rest - 2 * pairs; missing > 0; ) {
    const kind = one(plain, random);
    if (left[kind]! <= 0) continue;
    left[kind]!--;
    loose[kind]!++;
    missing--;
  }
  return { ...withParts(tiles, parts, style, random, names, loose), last: undefined, by: 'draw', lost: true };
}

/** Some member of a list. */
export function one<T>(list: readonly T[], random: Random): T {
  return list[random.int(0, list.length - 1)]!;
}

function randomStyle(tiles: TileSet, random: Random): Style {
  const plain = tiles.suits.flatMap((suit, index) => (suit.bonus ? [] : [index]));
  const running = plain.filter((index) => tiles.suits[index]!.runs);
  const rest = plain.filter((index) => !running.includes(index));
  const ways = [plain, plain, running, [one(running, random)], [one(running, random), ...rest], rest];
  const suits = one(
    ways.filter(({ length }) => length > 0),
    random,
  );
  const types = one<readonly GroupType[]>(
    [
      ['chow', 'chow', 'pung', 'kong'],
      ['chow'],
      ['pung'],
      ['pung', 'kong'],
      ['kong'],
      ['chow', 'chow', 'chow', 'pung'],
    ],
    random,
  );
  const near = random.int(0, 2) === 0 ? { rank: random.int(1, 12) } : {};
  const climbs = random.int(0, 3) === 0;
  const ladder = { from: random.int(1, 4), step: random.int(0, 3), turns: random.int(0, 1) === 0 };
  return {
    suits,
    types,
    ...near,
    ...(climbs ? { ladder } : {}),
    fence: random.int(0, 19) === 0,
    ends: random.int(0, 4) === 0,
    melded: one([0, 0, 2, 5, 9], random),
  };
}

function fitsShape(parts: readonly Part[], { sets, pairs }: Shape): boolean {
  const pairCount = parts.filter((part) => part.type === 'pair').length;
  return pairCount === pairs && parts.length - pairCount === sets;
}

function without(parts: readonly Part[], random: Random): Part[] {
  const gone = random.int(0, parts.length - 1);
  return parts.filter((_, index) => index !== gone);
}

/** Adds groups until the shape has its number, never more copies of a kind than there are. */
function fill(
  tiles: TileSet,
  shape: Pick<Shape, 'sets' | 'pairs' | 'different'>,
  style: Style,
  kept: Part[],
  random: Random,
  loose: readonly number[] = [],
): Part[] {
  const parts = [...kept];
  const left = tiles.kinds.map((info, kind) => info.copies - (loose[kind] ?? 0));
  for (const part of parts) for (const kind of kindsOf(part)) left[kind]!--;
  const pairs = (): number => parts.filter((part) => part.type === 'pair').length;
  for (let tries = 0; parts.length < shape.sets + shape.pairs; tries++) {
    const wantsPair = pairs() < shape.pairs && (parts.length - pairs() >= shape.sets || random.int(0, 4) === 0);
    const types: readonly GroupType[] = wantsPair ? ['pair'] : style.types;
    const part =
      tries > 20 ? randomPart(tiles, types, undefined, random) : styledPart(tiles, types, style, parts.length, random);
    const twin =
      shape.different &&
      part?.type === 'pair' &&
      parts.some((other) => other.type === 'pair' && other.kind === part.kind);
    if (!part || twin || !takes(left, part)) continue;
    parts.push(part);
    for (const kind of kindsOf(part)) left[kind]!--;
  }
  return parts;
}

function takes(left: readonly number[], part: Part): boolean {
  const wanted = kindsOf(part);
  return wanted.every((kind) => left[kind]! >= wanted.filter((other) => other === kind).length);
}

/** The kinds of its tiles. */
export function kindsOf({ type, kind }: Part): Kind[] {
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return new Array<Kind>(type === 'kong' ? 4 : type === 'pung' ? 3 : 2).fill(kind);
}

function styledPart(
  tiles: TileSet,
  types: readonly GroupType[],
  style: Style,
  index: number,
  random: Random,
): Part | undefined {
  const { ladder, fence, suits } = style;
  const from = suits.findIndex((suit) => tiles.suits[suit]!.runs);
  if ((!ladder && !fence) || from < 0 || random.int(0, 5) === 0) return randomPart(tiles, types, style, random);
  const suit = tiles.suits[suits[ladder?.turns ? index % suits.length : from]!]!;
  const type = types[0] === 'pair' ? 'pair' : fence ? (index < 2 ? 'pung' : 'chow') : types[0]!;
  if (type === 'chow' && !suit.runs) return undefined;
  const rank = fence
    ? ([1, suit.ranks, 2, 5][index] ?? random.int(1, suit.ranks))
    : ladder!.from + index * ladder!.step;
  return rank + (type === 'chow' ? 2 : 0) > suit.ranks ? undefined : { type, kind: suit.first + rank - 1 };
}

function randomPart(
  tiles: TileSet,
  types: readonly GroupType[],
  style: Style | undefined,
  random: Random,
): Part | undefined {
  const anywhere = tiles.suits.flatMap((suit, index) => (suit.bonus ? [] : [index]));
  const suit = tiles.suits[one(style?.suits ?? anywhere, random)]!;
  const type = style ? one(types, random) : types[0] === 'pair' ? 'pair' : one(['chow', 'pung'] as const, random);
  if (type === 'chow' && !suit.runs)
    return style ? { type: 'pung', kind: suit.first + random.int(0, suit.ranks - 1) } : undefined;
  const last = suit.ranks - (type === 'chow' ? 2 : 0);
  let rank = random.int(1, last);
  if (style?.ends) rank = one([1, last], random);
  else if (style?.rank) rank = Math.min(last, Math.max(1, style.rank + random.int(-1, 1)));
  return { type, kind: suit.first + rank - 1 };
}

/** A hand of the tiles of a way: a choice made, some groups melded, jokers here and there. */
function namedHand(tiles: TileSet, { loose, choose, alike }: Way, random: Random, names: PackNames): WinQuery {
  const counts = [...loose];
  const chosen = new Set<Kind>();
  while (chosen.size < (choose?.take ?? 0)) chosen.add(one(choose!.kinds, random));
  for (const kind of chosen) counts[kind]!++;
  const jokers = jokersOf(tiles);
  const melds: Meld[] = [];
  for (const { kind, count } of alike) {
    const own = new Array<Kind>(count).fill(kind);
    const some = jokers && count >= jokers.from ? random.int(0, count - 1) : 0;
    const all = jokers ? [...own.slice(some), ...new Array<Kind>(some).fill(one(jokers.kinds, random))] : own;
    if (count > 2 && random.int(0, 2) === 0)
      melds.push({ ...meldOf({ type: count === 3 ? 'pung' : 'kong', kind }, random), tiles: all });
    else for (const tile of all) counts[tile]!++;
  }
  return withTiles(tiles, counts, melds, random, names);
}

function withParts(
  tiles: TileSet,
  parts: readonly Part[],
  style: Style,
  random: Random,
  names: PackNames,
  loose?: readonly number[],
): WinQuery {
  const counts = tiles.kinds.map((_, kind) => loose?.[kind] ?? 0);
  const melds: Meld[] = [];
  for (const part of parts) {
    if (part.type === 'kong' || (part.type !== 'pair' && random.int(1, 10) <= style.melded))
      melds.push(meldOf(part, random));
    else for (const kind of kindsOf(part)) counts[kind]!++;
  }
  return withTiles(tiles, counts, melds, random, names);
}

/** The part on the table. */
export function meldOf(part: Part, random: Random): Meld {
  const claimed = random.int(0, part.type === 'kong' ? 1 : 9) > 0;
  const tiles = kindsOf(part);
  return { ...part, tiles, claimed, from: claimed ? 1 : -1, taken: claimed ? part.kind : -1, added: false, seen: true };
}

function withTiles(tiles: TileSet, counts: number[], melds: Meld[], random: Random, names: PackNames): WinQuery {
  const inHand = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const chance = random.int(0, 19);
  const last =
    chance === 0 || inHand.length === 0 ? undefined : chance === 1 && melds[0] ? melds[0].kind : one(inHand, random);
  return {
    counts,
    melds,
    last,
    by: last === undefined || random.int(0, 1) === 0 ? 'draw' : 'discard',
    seat: random.int(0, 4),
    round: random.int(1, 5),
    bonus: randomBonus(tiles, random),
    situation: random.int(0, 2 ** (names.situation ?? 0) - 1),
    marks: (names.marks ?? []).filter(() => random.int(0, 1) === 0),
    counters: Object.fromEntries((names.counters ?? []).map((name) => [name, random.int(0, 3)])),
    ...(names.lists && {
      marked: randomMarks(tiles, counts, melds, random),
      lists: Object.fromEntries(names.lists.map((name) => [name, randomList(tiles, random)])),
    }),
  };
}

/** Some of the tiles that can be marked, where the hand has such kinds. */
export function randomMarks(
  tiles: TileSet,
  counts: readonly number[],
  melds: readonly Meld[],
  random: Random,
): NonNullable<WinQuery['marked']> {
  const shown = melds.flatMap((meld) =>
    meld.tiles.length > 0 ? meld.tiles.map((tile) => tiles.tiles[tile]!.kind) : [],
  );
  const marks = tiles.tiles
    .filter(({ marked }) => marked)
    .flatMap(({ kind, copies }) => new Array<Kind>(copies).fill(kind));
  const left = { held: [...counts], shown: tiles.kinds.map((_, kind) => shown.filter((one) => one === kind).length) };
  const found: { held: Kind[]; shown: Kind[] } = { held: [], shown: [] };
  for (const kind of marks) {
    const where = (['held', 'shown'] as const).filter((side) => left[side][kind]! > 0);
    if (where.length === 0 || random.int(0, 2) === 0) continue;
    const side = one(where, random);
    found[side].push(kind);
    left[side][kind]!--;
  }
  return found;
}

/** Up to five tiles of any kind, now and then the same one several times. */
function randomList(tiles: TileSet, random: Random): Kind[] {
  const list: Kind[] = [];
  const length = random.int(0, 5);
  while (list.length < length) {
    list.push(list.length > 0 && random.int(0, 2) === 0 ? list[0]! : random.int(0, tiles.kinds.length - 1));
  }
  return list.filter(
    (kind, index) => list.slice(0, index).filter((one) => one === kind).length < tiles.kinds[kind]!.copies,
  );
}

function randomBonus(tiles: TileSet, random: Random): Kind[] {
  const all = tiles.kinds.flatMap((kind, index) =>
    tiles.suits[kind.suit]!.bonus ? new Array<Kind>(kind.copies).fill(index) : [],
  );
  const often = random.int(0, 3);
  const full = random.int(0, 3) === 0 && tiles.series.length > 0 ? one(tiles.series, random).kinds : [];
  return all.filter((kind) => full.includes(kind) || random.int(0, 3) < often);
}
