/**
 * Readings of a finished hand by plain search: at each kind, from the lowest, every number of pungs and pairs is tried,
 * and what is left over begins chows. Slow and obvious; the tables are checked against it and share nothing with it.
 *
 *     22233344m   222 333 44      234 234 234 ..no     22 2 ..no
 */
import {
  isBonus,
  isJoker,
  jokersOf,
  kindsOf,
  meldSize,
  onceFor,
  type Kind,
  type TileSet,
  type WinQuery,
} from '../../core/index.ts';
import { hasGroups, type Group, type Reading, type Shape, type Wait, type Way } from './reading.ts';

/** A group found in the concealed tiles. */
interface HeldGroup {
  type: 'chow' | 'pung' | 'pair';
  kind: Kind;
}

/** Every reading of the hand for these shapes, each once; the last tile in every group that can have taken it. */
export function searchReadings(query: WinQuery, shapes: readonly Shape[], tiles: TileSet): Reading[] {
  return shapes.flatMap((shape, index): Reading[] => {
    if ((shape.partial === true) !== (query.lost === true) || shape.holds?.(query) === false) return [];
    if (shape.concealed && query.melds.some((meld) => meld.claimed)) return [];
    if (shape.partial)
      return searchParts(query.counts, tiles).map(({ held, loose }) => ({
        shape: index,
        groups: [...meldGroups(query), ...held.map((group) => groupOf(group, false, query))],
        loose,
        wait: 'none',
      }));
    if (!hasGroups(shape)) {
      const fits = shape.any || shape.ways!.some((way) => fitsWay(query, way, tiles));
      return fits ? [{ shape: index, groups: [], loose: kindsOf(query.counts), wait: 'none' }] : [];
    }
    return searchLoose(query, shape).flatMap(({ loose, rest }) =>
      searchDivisions(rest, query.melds.length, shape, tiles).flatMap((held) =>
        rolesOf(held, loose, query, tiles).map(({ at, wait }) => ({
          shape: index,
          groups: [...meldGroups(query), ...held.map((group, i) => groupOf(group, i === at, query))],
          loose,
          wait,
        })),
      ),
    );
  });
}

/** Every way to put loose tiles aside, and what is left for sets and pairs. */
function searchLoose({ counts }: WinQuery, { ways }: Shape): { loose: Kind[]; rest: number[] }[] {
  if (ways === undefined) return [{ loose: [], rest: [...counts] }];
  return ways
    .filter((way) => hasLoose(counts, way))
    .map(({ loose }) => ({ loose: kindsOf(loose), rest: counts.map((count, kind) => count - loose[kind]!) }));
}

function hasLoose(counts: readonly number[], { loose }: Way): boolean {
  return loose.every((wanted, kind) => counts[kind]! >= wanted);
}

/** Every way to divide concealed tiles into what the shape still wants beside the melds. */
export function searchDivisions(counts: readonly number[], melds: number, shape: Shape, tiles: TileSet): HeldGroup[][] {
  const found: HeldGroup[][] = [];
  const left = [...counts];
  const groups: HeldGroup[] = [];
  const from = (kind: Kind, sets: number, pairs: number): void => {
    if (kind === left.length) {
      if (sets === 0 && pairs === 0) found.push([...groups]);
      return;
    }
    const count = left[kind]!;
    for (let pungs = 0; 3 * pungs <= count && pungs <= sets; pungs++) {
      for (let twos = 0; 3 * pungs + 2 * twos <= count && twos <= pairs; twos++) {
        if (shape.different && twos > 1) break;
        const chows = count - 3 * pungs - 2 * twos;
        if (pungs + chows > sets || (chows > 0 && !chowFits(left, kind, chows, tiles))) continue;
        const before = groups.length;
        for (let i = 0; i < chows; i++) groups.push({ type: 'chow', kind });
        for (let i = 0; i < pungs; i++) groups.push({ type: 'pung', kind });
        for (let i = 0; i < twos; i++) groups.push({ type: 'pair', kind });
        for (let step = 0; chows > 0 && step < 3; step++) left[kind + step]! -= chows;
        from(kind + 1, sets - pungs - chows, pairs - twos);
        for (let step = 0; chows > 0 && step < 3; step++) left[kind + step]! += chows;
        groups.length = before;
      }
    }
  };
  const aside = counts.some((count, kind) => count > 0 && (isBonus(tiles, kind) || isJoker(tiles, kind)));
  if (!aside && melds <= shape.sets) from(0, shape.sets - melds, shape.pairs);
  return found;
}

/** Every way to take groups out of concealed tiles so that what is left holds no other. */
function searchParts(counts: readonly number[], tiles: TileSet): { held: HeldGroup[]; loose: Kind[] }[] {
  const found: { held: HeldGroup[]; loose: Kind[] }[] = [];
  const take = (held: HeldGroup[], left: readonly number[], from: Kind): void => {
    const more = everyGroup(tiles).filter(({ type, kind }) => {
      const kinds = kindsIn(type, kind);
      return kinds.every((one) => left[one]! >= (type === 'chow' ? 1 : kinds.length));
    });
    if (more.length === 0) found.push({ held, loose: kindsOf(left) });
    more.forEach((group) => {
      const place = everyGroup(tiles).indexOf(group);
      if (place < from) return;
      const rest = [...left];
      for (const kind of kindsIn(group.type, group.kind)) rest[kind]!--;
      take([...held, group], rest, place);
    });
  };
  take([], counts, 0);
  return found;
}

