import type { HasItem, NounPhrase, TileTemplate } from '../../syntax-tree.ts';
import { atLeast, narrowed, type Selection } from './quantifier-cells.ts';
import { allDistinct, mayMeet } from './distinct-member-assignment.ts';
import { fixedMask, hasGroups, kindMask, known, type Ground, type Mask, type MaskNodes } from './lowering-context.ts';
import type { Node } from './graph-node.ts';
import { cellsOf, select } from './noun-phrase-members.ts';
import {
  bound,
  isSuitVariable,
  isThere,
  rangesOf,
  rankOf,
  rankWays,
  suitIndex,
  suitWays,
  type Range,
  type Values,
} from './template-variables.ts';
import { maskOf } from '../../readings/kind-bit-layout.ts';
import { templatesIn } from '../../evaluate/template-variables.ts';

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
  /** The variable whose ranks are all tried at once; nothing for fixed items. */
  scan: string | undefined;
}

/**
 * `has`: a rank variable is scanned for, all ranks at once, by shifting the planes of its items onto each other; variables
 * that come with a factor are tried one by one. Where items could be the same group, every variable is tried.
 */
export function lowerHas(ground: Ground, items: readonly HasItem[], ranges: readonly Range[]): Node {
  const { graph } = ground;
  const at = items.filter((item) => item.node === 'at');
  if (at.length > 0 && !hasGroups(ground.shape)) return graph.truth(false);
  const phrases = items.filter((item) => item.node === 'some').map((item) => item.phrase);
  const templates = [
    ...at.map((item) => item.tile),
    ...phrases.flatMap((phrase) => (phrase.of ? templatesIn(phrase.of) : [])),
  ];
  const all = rangesOf(ground, templates, ranges);
  const isBound = phrases.some((phrase) => phrase.of && templatesIn(phrase.of).some(isVariable));
  const scans = isBound ? [] : all.filter((range) => canScan(range.variable, at));
  const others = rankWays(all.filter((range) => !scans.includes(range)));
  const one =
    !isBound &&
    at.length > 0 &&
    isSuitVariable(at[0]!.tile.suit) &&
    at.every(({ tile }) => tile.suit === at[0]!.tile.suit);
  const whole = at.map((item) => cellsOf(ground, item.noun, item.adjectives));
  const some = isBound ? [] : phrases.map((phrase) => select(ground, phrase));

  const wishes: Wishes = { at, places: placesOf(ground, at, whole), phrases, templates };

  const way = (suits: Values | undefined, values: Values): Node => {
    const wanted = at.map((item, i) => want(ground, item, whole[i]!, suits, values, scans));
    const scanned = isBound ? undefined : scanAll(ground, wanted, some, scans);
    if (scanned) return scanned;
    if (!suits) return graph.either(...suitWays(ground, templates).map((chosen) => way(chosen, values)));
    const tries = rankWays(scans).map((ranks) => new Map([...values, ...ranks]));
    const tried = new Map(tries.flatMap((ranks) => wishesFor(ground, wishes, suits, ranks)));
    return graph.either(...[...tried.values()].map((wanted) => allDistinct(ground, wanted)));
  };
  const suitChoices = one ? [undefined] : suitWays(ground, templates);
  const ways = suitChoices.flatMap((suits) => others.map((values) => way(suits, values)));
  return graph.both(...alikeIn(at).map((items) => severalOf(ground, items)), graph.either(...ways));
}

