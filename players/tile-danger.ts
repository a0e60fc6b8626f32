/**
 * What a discard risks: for each opponent how likely the hand is ready, how likely it waits for a tile, and what it would cost.
 *
 *     turns, melds, and how many of such hands the rules let win          ──▶ chance that a hand is ready for a win
 *     hidden waits that the unseen tiles allow, the better ones likelier ──▶ chance that a ready hand waits for a kind
 *     tiles it has passed or discarded                                    ──▶ none
 *     random hands around its melds, judged and paid by the rules         ──▶ cost
 */
import {
  HIDDEN,
  type Kind,
  type Meld,
  onceFor,
  type Ruleset,
  seededRandom,
  type Seat,
  type SeatView,
  type Tile,
  type View,
  type Worth,
} from '../core/index.ts';
import { declarable, hiddenHands, hiddenHandsWith, type HiddenHands, isOpenToWin, randomHand } from './hidden-hands.ts';
import { kindOfId, type PlayerModel } from './hand-and-unseen-tiles.ts';
import { meldOf } from './table-from-view.ts';
import { waitsOf } from './waits.ts';
import { builtShare, completedHands, handWith, winningBeside, winningParts } from './winning-hands.ts';
import { textOfWorth, type WinPayments } from './payments/win-payment.ts';

/** What an opponent may do to a discard. */
export interface Threat {
  seat: Seat;
  /** How likely it waits for a tile that it may win with. */
  ready: number;
  /** Whether it has said so. */
  declared: boolean;
  /** How likely it is ready after so many turns more. */
  readyAfter: (turns: number) => number;
  /** By kind: how likely a ready hand waits for it. */
  waits: Float64Array;
  /** What the seat that looks would pay for a discard. */
  cost: number;
  /** What it pays where the hand wins by another tile. */
  otherwise: number;
  /** What it would pay for a discard once the hand has declared what it still may. */
  laterCost: number;
}

/** Turns for each tile that a dealt hand is away from a win, in which two of three closed hands get ready. */
const SLOW = 4.2;
/** How suddenly they get ready about then. */
const STEEP = 2.5;
/** A closed hand that may declare and does not is so much less likely ready. */
const UNDECLARED = 0.05;
/** Players build hands that pay more: a hand comes up as often as by chance, times what it pays to this power; what is claimed is chosen less. */
const BUILT = 1;
const BUILT_OPEN = 0.5;
const LEAST_PAID = 1e-6;
/** A hand is hardly ready that is so with less than this chance. */
const UNREADY = 0.1;
/** How often a ready hand wins if a tile it waits for is not discarded now. */
const WINS_ANYHOW = 0.5;
/** How many wins are by draw. */
const DRAWN = 0.35;
const HANDS = 16;
const FEW = 8;
const TRIES = 60;

/** All opponents still in the deal. `reads`: whether their melds and bonus tiles tell what they may win; else that is what is usual. */
export function threats(sight: PlayerModel, payments: WinPayments, reads = true): Threat[] {
  const { rules, view } = sight;
  const hidden = hiddenHands(rules);
  return view.seats.flatMap((seat, at) => {
    if (at === view.seat || seat.out) return [];
    const declared = seat.marks.some((mark) => hidden.readyMarks.has(mark));
    const mayStill = !declared && declarable(sight, at).length > 0;
    const isOpen = isOpenToWin(hidden, seat.marks);
    const shape = declared ? 1 : Number(isOpen) * readiness(hidden, seat) * (mayStill ? UNDECLARED : 1);
    // What a hand shows that is hardly ready is not looked at.
    const isRead = reads && shape >= UNREADY;
    const shown = isRead ? seat : { ...seat, melds: [], bonus: [] };
    const { cost, otherwise, share } = costOf(sight, at, payments, shown);
    const winning = isRead || seat.melds.length === 0 ? share : winningBeside(rules, seat.melds.length, seat.marks);
    const { chances, unpassed } = waitsOf(sight, at, declared);
    const wins = seat.melds.length > 0 ? winning : builtShare(winning);
    const ready = shape * wins;
    const now = readiness(hidden, seat);
    const readyAfter = (turns: number): number => {
      const then = readiness(hidden, seat, turns);
      // A hand that would have said so is not ready yet.
      return wins * (mayStill ? (then - now) / Math.max(UNREADY, 1 - now) : then);
    };
    return [
      {
        seat: at,
        // A ready hand would most likely have won with what it passed.
        ready: declared ? 1 : (ready * unpassed) / (ready * unpassed + 1 - ready),
        readyAfter: declared ? () => 1 : readyAfter,
        declared,
        waits: chances,
        cost,
        otherwise,
        laterCost: mayStill
          ? costOf(sight, at, payments, { ...shown, marks: [...seat.marks, ...hidden.declaredMarks] }).cost
          : cost,
      },
    ];
  });
}

