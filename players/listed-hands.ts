/**
 * Hands that a hand may become where the rules list them one by one: each with the chance that what it lacks comes in the turns that are left.
 *
 *     lacks tiles that no joker stands for   ──▶ own draws; the very last tile also from a discard
 *     lacks tiles of a group that is claimed ──▶ own draws, and the last of them from a discard
 *     jokers, held and to come               ──▶ stand for what is hardest to get
 */
import { jokersOf, type Kind, type ListedHand, onceFor, type Ruleset } from '../core/index.ts';
import { type PlayerModel, shownOf } from './hand-and-unseen-tiles.ts';
import type { Target } from './target-hands.ts';

/** Hands that are valued: those that come most easily are. */
const VALUED = 48;
/** A tile that somebody wants is discarded by each of the others so much less often than one is drawn. */
const GIVEN = 0.5;
/** Copies and tiles lacking that chances are known for. */
const COPIES = 10;
const LACKS = 8;
/** Jokers still to come that are counted with. */
const JOKERS = 3;
const NEVER = 1e-9;

/** By copies unseen and tiles lacking: how likely they come in time. */
export interface Coming {
  /** For some lengths of the deal that are equally likely: by own draws alone; the last of them also from a discard. */
  drawn: Float64Array;
  given: Float64Array;
}

/** How likely tiles come in these numbers of own turns, where so many tiles are not seen. */
export function comingIn(lengths: readonly number[], total: number, others: number): Coming[] {
  return lengths.map((turns) => ({
    drawn: chances(turns, total, 1),
    given: chances(turns, total, 1 + GIVEN * others),
  }));
}

/** `more`: how much more often the last tile comes than by draws. */
function chances(turns: number, total: number, more: number): Float64Array {
  const all = new Float64Array(COPIES * LACKS);
  for (let copies = 0; copies < COPIES; copies++) {
    for (let lacks = 0; lacks < LACKS; lacks++) {
      if (lacks > copies) continue;
      // By tiles that have come: how likely so many have.
      const after = new Float64Array(lacks + 1);
      after[0] = 1;
      for (let turn = 0; turn < Math.round(turns); turn++)
        for (let have = lacks - 1; have >= 0; have--) {
          const rate = Math.min(1, ((copies - have) / total) * (have === lacks - 1 ? more : 1));
          after[have + 1]! += after[have]! * rate;
          after[have]! *= 1 - rate;
        }
      all[copies * LACKS + lacks] = after[lacks]!;
    }
  }
  return all;
}

/** What is remembered of the hands that these melds fit into. */
const linesBy: (rules: Ruleset) => Map<string, readonly ListedHand[]> = onceFor(() => new Map());
const MOST_MELDS = 500;

export function listedFor({ rules, melds }: Pick<PlayerModel, 'rules' | 'melds'>): readonly ListedHand[] {
  const known = linesBy(rules);
  const key = shownOf(melds);
  let lines = known.get(key);
  if (lines === undefined) {
    if (known.size >= MOST_MELDS) known.clear();
    known.set(key, (lines = rules.listed(melds)));
  }
  return lines;
}

/** The listed hands that this one becomes most easily. `gainOf`: what a complete hand brings whose last tile is of that kind. */
export function listedTargets(
  hand: PlayerModel,
  coming: readonly Coming[],
  gainOf: (counts: readonly number[], last: Kind) => number,
): Target[] {
  const jokers = jokersOf(hand.rules.tiles)?.kinds ?? [];
  const chance = chanceOf(hand, jokers, coming);
  const counts = [...hand.counts];
  const drafts = listedFor(hand).map((line) => ({ line, chance: chance(line, counts) }));
  drafts.sort((a, b) => b.chance - a.chance);
  return drafts.slice(0, VALUED).flatMap(({ line, chance: now }): Target[] => {
    if (now <= 0) return [];
    const { made, last } = completed(hand, line, jokers);
    const gain = gainOf(made, last);
    if (gain <= 0) return [];
    const without = (kinds: readonly Kind[]): number => {
      for (const kind of kinds) counts[kind]!--;
      const isMissed = kinds.some(
        (kind) => counts[kind]! < line.plain[kind]! + line.open[kind]! || jokers.includes(kind),
      );
      const then = isMissed ? chance(line, counts) : now;
      for (const kind of kinds) counts[kind]!++;
      return then;
    };
    return [{ chance: now, gain, without }];
  });
}

