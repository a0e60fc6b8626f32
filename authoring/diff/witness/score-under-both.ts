/** Finished hands asked of two sets of rules. */
import { type Judgement, type Kind, type Meld, onceFor, type TileSet, type WinQuery } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';

/** A finished hand, asked with the tiles and facts of one set of rules. */
export interface Hand {
  rules: PackRuleset;
  query: WinQuery;
}

/** What rules say of a hand, and the same as a text to compare; nothing where they have no such tiles. */
export interface Said {
  judgement?: Judgement;
  key: string;
}

/** Patterns that have another id in the first pack. */
export type Ids = ReadonlyMap<string, string>;

const NO_SUCH_TILES: Said = { key: 'no such tiles' };

/** What these rules say of a hand. */
export function sayOf(rules: PackRuleset, hand: Hand, ids: Ids): Said {
  const query = rules === hand.rules ? hand.query : translated(hand, rules);
  if (query === undefined) return NO_SUCH_TILES;
  const judgement = rules.judge(query);
  return judgement === undefined ? { key: 'no win' } : { judgement, key: keyOf(judgement, ids) };
}

/** What matters of a judgement: not the reading, and not what is nothing. */
function keyOf({ patterns, tallies, value, limit }: Judgement, ids: Ids): string {
  const counted = patterns.map(({ id, times, value: worth }) => [ids.get(id) ?? id, times, sorted(some(worth))]);
  return `[${sorted(counted)},${sorted(some(tallies))},${value},${limit ?? ''}]`;
}

/** Parts as texts, in the order of these. */
function sorted(parts: readonly unknown[]): string {
  return parts
    .map((part) => JSON.stringify(part))
    .sort()
    .join();
}

function some(numbers: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(numbers).filter(([, amount]) => amount !== 0);
}

/** What of rules decides how a hand is put to them, as text. */
const formOf = onceFor(({ tiles, situation, marks, counters, tableCounters, lists }: PackRuleset) =>
  JSON.stringify([copiesOf(tiles), situation.map(({ id }) => id), marks, counters, tableCounters, lists]),
);
/** Of a hand, by the form of rules. Most changes leave that as it is. */
const translations = onceFor((_: Hand) => new Map<string, WinQuery | undefined>());

/** The same hand with the tiles and facts of other rules; nothing where they have no such tile. */
export function translated(hand: Hand, to: PackRuleset): WinQuery | undefined {
  const known = translations(hand);
  const form = formOf(to);
  if (!known.has(form)) known.set(form, translate(hand, to));
  return known.get(form);
}

function translate({ rules: from, query }: Hand, to: PackRuleset): WinQuery | undefined {
  const facts = from.situation.filter((_, bit) => (query.situation & (1 << bit)) !== 0).map(({ id }) => id);
  const situation = to.situation.reduce((bits, { id }, bit) => (facts.includes(id) ? bits | (1 << bit) : bits), 0);
  const marks = query.marks.filter((mark) => to.marks.includes(mark));
  const known = [...to.counters, ...to.tableCounters];
  const counters = Object.fromEntries(known.map((name) => [name, query.counters[name] ?? 0]));
  const how = { ...query, situation, marks, counters };
  return sameTiles(from.tiles, to.tiles) ? withLists(how, to, (kind) => kind) : withTiles(how, from.tiles, to);
}

/** Whether tiles have the same numbers in both, and there are as many of them. */
export function sameTiles(a: TileSet, b: TileSet): boolean {
  return a === b || copiesOf(a) === copiesOf(b);
}

const copiesOf = onceFor(({ tiles }: TileSet) => tiles.map(({ id, copies }) => `${id} ${copies}`).join());
const kindsById = onceFor(({ kinds }: TileSet) => new Map(kinds.map(({ id }, kind) => [id, kind])));

type Find = (kind: Kind) => Kind | undefined;

function withLists(query: WinQuery, { lists: known }: PackRuleset, find: Find): WinQuery {
  const lists = Object.entries(query.lists ?? {}).filter(([name]) => known.includes(name));
  return { ...query, lists: Object.fromEntries(lists.map(([name, kinds]) => [name, all(kinds, find) ?? []])) };
}

function all(list: readonly number[], find: Find): number[] | undefined {
  const found = list.map(find);
  return found.every((one) => one !== undefined) ? found : undefined;
}

function withTiles(query: WinQuery, from: TileSet, rules: PackRuleset): WinQuery | undefined {
  const to = rules.tiles;
  const known = kindsById(to);
  const kindAt: Find = (kind) => known.get(from.kinds[kind]!.id);
  const counts = to.kinds.map(() => 0);
  for (const [kind, count] of query.counts.entries()) {
    const at = count === 0 ? undefined : kindAt(kind);
    if (count > 0 && at === undefined) return undefined;
    if (at !== undefined) counts[at] = count;
  }
  const melds = query.melds.map((meld) => movedMeld(meld, kindAt, (tile) => to.byId[from.tiles[tile]!.id]));
  const last = query.last === undefined ? undefined : kindAt(query.last);
  const bonus = all(query.bonus, kindAt);
  const held = all(query.marked?.held ?? [], kindAt);
  const shown = all(query.marked?.shown ?? [], kindAt);
  const isKnown = melds.every((meld) => meld !== undefined) && (last === undefined) === (query.last === undefined);
  if (!isKnown || bonus === undefined || held === undefined || shown === undefined || tooMany(counts, melds, bonus, to))
    return undefined;
  return withLists({ ...query, counts, melds, last, bonus, marked: { held, shown } }, rules, kindAt);
}

function movedMeld(meld: Meld, kindAt: Find, tileAt: (tile: number) => number | undefined): Meld | undefined {
  const kind = kindAt(meld.kind);
  const tiles = all(meld.tiles, tileAt);
  const taken = meld.taken < 0 ? -1 : tileAt(meld.taken);
  return kind === undefined || tiles === undefined || taken === undefined ? undefined : { ...meld, kind, tiles, taken };
}

function tooMany(
  counts: readonly number[],
  melds: readonly Meld[],
  bonus: readonly Kind[],
  { kinds, tiles }: TileSet,
): boolean {
  const lying = [...melds.flatMap((meld) => meld.tiles.map((tile) => tiles[tile]!.kind)), ...bonus];
  return kinds.some(({ copies }, kind) => counts[kind]! + lying.filter((one) => one === kind).length > copies);
}
