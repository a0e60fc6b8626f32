/**
 * Hands that a hand may become where the rules list them: each with the chance that what it lacks comes in the turns that are left.
 *
 *     tiles that no joker stands for ──▶ own draws; the very last tile also from a discard
 *     tiles of a group to be claimed ──▶ own draws, and the last of them from a discard
 *     jokers, held and to come       ──▶ stand for what is hardest to get
 */
import { jokersOf, type Kind, type ListedHand, onceFor, type Ruleset } from '../core/index.ts';
import { type PlayerModel, shownOf } from './hand-and-unseen-tiles.ts';
import { hiddenHands } from './hidden-hands.ts';
import type { Target } from './target-hands.ts';

/** Of the listed hands those that come most easily are valued. */
const VALUED = 48;
/** For each tile of a kind that is drawn, each of the others discards so many. */
const GIVEN = 0.5;
/** Copies left, and tiles lacking of a kind, up to which chances are told apart. */
const MOST_COPIES = 9;
const MOST_LACKING = 7;
/** Jokers still to come that are reckoned with. */
const JOKERS_TO_COME = 3;
/** Stands for no chance where another is divided by it. */
const HARDLY = 1e-18;

/** By copies left and tiles lacking of a kind: how likely they come in so many turns. */
type Chances = Float64Array;

function placeOf(copies: number, lacking: number): number {
  return Math.max(0, Math.min(MOST_COPIES, copies)) * (MOST_LACKING + 1) + Math.min(MOST_LACKING, lacking);
}

/** What comes in a number of own turns: by own draws alone, and where the last tile of a kind may also be a discard. */
export interface Coming {
  drawn: Chances;
  given: Chances;
}

/** The same for each of these numbers of turns, where so many tiles are not seen. */
export function comingIn(turns: readonly number[], unseen: number, others: number): Coming[] {
  return turns.map((count) => ({
    drawn: chancesIn(count, unseen, 1),
    given: chancesIn(count, unseen, 1 + GIVEN * others),
  }));
}

/** `last`: how many times as often the last tile comes as by draws. */
function chancesIn(turns: number, unseen: number, last: number): Chances {
  const chances = new Float64Array((MOST_COPIES + 1) * (MOST_LACKING + 1));
  for (let copies = 0; copies <= MOST_COPIES; copies++)
    for (let lacking = 0; lacking <= Math.min(copies, MOST_LACKING); lacking++) {
      // By tiles that have come: how likely so many have.
      const come = new Float64Array(lacking + 1);
      come[0] = 1;
      for (let turn = 0; turn < Math.round(turns); turn++)
        for (let have = lacking - 1; have >= 0; have--) {
          const rate = ((copies - have) / unseen) * (have === lacking - 1 ? last : 1);
          const comes = come[have]! * Math.min(1, rate);
          come[have + 1]! += comes;
          come[have]! -= comes;
        }
      chances[placeOf(copies, lacking)] = come[lacking]!;
    }
  return chances;
}

const listedBeside: (rules: Ruleset) => Map<string, readonly ListedHand[]> = onceFor(() => new Map());
const MOST_MELDS = 500;

/** The listed hands that these melds fit into, found once for all hands with such melds. */
function listedFor(rules: Ruleset, melds: PlayerModel['melds']): readonly ListedHand[] {
  const known = listedBeside(rules);
  const key = shownOf(melds);
  let listed = known.get(key);
  if (listed === undefined) {
    if (known.size >= MOST_MELDS) known.clear();
    listed = rules.listed(melds);
    known.set(key, listed);
  }
  return listed;
}

/** Whether hands win that the rules list, and none of groups and a pair. */
export function winsAsListed(rules: Ruleset): boolean {
  return hiddenHands(rules).groups === 0 && listedFor(rules, []).length > 0;
}

/** Those that a hand becomes most easily. `gainOf`: what a complete hand brings whose last tile is of that kind. */
export function listedTargets(
  hand: PlayerModel,
  coming: readonly Coming[],
  gainOf: (counts: readonly number[], last: Kind) => number,
): Target[] {
  const { rules, melds, unseen } = hand;
  const jokers = jokersOf(rules.tiles)?.kinds ?? [];
  const chances = new ListedChances(unseen, jokers, coming);
  const counts = [...hand.counts];
  const drafts = nearestOf(listedFor(rules, melds), (listed) => chances.missing(listed, counts)).map((listed) => ({
    listed,
    chance: chances.of(listed, counts),
  }));
  drafts.sort((a, b) => b.chance - a.chance);
  const targets = drafts.slice(0, VALUED).map(({ listed, chance }): Target => {
    const { plain, open } = listed;
    const without = (kinds: readonly Kind[]): number => {
      for (const kind of kinds) counts[kind]!--;
      let isMissed = false;
      for (const kind of kinds)
        if (counts[kind]! < plain[kind]! + open[kind]! || jokers.includes(kind)) isMissed = true;
      const left = isMissed ? chances.of(listed, counts) : chance;
      for (const kind of kinds) counts[kind]!++;
      return left;
    };
    const { complete, last } = completed(hand, listed, jokers);
    return { chance, gain: chance > 0 ? gainOf(complete, last) : 0, without };
  });
  return targets.filter(({ gain }) => gain > 0);
}

/** Those that lack the fewest tiles, some more than are valued. */
function nearestOf(all: readonly ListedHand[], missing: (listed: ListedHand) => number): ListedHand[] {
  const byMissing: ListedHand[][] = [];
  for (const listed of all) (byMissing[missing(listed)] ??= []).push(listed);
  const nearest: ListedHand[] = [];
  for (const some of byMissing) if (nearest.length < 2 * VALUED) nearest.push(...(some ?? []));
  return nearest;
}

