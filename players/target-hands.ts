/**
 * Hands that may become of a hand where most complete hands are no win: complete ones are made at random around its tiles, and those that win
 * are kept, each with the chance that what it lacks will come.
 *
 *     own tiles cheap, tiles still to come dear ──▶ groups and a pair ──▶ judged and paid by the rules ──▶ chance and gain
 */
import { type Kind, kindOf, type Meld, onceFor, type Random, type Ruleset, seededRandom } from '../core/index.ts';
import { type PlayerModel, textOf } from './hand-and-unseen-tiles.ts';
import { drawBySums, type HiddenHands } from './hidden-hands.ts';
import type { Stock, WinningPart } from './winning-hands.ts';

/** A complete hand that would win. */
export interface Target {
  /** Chance that all it lacks comes in time. */
  chance: number;
  /** What it would bring. */
  gain: number;
  /** The same chance without tiles of these kinds. */
  without: (kinds: readonly Kind[]) => number;
}

/** How much less a tile still to come is liked than one in the hand, for each copy left. */
const TO_COME = 0.07;
/** A turn brings a tile so much more often than by draws alone, since others discard some. */
const ALSO_GIVEN = 1.8;
/** Targets compete: each counts so much less than the better one before it. */
const NEXT_BEST = 0.7;

/** So many complete hands are made for each that is valued: those that come most easily are. */
const MADE = 4;

/** A complete hand before it is valued. */
interface Draft {
  counts: readonly number[];
  chance: number;
  /** How likely it is a win, before it is asked for. */
  wins: number;
  last: Kind;
}

/** Different targets around a hand, so many of them valued. `gainOf`: what a complete hand brings whose last tile is of that kind. */
export function targetsOf(
  hand: PlayerModel,
  hidden: HiddenHands,
  parts: readonly WinningPart[],
  stocks: readonly Stock[],
  valued: number,
  lengths: readonly number[],
  gainOf: (counts: readonly number[], last: Kind) => number,
): Target[] {
  const drafts = draftsOf(hand, hidden, parts, stocks, valued * MADE, lengths);
  drafts.sort((a, b) => b.chance * b.wins - a.chance * a.wins);
  const targets = drafts.slice(0, valued).map(({ counts, chance, last }): Target => {
    const without = ([kind]: readonly Kind[]): number => (counts[kind!]! < hand.counts[kind!]! ? chance : 0);
    return { chance, gain: gainOf(counts, last), without };
  });
  return targets.filter(({ gain }) => gain > 0);
}

/** Complete hands that may still come, each once; every other one has groups that make hands a win. */
function draftsOf(
  hand: PlayerModel,
  hidden: HiddenHands,
  parts: readonly WinningPart[],
  stocks: readonly Stock[],
  tries: number,
  lengths: readonly number[],
): Draft[] {
  const random = seededRandom(1);
  const comes = lengths.map((turns) => comingOf(hand, turns));
  const liking = likingOf(hand);
  const made = stocks
    .filter(({ winning }, at) => at === 0 || winning > 0)
    .map(({ sets, twos, winning }) => ({ sets: new Likely(sets, liking), twos: new Likely(twos, liking), winning }));
  const shown = hand.melds.map((meld) => groupOf(meld, hand.rules));
  const fitting = shown.length === 0 ? parts : parts.flatMap((part) => besideMelds(part, shown, hidden.groups) ?? []);
  const begun = new Likely(tilesOfParts(fitting), liking);
  const drafts = new Map<string, Draft>();
  for (let at = 0; at < tries; at++) {
    const part = at % 2 === 0 && fitting.length > 0 ? fitting[begun.draw(random)] : undefined;
    const { sets, twos, winning } = made[part ? 0 : (at >> 1) % made.length]!;
    const counts = completeAround(hand, hidden, part, sets, twos, random);
    if (counts === undefined) continue;
    const key = textOf(counts);
    const wins = part ? 1 : winning;
    const known = drafts.get(key);
    if (known === undefined) drafts.set(key, draftOf(hand, counts, wins, comes));
    else known.wins = Math.max(known.wins, wins);
  }
  return [...drafts.values()].filter(({ chance }) => chance > 0);
}

/** What of these groups is still to be made beside the melds; undefined where the melds leave no room for it. */
function besideMelds(
  { groups, pair }: WinningPart,
  melds: readonly (readonly Kind[])[],
  all: number,
): WinningPart | undefined {
  const left = [...groups];
  for (const meld of melds) {
    const at = left.findIndex((group) => group.every((kind, tile) => kind === meld[tile]));
    if (at >= 0) left.splice(at, 1);
  }
  return left.length + melds.length > all ? undefined : { groups: left, pair };
}

/** The kinds of a meld in order, a kong as a pung. */
function groupOf({ tiles }: Meld, rules: Ruleset): Kind[] {
  return tiles
    .slice(0, 3)
    .map((tile) => kindOf(rules.tiles, tile))
    .sort((a, b) => a - b);
}

/** By copies left: how likely one of a kind comes in time. */
function comingOf({ unseen }: PlayerModel, turns: number): Float64Array {
  const total = Math.max(
    1,
    unseen.reduce((sum, count) => sum + count, 0),
  );
  return Float64Array.from({ length: Math.max(...unseen) + 1 }, (_, copies) => {
    const rate = (copies / total) * ALSO_GIVEN;
    return 1 - Math.exp(-rate * turns);
  });
}

