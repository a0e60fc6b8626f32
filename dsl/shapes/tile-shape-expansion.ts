/** From the tiles that a shape names to the ways to have them: every suit for a capital, every rank for a small letter. */
import { jokersOf, type Kind, type TileSet } from '../../core/index.ts';
import type { Way } from '../readings/reading.ts';
import type { Named, Outline, RankRange, RankSum } from './shape-text.ts';

/** More ways than any card has, and still quick to try. */
export const MOST_WAYS = 5000;

interface Bound {
  suits: Record<string, number>;
  ranks: Record<string, number>;
}

/** Every way, each once; `tooMany` where they are beyond counting, `lacking` says which tiles there are too few of. */
export function waysOf(outline: Outline, tiles: TileSet): { ways: Way[]; tooMany: boolean; lacking?: string } {
  const ways = new Map<string, Way>();
  let lacking: string | undefined;
  let tooMany = false;
  for (const bound of boundsOf(outline, tiles)) {
    for (const way of waysWith(outline, bound, tiles)) {
      const short = shortage(way, tiles);
      if (short === undefined) ways.set(keyOf(way), way);
      else lacking ??= short;
      if (ways.size > MOST_WAYS) tooMany = true;
      if (tooMany) break;
    }
    if (tooMany) break;
  }
  return { ways: [...ways.values()], tooMany, ...(lacking === undefined ? {} : { lacking }) };
}

function keyOf({ loose, choose, alike }: Way): string {
  const groups = alike.map(({ kind, count }) => `${kind}x${count}`).sort();
  return [loose.join(), choose?.kinds.join() ?? '', groups.join()].join(' ');
}

/** All values of all variables. */
function* boundsOf({ loose, choose, alike, ranges }: Outline, tiles: TileSet): Generator<Bound> {
  const named = [...loose, ...(choose?.of ?? []), ...alike.map(({ of }) => of)];
  const capitals = [...new Set(named.map(({ suit }) => suit).filter((letter) => /[A-Z]/.test(letter)))];
  const used = named.flatMap((one) => (one.is === 'tile' ? Object.keys(one.rank.times) : []));
  const most = Math.max(...tiles.suits.map((suit) => suit.ranks));
  const free = [...new Set(used)].filter((name) => !ranges.some(({ variable }) => variable === name));
  const all = [...ranges, ...free.map((variable) => ({ variable, from: 1, to: most }))];
  for (const suits of suitsFor(capitals, tiles)) for (const ranks of ranksFor(all)) yield { suits, ranks };
}

function* suitsFor(capitals: readonly string[], tiles: TileSet): Generator<Record<string, number>> {
  const [first, ...rest] = capitals;
  if (first === undefined) return yield {};
  for (const others of suitsFor(rest, tiles)) {
    for (const [index, suit] of tiles.suits.entries()) {
      if (suit.runs && !Object.values(others).includes(index)) yield { ...others, [first]: index };
    }
  }
}

function* ranksFor([first, ...rest]: readonly RankRange[]): Generator<Record<string, number>> {
  if (first === undefined) return yield {};
  for (let rank = first.from; rank <= first.to; rank++)
    for (const others of ranksFor(rest)) yield { ...others, [first.variable]: rank };
}

/** The ways with these values: none where a tile does not exist, several where a choice stands beside sets and pairs. */
function* waysWith(outline: Outline, bound: Bound, tiles: TileSet): Generator<Way> {
  const { loose, choose, oneMore, alike } = outline;
  const own = kindsAt(loose, bound, tiles);
  const chosen = kindsAt(choose?.of ?? [], bound, tiles);
  const groups = kindsAt(
    alike.map(({ of }) => of),
    bound,
    tiles,
  );
  if (own === undefined || chosen === undefined || groups === undefined) return;
  const way: Way = {
    loose: tiles.kinds.map((_, kind) => own.filter((one) => one === kind).length),
    alike: groups.map((kind, index) => ({ kind, count: alike[index]!.count })),
  };
  const kinds = [...new Set(oneMore ? own : chosen)].sort((a, b) => a - b);
  const take = oneMore ? 1 : choose?.take;
  if (take === undefined) yield way;
  else if (outline.sets + outline.pairs > 0) {
    for (const some of choices(kinds, take))
      yield { ...way, loose: way.loose.map((n, at) => n + (some.has(at) ? 1 : 0)) };
  } else if (kinds.length >= take) yield { ...way, choose: { kinds, take } };
}

function kindsAt(list: readonly Named[], bound: Bound, tiles: TileSet): Kind[] | undefined {
  const kinds = list.flatMap((named) => kindOf(named, bound, tiles) ?? []);
  return kinds.length === list.length ? kinds : undefined;
}

function* choices(kinds: readonly Kind[], take: number): Generator<Set<Kind>> {
  const [first, ...rest] = kinds;
  if (take === 0) yield new Set();
  else if (first !== undefined && kinds.length >= take) {
    for (const some of choices(rest, take - 1)) yield new Set([first, ...some]);
    yield* choices(rest, take);
  }
}

/** The kind a named tile is, if there is such a tile. */
function kindOf(named: Named, { suits, ranks }: Bound, tiles: TileSet): Kind | undefined {
  const suit = tiles.suits[suits[named.suit] ?? tiles.suits.findIndex(({ letter }) => letter === named.suit)];
  if (suit === undefined) return undefined;
  if (named.is === 'companion') return suit.companion;
  const rank = rankOf(named.rank, ranks);
  return rank >= 1 && rank <= suit.ranks ? suit.first + rank - 1 : undefined;
}

function rankOf({ add, times }: RankSum, ranks: Record<string, number>): number {
  return Object.entries(times).reduce((sum, [name, factor]) => sum + factor * ranks[name]!, add);
}

/** What there are too few tiles for, as a sentence. */
function shortage({ loose, alike }: Way, tiles: TileSet): string | undefined {
  const jokers = jokersOf(tiles);
  let spare = jokers?.kinds.reduce((sum, kind) => sum + tiles.kinds[kind]!.copies, 0) ?? 0;
  for (const [kind, { id, copies }] of tiles.kinds.entries()) {
    const groups = alike.filter((group) => group.kind === kind);
    const plain = groups.filter(({ count }) => count < (jokers?.from ?? Number.POSITIVE_INFINITY));
    const certain = plain.reduce((sum, { count }) => sum + count, loose[kind]!);
    const wanted = groups.reduce((sum, { count }) => sum + count, loose[kind]!);
    spare -= Math.max(0, wanted - copies);
    if (certain > copies || spare < 0) return `There are only ${copies} of ${id}.`;
  }
  return undefined;
}
