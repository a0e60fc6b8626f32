/** Complete hands by what they are made of, picked by chance: half flushes, straights, seven pairs and what is rarer. */
import type { Random } from 'tilewright/core';
import { ORPHANS } from './plain-distance.ts';

/** Of the 34 kinds, as in `plain-distance.ts`. */
export interface Group {
  type: 'chow' | 'pung' | 'kong';
  /** Lowest kind. */
  kind: number;
}

/** A complete hand: its groups and pair, or only its tiles. */
export interface Structure {
  counts: number[];
  groups: Group[];
  pair: number;
  /** Whether it is no hand of groups, and so has no melds. */
  isWhole: boolean;
}

/** What groups may be drawn. Numbers are percent. */
interface Form {
  fixed?: Group[];
  /** The pair, where it is not drawn. */
  pair?: number;
  chows: number;
  kongs: number;
  kinds(kind: number): boolean;
  /** Every group and the pair has one of these. */
  touches?(kind: number): boolean;
}

const isHonour = (kind: number): boolean => kind >= 27;
export const isOuter = (kind: number): boolean => isHonour(kind) || kind % 9 === 0 || kind % 9 === 8;
export const chance = (random: Random, percent: number): boolean => random.int(0, 99) < percent;
export const pick = <T>(random: Random, list: readonly T[]): T => list[random.int(0, list.length - 1)]!;
const suitOf = (kind: number): number => Math.floor(kind / 9);
const pungs = (...kinds: number[]): Group[] => kinds.map((kind) => ({ type: 'pung', kind }));
const chowsAt = (...kinds: number[]): Group[] => kinds.map((kind) => ({ type: 'chow', kind }));
const any = { chows: 62, kongs: 12, kinds: () => true };

/** What hands look like, and how often of 100. */
const COMMON: [number, (random: Random) => Form][] = [
  [27, () => any],
  [13, () => ({ ...any, kongs: 8, kinds: (kind) => !isOuter(kind) })],
  [11, (random) => ({ ...any, kongs: 8, kinds: inSuit(random.int(0, 2)) })],
  [10, (random) => ({ ...any, kinds: either(inSuit(random.int(0, 2)), isHonour) })],
  [8, () => ({ ...any, chows: 0, kongs: 20 })],
  [6, (random) => ({ ...any, chows: 30, kinds: either(inSuit(random.int(0, 2)), isHonour) })],
  [8, () => ({ ...any, touches: isOuter })],
  [6, (random) => ({ ...any, fixed: chowsAt(...twice(chowKind(random))) })],
  [5, (random) => ({ ...any, fixed: chowsAt(...inAllSuits(random.int(0, 6))) })],
  [4, (random) => ({ ...any, fixed: chowsAt(...straight(9 * random.int(0, 2))) })],
  [2, (random) => ({ ...any, fixed: pungs(...inAllSuits(random.int(0, 8))) })],
];

const RARE: ((random: Random) => Form)[] = [
  () => ({ ...any, fixed: pungs(31, 32, 33) }),
  () => ({ ...any, fixed: pungs(27, 28, 29), pair: 30 }),
  () => ({ ...any, fixed: pungs(27, 28, 29, 30) }),
  () => ({ ...any, chows: 0, kinds: isHonour }),
  () => ({ ...any, chows: 0, kinds: (kind) => !isHonour(kind) && isOuter(kind) }),
  () => ({ ...any, chows: 40, kinds: (kind) => [19, 20, 21, 23, 25, 32].includes(kind) }),
  () => ({ ...any, chows: 0, kongs: 0 }),
  () => ({ ...any, chows: 0, kongs: 100 }),
];

function inSuit(suit: number): (kind: number) => boolean {
  return (kind) => suitOf(kind) === suit;
}

function either(one: (kind: number) => boolean, other: (kind: number) => boolean): (kind: number) => boolean {
  return (kind) => one(kind) || other(kind);
}

const straight = (first: number): number[] => [first, first + 3, first + 6];
const twice = (kind: number): number[] => [kind, kind];
const inAllSuits = (rank: number): number[] => [rank, 9 + rank, 18 + rank];
const chowKind = (random: Random): number => 9 * random.int(0, 2) + random.int(0, 6);

/** A hand of the common kinds. */
export function commonHand(random: Random): Structure {
  let at = random.int(0, 99);
  const form = COMMON.find(([share]) => (at -= share) < 0)![1];
  return formed(random, form(random));
}

/** A hand one plays for a lifetime. */
export function rareHand(random: Random): Structure {
  const which = random.int(0, RARE.length + 1);
  if (which === RARE.length) return whole(orphans(random));
  if (which > RARE.length) return whole(gates(random));
  return formed(random, RARE[which]!(random));
}

/** Seven different pairs. */
export function pairsHand(random: Random): Structure {
  const shares = [(): boolean => true, inSuit(random.int(0, 2)), either(inSuit(random.int(0, 2)), isHonour)];
  const kinds = Array.from({ length: 34 }, (_, kind) => kind).filter(pick(random, shares));
  const counts = Array<number>(34).fill(0);
  while (counts.filter(Boolean).length < 7) counts[pick(random, kinds)] = 2;
  return whole(counts);
}

/** A hand that has no groups one could meld. */
export function whole(counts: number[]): Structure {
  return { counts, groups: [], pair: -1, isWhole: true };
}

function orphans(random: Random): number[] {
  const pair = pick(random, ORPHANS);
  return Array.from({ length: 34 }, (_, kind) => (ORPHANS.includes(kind) ? 1 : 0) + (kind === pair ? 1 : 0));
}

function gates(random: Random): number[] {
  const [suit, more] = [random.int(0, 2), random.int(0, 8)];
  const inGates = [3, 1, 1, 1, 1, 1, 1, 1, 3];
  return Array.from({ length: 34 }, (_, kind) =>
    suitOf(kind) === suit && kind < 27 ? inGates[kind % 9]! + (kind % 9 === more ? 1 : 0) : 0,
  );
}

function formed(random: Random, form: Form): Structure {
  for (;;) {
    const groups = [...(form.fixed ?? [])];
    while (groups.length < 4) groups.push(drawnGroup(random, form));
    const pair = form.pair ?? drawnPair(random, form);
    const counts = Array<number>(34).fill(0);
    for (const kind of [...groups.flatMap((group) => tilesOf(group)), pair, pair]) counts[kind]!++;
    // A kong holds four; a group of a kind twice would need more than there are.
    if (counts.every((count) => count <= 4)) return { counts, groups, pair, isWhole: false };
  }
}

function drawnGroup(random: Random, form: Form): Group {
  for (;;) {
    const type = chance(random, form.chows) ? 'chow' : chance(random, form.kongs) ? 'kong' : 'pung';
    const group: Group = { type, kind: type === 'chow' ? chowKind(random) : random.int(0, 33) };
    const kinds = tilesOf(group);
    if (kinds.every(form.kinds) && (!form.touches || kinds.some(form.touches))) return group;
  }
}

function drawnPair(random: Random, { kinds, touches = () => true }: Form): number {
  for (;;) {
    const kind = random.int(0, 33);
    if (kinds(kind) && touches(kind)) return kind;
  }
}

/** Kinds of the tiles of a group. */
export function tilesOf({ type, kind }: Group): number[] {
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return Array<number>(type === 'kong' ? 4 : 3).fill(kind);
}
