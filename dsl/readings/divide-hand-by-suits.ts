/** Divisions of a hand from the tables of its suits. */
import type { Meld, TileSet } from '../../core/index.ts';
import { fitting } from './fixed-tiles-test.ts';
import type { MaskLayout } from './kind-bit-layout.ts';
import { hasGroups, type Shape, type Way } from './reading.ts';
import {
  divisionsFor,
  loosePlane,
  pairPlane,
  type DividedShape,
  type Divider,
  type Divisions,
  type Planes,
} from './division-memory-layout.ts';
import {
  DIVISION_HEAD,
  ENTRY_HEAD,
  forget,
  isFull,
  placeOf,
  suitIndex,
  suitWords,
  type SuitIndex,
  type SuitWords,
} from './packed-suit-divisions.ts';

/** A suit of the hand: its table and where its bits lie. */
interface SuitPlace {
  index: SuitIndex;
  first: number;
  ranks: number;
  word: number;
  shift: number;
  /** Bonus tiles and jokers are in no set or pair. */
  aside: boolean;
}

/** What dividing reuses from hand to hand. */
interface Bench {
  planes: Planes;
  layout: MaskLayout;
  suits: readonly SuitPlace[];
  words: SuitWords;
  base: number;
  /** The hand. */
  counts: readonly number[];
  melds: readonly Meld[];
  held: Int32Array;
  /** Where the entry of each suit begins, of the whole hand; and of what is left of it where a shape has loose tiles. */
  whole: Int32Array;
  others: Int32Array;
  /** Whether every suit of the whole hand can be divided. */
  isDivided: boolean;
  rest: number[];
  /** The suits that have tiles, by number, and the division of each that is tried. */
  live: Int32Array;
  chosen: Int32Array;
  used: number;
}

/** Makes what divides hands of one tile set; its tables fill themselves as hands come. */
export function divideBySuits(tiles: TileSet, layout: MaskLayout, planes: Planes): Divider {
  const bench = benchFor(tiles, layout, planes);
  const indexes = [...new Set(bench.suits.map(({ index }) => index))];
  const fits = fitting(tiles);
  return {
    held: bench.held,
    hand(counts, melds) {
      if (isFull(indexes)) forget(bench.words, indexes);
      bench.counts = counts;
      bench.melds = melds;
      bench.isDivided = lookUp(bench, counts, bench.whole);
      readHeld(bench);
    },
    of: (shape) => {
      if (shape.partial) return dividePartly(bench, benchFor(tiles, layout, planes, true), shape);
      return hasGroups(shape) ? divideGroups(bench, shape) : divideNothing(bench, shape, fits);
    },
  };
}

/** `partly`: tiles may be left over, in a plane of their own behind those of groups. */
function benchFor(tiles: TileSet, layout: MaskLayout, planes: Planes, partly = false): Bench {
  const copies = Math.max(1, ...tiles.kinds.map((kind) => kind.copies));
  const indexes = new Map<string, SuitIndex>();
  const groups = planes.chows + planes.pungs + planes.pairs;
  const suits = tiles.suits.map(({ first, ranks, runs, bonus, joker }, at): SuitPlace => {
    const aside = bonus || joker !== undefined;
    const { chows, pungs } = planes;
    const key = `${ranks} ${runs} ${partly && aside}`;
    const index = indexes.get(key) ?? suitIndex({ ranks, runs, chows, pungs, ...(partly && { loose: groups, aside }) });
    indexes.set(key, index);
    const { word, shift } = layout.suits[at]!;
    return { index, first, ranks, word, shift, aside: aside && !partly };
  });
  const bySuit = (): Int32Array => new Int32Array(suits.length);
  return {
    ...{ planes, layout, suits, base: baseFor(copies), counts: [], melds: [], isDivided: false, used: 0 },
    words: suitWords(baseFor(copies), copies, groups + (partly ? 1 : 0)),
    held: new Int32Array(copies * planes.words),
    rest: tiles.kinds.map(() => 0),
    ...{ whole: bySuit(), others: bySuit(), live: bySuit(), chosen: bySuit() },
  };
}