/** The chance that what a listed hand lacks of these tiles comes in time. */
function chanceOf(
  { unseen }: PlayerModel,
  jokers: readonly Kind[],
  coming: readonly Coming[],
): (line: ListedHand, counts: readonly number[]) => number {
  const toCome = Math.min(COPIES - 1, sumOf(jokers, unseen));
  const left: number[] = [];
  const lacks: number[] = [];
  return ({ plain, open, wanted, concealed }, counts) => {
    const held = sumOf(jokers, counts);
    let groups = 0;
    let missing = 0;
    let sum = 0;
    for (let at = 0; at < wanted.length; at++) {
      const kind = wanted[at]!;
      const over = counts[kind]! - plain[kind]!;
      const lack = open[kind]! - Math.max(0, over);
      if (over < 0) missing -= over;
      if (lack <= 0) continue;
      left[groups] = Math.min(COPIES - 1, Math.max(0, unseen[kind]! + Math.min(0, over)));
      lacks[groups++] = lack;
      missing += lack;
    }
    missing -= held;
    for (const { drawn, given } of coming) {
      let all = 1;
      let last = 1;
      for (let at = 0; at < wanted.length; at++) {
        const kind = wanted[at]!;
        const lack = plain[kind]! - counts[kind]!;
        if (lack <= 0) continue;
        const place = Math.min(COPIES - 1, unseen[kind]!) * LACKS + lack;
        const comes = drawn[place]!;
        all *= comes;
        last = Math.max(last, given[place]! / Math.max(NEVER, comes));
      }
      if (all <= 0) continue;
      sum += all * (1 + (last - 1) / Math.max(1, missing)) * groupsCome(concealed ? drawn : given, drawn, groups, held);
    }
    return sum / coming.length;
  };

  /** The chance that all groups come; jokers stand for what is least likely to come. */
  function groupsCome(table: Float64Array, drawn: Float64Array, groups: number, held: number): number {
    let all = 1;
    for (let at = 0; at < groups; at++) all *= table[left[at]! * LACKS + lacks[at]!]! || NEVER ** 2;
    const now = lacks.slice(0, groups);
    const stand = (): void => {
      let best = -1;
      let most = 1;
      for (let at = 0; at < groups; at++) {
        if (now[at] === 0) continue;
        const place = left[at]! * LACKS + now[at]!;
        const more = (table[place - 1]! || NEVER ** 2) / (table[place]! || NEVER ** 2);
        if (best < 0 || more > most) {
          best = at;
          most = more;
        }
      }
      if (best < 0) return;
      now[best]!--;
      all *= most;
    };
    for (let joker = 0; joker < held; joker++) stand();
    let sum = 0;
    let before = 1;
    for (let joker = 0; joker <= JOKERS && before > 0; joker++) {
      const more = joker === JOKERS ? 0 : drawn[toCome * LACKS + joker + 1]!;
      sum += (before - more) * all;
      before = more;
      if (joker < JOKERS) stand();
    }
    return sum;
  }
}

function sumOf(kinds: readonly Kind[], counts: readonly number[]): number {
  let sum = 0;
  for (const kind of kinds) sum += counts[kind]!;
  return sum;
}

/** The listed hand complete, with a joker where the hand has one or there are too few copies; and its last tile. */
function completed(
  { rules, counts }: PlayerModel,
  { plain, open, wanted }: ListedHand,
  jokers: readonly Kind[],
): { made: number[]; last: Kind } {
  const made = counts.map((_, kind) => plain[kind]! + open[kind]!);
  const joker = jokers[0];
  if (joker !== undefined) {
    const stand = (kind: Kind): void => {
      made[kind]!--;
      made[joker]!++;
    };
    for (const kind of wanted)
      while (made[kind]! > rules.tiles.kinds[kind]!.copies && made[kind]! > plain[kind]!) stand(kind);
    const group = wanted.find((kind) => open[kind]! > 0 && made[kind]! > plain[kind]!);
    if (sumOf(jokers, counts) > 0 && made[joker] === 0 && group !== undefined) stand(group);
  }
  return { made, last: wanted.find((kind) => made[kind]! > 0) ?? joker ?? 0 };
}