/** By kind: what a discard of it costs on average, beside what the hand may cost anyhow. */
export function dangers({ unseen }: PlayerModel, all: readonly Threat[]): Float64Array {
  const sum = new Float64Array(unseen.length);
  for (const { ready, waits, cost, otherwise } of all) {
    const more = ready * Math.max(0, cost - WINS_ANYHOW * otherwise);
    for (let kind = 0; kind < sum.length; kind++) sum[kind]! += more * waits[kind]!;
  }
  return sum;
}

/** By kind: how likely at least one opponent may win on a discard of it. */
export function chancesOfWins({ unseen }: PlayerModel, all: readonly Threat[]): Float64Array {
  const safe = new Float64Array(unseen.length).fill(1);
  for (const { ready, waits } of all)
    for (let kind = 0; kind < safe.length; kind++) safe[kind]! *= 1 - ready * waits[kind]!;
  return safe.map((chance) => 1 - chance);
}

/** How likely the others take a hand to be ready. */
export function looksReady(hidden: HiddenHands, seat: SeatView): number {
  return seat.marks.some((mark) => hidden.readyMarks.has(mark)) ? 1 : readiness(hidden, seat);
}

/** How likely a hand is ready that has discarded so often and shows so many groups. */
function readiness({ groups, away, within }: HiddenHands, { river, melds }: SeatView, later = 0): number {
  const turns = river.length + later;
  const left = Math.max(0, 1 - melds.length / (groups || 4));
  return (within[turns] ?? 1) * (1 - Math.exp(-((turns / (SLOW * away * left ** 0.75 + 0.1)) ** STEEP)));
}

/** Wins of hidden hands that were asked for, by ruleset; they depend on nothing but what the key says. */
const sampled: (rules: Ruleset) => Map<string, Sample> = onceFor(() => new Map<string, Sample>());
const MOST_SAMPLES = 2000;

/** Random hands that win. */
interface Sample {
  /** By discard. */
  given: readonly Worth[];
  /** By draw alone, which may be worth what a minimum lacks. */
  drawn: readonly Worth[];
  /** How many of those tried win by discard, from 0 to 1. */
  share: number;
}

/** What a win costs each seat: by seat that gives the tile, and by draw. */
interface Losses {
  given: readonly (readonly number[])[];
  drawn: readonly number[];
  /** How many of the hands that it may be win by discard. */
  share: number;
}

/** A win, and how likely it is beside others. */
interface Weighted {
  worth: Worth;
  weight: number;
}

/** Losses worked out before where the same is known of payments. */
const lossesAt: (known: object) => Map<string, Losses> = onceFor(() => new Map());

/** The same of what own wins bring. */
const gainsAt: (known: object) => Map<string, number> = onceFor(() => new Map());

/** What a seat shows of a hand. */
type Shown = Pick<SeatView, 'melds' | 'bonus' | 'marks' | 'counters' | 'fromDealer'>;

/** What a win of a seat costs the one who looks, on average over random hands around what it shows. */
function costOf(
  { rules, view }: PlayerModel,
  at: Seat,
  payments: WinPayments,
  shown: Shown,
): { cost: number; otherwise: number; share: number } {
  const { seat, seats } = view;
  const { given, drawn, share } = lossesBy(rules, view, at, payments, shown);
  let sum = 0;
  let others = 0;
  for (let from = 0; from < seats.length; from++) {
    if (from === at || from === seat || seats[from]!.out) continue;
    sum += given[from]![seat]!;
    others++;
  }
  const otherwise = DRAWN * drawn[seat]! + (1 - DRAWN) * (sum / Math.max(1, others));
  return { cost: given[seat]![seat]!, otherwise, share };
}