/** A power of two above the copies there are, so that no count of them all or-ed reaches it unless one does. */
function baseFor(copies: number): number {
  return 2 ** (32 - Math.clz32(copies));
}

/** Finds the entry of each suit by its counts, written as one number; false where some suit has no divisions. */
function lookUp({ suits, words, base }: Bench, counts: readonly number[], places: Int32Array): boolean {
  let isDivided = true;
  for (let at = 0; at < suits.length; at++) {
    const { index, first, ranks, aside } = suits[at]!;
    let key = 0;
    let most = 0;
    for (let kind = first; kind < first + ranks; kind++) {
      const count = counts[kind]!;
      key = key * base + count;
      most |= count;
    }
    if (most >= base) {
      key = cutKey(counts, first, ranks, base);
      isDivided = false;
    }
    const place = placeOf(words, index, key);
    places[at] = place;
    if (words.data[place] === 0 || (aside && key > 0)) isDivided = false;
  }
  return isDivided;
}

/** The same number where there are more tiles of a kind than there can be. */
function cutKey(counts: readonly number[], first: number, ranks: number, base: number): number {
  return counts.slice(first, first + ranks).reduce((key, count) => key * base + Math.min(count, base - 1), 0);
}

/** The planes of copies of the whole hand, from the tables. */
function readHeld({ suits, words, held, whole, planes }: Bench): void {
  const { data, copies } = words;
  for (let at = 0; at < held.length; at++) held[at] = 0;
  for (let suit = 0; suit < suits.length; suit++) {
    const { word, shift } = suits[suit]!;
    const from = whole[suit]! + ENTRY_HEAD;
    for (let times = 0, at = word; times < copies; times++, at += planes.words) {
      const ranks = data[from + times]!;
      if (ranks === 0) break;
      held[at]! |= ranks << shift;
    }
  }
}

function divideNothing(
  bench: Bench,
  { any, ways = [], concealed }: Shape,
  fits: ReturnType<typeof fitting>,
): DividedShape {
  const masks = ways.map((way) => neededMask(bench, way));
  const into = divisionsFor(bench.planes);
  const divide = (): void => {
    into.count = 0;
    const { counts, melds } = bench;
    if (concealed && isClaimed(melds)) return;
    // Mostly no way has all its single tiles; without this, row W1 from text takes half as long again.
    let mayFit = false;
    for (let at = 0; at < masks.length && !mayFit; at++) mayFit = hasAll(bench, masks[at]!);
    if (any || (mayFit && fits(counts, melds, ways))) addEmpty(bench.planes, into);
  };
  return { into, divide };
}

function divideGroups(bench: Bench, shape: Shape): DividedShape {
  const { sets, pairs, concealed } = shape;
  const into = divisionsFor(bench.planes);
  const whole: Goal = { shape, into };
  const ways = shape.ways?.map((way) => ({ mask: neededMask(bench, way), goal: { shape, into, way } }));
  const divide = (): void => {
    into.count = 0;
    const { melds, counts, rest } = bench;
    if (melds.length > sets || (concealed && isClaimed(melds))) return;
    const left = sets - melds.length;
    if (ways === undefined) {
      if (bench.isDivided) combineAll(bench, bench.whole, left, pairs, whole);
      return;
    }
    for (let at = 0; at < ways.length; at++) {
      const { mask, goal } = ways[at]!;
      if (!hasAll(bench, mask) || !setAside(counts, goal.way, rest)) continue;
      if (lookUp(bench, rest, bench.others)) combineAll(bench, bench.others, left, pairs, goal);
    }
  };
  return { into, divide };
}

/** Every way to take groups out of a hand until no more can be taken. */
function dividePartly(hand: Bench, bench: Bench, shape: Shape): DividedShape {
  const into = divisionsFor(bench.planes);
  const indexes = [...new Set(bench.suits.map(({ index }) => index))];
  const divide = (): void => {
    into.count = 0;
    if (isFull(indexes)) forget(bench.words, indexes);
    if (lookUp(bench, hand.counts, bench.whole)) combineAll(bench, bench.whole, Infinity, Infinity, { shape, into });
  };
  return { into, divide };
}

