/**
 * What a hand is expected to win, by the tiles that may still come: one player, no opponents but as those who discard and may end the deal.
 *
 *     ready      -> each turn some tile wins: by draw, or discarded by another; what would be paid, by the rules
 *     one away   -> each turn a useful tile comes: the best hand it leaves, with one turn less
 *     farther    -> the same as long as the budget lasts, then an estimate from how many tiles help
 *     aimed at   -> hands that it may become, each with the chance that what it lacks comes and with what it is paid
 */
import { type Holding, holdingOf, type Kind, type Move, seededRandom, type Worth } from '../core/index.ts';
import { declarable, drawKind, marksOf, hiddenHandsWith, isOpenToWin } from './hidden-hands.ts';
import { kindOfId, type PlayerModel, textOf, without, worthWith } from './hand-and-unseen-tiles.ts';
import { type Target, targetsOf } from './target-hands.ts';
import { type Coming, comingIn, listedTargets, winsAsListed } from './listed-hands.ts';
import { type Stake, stakeOf } from './payments/payments-beside-wins.ts';
import { numbersOf, type WinPayments } from './payments/win-payment.ts';
import {
  better,
  type Expected,
  type Gain,
  NO_GAIN,
  type Prospect,
  staked,
  steady,
  stepBack,
  type TurnsAhead,
  turnsAhead,
  GIVEN,
  WITHHELD,
} from './prospect.ts';
import { looksReady } from './tile-danger.ts';
import { builtShare, claimsOfClosed, MOST, stocksOf, winningBeside, winningParts } from './winning-hands.ts';

/** The same of a tile that would be claimed for a group. */
const CLAIMED = 0.5;
/** Useful tiles come to a hand without melds so much more often than they are counted: other tiles improve it, and then more are useful. */
const IMPROVES = 1.25;
/** Tiles a ready hand waits for; tiles that bring a hand so far away nearer. */
const LAST_WAIT = 5;
const widthAt = (away: number): number => 6 + 8 * away;
/** A hand that more tiles help than others keeps so much of that for the steps to come, as a power. */
const LASTING = 0.6;

/** Lists that memory is taken for. */
const AT_ONCE = 32;
/** What a hand is worth of which no completion would be a win: next to nothing, so that the nearest is still preferred. */
const NOTHING = 1e-6;

/** Values hands of one decision. */
export class HandValue {
  readonly ahead: TurnsAhead;
  /** What a declaration costs. */
  private readonly stake: Stake;
  /** How likely the others take the own hand to be ready. */
  private readonly seen: number;
  private readonly hidden;
  private readonly total: number;
  /** Whether the rules list the hands that win. */
  readonly isListed: boolean;
  private readonly coming: (readonly Coming[])[] = [];
  private readonly known = new Map<string, Prospect>();
  private readonly frames = new Map<readonly unknown[], Holding>();
  private readonly payment = new Map<string, number>();
  private room = new Float64Array(0);
  private readonly random = seededRandom(1);
  private readonly outcomes = new Map<readonly unknown[], Map<string, number>>();
  private readonly canDeclare: (melds: PlayerModel['melds']) => readonly Move[];
  /**
   * By kind: its discard leaves the whole hand of this turn farther from a win than another one does. To exchange a tile takes a hand one
   * step nearer at most, so such a kind cannot go on the shortest way, now or after useful tiles have come.
   */
  needed: readonly boolean[] = [];
  /** The whole hand of this turn by kind, or nothing: what a hand that waits has no more of it, it has discarded. */
  held: readonly number[] = [];
  /** Evaluations left: questions for distances, useful tiles and worth. */
  left: number;

  constructor(
    private readonly sight: PlayerModel,
    private readonly payments: WinPayments,
    /** How many opponents will be ready after so many turns more. */
    ready: (turns: number) => number,
    budget: number,
    /** What a win brings where nothing better is known. */
    private readonly usual: (hand: PlayerModel) => number,
    /** Hands completed at random for an estimate; with none what is usual will do. */
    private readonly completions: number,
  ) {
    const { rules, view } = sight;
    this.hidden = hiddenHandsWith(rules, sight.marks);
    this.isListed = winsAsListed(rules);
    const { paid, back } = stakeOf(rules);
    this.stake = { paid: payments.ofPoints(paid), back: payments.ofPoints(back) };
    this.ahead = turnsAhead(sight, ready, payments.ofPoints);
    this.seen = looksReady(this.hidden, view.seats[view.seat]!);
    this.total = Math.max(1, sight.toCome);
    this.left = budget;
    const declared = new Map<number, readonly Move[]>();
    this.canDeclare = (melds) => {
      const claimed = melds.filter((meld) => meld.claimed).length;
      if (!declared.has(claimed)) declared.set(claimed, declarable(this.sight, this.sight.view.seat, melds));
      return declared.get(claimed)!;
    };
  }