/** What a win of a seat costs each seat, whoever of them looks: by seat that gives the tile, and by draw. */
function lossesBy(rules: Ruleset, view: View, at: Seat, payments: WinPayments, shown: Shown): Losses {
  const { marks } = shown;
  const key = keyOf(view, shown);
  const known = lossesAt(payments.known);
  const who = `${at} ${key}`;
  const before = known.get(who);
  if (before !== undefined) return before;
  const sample = winsAround(rules, view, shown, key);
  const power = shown.melds.length > 0 ? BUILT_OPEN : BUILT;
  const giver = view.seats.findIndex(({ out }, from) => from !== at && !out);
  const weighed = (wins: readonly Worth[], from: Seat | -1): Weighted[] =>
    alike(wins).map(({ worth, count }) => {
      const paid = payments({ winner: at, from, marks }, worth)[at]!;
      return { worth, weight: count * Math.max(LEAST_PAID, paid) ** power };
    });
  const byDiscard = weighed(sample.given, giver);
  const all = [...byDiscard, ...weighed(sample.drawn, -1)];
  const mean = (wins: readonly Weighted[], from: Seat | -1): number[] => {
    const sums = view.seats.map(() => 0);
    const whole = wins.reduce((sum, { weight }) => sum + weight, 0);
    for (const { worth, weight } of wins)
      payments({ winner: at, from, marks }, worth).forEach((paid, seat) => {
        sums[seat]! -= (weight / whole) * paid;
      });
    return sums;
  };
  const given = view.seats.map((_, from) => (from === at ? [] : mean(byDiscard, from)));
  const losses = { given, drawn: mean(all, -1), share: sample.share };
  known.set(who, losses);
  return losses;
}

/** What a win brings the one who looks, on average over random hands: concealed, and declared where they may be. */
export function usualGain({ rules, view }: PlayerModel, payments: WinPayments): number {
  const { seat } = view;
  const own = view.seats[seat]!;
  const shown = { ...own, melds: [], bonus: [], marks: [...own.marks, ...hiddenHands(rules).declaredMarks] };
  const { marks } = shown;
  const key = keyOf(view, shown);
  const known = gainsAt(payments.known);
  const before = known.get(`${seat} ${key}`);
  if (before !== undefined) return before;
  const others = view.seats.flatMap(({ out }, other) => (out || other === seat ? [] : [other]));
  const paid = (worth: Worth, from: Seat): number => payments({ winner: seat, from, marks }, worth)[seat]!;
  const { given, drawn } = winsAround(rules, view, shown, key);
  const few = [...given, ...drawn].slice(0, FEW);
  let sum = 0;
  few.forEach((worth, at) => {
    const givers = at < given.length ? others : [];
    const byDiscard = givers.reduce((all, from) => all + paid(worth, from), 0) / Math.max(1, givers.length);
    sum += DRAWN * paid(worth, -1) + (1 - DRAWN) * byDiscard;
  });
  const gain = sum / Math.max(1, few.length);
  known.set(`${seat} ${key}`, gain);
  return gain;
}

function keyOf(view: View, shown: Shown): string {
  return JSON.stringify([
    shown.melds.map(({ tiles, claimed }) => [tiles, claimed]),
    shown.bonus,
    shown.marks,
    shown.fromDealer,
    shown.counters,
    view.counters,
    view.lists,
    view.round,
  ]);
}

/** Wins that are paid the same, each once, and how many they are. */
const alike: (wins: readonly Worth[]) => readonly { worth: Worth; count: number }[] = onceFor((wins) => {
  const groups = new Map<string, { worth: Worth; count: number }>();
  for (const worth of wins) {
    const key = textOfWorth(worth);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { worth, count: 1 });
    else group.count++;
  }
  return [...groups.values()];
});

function winsAround(rules: Ruleset, view: View, shown: Shown, key: string): Sample {
  const known = sampled(rules);
  let sample = known.get(key);
  if (sample === undefined) {
    if (known.size >= MOST_SAMPLES) known.clear();
    sample = sampleWins(rules, view, shown);
    known.set(key, sample);
  }
  return sample;
}

