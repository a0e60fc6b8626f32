/**
 * What hidden ready hands wait for. A ready hand is as likely as there are ways to take its tiles out of those unseen; players choose a wait
 * with many copies left.
 *
 *     4m5m: ways to hold both, but none of 3m and 6m   ×   copies of 3m and 6m that are not on the table   ──▶ weight of the form
 *     a form with a wait that was passed or, where that bars a win, discarded                                ──▶ none
 */
import { type Kind, onceFor, type Ruleset, seededRandom, type Seat } from '../core/index.ts';
import { kindOfId, type PlayerModel } from './hand-and-unseen-tiles.ts';
import {
  hiddenHandsWith,
  type HiddenHands,
  type RandomHand,
  randomHand,
  unknownTable,
  waysOf,
} from './hidden-hands.ts';
import { builtShare } from './winning-hands.ts';

/** What a hand waits for that is ready. */
export interface Waits {
  /** By kind: how likely it waits for it. */
  chances: Float64Array;
  /** How likely it waits for no tile that it has passed or, where that bars a win, discarded: from 0 to 1. */
  unpassed: number;
}

/** A tile passed by a hand that has not changed since: it may not have been allowed to win. */
const PASSED = 0.02;

/** Tiles that a form may be made of, and how a hand is taken to hold none of those it waits for. */
interface Tiles {
  /** By kind: copies that may be in the hand. */
  unseen: readonly number[];
  /** By kind: copies that are not on the table, those of the seat that looks too. */
  hidden: readonly number[];
  /** By number of copies: how likely a hand holds none of them. */
  none: readonly number[];
}

/** What a seat waits for if its hand is ready, as the seat that looks sees it. */
export function waitsOf(sight: PlayerModel, at: Seat, declared: boolean): Waits {
  const { rules, view, unseen, counts, toCome } = sight;
  const { marks, melds } = view.seats[at]!;
  const parts = hiddenHandsWith(rules, marks);
  if (parts.groups === 0) return ofAnyTiles(parts, unseen, passedKinds(sight, at));
  const { breadth, pairs } = readyHands(rules, parts, melds.length, marks);
  const none = chancesOfNone(rules.deal.hand - 3 * melds.length, toCome);
  const tiles = { unseen, hidden: unseen.map((count, kind) => count + counts[kind]!), none };
  const kept = new Float64Array(unseen.length).fill(1);
  for (const kind of passedKinds(sight, at)) kept[kind] = declared ? 0 : PASSED;
  if (parts.ownDiscardBars) for (const kind of ownDiscards(sight, at)) kept[kind] = 0;
  const sets = weighed(parts, melds.length, tiles, kept);
  const twos = pairs > 0 ? weighed({ groups: 1, forms: singles(parts) }, 0, tiles, kept) : undefined;
  const left = sets.left + pairs * (twos?.left ?? 0);
  const total = sets.total + pairs * (twos?.total ?? 0);
  const chances = new Float64Array(unseen.length);
  for (let kind = 0; left > 0 && kind < chances.length; kind++) {
    const one = sets.left > 0 ? Math.min(1, sets.byKind[kind]! / sets.left) : 0;
    chances[kind] = ((1 - (1 - one) ** breadth) * sets.left + pairs * (twos?.byKind[kind] ?? 0)) / left;
  }
  return { chances, unpassed: total > 0 ? left / total : 1 };
}

/** Hands that are not made of groups and a pair: the likelier a kind the more copies of it are left. */
function ofAnyTiles({ plain }: HiddenHands, unseen: readonly number[], passed: ReadonlySet<Kind>): Waits {
  const chances = new Float64Array(unseen.length);
  const total = plain.reduce((sum, kind) => sum + unseen[kind]!, 0);
  for (const kind of total > 0 ? plain : []) chances[kind] = ((passed.has(kind) ? PASSED : 1) * unseen[kind]!) / total;
  return { chances, unpassed: 1 };
}

/** By number of copies: how likely a hand of so many tiles out of so many holds none. */
function chancesOfNone(hand: number, tiles: number): number[] {
  const other = Math.max(0, 1 - hand / Math.max(1, tiles));
  const chances = [1];
  for (let copies = 1; copies <= MOST_COPIES; copies++) chances.push(chances.at(-1)! * other);
  return chances;
}

const MOST_COPIES = 24;

/** Weights of forms: of all that wait for a kind, of all, and of all whether they could have won or not. */
interface Weights {
  byKind: Float64Array;
  left: number;
  total: number;
}

/** `kept`: by kind, how much is left of forms that wait for it, the least of them. */
function weighed(
  { groups, forms }: Pick<HiddenHands, 'groups' | 'forms'>,
  melds: number,
  { unseen, hidden, none }: Tiles,
  kept: Float64Array,
): Weights {
  const byKind = new Float64Array(unseen.length);
  let left = 0;
  let total = 0;
  for (const { tiles, waits } of forms) {
    if (melds >= groups && tiles.length > 1) continue;
    let weight = waysOf(tiles, unseen);
    if (weight === 0) continue;
    // Two pairs wait together: each of them comes up here, and two tiles are left of the other.
    const isPair = tiles.length === 2 && tiles[0] === tiles[1];
    let free = 0;
    let copies = isPair ? 2 : 0;
    let keeps = 1;
    for (const kind of waits) {
      keeps = Math.min(keeps, kept[kind]!);
      const held = tiles[0] === kind ? 1 + Number(isPair) : 0;
      free += Math.max(0, unseen[kind]! - held);
      copies += Math.max(0, hidden[kind]! - held);
    }
    weight *= copies * none[Math.min(free, MOST_COPIES)]!;
    const share = isPair ? weight / 2 : weight;
    total += share;
    left += keeps * share;
    for (const kind of waits) byKind[kind]! += keeps * weight;
  }
  return { byKind, left, total };
}

