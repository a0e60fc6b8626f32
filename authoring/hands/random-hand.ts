/**
 * Finished hands to try patterns on. Most begin as an example of the pack and are changed step by step:
 *
 *     example ──▶ groups, loose tiles, circumstances ──▶ one of them other ──▶ a hand that hardly differs
 */
import {
  isBonus,
  liesAside,
  type GroupType,
  type Kind,
  type Random,
  type TileSet,
  type WinQuery,
} from '../../core/index.ts';
import type { Reading, Shape } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import {
  formOf,
  kindsOf,
  looseOf,
  one,
  queryOf,
  type Circumstances,
  type Form,
  type Part,
  withGiven,
} from './hand-parts.ts';

/** A hand of a shape of the pack, drawn; undefined where there is no tile set for it. */
export function drawnHand(rules: PackRuleset, random: Random): WinQuery | undefined {
  const { tiles, scoring } = rules;
  const shapes = scoring.rules.shapes.filter(({ any, partial }) => !any && !partial);
  if (shapes.length === 0) return undefined;
  const shape = one(shapes, random);
  const way = shape.ways && shape.ways.length > 0 ? one(shape.ways, random) : undefined;
  const loose = way ? looseOf(way, tiles, random) : [];
  const parts = partsOf(shape, tiles, random);
  const how = anyHow(
    rules,
    { by: 'draw', seat: 0, round: 1, bonus: [], situation: 0, marks: [], counters: {} },
    random,
  );
  const query = withGiven(rules, queryOf({ parts, loose, last: undefined, how }, tiles, random), random);
  return query && rules.readsLost && random.int(0, 2) === 0 ? lostHand(query, random) : query;
}

/** The hand as one that has not won, without one of its tiles. */
function lostHand({ counts, ...query }: WinQuery, random: Random): WinQuery {
  const held = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const gone = held.length === 0 ? -1 : one(held, random);
  const left = counts.map((count, kind) => (kind === gone ? count - 1 : count));
  return { ...query, counts: left, last: undefined, by: 'draw', situation: 0, lost: true };
}

/** The same hand with something changed. `reading` is one of its readings; groups are also taken from `known` ones. */
export function changedHand(
  rules: PackRuleset,
  from: { query: WinQuery; reading: Reading },
  known: readonly Part[],
  random: Random,
): WinQuery | undefined {
  const query = withGiven(rules, changedTiles(rules, from, known, random), random);
  if (query === undefined || !rules.readsLost) return query;
  if (from.query.lost) return { ...query, last: undefined, by: 'draw', situation: 0, lost: true };
  return random.int(0, 3) === 0 ? lostHand(query, random) : query;
}

function changedTiles(
  rules: PackRuleset,
  { query, reading }: { query: WinQuery; reading: Reading },
  known: readonly Part[],
  random: Random,
): WinQuery | undefined {
  const { tiles } = rules;
  if (random.int(0, 5) === 0) return otherTile(query, tiles, random);
  let form = formOf(query, reading);
  const steps = one([1, 1, 1, 2, 3], random);
  for (let step = 0; step < steps; step++) form = changed(rules, form, known, random);
  return queryOf(form, tiles, random);
}

/** Another tile in the place of one that is held, in the same suit more often than not. */
function otherTile(query: WinQuery, tiles: TileSet, random: Random): WinQuery | undefined {
  const held = query.counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  if (held.length === 0) return undefined;
  const gone = query.last !== undefined && random.int(0, 1) === 0 ? query.last : one(held, random);
  const suit = random.int(0, 3) > 0 ? tiles.kinds[gone]!.suit : one([...suitsOf(tiles), ...jokerSuits(tiles)], random);
  const { first, ranks } = tiles.suits[suit]!;
  const other = first + random.int(0, ranks - 1);
  const lying = query.melds.flatMap((meld) => meld.tiles).filter((tile) => tiles.tiles[tile]!.kind === other).length;
  if (query.counts[other]! + lying >= tiles.kinds[other]!.copies) return undefined;
  const counts = [...query.counts];
  counts[gone]!--;
  counts[other]!++;
  const stays = query.last !== undefined && counts[query.last]! > 0 && (gone !== query.last || random.int(0, 3) === 0);
  return { ...query, counts, last: stays ? query.last : other };
}

