/** Shapes that name their tiles: what a way still wants beside the melds, and what jokers may stand for. */
import { jokersOf, type ListedHand, meldSize, type Meld, type TileSet } from '../../core/index.ts';
import { isWholeHand, type Shape, type Way } from '../readings/reading.ts';

export interface Jokers {
  kinds: readonly number[];
  from: number;
}

/** What a way wants beside melds: few kinds of all. */
export interface WayTally extends Omit<ListedHand, 'concealed'> {
  /** Which kinds one more tile may be chosen from, and how many. */
  choice: Uint8Array;
  take: number;
}

/** The groups that no meld takes; undefined where some meld is none of the groups. */
function groupsLeft({ alike }: Way, shown: readonly Meld[]): Way['alike'] | undefined {
  // Most ways have no such group; of those nothing is copied (row W3, jokers).
  if (shown.some((meld) => groupOf(alike, meld) < 0)) return undefined;
  const left = [...alike];
  for (const meld of shown) {
    const at = groupOf(left, meld);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Where the group stands that the meld is; -1 where it is none. */
function groupOf(groups: Way['alike'], meld: Meld): number {
  const { type, kind } = meld;
  if (type === 'chow' || type === 'pair') return -1;
  const size = meldSize(meld);
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]!;
    if (group.kind === kind && group.count === size) return at;
  }
  return -1;
}

function tallyWay(way: Way, groups: Way['alike'], jokers: Jokers | undefined): WayTally {
  const { loose, choose } = way;
  const choice = new Uint8Array(loose.length);
  for (const kind of choose?.kinds ?? []) choice[kind] = 1;
  const plain = [...loose];
  const open = loose.map(() => 0);
  for (const { kind, count } of groups) {
    const into = jokers !== undefined && count >= jokers.from ? open : plain;
    into[kind]! += count;
  }
  const wanted = plain.flatMap((count, kind) => (count + open[kind]! > 0 ? [kind] : []));
  return { plain, open, wanted, choice, take: choose?.take ?? 0 };
}

/** What the ways of a shape still want of a hand with these groups on the table: of each way that the groups fit into. */
export type Tallies = (ways: readonly Way[], shown?: readonly Meld[]) => readonly WayTally[];

interface Known {
  melds: readonly Meld[];
  byWays: Map<readonly Way[], WayTally[]>;
}

const NO_MELDS: readonly Meld[] = [];

/** Found once for a list of melds: hands are looked at again and again while theirs stay (rows W1 and W3, jokers). */
export function makeTallies(jokers: Jokers | undefined): Tallies {
  const knownBy = new WeakMap<readonly Meld[], Known>();
  return (ways, shown = NO_MELDS) => {
    const list = shown.length === 0 ? NO_MELDS : shown;
    let known = knownBy.get(list);
    // A program may have changed its list since.
    if (known === undefined || !isSameList(known.melds, list))
      knownBy.set(list, (known = { melds: [...list], byWays: new Map() }));
    let tallies = known.byWays.get(ways);
    if (tallies === undefined) known.byWays.set(ways, (tallies = tallied(ways, list, jokers)));
    return tallies;
  };
}

/** The hands of these shapes that melds fit into, of those that name groups. */
export function listedHands(tiles: TileSet, shapes: readonly Shape[], melds: readonly Meld[]): ListedHand[] {
  const claimed = melds.some((meld) => meld.claimed);
  return shapes.filter(isWholeHand).flatMap(({ ways, concealed = false }) => {
    const left = concealed && claimed ? [] : tallied(ways!, melds, jokersOf(tiles));
    return left.map((way) => ({ ...way, concealed }));
  });
}

function tallied(ways: readonly Way[], shown: readonly Meld[], jokers: Jokers | undefined): WayTally[] {
  return ways.flatMap((way) => {
    const groups = groupsLeft(way, shown);
    return groups === undefined ? [] : [tallyWay(way, groups, jokers)];
  });
}

function isSameList(some: readonly Meld[], others: readonly Meld[]): boolean {
  return some.length === others.length && some.every((meld, at) => meld === others[at]);
}