function sampleWins(rules: Ruleset, view: View, seat: Shown): Sample {
  const hidden = hiddenHandsWith(rules, seat.marks);
  const { tiles } = rules.tiles;
  const melds = seat.melds.filter((meld) => !meld.tiles.includes(HIDDEN)).map((meld) => meldOf(rules, meld));
  const listed = Object.entries(view.lists).map(([name, list]) => [name, list.map((id) => kindOfId(rules, id))]);
  const shown = melds.flatMap((meld) => meld.tiles.filter((tile) => tiles[tile]!.marked));
  const around = {
    melds,
    by: 'discard' as const,
    seat: seat.fromDealer,
    round: view.round,
    bonus: seat.bonus.map((id) => kindOfId(rules, id)),
    situation: 0,
    marks: seat.marks,
    counters: { ...view.counters, ...seat.counters },
    ...(rules.lists.length > 0 && { lists: Object.fromEntries(listed) as Record<string, Kind[]> }),
  };
  if (hidden.groups === 0) return { given: completedHands(rules), drawn: [], share: 1 };
  const marked = markedByChance(rules, shown);
  const hands = melds.length > 0 ? handsBeside(rules, hidden, melds) : concealedHands(rules, hidden);
  const winning = (from: number): Sample => {
    const given: Worth[] = [];
    const drawn: Worth[] = [];
    let at = from;
    for (; at < from + TRIES && given.length < HANDS; at++) {
      const made = hands(at);
      if (made === undefined) continue;
      const hand = { ...around, ...marked(made.counts), counts: made.counts, last: made.last };
      const byDiscard = rules.worth(hand);
      const byDraw = byDiscard === undefined && drawn.length < HANDS ? rules.worth({ ...hand, by: 'draw' }) : undefined;
      if (byDiscard !== undefined) given.push(byDiscard);
      else if (byDraw !== undefined) drawn.push(byDraw);
    }
    return { given, drawn, share: given.length / (at - from) };
  };
  const sample = winning(0);
  if (sample.given.length > 0) return sample;
  const others = winning(TRIES);
  return { given: others.given, drawn: [...sample.drawn, ...others.drawn], share: 0.5 / TRIES };
}

/** The marked tiles of a hand whose melds have these, each there as often as by chance; nothing where the rules have none. */
function markedByChance(
  { tiles: { tiles, kinds } }: Ruleset,
  inMelds: readonly Tile[],
): (counts: readonly number[]) => { marked?: { held: Kind[]; shown: Kind[] } } {
  const all = tiles.filter(({ marked }) => marked);
  if (all.length === 0) return () => ({});
  const random = seededRandom(1);
  const shown = inMelds.map((tile) => tiles[tile]!.kind);
  return (counts) => {
    const held: Kind[] = [];
    for (const { kind, copies } of all) {
      const left = copies - shown.filter((one) => one === kind).length;
      for (let copy = 0; copy < Math.min(left, counts[kind]!); copy++)
        if (random.int(1, kinds[kind]!.copies) <= counts[kind]!) held.push(kind);
    }
    return { marked: { held, shown } };
  };
}

/** Random hands by number, the same each time; undefined where the tiles do not suffice for one. */
type Hands = (at: number) => { counts: readonly number[]; last: Kind } | undefined;

/** `TRIES` hands of any groups beside these melds, then as many with groups that make hands a win. */
function handsBeside(rules: Ruleset, hidden: HiddenHands, melds: readonly Meld[]): Hands {
  const left = rules.tiles.kinds.map(({ copies }) => copies);
  for (const meld of melds) for (const tile of meld.tiles) left[rules.tiles.tiles[tile]!.kind]!--;
  const random = seededRandom(1);
  const made: ReturnType<Hands>[] = [];
  const next = (): ReturnType<Hands> => {
    if (made.length < TRIES) return randomHand(hidden, left, melds.length, random);
    const parts = winningParts(rules);
    if (parts.length === 0) return undefined;
    return handWith(parts[random.int(0, parts.length - 1)]!, hidden, left, melds.length, random);
  };
  return (at) => {
    while (made.length <= at) made.push(next());
    return made[at];
  };
}

const concealedOf: (rules: Ruleset) => Map<HiddenHands, Hands> = onceFor(() => new Map());

/** The same of hands without melds, which are asked for most. */
function concealedHands(rules: Ruleset, hidden: HiddenHands): Hands {
  const all = concealedOf(rules);
  const hands = all.get(hidden) ?? handsBeside(rules, hidden, []);
  all.set(hidden, hands);
  return hands;
}
