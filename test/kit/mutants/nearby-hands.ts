/** Hands one step away from a given one: other suits, one group, one tile or one circumstance changed. */
import {
  isBonus,
  type Kind,
  kindsOfMeld,
  type Meld,
  type Random,
  tallyOfMelds,
  type TileSet,
  type WinQuery,
} from '../../../core/index.ts';
import type { Group, Reading } from '../../../dsl/readings/reading.ts';
import { kindsOf, meldOf, one, type Part, randomMarks } from '../random-hands.ts';

/** The same hand with its suits in another order, among suits that are alike. */
export function recoloured(query: WinQuery, tiles: TileSet, random: Random): WinQuery {
  const to = otherSuits(tiles, random);
  const kind = (of: Kind): Kind => {
    const { suit, rank } = tiles.kinds[of]!;
    return tiles.suits[to[suit]!]!.first + rank - 1;
  };
  const tile = (of: number): number => {
    const { kind: old, marked } = tiles.tiles[of]!;
    return tiles.tiles.findIndex((other) => other.kind === kind(old) && other.marked === marked);
  };
  const all = query.melds.flatMap(({ tiles: own, taken }) => (taken < 0 ? own : [...own, taken]));
  if (all.some((each) => tile(each) < 0)) return query;
  const counts = query.counts.map(() => 0);
  query.counts.forEach((count, of) => void (counts[kind(of)] = count));
  const { last, marked, lists } = query;
  return {
    ...query,
    counts,
    melds: query.melds.map((meld) => ({
      ...meld,
      kind: kind(meld.kind),
      tiles: meld.tiles.map(tile),
      taken: meld.taken < 0 ? meld.taken : tile(meld.taken),
    })),
    last: last === undefined ? undefined : kind(last),
    ...(marked && { marked: { held: marked.held.map(kind), shown: marked.shown.map(kind) } }),
    ...(lists && { lists: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(kind)])) }),
  };
}

/** By suit the one that stands for it; only suits that run change places, and only with suits of as many tiles. */
function otherSuits(tiles: TileSet, random: Random): number[] {
  const to = tiles.suits.map((_, suit) => suit);
  const looks = tiles.suits.map(({ runs, bonus, first, ranks }) =>
    [runs && !bonus, ...tiles.kinds.slice(first, first + ranks).map(({ copies }) => copies)].join(),
  );
  for (const suit of to.keys()) {
    const like = to.flatMap((_, other) =>
      other >= suit && tiles.suits[suit]!.runs && looks[other] === looks[suit] ? [other] : [],
    );
    if (like.length < 2) continue;
    const other = one(like, random);
    [to[suit], to[other]] = [to[other]!, to[suit]!];
  }
  return to;
}

/** The hand with one thing changed; circumstances come from `donor`. A reading is needed to change a group. */
export function nearby(
  query: WinQuery,
  reading: Reading | undefined,
  donor: WinQuery,
  tiles: TileSet,
  random: Random,
): WinQuery {
  const chance = random.int(0, 9);
  if (chance === 0) return otherCircumstance(query, donor, random);
  const groups = reading?.groups ?? [];
  for (let tries = 0; tries < 5 && chance < 8 && groups.length > 0; tries++) {
    const other = otherGroup(query, groups, tiles, random);
    if (other) return other;
  }
  return otherTile(query, tiles, random);
}

function otherCircumstance(query: WinQuery, donor: WinQuery, random: Random): WinQuery {
  const keys = ['last', 'by', 'seat', 'round', 'situation', 'marks', 'counters', 'bonus', 'lists'] as const;
  const drawn = one(keys, random);
  // A hand that has not won was not won with a tile.
  const key = query.lost && (drawn === 'last' || drawn === 'by') ? 'seat' : drawn;
  if (key === 'last') {
    const held = query.counts.flatMap((count, kind): Kind[] => (count > 0 ? [kind] : []));
    return held.length === 0 ? query : { ...query, last: one(held, random) };
  }
  const apart = query.situation ^ donor.situation;
  if (key === 'situation') return { ...query, situation: query.situation ^ (apart & -apart) };
  return { ...query, [key]: donor[key] };
}

/** Another set or pair in the place of one; nothing where there are too few tiles for the one thought of. */
function otherGroup(query: WinQuery, groups: readonly Group[], tiles: TileSet, random: Random): WinQuery | undefined {
  const at = random.int(0, groups.length - 1);
  const gone = groups[at]!;
  const counts = [...query.counts];
  const melds = query.melds.filter((_, index) => index !== at);
  if (!gone.shown) for (const kind of kindsOf(gone)) counts[kind]!--;
  const part = randomPart(gone.type === 'pair', tiles, random);
  const left = tiles.kinds.map(({ copies }, kind) => copies - counts[kind]!);
  for (const meld of melds) for (const kind of kindsOfMeld(meld, tiles)) left[kind]!--;
  const wanted = kindsOf(part);
  for (const kind of wanted) left[kind]!--;
  if (wanted.some((kind) => left[kind]! < 0)) return undefined;
  if (part.type === 'kong' || (gone.shown && part.type !== 'pair')) melds.push(meldOf(part, random));
  else for (const kind of wanted) counts[kind]!++;
  return remarked(query, counts, melds, tiles, random);
}

function randomPart(pair: boolean, tiles: TileSet, random: Random): Part {
  const suit = one(
    tiles.suits.filter(({ bonus, joker }) => !bonus && joker === undefined),
    random,
  );
  const type = pair
    ? 'pair'
    : one(suit.runs ? (['chow', 'chow', 'pung', 'kong'] as const) : (['pung', 'kong'] as const), random);
  return { type, kind: suit.first + random.int(0, suit.ranks - (type === 'chow' ? 3 : 1)) };
}

/** The same hand with another tile in the place of one that is held. */
function otherTile(query: WinQuery, tiles: TileSet, random: Random): WinQuery {
  const held = query.counts.flatMap((count, kind): Kind[] => (count > (kind === query.last ? 1 : 0) ? [kind] : []));
  const melded = tallyOfMelds(query.melds, tiles);
  const free = tiles.kinds.flatMap(({ copies }, kind): Kind[] => {
    return !isBonus(tiles, kind) && query.counts[kind]! + melded[kind]! < copies ? [kind] : [];
  });
  if (held.length === 0 || free.length === 0) return query;
  const counts = [...query.counts];
  counts[one(held, random)]!--;
  counts[one(free, random)]!++;
  return remarked(query, counts, [...query.melds], tiles, random);
}

/** The query with these tiles; the last one is among them, where there was one. */
function remarked(query: WinQuery, counts: number[], melds: Meld[], tiles: TileSet, random: Random): WinQuery {
  const held = counts.flatMap((count, kind): Kind[] => (count > 0 ? [kind] : []));
  const { last } = query;
  return {
    ...query,
    counts,
    melds,
    ...(last !== undefined && held.length > 0 && !held.includes(last) && { last: one(held, random) }),
    ...(query.marked && { marked: randomMarks(tiles, counts, melds, random) }),
  };
}
