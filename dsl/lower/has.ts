import type { HasItem } from '../tree.ts';
import { atLeast, narrowed, type Selection } from './cells.ts';
import { allDistinct, mayMeet } from './distinct.ts';
import { fixedMask, kindMask, type Ground, type Mask, type MaskNodes } from './ground.ts';
import type { Node } from './graph.ts';
import { cellsOf, select } from './members.ts';
import {
  isSuitVariable, rangesOf, rankOf, rankWays, suitIndex, suitWays, type Range, type Values,
} from './variables.ts';

type At = Extract<HasItem, { node: 'at' }>;

/** An item once suits and all ranks but one are known. */
interface Wanted {
  /** All groups of the noun, wherever they are. */
  all: Selection;
  key: string;
  /** Index of the suit, or -1: any one suit, the same for all. */
  suit: number;
  /** Added to the rank that is scanned for; of fixed items the rank itself. */
  offset: number;
  scanned: boolean;
}

/**
 * `has`: one rank variable is scanned for, all ranks at once, by shifting the planes of the items onto each other; the
 * other variables are tried one by one. Where items could be the same group, every variable is tried.
 */
export function lowerHas(ground: Ground, items: readonly HasItem[], ranges: readonly Range[]): Node {
  const at = items.filter((item) => item.node === 'at');
  const some = items.filter((item) => item.node === 'some').map((item) => select(ground, item.phrase));
  const templates = at.map((item) => item.tile);
  const all = rangesOf(ground, templates, ranges);
  const scan = all.find((range) => canScan(range.variable, at));
  const others = rankWays(all.filter((range) => range !== scan));
  const together = new Set(templates.map((tile) => tile.suit)).size === 1 && isSuitVariable(templates[0]!.suit);
  const whole = at.map((item) => cellsOf(ground, item.noun, item.adjectives));

  const way = (suits: Values | undefined, values: Values): Node => {
    const wanted = at.map((item, i) => want(ground, item, whole[i]!, suits, values, scan?.variable));
    const scanned = scanAll(ground, wanted, some, scan ?? { variable: '', from: 0, to: 0 });
    if (scanned) return scanned;
    if (!suits) return ground.graph.either(...suitWays(ground, templates).map((one) => way(one, values)));
    const tries = scan ? rankWays([scan]).map((rank) => new Map([...values, ...rank])) : [values];
    return ground.graph.either(...tries.map((one) => tryOne(ground, at, whole, some, suits, one)));
  };
  const suitChoices = together ? [undefined] : suitWays(ground, templates);
  return ground.graph.either(...suitChoices.flatMap((suits) => others.map((values) => way(suits, values))));
}

/** Only a variable that nowhere comes with a factor can be scanned for. */
function canScan(variable: string, items: readonly At[]): boolean {
  return items.every(({ tile }) => tile.rank.offset.times[variable] === undefined);
}

function want(
  ground: Ground, { noun, adjectives, tile }: At, all: Selection, suits: Values | undefined, values: Values, scan?: string,
): Wanted {
  return {
    all,
    key: [noun, ...[...adjectives].sort()].join(' '),
    suit: suits ? suitIndex(ground, tile.suit, suits) : -1,
    offset: rankOf(tile, values),
    scanned: tile.rank.variable !== undefined && tile.rank.variable === scan,
  };
}

/** The conjunction for all ranks at once, or nothing where items may be the same group. */
function scanAll(ground: Ground, wanted: readonly Wanted[], some: readonly Selection[], scan: Range): Node | undefined {
  const wishes = [...wanted.map(({ all }) => all), ...some];
  const clash = wishes.some((wish, i) => wishes.slice(0, i).some((other, j) => mayMeet(wish, other) && !apart(wanted[i], wanted[j])));
  if (clash) return undefined;
  const fixed = wanted.filter((item) => !item.scanned);
  const anySuit = wanted.some((item) => item.suit < 0);
  if (anySuit && fixed.length > 0 && fixed.length < wanted.length) return undefined;
  const { graph } = ground;
  const parts = some.map((wish) => allDistinct(ground, [wish]));
  const moving = wanted.filter((item) => item.scanned);
  if (moving.length > 0) parts.push(shifted(ground, moving, scan));
  if (anySuit && fixed.length > 0) parts.push(shifted(ground, fixed, { ...scan, from: 0, to: 0 }));
  else parts.push(...fixed.map((item) => shifted(ground, fixed.filter((other) => same(item, other)), { ...scan, from: 0, to: 0 })));
  return graph.both(...parts);
}