/** Forms of a hand that is made of pairs: a single tile. */
const singles: (parts: HiddenHands) => HiddenHands['forms'] = onceFor(({ pairs }: HiddenHands) =>
  pairs.map((kind) => ({ tiles: [kind], waits: [kind] })),
);

function ownDiscards({ rules, view }: PlayerModel, at: Seat): Set<Kind> {
  return new Set(view.seats[at]!.river.map(({ tile }) => kindOfId(rules, tile)));
}

/** Kinds discarded since the hand of a seat has last changed: it would have won with them. */
function passedKinds({ rules, view }: PlayerModel, at: Seat): Set<Kind> {
  const { river } = view.seats[at]!;
  const since = river.findLast(({ drawn }) => !drawn)?.at ?? 0;
  const kinds = new Set<Kind>();
  for (const seat of view.seats)
    for (const { tile, at: when } of seat.river) if (when > since) kinds.add(kindOfId(rules, tile));
  return kinds;
}

/** What random ready hands tell. */
interface ReadyHands {
  /**
   * How many kinds they wait for, as a multiple of those of one form: a group beside the tiles that wait may make them wait for more.
   *
   *     45 waits for 3 and 6; 45 beside 678 for 3, 6 and 9
   */
  breadth: number;
  /** What the weight of a hand made of pairs is multiplied with; 0 where none wins. */
  pairs: number;
}

const READY = 120;

const readyOf: (hidden: HiddenHands) => Map<number, ReadyHands> = onceFor(() => new Map());

/** Random ready hands beside so many melds, looked at once. */
function readyHands(rules: Ruleset, hidden: HiddenHands, melds: number, marks: readonly string[]): ReadyHands {
  const known = readyOf(hidden);
  const before = known.get(melds);
  if (before !== undefined) return before;
  const unseen = rules.tiles.kinds.map(({ copies }) => copies);
  const all = unseen.reduce((sum, copies) => sum + copies, 0);
  const tiles = { unseen, hidden: unseen, none: chancesOfNone(rules.deal.hand - 3 * melds, all) };
  const open = new Float64Array(unseen.length).fill(1);
  const sets = weighed(hidden, melds, tiles, open);
  const sample = sampleOf(rules, hidden, melds, marks, () => true);
  const ofForms = sets.byKind.reduce((sum, weight) => sum + weight, 0) / sets.total;
  const breadth = sample.kinds > 0 ? Math.max(1, sample.kinds / ofForms) : 1;
  const others = (rules.deal.hand - 1) / 2;
  let pairs = 0;
  if (melds === 0 && sample.ready > 0 && Number.isInteger(others)) {
    const table = unknownTable(rules, [...marks, ...hidden.declaredMarks]);
    const alone = sampleOf(rules, { groups: others, sets: hidden.twos, twos: hidden.twos }, 0, marks, (hand) => {
      return rules.worth({ ...table, counts: hand.counts, last: hand.last }) !== undefined;
    });
    const likelier = (alone.ready * builtShare(alone.winning)) / (sample.ready * builtShare(hidden.winning));
    pairs = (likelier * sets.total) / weighed({ groups: 1, forms: singles(hidden) }, 0, tiles, open).total;
  }
  const found = { breadth, pairs };
  known.set(melds, found);
  return found;
}

/** Parts of hands: the last is of `twos`, the others of `sets`. */
type HandParts = Pick<HiddenHands, 'groups' | 'sets' | 'twos'>;

/** How many kinds random ready hands wait for, in how many ways there are ready hands, and how many of them win: from 0 to 1. */
function sampleOf(
  rules: Ruleset,
  parts: HandParts,
  melds: number,
  marks: readonly string[],
  isWin: (hand: RandomHand) => boolean,
): { kinds: number; ready: number; winning: number } {
  const random = seededRandom(1);
  const copies = rules.tiles.kinds.map((kind) => kind.copies);
  let kinds = 0;
  let ready = 0;
  let hands = 0;
  let wins = 0;
  for (let at = 0; at < READY; at++) {
    const made = randomHand(parts, copies, melds, random);
    if (made === undefined) continue;
    const counts = made.counts.with(made.last, made.counts[made.last]! - 1);
    const waits = rules.winning({ counts, melds, ...(rules.marksShapeHands && { marks }) });
    if (waits.length === 0) continue;
    kinds += waits.length;
    // As many complete hands as copies are left come of the same ready one.
    ready +=
      waysOfHand(parts, copies, made.parts) / waits.reduce((sum, kind) => sum + copies[kind]! - counts[kind]!, 0);
    hands++;
    if (isWin(made)) wins++;
  }
  return hands === 0
    ? { kinds: 0, ready: 0, winning: 0 }
    : { kinds: kinds / hands, ready: ready / READY, winning: wins / hands };
}

/** In how many ways hands are made of such parts, as one random hand tells: by the choice there was at each part, in any order. */
function waysOfHand({ sets, twos }: HandParts, copies: readonly number[], parts: readonly (readonly Kind[])[]): number {
  const taken = copies.map(() => 0);
  let ways = 1;
  parts.forEach((part, at) => {
    const isLast = at === parts.length - 1;
    const order = isLast && sets !== twos ? 1 : at + 1;
    ways *= (isLast ? twos : sets).reduce((sum, one) => sum + waysOf(one, copies, taken), 0) / order;
    for (const kind of part) taken[kind]!++;
  });
  return ways;
}