/** How likely what listed hands lack comes in time, on average over the lengths of the deal. */
class ListedChances {
  private readonly jokersToCome: number;
  /** Of kinds that jokers do not stand for, and of groups: copies left, and tiles lacking. */
  private readonly plainLeft: number[] = [];
  private readonly plainLacking: number[] = [];
  private readonly left: number[] = [];
  private readonly lacking: number[] = [];
  /** The same as jokers are used. */
  private readonly now: number[] = [];
  private plains = 0;
  private groups = 0;

  constructor(
    private readonly unseen: readonly number[],
    private readonly jokers: readonly Kind[],
    private readonly coming: readonly Coming[],
  ) {
    this.jokersToCome = sumOf(jokers, unseen);
  }

  /** Tiles that a listed hand lacks beside these. */
  missing({ plain, open, wanted }: ListedHand, counts: readonly number[]): number {
    let loose = 0;
    let grouped = -sumOf(this.jokers, counts);
    for (const kind of wanted) {
      const over = counts[kind]! - plain[kind]!;
      if (over < 0) loose -= over;
      grouped += Math.max(0, open[kind]! - Math.max(0, over));
    }
    return loose + Math.max(0, grouped);
  }

  of(listed: ListedHand, counts: readonly number[]): number {
    const { plainLeft, plainLacking, coming } = this;
    this.look(listed, counts);
    const held = sumOf(this.jokers, counts);
    const missing = Math.max(1, this.missing(listed, counts));
    let sum = 0;
    for (const { drawn, given } of coming) {
      let all = 1;
      let asLast = 1;
      for (let at = 0; at < this.plains; at++) {
        const place = placeOf(plainLeft[at]!, plainLacking[at]!);
        all *= drawn[place]!;
        asLast = Math.max(asLast, given[place]! / Math.max(HARDLY, drawn[place]!));
      }
      // Any of the missing tiles may be the last.
      all *= 1 + (asLast - 1) / missing;
      if (all > 0) sum += all * this.groupsCome(listed.concealed ? drawn : given, drawn, held);
    }
    return sum / coming.length;
  }

  /** What is lacking, kind by kind. */
  private look({ plain, open, wanted }: ListedHand, counts: readonly number[]): void {
    this.plains = this.groups = 0;
    for (const kind of wanted) {
      const over = counts[kind]! - plain[kind]!;
      const grouped = open[kind]! - Math.max(0, over);
      if (over < 0) {
        this.plainLeft[this.plains] = this.unseen[kind]!;
        this.plainLacking[this.plains++] = -over;
      }
      if (grouped <= 0) continue;
      this.left[this.groups] = this.unseen[kind]! + Math.min(0, over);
      this.lacking[this.groups++] = grouped;
    }
  }

  /** The chance that all groups come, with so many jokers held and those that come. */
  private groupsCome(chances: Chances, drawn: Chances, held: number): number {
    const { groups, left, lacking, now } = this;
    let all = 1;
    for (let group = 0; group < groups; group++) {
      now[group] = lacking[group]!;
      all *= Math.max(HARDLY, chances[placeOf(left[group]!, now[group]!)]!);
    }
    for (let joker = 0; joker < held; joker++) all *= this.useJoker(chances);
    let sum = 0;
    let soMany = 1;
    for (let joker = 1; joker <= JOKERS_TO_COME + 1 && soMany > 0; joker++) {
      const more = joker > JOKERS_TO_COME ? 0 : drawn[placeOf(this.jokersToCome, joker)]!;
      sum += (soMany - more) * all;
      soMany = more;
      if (more > 0) all *= this.useJoker(chances);
    }
    return sum;
  }

  /** Has a joker stand for a tile of the group that it makes likeliest; how many times as likely. */
  private useJoker(chances: Chances): number {
    const { groups, left, now } = this;
    let best = -1;
    let most = 1;
    for (let group = 0; group < groups; group++) {
      if (now[group] === 0) continue;
      const then = Math.max(HARDLY, chances[placeOf(left[group]!, now[group]! - 1)]!);
      const more = then / Math.max(HARDLY, chances[placeOf(left[group]!, now[group]!)]!);
      if (best >= 0 && more <= most) continue;
      best = group;
      most = more;
    }
    if (best >= 0) now[best]!--;
    return most;
  }
}

function sumOf(kinds: readonly Kind[], counts: readonly number[]): number {
  let sum = 0;
  for (const kind of kinds) sum += counts[kind]!;
  return sum;
}

/** A listed hand complete, with a joker where the hand has one or there are too few copies; and its last tile. */
function completed(
  { rules, counts }: PlayerModel,
  { plain, open, wanted }: ListedHand,
  jokers: readonly Kind[],
): { complete: number[]; last: Kind } {
  const complete = counts.map((_, kind) => plain[kind]! + open[kind]!);
  const [joker] = jokers;
  const isOpen = (kind: Kind): boolean => complete[kind]! > plain[kind]!;
  const useJoker = (kind: Kind): void => {
    complete[kind]!--;
    complete[joker!]!++;
  };
  if (joker !== undefined) {
    for (const kind of wanted) while (complete[kind]! > rules.tiles.kinds[kind]!.copies && isOpen(kind)) useJoker(kind);
    const group = wanted.find(isOpen);
    if (sumOf(jokers, counts) > 0 && complete[joker] === 0 && group !== undefined) useJoker(group);
  }
  return { complete, last: wanted.find((kind) => complete[kind]! > 0) ?? 0 };
}