/** Items that are the same wish, and so want several groups alike. */
function alikeIn(items: readonly At[]): At[][] {
  const found = new Map<string, At[]>();
  for (const item of items) {
    const { suit, rank } = item.tile;
    const key = JSON.stringify([item.noun, item.adjectives, suit, rank.variable, rank.offset]);
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return [...found.values()].filter((alike) => alike.length > 1);
}

/** Whether any group is there so often: most hands have none, whatever the suits and ranks. */
function severalOf(ground: Ground, items: readonly At[]): Node {
  const { noun, adjectives } = items[0]!;
  const planes = atLeast(ground, cellsOf(ground, noun, adjectives), items.length);
  return ground.graph.some(ground.graph.or(...planes));
}

function isVariable({ suit, rank }: TileTemplate): boolean {
  return isSuitVariable(suit) || rank.variable !== undefined || Object.keys(rank.offset.times).length > 0;
}

/** Only a variable that nowhere comes with a factor can be scanned for. */
function canScan(variable: string, items: readonly At[]): boolean {
  return items.every(({ tile }) => tile.rank.offset.times[variable] === undefined);
}

function want(
  ground: Ground,
  item: At,
  all: Selection,
  suits: Values | undefined,
  values: Values,
  scans: readonly Range[],
): Wanted {
  const { tile } = item;
  return {
    all,
    key: keyOf(item),
    suit: suits ? suitIndex(ground, tile.suit, suits) : -1,
    offset: rankOf(tile, values),
    scan: scans.find(({ variable }) => variable === tile.rank.variable)?.variable,
  };
}

/** The conjunction for all ranks at once, or nothing where items may be the same group. */
function scanAll(
  ground: Ground,
  wanted: readonly Wanted[],
  some: readonly Selection[],
  scans: readonly Range[],
): Node | undefined {
  const wishes = [...wanted.map(({ all }) => all), ...some];
  const clash = wishes.some((wish, i) =>
    wishes.slice(0, i).some((other, j) => mayMeet(wish, other) && !apart(wanted[i], wanted[j])),
  );
  // Items of one capital in any suit belong together, so they must all move together.
  const variables = new Set(wanted.map(({ scan }) => scan));
  const anySuit = wanted.some((item) => item.suit < 0);
  if (clash || (anySuit && variables.size > 1)) return undefined;
  const { graph } = ground;
  const parts = some.map((wish) => allDistinct(ground, [wish]));
  for (const variable of variables) {
    const items = wanted.filter((item) => item.scan === variable);
    const range = scans.find((one) => one.variable === variable) ?? { variable: '', from: 0, to: 0 };
    const together =
      variable !== undefined || anySuit ? [items] : items.map((item) => items.filter((other) => same(item, other)));
    parts.push(...together.map((moving) => shifted(ground, moving, range)));
  }
  return graph.both(...parts);
}

/** Whether two items are surely different groups, or the very same wish (then several copies are wanted). */
function apart(a: Wanted | undefined, b: Wanted | undefined): boolean {
  if (!a || !b) return false;
  if (a.suit !== b.suit) return a.suit >= 0 && b.suit >= 0;
  return a.scan === b.scan && (a.offset !== b.offset || a.key === b.key);
}

function same(a: Wanted, b: Wanted): boolean {
  return a.suit === b.suit && a.offset === b.offset && a.key === b.key && a.scan === b.scan;
}

/** Whether for some rank of the range every item is there. The lowest item is the base the others are shifted onto. */
function shifted(ground: Ground, items: readonly Wanted[], { from, to }: Range): Node {
  const { graph } = ground;
  const lowest = Math.min(...items.map((item) => item.offset));
  const highest = Math.max(...items.map((item) => item.offset));
  const planes = items
    .filter((item, i) => items.findIndex((other) => same(item, other)) === i)
    .map((item) => {
      const times = items.filter((other) => same(item, other)).length;
      const mask = known(ground, `${item.key} ${times}`, () => atLeast(ground, item.all, times));
      return { ...item, mask, by: item.offset - lowest };
    });
  if (items[0]!.suit >= 0) {
    const lanes = planes.map(({ suit, mask, by }) => graph.shift(lane(ground, suit, mask), -by));
    return graph.some(graph.and(...lanes, graph.number(baseBits(from + lowest, to + lowest))));
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

/** Bits of the ranks a base may have; what lies beyond the suit is never set anyway. */
function baseBits(from: number, to: number): number {
  let bits = 0;
  for (let rank = Math.max(1, from); rank <= Math.min(to, 30); rank++) bits |= 1 << (rank - 1);
  return bits;
}

/** A wish for a group at one kind; the same wishes have the same name. */
interface Placed {
  name: string;
  selection: Selection;
}

interface Wishes {
  at: readonly At[];
  /** By item of `at`: its groups at one kind. */
  places: readonly ((kind: number) => Placed)[];
  phrases: readonly NounPhrase[];
  templates: readonly TileTemplate[];
}

/** Each place is made once, however many ways lead to it. */
function placesOf(ground: Ground, at: readonly At[], whole: readonly Selection[]): Wishes['places'] {
  const made = new Map<string, Placed>();
  return at.map((item, i) => (kind) => {
    const name = `${kind} ${keyOf(item)}`;
    const known = made.get(name);
    if (known) return known;
    const mask = fixedMask(ground, [...maskOf(ground.layout, [kind])]);
    const placed = { name, selection: narrowed(ground, whole[i]!, () => mask) };
    made.set(name, placed);
    return placed;
  });
}

/** All variables known: what is wanted, under one name where it is the same. Nothing where it cannot be. */
function wishesFor(
  ground: Ground,
  { at, places, phrases, templates }: Wishes,
  suits: Values,
  values: Values,
): [string, Selection[]][] {
  if (!templates.every((tile) => isThere(ground, tile, suits, values))) return [];
  const placed = at.map(({ tile }, i) => {
    const suit = ground.tiles.suits[suitIndex(ground, tile.suit, suits)]!;
    return places[i]!(suit.first + rankOf(tile, values) - 1);
  });
  if (!placed.every(({ selection }) => canBe(selection))) return [];
  const some = phrases.map((phrase) =>
    select(ground, phrase.of ? { ...phrase, of: bound(ground, phrase.of, suits, values) } : phrase),
  );
  const names = placed.map(({ name }) => name).sort();
  if (phrases.length > 0) names.push(...[...suits, ...values].map(([variable, value]) => `${variable} ${value}`));
  return [[names.join(), [...placed.map(({ selection }) => selection), ...some]]];
}

function canBe(selection: Selection): boolean {
  return [...selection.values()].some((mask) => mask.some(({ may }) => may !== 0));
}

function keyOf({ noun, adjectives }: At): string {
  return [noun, ...[...adjectives].sort()].join(' ');
}
