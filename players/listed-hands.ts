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
  const chanceOf = chancesOfListed(unseen, jokers, coming);
  const counts = [...hand.counts];
  const drafts = listedFor(rules, melds).map((listed) => ({ listed, chance: chanceOf(listed, counts) }));
  drafts.sort((a, b) => b.chance - a.chance);
  const targets = drafts.slice(0, VALUED).map(({ listed, chance }): Target => {
    const { plain, open } = listed;
    const isMissed = (kind: Kind): boolean => counts[kind]! < plain[kind]! + open[kind]! || jokers.includes(kind);
    const without = (kinds: readonly Kind[]): number => {
      for (const kind of kinds) counts[kind]!--;
      const left = kinds.some(isMissed) ? chanceOf(listed, counts) : chance;
      for (const kind of kinds) counts[kind]!++;
      return left;
    };
    const { complete, last } = completed(hand, listed, jokers);
    return { chance, gain: chance > 0 ? gainOf(complete, last) : 0, without };
  });
  return targets.filter(({ gain }) => gain > 0);
}

/** The chance that what a listed hand lacks of these tiles comes in time, on average over the lengths of the deal. */
function chancesOfListed(
  unseen: readonly number[],
  jokers: readonly Kind[],
  coming: readonly Coming[],
): (listed: ListedHand, counts: readonly number[]) => number {
  const jokersToCome = sumOf(jokers, unseen);
  // Groups that lack tiles: copies left, and how many they lack.
  const left: number[] = [];
  const lacking: number[] = [];
  const plainLeft: number[] = [];
  const plainLacking: number[] = [];
  return ({ plain, open, wanted, concealed }, counts) => {
    let groups = 0;
    let others = 0;
    let sum = 0;
    const held = sumOf(jokers, counts);
    let missing = -held;
    for (const kind of wanted) {
      const over = counts[kind]! - plain[kind]!;
      const lacks = open[kind]! - Math.max(0, over);
      if (over < 0) {
        missing -= over;
        plainLeft[others] = unseen[kind]!;
        plainLacking[others++] = -over;
      }
      if (lacks <= 0) continue;
      missing += lacks;
      left[groups] = unseen[kind]! + Math.min(0, over);
      lacking[groups++] = lacks;
    }
    for (const { drawn, given } of coming) {
      let all = 1;
      let asLast = 1;
      for (let at = 0; at < others; at++) {
        const place = placeOf(plainLeft[at]!, plainLacking[at]!);
        all *= drawn[place]!;
        asLast = Math.max(asLast, given[place]! / Math.max(HARDLY, drawn[place]!));
      }
      if (all === 0) continue;
      // Any of the missing tiles may be the last.
      all *= 1 + (asLast - 1) / Math.max(1, missing);
      sum += all * groupsCome(concealed ? drawn : given, drawn, groups, held);
    }
    return sum / coming.length;
  };

  function groupsCome(chances: Chances, drawn: Chances, groups: number, held: number): number {
    const at = (group: number, lacks: number): number => Math.max(HARDLY, chances[placeOf(left[group]!, lacks)]!);
    const lacks = lacking.slice(0, groups);
    let all = lacks.reduce((product, count, group) => product * at(group, count), 1);
    /** A joker stands for a tile of the group that it makes likeliest. */
    const useJoker = (): void => {
      let best = -1;
      let most = 0;
      for (let group = 0; group < groups; group++) {
        if (lacks[group] === 0) continue;
        const more = at(group, lacks[group]! - 1) / at(group, lacks[group]!);
        if (more <= most) continue;
        best = group;
        most = more;
      }
      if (best < 0) return;
      lacks[best]!--;
      all *= most;
    };
    for (let joker = 0; joker < held; joker++) useJoker();
    let sum = 0;
    let soMany = 1;
    for (let joker = 1; joker <= JOKERS_TO_COME + 1 && soMany > 0; joker++) {
      const more = joker > JOKERS_TO_COME ? 0 : drawn[placeOf(jokersToCome, joker)]!;
      sum += (soMany - more) * all;
      soMany = more;
      useJoker();
    }
    return sum;
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