/** The chance that what a complete hand lacks comes in time; the kind with the fewest copies left is taken to come last. */
function draftOf(
  { counts: own, unseen }: PlayerModel,
  counts: readonly number[],
  wins: number,
  comes: readonly Float64Array[],
): Draft {
  const chances = comes.map(() => 1);
  let last = -1;
  for (let kind = 0; kind < counts.length; kind++)
    for (let again = 0; again < counts[kind]! - own[kind]!; again++) {
      const copies = Math.max(0, unseen[kind]! - again);
      for (let at = 0; at < chances.length; at++) chances[at]! *= comes[at]![copies]! / (again + 1);
      if (last < 0 || unseen[kind]! < unseen[last]!) last = kind;
    }
  const chance = chances.reduce((sum, one) => sum + one, 0) / chances.length;
  return { counts, chance, wins, last: last < 0 ? counts.findIndex((count) => count > 0) : last };
}

/** What targets are worth together, of the hand they were found for or of what is left of it without such tiles. */
export function worthOf(targets: readonly Target[], gone: readonly Kind[] = []): { value: number; chance: number } {
  const chances = targets.map((target) => (gone.length === 0 ? target.chance : target.without(gone)));
  const order = [...targets.keys()].sort((a, b) => chances[b]! * targets[b]!.gain - chances[a]! * targets[a]!.gain);
  let value = 0;
  let chance = 0;
  let weight = 1;
  for (const at of order) {
    if (chances[at] === 0) break;
    value += weight * chances[at]! * targets[at]!.gain;
    chance += weight * chances[at]!;
    weight *= NEXT_BEST;
    if (weight < 0.01) break;
  }
  return { value, chance: Math.min(1, chance) };
}

function completeAround(
  hand: PlayerModel,
  hidden: HiddenHands,
  begun: WinningPart | undefined,
  sets: Likely,
  twos: Likely,
  random: Random,
): number[] | undefined {
  const counts = hand.counts.map(() => 0);
  sets.begin();
  for (const group of begun?.groups ?? []) sets.take(counts, group);
  if (begun?.pair) sets.take(counts, begun.pair);
  const made = hand.melds.length + (begun?.groups.length ?? 0);
  for (let at = made; at < hidden.groups; at++) {
    const set = sets.parts[sets.draw(random)];
    if (set === undefined) return undefined;
    sets.take(counts, set);
  }
  if (begun?.pair) return counts;
  twos.begin(counts);
  const pair = twos.parts[twos.draw(random)];
  if (pair === undefined) return undefined;
  for (const kind of pair) counts[kind]!++;
  return counts;
}

/** The tiles of each part in order. */
const tilesOfParts: (parts: readonly WinningPart[]) => readonly (readonly Kind[])[] = onceFor((parts) =>
  parts.map(({ groups, pair = [] }) => [...groups.flat(), ...pair].sort((a, b) => a - b)),
);

/** By kind: the parts that have it. */
const partsHaving: (parts: readonly (readonly Kind[])[]) => readonly (readonly number[])[] = onceFor((parts) => {
  const having: number[][] = [];
  parts.forEach((part, at) => {
    for (const kind of new Set(part)) (having[kind] ??= []).push(at);
  });
  return having;
});

/** Tiles of a kind that may be taken, at most: no game has more copies of one, and a part has some more. */
const MOST_TAKEN = 16;

/** By kind and copies of it taken: how much the next copy is liked. */
function likingOf({ counts: own, unseen }: PlayerModel): Float64Array {
  const liking = new Float64Array(own.length * MOST_TAKEN).fill(1);
  for (let kind = 0; kind < own.length; kind++)
    for (let taken = own[kind]!; taken < MOST_TAKEN; taken++)
      liking[kind * MOST_TAKEN + taken] = TO_COME * Math.max(0, unseen[kind]! - (taken - own[kind]!));
  return liking;
}

/** Groups or pairs, the tiles of each in order: drawn the likelier the more of them is in the hand beside the tiles taken. */
class Likely {
  /** How much each is liked with nothing taken, and beside the tiles taken. */
  private readonly first: Float64Array;
  private readonly now: Float64Array;
  private readonly sums: Float64Array;

  constructor(
    readonly parts: readonly (readonly Kind[])[],
    private readonly liking: Float64Array,
  ) {
    this.first = new Float64Array(parts.length);
    for (let at = 0; at < parts.length; at++) this.first[at] = this.weightOf(parts[at]!);
    this.now = this.first.slice();
    this.sums = new Float64Array(parts.length);
  }

  /** Begins anew with these tiles taken, or none. */
  begin(counts?: readonly number[]): void {
    if (counts === undefined) this.now.set(this.first);
    else for (let at = 0; at < this.now.length; at++) this.now[at] = this.weightOf(this.parts[at]!, counts);
  }

  /** Adds tiles to those taken. */
  take(counts: number[], tiles: readonly Kind[]): void {
    for (const kind of tiles) counts[kind]!++;
    const having = partsHaving(this.parts);
    for (const kind of tiles)
      for (const at of having[kind] ?? []) this.now[at] = this.weightOf(this.parts[at]!, counts);
  }

  private weightOf(part: readonly Kind[], counts?: readonly number[]): number {
    let weight = 1;
    let alike = 0;
    for (let tile = 0; tile < part.length; tile++) {
      const kind = part[tile]!;
      alike = tile > 0 && part[tile - 1] === kind ? alike + 1 : 0;
      weight *= this.liking[kind * MOST_TAKEN + (counts?.[kind] ?? 0) + alike]!;
    }
    return weight;
  }

  /** The place of one, -1 where none is left. */
  draw(random: Random): number {
    const { sums, now } = this;
    let sum = 0;
    for (let at = 0; at < sums.length; at++) sums[at] = sum += now[at]!;
    return drawBySums(sums, random);
  }
}