function changed(rules: PackRuleset, form: Form, known: readonly Part[], random: Random): Form {
  const { tiles } = rules;
  const { parts } = form;
  switch (random.int(0, 10)) {
    case 0:
    case 1:
      return { ...form, how: anyHow(rules, form.how, random) };
    case 2:
      return { ...form, last: undefined };
    case 3:
      return recoloured(form, tiles, random);
    case 4:
      return { ...form, parts: parts.map((part) => (random.int(0, 1) === 0 ? otherPlace(part, random) : part)) };
    case 5:
      return { ...form, parts: parts.map((part) => (random.int(0, 2) === 0 ? movedPart(part, tiles, random) : part)) };
    case 6:
      return { ...form, parts: parts.map((part) => (random.int(0, 2) === 0 ? retyped(part, tiles, random) : part)) };
    case 7:
      return shifted(form, tiles, random);
    case 8:
      return withKnownParts(form, known, random);
    default:
      return parts.length === 0 ? recoloured(form, tiles, random) : withOtherPart(form, tiles, known, random);
  }
}

/** Another group in the place of one: a known one, one of the same type, or any. */
function withOtherPart(form: Form, tiles: TileSet, known: readonly Part[], random: Random): Form {
  const at = random.int(0, form.parts.length - 1);
  const old = form.parts[at]!;
  const way = random.int(0, 3);
  const near = way < 2 ? knownPart(old, known, random) : way === 2 ? movedPart(old, tiles, random) : undefined;
  const other = near ?? { ...randomPart(old.type === 'pair', tiles, suitsOf(tiles), random), lies: old.lies };
  return { ...form, parts: form.parts.map((part, index) => (index === at ? other : part)) };
}

/** A triplet of one of its kinds in the place of a chow, a chow with its kind in the place of a triplet. */
function retyped(part: Part, tiles: TileSet, random: Random): Part {
  const lies = part.lies === 'concealed kong' ? 'held' : part.lies;
  if (part.type === 'chow') return { type: 'pung', kind: part.kind + random.int(0, 2), lies };
  const { rank, suit } = tiles.kinds[part.kind]!;
  const { runs, ranks } = tiles.suits[suit]!;
  if (part.type === 'pair' || !runs || ranks < 3) return part;
  const first = Math.min(ranks - 2, Math.max(1, rank - random.int(0, 2)));
  return { type: 'chow', kind: part.kind + first - rank, lies };
}

/** A group of the same type, elsewhere. */
function movedPart(part: Part, tiles: TileSet, random: Random): Part {
  const { first, ranks, runs } = tiles.suits[one(suitsOf(tiles), random)]!;
  if (part.type !== 'chow') return { ...part, kind: first + random.int(0, ranks - 1) };
  return runs ? { ...part, kind: first + random.int(0, ranks - 3) } : part;
}

/** One thing about how it was won is otherwise. */
function anyHow(
  { seats, situation, marks, tiles, lists, ...rules }: PackRuleset,
  how: Circumstances,
  random: Random,
): Circumstances {
  const flip = <T>(list: readonly T[], of: T): T[] =>
    list.includes(of) ? list.filter((each) => each !== of) : [...list, of];
  const counters = [...rules.counters, ...rules.tableCounters];
  const bonus = tiles.kinds.flatMap(({ copies }, kind) => (liesAside(tiles, kind) && copies > 0 ? [kind] : []));
  const plain = tiles.kinds.flatMap((_, kind) => (isBonus(tiles, kind) ? [] : [kind]));
  switch (random.int(0, 7)) {
    case 0:
      return { ...how, seat: random.int(0, seats.count - 1), round: random.int(1, seats.count) };
    case 1:
      return situation.length === 0
        ? how
        : { ...how, situation: how.situation ^ (1 << random.int(0, situation.length - 1)) };
    case 2:
      return { ...how, situation: 0 };
    case 3:
      return marks.length === 0 ? how : { ...how, marks: flip(how.marks, one(marks, random)) };
    case 4:
      return bonus.length === 0 ? how : { ...how, bonus: flip(how.bonus, one(bonus, random)) };
    case 5:
      return counters.length === 0
        ? how
        : { ...how, counters: { ...how.counters, [one(counters, random)]: random.int(0, 6) } };
    case 6:
      return lists.length === 0 ? how : { ...how, lists: { ...how.lists, [one(lists, random)]: [one(plain, random)] } };
    default:
      return { ...how, by: how.by === 'draw' ? 'discard' : 'draw' };
  }
}