function isClaimed(melds: readonly Meld[]): boolean {
  for (let at = 0; at < melds.length; at++) if (melds[at]!.claimed) return true;
  return false;
}

/** The kinds a way cannot do without: its loose tiles. */
function neededMask({ layout, planes }: Bench, { loose }: Way): Int32Array {
  const mask = new Int32Array(planes.words);
  loose.forEach((count, kind) => {
    if (count > 0) mask[layout.word[kind]!]! |= layout.bit[kind]!;
  });
  return mask;
}

function hasAll({ held }: Bench, mask: Int32Array): boolean {
  for (let word = 0; word < mask.length; word++) if ((mask[word]! & ~held[word]!) !== 0) return false;
  return true;
}

/** Takes the loose tiles of a way out of a hand; false where one is missing. */
function setAside(counts: readonly number[], { loose }: Way, rest: number[]): boolean {
  for (let kind = 0; kind < rest.length; kind++) {
    rest[kind] = counts[kind]! - loose[kind]!;
    if (rest[kind]! < 0) return false;
  }
  return true;
}

/** What a division is made for. */
interface Goal {
  shape: Shape;
  into: Divisions;
  way?: Way;
}

/** Every choice of a division for each suit that gives so many sets and pairs. */
function combineAll(bench: Bench, places: Int32Array, sets: number, pairs: number, goal: Goal): void {
  bench.used = 0;
  // Most hands lack a suit or two.
  for (let suit = 0; suit < places.length; suit++) {
    if (bench.words.data[places[suit]! + ENTRY_HEAD] !== 0) bench.live[bench.used++] = suit;
  }
  combine(bench, places, 0, sets, pairs, goal);
}

function combine(bench: Bench, places: Int32Array, at: number, sets: number, pairs: number, goal: Goal): void {
  if (at === bench.used) {
    if ((sets === 0 && pairs === 0) || goal.shape.partial) writeDivision(bench, goal);
    return;
  }
  const { data, copies, planes } = bench.words;
  const place = places[bench.live[at]!]!;
  let from = place + ENTRY_HEAD + copies;
  for (let left = data[place]!; left > 0; left--, from += DIVISION_HEAD + planes) {
    const ofSets = data[from]!;
    const ofPairs = data[from + 1]!;
    if (ofSets > sets || ofPairs > pairs) continue;
    bench.chosen[at] = from + DIVISION_HEAD;
    combine(bench, places, at + 1, sets - ofSets, pairs - ofPairs, goal);
  }
}

function writeDivision({ suits, words, planes, live, chosen, used }: Bench, { shape, into, way }: Goal): void {
  const at = addEmpty(planes, into);
  const { data } = into;
  for (let index = 0; index < used; index++) {
    const { word, shift } = suits[live[index]!]!;
    const from = chosen[index]!;
    for (let plane = 0, to = at + word; plane < words.planes; plane++, to += planes.words)
      data[to]! |= words.data[from + plane]! << shift;
  }
  if (way !== undefined) writeLoose(suits, way, at + loosePlane(planes), into);
  if (shape.different && hasTwins(planes, into, at)) into.count--;
}

function writeLoose(suits: readonly SuitPlace[], { loose }: Way, at: number, { data }: Divisions): void {
  for (const { ranks, first, word, shift } of suits) {
    for (let rank = 0; rank < ranks; rank++) if (loose[first + rank]! > 0) data[at + word]! |= 1 << (shift + rank);
  }
}

/** Whether some pair occurs twice. */
function hasTwins(planes: Planes, { data }: Divisions, at: number): boolean {
  if (planes.pairs < 2) return false;
  const twice = at + pairPlane(planes, 2);
  for (let word = 0; word < planes.words; word++) if (data[twice + word] !== 0) return true;
  return false;
}

/** Adds a division without groups; gives the place where it begins. */
function addEmpty(planes: Planes, into: Divisions): number {
  const at = into.count * planes.size;
  into.count++;
  if (into.data.length < at + planes.size) {
    const longer = new Int32Array(2 * into.data.length + planes.size);
    longer.set(into.data);
    into.data = longer;
  }
  for (let place = at; place < at + planes.size; place++) into.data[place] = 0;
  return at;
}