/** Every group there can be in a hand, by kind. */
const everyGroup = onceFor((tiles: TileSet): HeldGroup[] =>
  tiles.kinds.flatMap(({ suit, rank }, kind): HeldGroup[] => {
    if (isBonus(tiles, kind) || isJoker(tiles, kind)) return [];
    const { runs, ranks } = tiles.suits[suit]!;
    const chow: HeldGroup[] = runs && rank + 2 <= ranks ? [{ type: 'chow', kind }] : [];
    return [...chow, { type: 'pung', kind }, { type: 'pair', kind }];
  }),
);

function kindsIn(type: HeldGroup['type'], kind: Kind): Kind[] {
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return type === 'pung' ? [kind, kind, kind] : [kind, kind];
}

function chowFits(left: readonly number[], kind: Kind, times: number, tiles: TileSet): boolean {
  const suit = tiles.suits[tiles.kinds[kind]!.suit]!;
  const inside = suit.runs && tiles.kinds[kind]!.rank + 2 <= suit.ranks;
  return inside && left[kind + 1]! >= times && left[kind + 2]! >= times;
}

/** Whether the hand is just the tiles of this way: melds take their groups, then tile by tile, naturals or jokers. */
function fitsWay({ counts, melds }: WinQuery, way: Way, tiles: TileSet): boolean {
  if (!hasLoose(counts, way)) return false;
  const { loose, choose, alike } = way;
  const groups = [...alike];
  for (const meld of melds) {
    const at = groups.findIndex(({ kind, count }) => kind === meld.kind && count === meldSize(meld));
    if (at < 0 || meld.type === 'chow' || meld.type === 'pair') return false;
    groups.splice(at, 1);
  }
  const jokers = jokersOf(tiles);
  const isOpen = (count: number): boolean => jokers !== undefined && count >= jokers.from;
  const joined = jokers?.kinds.reduce((sum, kind) => sum + counts[kind]!, 0) ?? 0;
  // Most ways lack tiles of some group, whatever jokers stand for; those need no search.
  if (groups.some(({ kind, count }) => counts[kind]! + (isOpen(count) ? joined : 0) < count)) return false;
  const wanted = [
    ...kindsOf(loose).map((kind) => ({ kind, open: false })),
    ...groups.flatMap(({ kind, count }) =>
      new Array<{ kind: Kind; open: boolean }>(count).fill({ kind, open: isOpen(count) }),
    ),
  ];
  const left = [...counts];
  const take = (kind: Kind, next: () => boolean): boolean => {
    if (left[kind]! === 0) return false;
    left[kind]!--;
    const fits = next();
    left[kind]!++;
    return fits;
  };
  const isChosen = (): boolean => {
    const more = left.filter((count) => count > 0).length;
    const isOne = left.every((count, kind) => count === 0 || (count === 1 && choose!.kinds.includes(kind)));
    return choose === undefined ? more === 0 : more === choose.take && isOne;
  };
  const from = (at: number): boolean => {
    if (at === wanted.length) return isChosen();
    const { kind, open } = wanted[at]!;
    const choices = open ? [kind, ...jokers!.kinds] : [kind];
    return choices.some((one) => take(one, () => from(at + 1)));
  };
  return from(0);
}

/** Which held group the last tile may have completed, equal groups once; -1 where none did or it is a loose one. */
function rolesOf(
  held: readonly HeldGroup[],
  loose: readonly Kind[],
  { last }: WinQuery,
  tiles: TileSet,
): { at: number; wait: Wait }[] {
  const roles = held.flatMap((group, at) => {
    const again = held.findIndex((other) => other.type === group.type && other.kind === group.kind) < at;
    const wait = last === undefined || again ? 'none' : waitFor(group, last, tiles);
    return wait === 'none' ? [] : [{ at, wait }];
  });
  const isLoose = last !== undefined && loose.includes(last);
  return roles.length > 0 && !isLoose ? roles : [...roles, { at: -1, wait: 'none' }];
}

/** What the player waited for when this tile completed this group; `none` where it is not in the group. */
function waitFor(group: HeldGroup, last: Kind, tiles: TileSet): Wait {
  if (group.type !== 'chow') {
    if (group.kind !== last) return 'none';
    return group.type === 'pair' ? 'single' : 'pairs';
  }
  const { suit, rank } = tiles.kinds[group.kind]!;
  if (last === group.kind + 1) return 'closed';
  if (last === group.kind) return rank + 2 === tiles.suits[suit]!.ranks ? 'edge' : 'two_sided';
  if (last === group.kind + 2) return rank === 1 ? 'edge' : 'two_sided';
  return 'none';
}

function meldGroups({ melds }: WinQuery): Group[] {
  return melds.map(({ type, kind, claimed }) => ({
    type,
    kind,
    shown: true,
    claimed,
    concealed: !claimed,
    last: false,
  }));
}

function groupOf({ type, kind }: HeldGroup, last: boolean, { by }: WinQuery): Group {
  return { type, kind, shown: false, claimed: false, concealed: !last || by === 'draw', last };
}