  /** What a hand that waits for a tile is expected to win. */
  of(hand: PlayerModel, away = this.awayOf(hand), depth = 2): Prospect {
    const { marked, marks, melds, mayDeclare, aside } = hand;
    const key = `${depth} ${aside} ${textOf(hand.counts)} ${marked} ${marks} ${melds.length} ${mayDeclare}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.left--;
    const prospect =
      away <= 0
        ? this.ready(hand)
        : away <= depth && this.left > 0
          ? this.near(hand, away, depth)
          : this.far(hand, away);
    this.known.set(key, prospect);
    return prospect;
  }

  /** The same with all turns left. */
  expected(hand: PlayerModel, away: number, depth: number): Expected {
    const { value, chance } = this.of(hand, away, depth);
    return { value: value[this.ahead.turns]!, chance: chance[this.ahead.turns]! };
  }

  /** Zeroes. Memory is taken for many at once: each by itself would cost as much as a hand that is estimated. */
  private byTurns(): Float64Array {
    const size = this.ahead.turns + 1;
    if (this.room.length < size) this.room = new Float64Array(AT_ONCE * size);
    const list = this.room.subarray(0, size);
    this.room = this.room.subarray(size);
    return list;
  }

  /** How far a hand is from a win. */
  awayOf(hand: PlayerModel): number {
    this.left--;
    return this.sight.rules.distance(this.holding(hand));
  }

  private helping(hand: PlayerModel): Kind[] {
    this.left--;
    return this.sight.rules.useful(this.holding(hand));
  }

  /** What lies on the table is looked at once. */
  private holding({ counts, melds, marks, aside }: PlayerModel): Holding {
    const { rules, wild } = this.sight;
    let frame = this.frames.get(melds);
    if (frame === undefined) {
      frame = holdingOf(counts, melds, rules.tiles, { wild });
      this.frames.set(melds, frame);
    }
    if (aside > 0) return { ...frame, counts, marks, useless: aside };
    return rules.marksShapeHands ? { ...frame, counts, marks } : { ...frame, counts };
  }

  /** Each turn the same chance to win. */
  private ready(hand: PlayerModel): Prospect {
    const waits = this.helping(hand);
    const declared = hand.mayDeclare ? this.canDeclare(hand.melds) : [];
    const plain = isOpenToWin(this.hidden, hand.marks) ? this.gain(hand, waits, this.seen) : NO_GAIN;
    return declared
      .map((move) =>
        staked(this.steady(this.gain({ ...hand, marks: marksOf(hand.marks, move) }, waits, 1)), this.stake),
      )
      .reduce(better, this.steady(plain));
  }

  private steady(gain: Gain): Prospect {
    return steady(gain, this.ahead, { value: this.byTurns(), chance: this.byTurns() });
  }

  /** How often a tile is discarded by one of the others, beside how often one is drawn. */
  private givenWhere(seen: number): number {
    return this.ahead.others.length * (GIVEN - WITHHELD * seen);
  }

  /** What a turn brings a ready hand that the others take to be ready so likely. */
  private gain(hand: PlayerModel, waits: readonly Kind[], seen: number): Gain {
    const { view, rules } = this.sight;
    const river = view.seats[view.seat]!.river;
    const isBarred =
      this.hidden.ownDiscardBars &&
      (waits.some((kind) => hand.counts[kind]! < this.held[kind]!) ||
        river.some(({ tile }) => waits.includes(kindOfId(rules, tile))));
    const givers = this.givenWhere(seen);
    const gain = { ...NO_GAIN };
    for (const kind of waits) {
      const copies = hand.unseen[kind]!;
      if (copies <= 0) continue;
      const rate = copies / this.total;
      this.left -= 2;
      const drawn = worthWith(hand, kind, 'draw');
      if (drawn !== undefined) {
        gain.drawn += rate;
        gain.drawnPaid += rate * this.paid(drawn, hand, true);
      }
      const given = isBarred ? undefined : worthWith(hand, kind, 'discard');
      if (given === undefined) continue;
      gain.given += rate * givers;
      gain.givenPaid += rate * givers * this.paid(given, hand, false);
    }
    return gain;
  }

  /** What a win brings, by draw or on average by a discard. */
  private paid(worth: Worth, { marks }: PlayerModel, isDrawn: boolean): number {
    const { view } = this.sight;
    const key = `${isDrawn}${worth.value} ${worth.limit} ${marks} ${numbersOf(worth.tallies)}`;
    let paid = this.payment.get(key);
    if (paid === undefined) {
      const from = isDrawn ? [-1] : this.ahead.others;
      const own = marks !== this.sight.marks && { marks };
      paid = from.reduce(
        (sum, other) => sum + this.payments({ winner: view.seat, from: other, ...own }, worth)[view.seat]!,
        0,
      );
      paid /= from.length;
      this.payment.set(key, paid);
    }
    return paid;
  }

  /** Each turn a useful tile may come. */
  private near(hand: PlayerModel, away: number, depth: number): Prospect {
    const [value, chance] = [this.byTurns(), this.byTurns()];
    const ways: ({ rate: number } & Prospect)[] = [];
    let comes = 0;
    const improves = hand.melds.length === 0 ? IMPROVES : 1;
    for (const kind of this.helping(hand)) {
      if (hand.unseen[kind]! <= 0) continue;
      const rate = improves * this.rateOf(hand, kind);
      const best = this.bestAfter(hand, kind, away, depth);
      if (best === undefined) continue;
      comes += rate;
      ways.push({ rate, ...best });
    }
    for (let turn = 1; turn <= this.ahead.turns; turn++) {
      const goes = 1 - this.ahead.hazards[turn]!;
      const stays = goes * Math.max(0, 1 - comes);
      let sum = stays * value[turn - 1]!;
      let wins = stays * chance[turn - 1]!;
      for (const way of ways) {
        // A nearer hand that wins less is not taken.
        const isTaken = way.value[turn - 1]! >= value[turn - 1]!;
        sum += goes * way.rate * (isTaken ? way.value : value)[turn - 1]!;
        wins += goes * way.rate * (isTaken ? way.chance : chance)[turn - 1]!;
      }
      value[turn] = sum;
      chance[turn] = wins;
    }
    return { value, chance };
  }

  /** The best that is left after a tile has come, turn by turn. */
  private bestAfter(hand: PlayerModel, kind: Kind, away: number, depth: number): Prospect | undefined {
    let best: Prospect | undefined;
    const full = { ...hand, counts: hand.counts.with(kind, hand.counts[kind]! + 1) };
    if (hand.aside > 0) return this.of({ ...full, aside: hand.aside - 1 }, away - 1, depth - 1);
    const holding = this.holding(full);
    const { counts } = full;
    for (let out = 0; out < counts.length; out++) {
      if (counts[out] === 0 || out === kind || this.needed[out]) continue;
      this.left--;
      counts[out]!--;
      const now = this.sight.rules.distance(holding);
      counts[out]!++;
      if (now >= away) continue;
      const one = this.of(without(full, out), now, depth - 1);
      best = best === undefined ? one : better(best, one);
    }
    return best;
  }

  /** How often a turn brings a kind: drawn, or claimed where that takes nothing from the hand. */
  private rateOf(hand: PlayerModel, kind: Kind): number {
    const rate = hand.unseen[kind]! / this.total;
    const givers = hand.counts[kind]! >= 2 ? this.ahead.others.length : Number(this.hidden.claimsRuns);
    const isClosed = !hand.melds.some(({ claimed }) => claimed);
    return rate * (1 + CLAIMED * (isClosed ? claimsOfClosed(this.sight.rules) : 1) * givers);
  }

  /** An estimate: steps as wide as the hand is now, each narrower than the one before. */
  private far(hand: PlayerModel, away: number): Prospect {
    let width = 0;
    for (const kind of this.helping(hand)) if (hand.unseen[kind]! > 0) width += this.rateOf(hand, kind);
    const typical = this.typical(hand);
    const drawn = (LAST_WAIT / this.total) * this.shareOfWins(hand);
    const given = drawn * this.givenWhere(this.seen);
    const good = (width * this.total) / widthAt(away);
    const prospect = this.steady({ drawn, given, drawnPaid: drawn * typical, givenPaid: given * typical });
    const declares = hand.mayDeclare && this.canDeclare(hand.melds).length > 0;
    if (declares) staked(prospect, this.stake, prospect.value[0]);
    for (let step = 1; step <= away; step++) {
      const rate = step === away ? width : (good ** LASTING * widthAt(step)) / this.total;
      stepBack(Math.min(1, rate), this.ahead, prospect);
    }
    return prospect;
  }

  /** How many ready hands with these melds are such that they may win. */
  private shareOfWins({ melds, marks, mayDeclare }: PlayerModel): number {
    const { rules } = this.sight;
    if (melds.length > 0) return winningBeside(rules, melds.length, marks);
    const declared = mayDeclare ? this.canDeclare(melds).reduce((all, move) => marksOf(all, move), marks) : marks;
    return builtShare(hiddenHandsWith(rules, declared).winning);
  }

  /** What hands with these melds win on average once they are complete: some are completed at random from the hand they are asked of first. */
  private typical(hand: PlayerModel): number {
    if (this.completions === 0) return this.usual(hand);
    const byMarks = this.outcomes.get(hand.melds) ?? new Map<string, number>();
    this.outcomes.set(hand.melds, byMarks);
    const key = hand.marks.join();
    const known = byMarks.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    let wins = 0;
    for (let at = 0; at < this.completions; at++) {
      const won = this.completed(hand);
      if (won <= 0) continue;
      sum += won;
      wins++;
    }
    // Players steer towards hands that may win: half as many fail as by chance.
    const mean = wins === 0 ? this.usual(hand) : sum / wins;
    const typical = Math.max(NOTHING, mean * Math.sqrt((wins + 0.5) / (this.completions + 0.5)));
    byMarks.set(key, typical);
    return typical;
  }

  /** What the hand wins when useful tiles come at random and what is in the way goes; 0 where that would be no win. */
  private completed(hand: PlayerModel): number {
    const unseen = [...hand.unseen];
    let now = { ...hand, unseen };
    for (let away = this.awayOf(now); away > 0; away--) {
      const kind = drawKind(this.helping(now), unseen, this.random);
      if (kind === undefined) return 0;
      const full = { ...now, counts: now.counts.with(kind, now.counts[kind]! + 1) };
      const start = this.random.int(0, full.counts.length - 1);
      let next: PlayerModel | undefined;
      for (let step = 0; step < full.counts.length && next === undefined; step++) {
        const out = (start + step) % full.counts.length;
        if (full.counts[out] === 0 || out === kind) continue;
        const after = without(full, out);
        if (this.awayOf(after) < away) next = after;
      }
      if (next === undefined) return 0;
      now = { ...next, unseen };
    }
    const kind = drawKind(this.helping(now), unseen, this.random);
    return kind === undefined ? 0 : this.gainOf(now, kind);
  }

  /** What a ready hand wins with a tile, declared if it may be: by draw or, more often, by a discard. */
  gainOf(hand: PlayerModel, last: Kind): number {
    const declared = hand.mayDeclare ? this.canDeclare(hand.melds) : [];
    let most = 0;
    for (const one of [hand, ...declared.map((move) => ({ ...hand, marks: marksOf(hand.marks, move) }))]) {
      if (!isOpenToWin(this.hidden, one.marks)) continue;
      this.left--;
      const given = worthWith(one, last, 'discard');
      const drawn = given ?? worthWith(one, last, 'draw');
      const gain =
        (given === undefined ? 0 : 0.7 * this.paid(given, one, false)) +
        (drawn === undefined ? 0 : 0.3 * this.paid(drawn, one, true));
      if (gain > most) most = gain;
    }
    return most;
  }

  /** Whether most complete hands with these melds may be no win, so that one must be aimed at. */
  mustAim({ melds }: PlayerModel): boolean {
    const { groups, winning, readyMarks } = this.hidden;
    return groups > 0 && (winning < MOST || (readyMarks.size > 0 && melds.some(({ claimed }) => claimed)));
  }

  /** Hands that this one may become and win with; so many tiles come beside those drawn. */
  targets(hand: PlayerModel, tries: number, more = 0): Target[] {
    const gainOf = (counts: readonly number[], last: Kind): number =>
      this.gainOf({ ...hand, counts: counts.with(last, counts[last]! - 1) }, last);
    if (this.isListed) {
      const turns = this.ahead.lengths.map((length) => length + more);
      this.coming[more] ??= comingIn(turns, this.total, this.ahead.others.length);
      return listedTargets(hand, this.coming[more], gainOf);
    }
    const { rules } = this.sight;
    return targetsOf(hand, this.hidden, winningParts(rules), stocksOf(rules), tries, this.ahead.lengths, gainOf);
  }
}
