/** A hand as groups, loose tiles and circumstances, and as the rules are asked of it. */
import {
  jokersOf,
  type GroupType,
  type Kind,
  type Meld,
  type Random,
  type Ruleset,
  type TileSet,
  type WinQuery,
} from '../../core/index.ts';
import type { Reading, Way } from '../../dsl/index.ts';

/** A group of a hand in the making. */
export interface Part {
  type: GroupType;
  kind: Kind;
  lies: 'held' | 'claimed' | 'concealed kong';
}

/** Everything about how a hand came about. */
export type Circumstances = Omit<WinQuery, 'counts' | 'melds' | 'last'>;

/** A hand as groups and loose tiles. */
export interface Form {
  parts: readonly Part[];
  loose: readonly Kind[];
  last: Kind | undefined;
  how: Circumstances;
}

/** One of several, by chance. */
export function one<T>(list: readonly T[], random: Random): T {
  return list[random.int(0, list.length - 1)]!;
}

/** The groups of a reading, as they may stand in other hands. */
export function partsIn(reading: Reading): Part[] {
  return reading.groups.map(partOfGroup);
}

/** The hand of a query, as a reading divides it. */
export function formOf(query: WinQuery, { groups, loose }: Reading): Form {
  const { counts: _, melds, last, ...how } = query;
  if (groups.length === 0 && melds.length > 0) return { parts: melds.map(partOfMeld), loose, last, how };
  return { parts: groups.map(partOfGroup), loose, last, how };
}

function partOfGroup({ type, kind, shown, claimed }: Reading['groups'][number]): Part {
  return { type, kind, lies: claimed && shown ? 'claimed' : shown ? 'concealed kong' : 'held' };
}

function partOfMeld({ type, kind, claimed }: Meld): Part {
  return { type, kind, lies: claimed ? 'claimed' : 'concealed kong' };
}

/** The kinds of its tiles. */
export function kindsOf({ type, kind }: Part): Kind[] {
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return new Array<Kind>(type === 'kong' ? 4 : type === 'pung' ? 3 : 2).fill(kind);
}

/** The hand as the rules are asked of it; undefined where there are not so many tiles of a kind. */
export function queryOf({ parts, loose, last, how }: Form, tiles: TileSet, random: Random): WinQuery | undefined {
  const counts = tiles.kinds.map(() => 0);
  const all = tiles.kinds.map(() => 0);
  const melds: Meld[] = [];
  for (const kind of loose) counts[kind]!++;
  for (const part of parts) {
    for (const kind of kindsOf(part)) all[kind]!++;
    if (part.type !== 'kong' && (part.lies !== 'claimed' || part.type === 'pair')) {
      for (const kind of kindsOf(part)) counts[kind]!++;
    } else melds.push(meldOf(part));
  }
  for (const kind of loose) all[kind]!++;
  if (all.some((count, kind) => count > tiles.kinds[kind]!.copies)) return undefined;
  const held = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  if (held.length === 0) return undefined;
  const marked = markedIn(tiles, counts, melds, random);
  return { ...how, counts, melds, last: last !== undefined && counts[last]! > 0 ? last : one(held, random), ...marked };
}

/** A group as it lies on the table. */
export function meldOf(part: Part): Meld {
  const claimed = part.lies !== 'concealed kong';
  const { type, kind } = part;
  return {
    type,
    kind,
    tiles: kindsOf(part),
    claimed,
    from: claimed ? 1 : -1,
    taken: claimed ? kind : -1,
    added: false,
    seen: true,
  };
}

/** Some of the tiles are the marked ones of their kind. */
function markedIn(
  tiles: TileSet,
  counts: readonly number[],
  melds: readonly Meld[],
  random: Random,
): Pick<WinQuery, 'marked'> {
  const kinds = tiles.tiles.filter(({ marked, copies }) => marked && copies > 0).map(({ kind }) => kind);
  if (kinds.length === 0) return {};
  const chosen = kinds.filter(() => random.int(0, 2) === 0);
  const inMelds = (kind: Kind): boolean => melds.some((meld) => meld.tiles.includes(kind));
  return {
    marked: {
      held: chosen.filter((kind) => counts[kind]! > 0),
      shown: chosen.filter((kind) => counts[kind] === 0 && inMelds(kind)),
    },
  };
}

/** The tiles of a way, with a choice made; now and then jokers stand for some of those they may stand for. */
export function looseOf({ loose, choose, alike }: Way, tiles: TileSet, random: Random): Kind[] {
  const kinds = loose.flatMap((count, kind) => new Array<Kind>(count).fill(kind));
  const chosen = new Set<Kind>();
  while (choose !== undefined && chosen.size < choose.take) chosen.add(one(choose.kinds, random));
  const jokers = jokersOf(tiles);
  const oneIn = jokers === undefined ? 0 : one([2, 4, 0], random);
  const standsIn = (count: number): boolean => oneIn > 0 && count >= jokers!.from && random.int(1, oneIn) === 1;
  const groups = alike.flatMap(({ kind, count }) =>
    Array.from({ length: count }, () => (standsIn(count) ? one(jokers!.kinds, random) : kind)),
  );
  return [...kinds, ...chosen, ...groups];
}

/** The hand with the tiles that every seat has from the start, in the place of others; undefined where it has more of them. */
export function withGiven(
  { deal, tiles }: Pick<Ruleset, 'deal' | 'tiles'>,
  query: WinQuery | undefined,
  random: Random,
): WinQuery | undefined {
  if (query === undefined || deal.each.length === 0) return query;
  const given = tiles.kinds.map((_, kind) => deal.each.filter((tile) => tiles.tiles[tile]!.kind === kind).length);
  const counts = [...query.counts];
  for (const [kind, count] of given.entries()) {
    while (counts[kind]! < count) {
      const free = counts.flatMap((held, other) =>
        given[other] === 0 && held > (other === query.last ? 1 : 0) ? [other] : [],
      );
      if (free.length === 0) return undefined;
      counts[one(free, random)]!--;
      counts[kind]!++;
    }
  }
  const melded = query.melds.flatMap((meld) => meld.tiles.map((tile) => tiles.tiles[tile]!.kind));
  const isMore = given.some(
    (count, kind) => count > 0 && (counts[kind] !== count || query.last === kind || melded.includes(kind)),
  );
  return isMore ? undefined : { ...query, counts };
}