/** Whether two items are surely different groups, or the very same wish (then several copies are wanted). */
function apart(a: Wanted | undefined, b: Wanted | undefined): boolean {
  if (!a || !b) return false;
  if (a.suit !== b.suit) return a.suit >= 0 && b.suit >= 0;
  return a.scanned === b.scanned && (a.offset !== b.offset || a.key === b.key);
}

function same(a: Wanted, b: Wanted): boolean {
  return a.suit === b.suit && a.offset === b.offset && a.key === b.key && a.scanned === b.scanned;
}

/** Whether for some rank of the range every item is there. The lowest item is the base the others are shifted onto. */
function shifted(ground: Ground, items: readonly Wanted[], { from, to }: Range): Node {
  const { graph } = ground;
  const lowest = Math.min(...items.map((item) => item.offset));
  const highest = Math.max(...items.map((item) => item.offset));
  const planes = items
    .filter((item, i) => items.findIndex((other) => same(item, other)) === i)
    .map((item) => {
      const mask = atLeast(ground, item.all, items.filter((other) => same(item, other)).length);
      return { ...item, mask, by: item.offset - lowest };
    });
  if (items[0]!.suit >= 0) {
    const lanes = planes.map(({ suit, mask, by }) => graph.shift(lane(ground, suit, mask), -by));
    const bases = baseBits(from + lowest, to + lowest, ground.layout.suits[items[0]!.suit]!.ranks);
    return graph.some(graph.and(...lanes, graph.number(bases)));
  }
  // One capital: all suits of a word in one go. A base is safe if its furthest partner lies in the same suit.
  const safe: Mask = kindMask(ground, (kind) => {
    const { suit, rank } = ground.tiles.kinds[kind]!;
    const { ranks, runs, bonus } = ground.tiles.suits[suit]!;
    return runs && !bonus && rank + highest - lowest <= ranks && rank >= from + lowest && rank <= to + lowest;
  });
  const words = safe.map((bits, word) =>
    graph.and(graph.number(bits), ...planes.map(({ mask, by }) => graph.shift(mask[word]!, -by))),
  );
  return graph.some(graph.or(...words));
}

/** The bits of one suit, rank 1 at bit 0. */
function lane(ground: Ground, suit: number, mask: MaskNodes): Node {
  const { word, shift, ranks } = ground.layout.suits[suit]!;
  const { graph } = ground;
  return graph.shift(graph.and(mask[word]!, graph.number(((1 << ranks) - 1) << shift)), -shift);
}

function baseBits(from: number, to: number, ranks: number): number {
  let bits = 0;
  for (let rank = Math.max(1, from); rank <= Math.min(to, ranks); rank++) bits |= 1 << (rank - 1);
  return bits;
}

/** All variables known: each item wants a group at one kind, all of them different groups. */
function tryOne(
  ground: Ground, items: readonly At[], whole: readonly Selection[], some: readonly Selection[], suits: Values, values: Values,
): Node {
  const wishes = items.map(({ tile }, i) => {
    const suit = ground.tiles.suits[suitIndex(ground, tile.suit, suits)]!;
    const rank = rankOf(tile, values);
    const there = kindMask(ground, (kind) => rank >= 1 && rank <= suit.ranks && kind === suit.first + rank - 1);
    return narrowed(ground, whole[i]!, () => fixedMask(ground, there));
  });
  return allDistinct(ground, [...wishes, ...some]);
}