/** Suits that are alike change places, and so do kinds of suits that do not run. */
function recoloured(form: Form, tiles: TileSet, random: Random): Form {
  const to = tiles.suits.map((_, suit) => suit);
  const like = to.filter((suit) => tiles.suits[suit]!.runs && tiles.suits[suit]!.ranks === tiles.suits[0]!.ranks);
  for (const suit of like) swap(to, suit, one(like, random));
  const kinds = tiles.kinds.map(({ suit, rank }) => tiles.suits[to[suit]!]!.first + rank - 1);
  for (const { runs, bonus, first, ranks } of tiles.suits) {
    if (!runs && !bonus) swap(kinds, first + random.int(0, ranks - 1), first + random.int(0, ranks - 1));
  }
  return withKinds(form, (kind) => kinds[kind]!);
}

/** The tiles of suits with runs so many ranks higher or lower, where all of a suit have room for it. */
function shifted(form: Form, { kinds, suits }: TileSet, random: Random): Form {
  const by = one([-2, -1, 1, 2], random);
  const hasNoRoom = (kind: Kind): boolean => {
    const { suit, rank } = kinds[kind]!;
    const { runs, ranks } = suits[suit]!;
    return !runs || rank + by < 1 || rank + by > ranks;
  };
  const all = [...form.loose, ...form.parts.flatMap(kindsOf), ...(form.last === undefined ? [] : [form.last])];
  const staying = new Set(all.filter(hasNoRoom).map((kind) => kinds[kind]!.suit));
  return withKinds(form, (kind) => (staying.has(kinds[kind]!.suit) ? kind : kind + by));
}

/** Other kinds in the place of those of the form. */
function withKinds(form: Form, to: (kind: Kind) => Kind): Form {
  const parts = form.parts.map((part) => ({ ...part, kind: to(part.kind) }));
  return { ...form, parts, loose: form.loose.map(to), last: form.last === undefined ? undefined : to(form.last) };
}

/** Known groups in the place of most, often all of one type: where few of a type are known, chance alone would not bring them together. */
function withKnownParts(form: Form, known: readonly Part[], random: Random): Form {
  const type = one(['chow', 'pung', undefined] as const, random);
  const fitting = type === undefined ? known : known.filter((part) => part.type === 'pair' || part.type === type);
  return {
    ...form,
    parts: form.parts.map((part) => (random.int(0, 5) > 0 ? (knownPart(part, fitting, random) ?? part) : part)),
  };
}

/** A known group that can stand in the place of one. */
function knownPart(old: Part, known: readonly Part[], random: Random): Part | undefined {
  const fitting = known.filter(({ type }) => (type === 'pair') === (old.type === 'pair'));
  return fitting.length > 0 ? one(fitting, random) : undefined;
}

function swap(list: number[], one: number, other: number): void {
  [list[one], list[other]] = [list[other]!, list[one]!];
}

function otherPlace(part: Part, random: Random): Part {
  if (part.type === 'pair') return part;
  if (part.type === 'kong') return { ...part, lies: one(['claimed', 'concealed kong'] as const, random) };
  return { ...part, lies: part.lies === 'held' ? 'claimed' : 'held' };
}

/** Suits that hands are made of. */
function suitsOf(tiles: TileSet): number[] {
  return tiles.suits.flatMap(({ bonus, joker }, suit) => (bonus || joker !== undefined ? [] : [suit]));
}

function jokerSuits(tiles: TileSet): number[] {
  return tiles.suits.flatMap(({ joker }, suit) => (joker === undefined ? [] : [suit]));
}

/** Sets and pairs of a style: few suits or many, chows or triplets, lying or held. */
function partsOf({ sets, pairs, different }: Shape, tiles: TileSet, random: Random): Part[] {
  const all = suitsOf(tiles);
  const suits = random.int(0, 2) === 0 ? [one(all, random), one(all, random)] : all;
  const lies = one([0, 0, 3, 8], random);
  const parts: Part[] = [];
  for (let tries = 0; parts.length < sets + pairs && tries < 60; tries++) {
    const part = randomPart(parts.length >= sets, tiles, suits, random);
    if (different && parts.some(({ kind }) => kind === part.kind)) continue;
    parts.push(random.int(0, 9) < lies ? otherPlace(part, random) : part);
  }
  return parts;
}

function randomPart(isPair: boolean, tiles: TileSet, suits: readonly number[], random: Random): Part {
  const { runs, first, ranks } = tiles.suits[one(suits, random)]!;
  const sets: readonly GroupType[] = runs && ranks > 2 ? ['chow', 'chow', 'pung', 'kong'] : ['pung', 'pung', 'kong'];
  const type = isPair ? 'pair' : one(sets, random);
  const kind = first + random.int(0, ranks - (type === 'chow' ? 3 : 1));
  return { type, kind, lies: type === 'kong' ? 'concealed kong' : 'held' };
}
