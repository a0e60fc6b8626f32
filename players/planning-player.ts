/**
 * A player for any rules that weighs what its hand may win against what a discard may cost.
 *
 *     each legal action ──▶ value of the hand afterwards ─┐
 *                      └──▶ danger of the tile it exposes ─┴▶ go on or fold, by the expected settlement
 */
import { type Action, discardsBy, type Kind, PASS, type Ruleset, seededRandom, type View } from '../core/index.ts';
import {
  afterAction,
  declaresWin,
  givesUp,
  type PlayerModel,
  playerModel,
  shanten,
  size,
  without,
} from './hand-and-unseen-tiles.ts';
import { forcedAction, mayHelp, onlyPass, plainGain, surrender, usable } from './forced-action.ts';
import { HandValue } from './hand-value.ts';
import { type Expected, partOf } from './prospect.ts';
import { hiddenHands } from './hidden-hands.ts';
import type { WorthWithout } from './phase-choice.ts';
import { winsAsListed } from './listed-hands.ts';
import { paidAtOnce, paidForFourth } from './payments/payments-beside-wins.ts';
import { type Player, weightOf } from './player.ts';
import { chancesOfWins, dangers, type Threat, threats, usualGain } from './tile-danger.ts';
import { type Target, worthOf } from './target-hands.ts';
import { paymentsForResult } from './payments/final-result.ts';
import { usualWith } from './winning-hands.ts';

/** How much a player looks at. */
export interface Skill {
  /** Evaluations of hands before a decision. */
  budget: number;
  /** Tiles drawn that are looked at one by one. */
  depth: number;
  /** Hands completed at random for the estimate of a far one. */
  completions: number;
  /** Complete hands valued where one must be aimed at. */
  targets: number;
  /** Whether it minds what a discard may cost. */
  defends: boolean;
  /** Whether it reads from the melds and bonus tiles of others what their wins may cost. */
  reads: boolean;
  /** On how many own turns it takes the second best action, from 0 to 1: the same for the same view. */
  slips: number;
}

/** What an action is expected to bring. */
export interface Weighed {
  action: Action;
  /** Expected settlement: what the hand may win, less what this and later discards may cost. */
  score: number;
  /** What the hand afterwards is expected to win. */
  value: number;
  /** Chance to win this deal. */
  chance: number;
  /** What the tile exposed costs on average. */
  danger: number;
  /** Chance that somebody may win on it. */
  wonOn: number;
  /** Whether the hand is given up for safe discards. */
  folds: boolean;
  /** Tiles away from a win. */
  away: number;
}

/** Of the risk of later discards, what a hand not ready yet is charged with: it may still fold. */
const MAY_FOLD = 0.35;
/** How many wins of others one feeds if one does not win. */
const FEEDS = 0.25;
/** What a hand keeps of its value that goes a step back. */
const STEP_LOST = 0.45;
/** A danger is none below this part of what a win costs. */
const QUIET = 0.004;
/** A hand that folds meets tiles without risk on the way. */
const SAFE_DRAWS = 0.5;

/** A player of this skill. It knows no rule by name. */
export function planningPlayer(rules: Ruleset, skill: Skill): Player {
  return (view) => {
    const forced = forcedAction(rules, view, 'A player', (sight) =>
      winsAsListed(rules) ? new Weighing(sight, skill).kept() : undefined,
    );
    if (forced) return forced;
    const sight = playerModel(rules, view);
    const plain = view.window ? onlyPass(sight) : plainGain(sight);
    if (plain) return plain;
    const weighed = new Weighing(sight, skill).all();
    return (weighed[slipsAt(view, skill) ? 1 : 0] ?? weighed[0])?.action ?? view.legal[0]!;
  };
}

function slipsAt({ window, wall, seat, deal }: View, { slips }: Skill): boolean {
  if (window !== null || slips === 0) return false;
  return seededRandom((deal * 1000 + wall.left) * 8 + seat).int(0, 99) < 100 * slips;
}

/** All actions but wins, best first. */
export function weighActions(rules: Ruleset, view: View, skill: Skill): Weighed[] {
  return new Weighing(playerModel(rules, view), skill).all();
}

/** The three best actions of a seat that is asked for one with tiles, and why. */
export function explain(rules: Ruleset, view: View, skill: Skill): Weighed[] {
  return weighActions(rules, view, skill).slice(0, 3);
}

class Weighing {
  private readonly threats: readonly Threat[];
  private readonly danger: Float64Array;
  private readonly wonOn: Float64Array;
  private readonly value: HandValue;
  /** Nothing in the hand is of any danger. */
  private readonly isQuiet: boolean;
  /** The own hand has said that it is ready. */
  private readonly isDeclared: boolean;
  /** What it saves that nobody else wins. */
  private readonly avoided: number;
  /** What a discard by chance costs. */
  private readonly perTurn: number;

  private readonly ofPoints: (points: number) => number;

  /** What is seen, and the same without tiles that the seat cannot win with. */
  private readonly full: PlayerModel;
  private readonly sight: PlayerModel;

  constructor(
    sight: PlayerModel,
    private readonly skill: Skill,
  ) {
    const { rules, view, unseen } = sight;
    this.full = sight;
    this.sight = usable(sight);
    const payments = paymentsForResult(rules, view);
    this.ofPoints = payments.ofPoints;
    this.threats = threats(sight, payments, skill.reads);
    this.danger = skill.defends ? dangers(sight, this.threats) : new Float64Array(unseen.length);
    this.wonOn = chancesOfWins(sight, this.threats);
    const ready = (turns: number): number => this.threats.reduce((sum, threat) => sum + threat.readyAfter(turns), 0);
    const mean = (of: (threat: Threat) => number): number =>
      this.threats.reduce((sum, threat) => sum + of(threat), 0) / Math.max(1, this.threats.length);
    const costs = mean(({ cost }) => cost);
    const worst = sight.counts.reduce(
      (most, count, kind) => (count > 0 ? Math.max(most, this.danger[kind]!) : most),
      0,
    );
    this.isQuiet = view.window === null && costs > 0 && worst < QUIET * costs;
    this.value = new HandValue(
      this.sight,
      payments,
      ready,
      skill.budget,
      usualWith(usualGain(sight, payments), sight),
      this.isQuiet ? 0 : skill.completions,
    );
    this.isDeclared = view.seats[view.seat]!.marks.some((mark) => hiddenHands(rules).readyMarks.has(mark));
    this.avoided =
      this.value.ahead.winsOfOthers * mean(({ laterCost, otherwise }) => FEEDS * laterCost + (1 - FEEDS) * otherwise);
    let all = 0;
    let sum = 0;
    for (let kind = 0; kind < unseen.length; kind++) {
      all += unseen[kind]!;
      sum += unseen[kind]! * this.danger[kind]!;
    }
    this.perTurn = all > 0 ? sum / all : 0;
  }

  all(): Weighed[] {
    const { rules, view } = this.sight;
    const open = view.legal.filter((action) => !declaresWin(rules, action));
    const weighed = view.window ? this.answers(open) : this.ownTurn(open);
    return weighed.sort(
      (a, b) =>
        b.score - a.score ||
        (a.folds || b.folds ? 0 : a.away - b.away) ||
        this.parts(a) - this.parts(b) ||
        this.missed(a) - this.missed(b) ||
        this.weight(a) - this.weight(b),
    );
  }

  /** What the hand is worth once some tiles are exchanged, where hands win that the rules list. */
  kept(): WorthWithout {
    const targets: Target[][] = [];
    return (kinds, come) => worthOf((targets[come] ??= this.value.targets(this.sight, 0, come)), kinds).value;
  }

  /** Whether it parts with a marked tile. */
  private parts({ action }: Weighed): number {
    return Number(action.tiles.some((id) => this.tile(id).marked));
  }

  private missed({ action }: Weighed): number {
    const [id] = action.tiles;
    return id === undefined ? 0 : this.sight.unseen[this.tile(id).kind]!;
  }

  private weight({ action }: Weighed): number {
    const move = this.sight.rules.moves[action.move];
    return move === undefined ? 0 : weightOf(move);
  }

  private tile(id: string) {
    const { tiles, byId } = this.sight.rules.tiles;
    return tiles[byId[id]!]!;
  }

  private ownTurn(open: readonly Action[]): Weighed[] {
    const { rules } = this.sight;
    const isDiscard = ({ move, tiles }: Action): boolean =>
      tiles.length === 1 && rules.moves[move] !== undefined && discardsBy(rules.moves[move]);
    const up = surrender(this.sight);
    const only = up ?? plainGain(this.sight);
    const nothing = { score: 0, value: 0, chance: 0, danger: 0, wonOn: 0 };
    if (only) return [{ ...nothing, action: only, folds: up !== undefined, away: up ? shanten(this.sight) : 0 }];
    const ways = open.filter(isDiscard).map((action) => ({
      action,
      after: usable(afterAction(this.full, action)),
      kind: this.tile(action.tiles[0]!).kind,
    }));
    // A ready hand that might declare and does not is worth what it wins undeclared.
    const mayDeclare = ways.some(({ action }) => this.declares(action));
    const discards = this.discards(
      ways.map((way) =>
        mayDeclare && !this.declares(way.action) && this.value.awayOf(way.after) <= 0
          ? { ...way, after: { ...way.after, mayDeclare: false } }
          : way,
      ),
    );
    const others = open.filter((action) => action.tiles.length > 0 && !isDiscard(action) && !givesUp(rules, action));
    return [...discards, ...others.map((action) => this.drawing(action))];
  }

  /** What is left to choose after a claim, and the pass. */
  private answers(open: readonly Action[]): Weighed[] {
    const { sight, full } = this;
    const now = shanten(sight);
    const claims = open.filter((action) => action.move === PASS || mayHelp(full, action, now));
    return claims.map((action) => {
      if (action.move === PASS || (action.tiles.length === 0 && sight.rules.moves[action.move]?.makes === undefined)) {
        return this.weigh(action, sight, now, this.waiting(sight, now), 0, false);
      }
      const after = afterAction(full, action);
      if (size(after) === size(full)) return this.drawing(action);
      const parts = after.counts.flatMap((count, kind) =>
        count > 0 ? [{ action, after: usable(without(after, kind)), kind }] : [],
      );
      const [best] = this.discards(parts).sort((a, b) => b.score - a.score);
      if (best) return { ...best, score: best.score + this.mayGrow(after, best.chance) };
      return this.weigh(action, after, shanten(after), this.value.expected(after, shanten(after), 0), 0, false);
    });
  }

  /** What the meld just claimed may be paid for once its fourth tile comes. */
  private mayGrow(after: PlayerModel, chance: number): number {
    const kind = after.melds.at(-1)?.kind ?? -1;
    const left = after.unseen[kind] ?? 0;
    const comes = after.counts[kind] ? 1 : 1 - (1 - left / Math.max(1, after.toCome)) ** this.turnsAhead(chance);
    return comes > 0 ? comes * this.ofPoints(paidForFourth(after)) : 0;
  }

  /** What a hand that waits for a tile may win. */
  private waiting(hand: PlayerModel, away: number): Expected {
    const { depth } = this;
    if (!this.mustAim(hand)) return this.value.expected(hand, away, depth);
    const aimed = worthOf(this.value.targets(hand, this.skill.targets));
    const near = away <= depth ? this.value.expected(hand, away, depth) : undefined;
    return near !== undefined && near.value >= aimed.value ? near : aimed;
  }

  /** Tiles drawn that are looked at one by one: of listed hands none, since all of them tell more than what leads to the nearest. */
  private get depth(): number {
    return this.value.isListed ? 0 : this.skill.depth;
  }

  /** Where the rules list the hands that win it takes little to value those. */
  private mustAim(hand: PlayerModel): boolean {
    return this.value.isListed || (this.skill.targets > 0 && this.value.mustAim(hand));
  }

  /** A move after which a tile is drawn. */
  private drawing(action: Action): Weighed {
    const after = usable(afterAction(this.full, action));
    const away = shanten(after);
    const weighed = this.weigh(action, after, away, this.waiting(after, away), 0, false);
    return { ...weighed, score: weighed.score + this.ofPoints(paidAtOnce(this.full, action)) };
  }

  /** Discards that leave the hand nearest are valued; the others keep a part of the best of those for each step lost. */
  private discards(ways: readonly { action: Action; after: PlayerModel; kind: Kind }[]): Weighed[] {
    const away = ways.map(({ after }) => this.value.awayOf(after));
    const least = Math.min(...away);
    const isOnly = this.isQuiet && away.filter((one) => one === least).length === 1;
    const [first] = ways;
    const full = first && {
      ...first.after,
      counts: first.after.counts.with(first.kind, first.after.counts[first.kind]! + 1),
    };
    const isAimed = full !== undefined && this.mustAim(full);
    const targets = isAimed ? this.value.targets(full, this.skill.targets) : undefined;
    const isFar = least > this.depth;
    const needed: boolean[] = [];
    ways.forEach(({ kind }, at) => {
      needed[kind] = away[at]! > least;
    });
    this.value.needed = needed;
    this.value.held = full?.counts ?? [];
    const near = isAimed && isFar ? [] : this.nearest(ways, away, least, isFar || isOnly ? 0 : this.depth);
    this.value.needed = this.value.held = [];
    let best: Expected = { value: 0, chance: 0 };
    for (const one of near) if (one && one.value > best.value) best = one;
    return ways.map(({ action, after, kind }, at) => {
      let expected = near[at] ?? partOf(best, STEP_LOST ** (away[at]! - least));
      // A ready hand that does not declare now is no better for what it may declare later.
      if (targets !== undefined && after.mayDeclare) {
        const aimed = worthOf(targets, [kind]);
        if (isFar || expected.value < aimed.value) expected = aimed;
      }
      const weighed = this.weigh(action, after, away[at]!, expected, this.danger[kind]!, this.declares(action));
      return { ...weighed, wonOn: this.wonOn[kind]! };
    });
  }

  /** What the hands nearest to a win are expected to bring: estimates, and looked at one by one, the best first, while the budget lasts. */
  private nearest(
    ways: readonly { after: PlayerModel }[],
    away: readonly number[],
    least: number,
    depth: number,
  ): (Expected | undefined)[] {
    const rough = ways.map(({ after }, at) => (away[at] === least ? this.value.expected(after, least, 0) : undefined));
    if (depth === 0 || least <= 0) return rough;
    const order = [...rough.keys()].filter((at) => rough[at] !== undefined);
    order.sort((a, b) => rough[b]!.value - rough[a]!.value);
    const sum = (list: readonly (Expected | undefined)[]): number =>
      looked.reduce((all, at) => all + list[at]!.value, 0);
    const near = [...rough];
    const looked: number[] = [];
    for (const at of order) {
      if (looked.length > 0 && this.value.left <= 0) break;
      near[at] = this.value.expected(ways[at]!.after, least, depth);
      looked.push(at);
    }
    // What is not looked at is taken to be as much better or worse than its estimate as the rest.
    const estimated = sum(rough);
    const part = estimated > 0 ? sum(near) / estimated : 1;
    return near.map((one, at) => (one === undefined || looked.includes(at) ? one : partOf(one, part)));
  }

  private declares({ move }: Action): boolean {
    return hiddenHands(this.sight.rules).declarations.some(({ id }) => id === move);
  }

  private weigh(
    action: Action,
    after: PlayerModel,
    away: number,
    { value, chance }: Expected,
    danger: number,
    declares: boolean,
  ): Weighed {
    const bound = declares || this.isDeclared;
    const exposure = this.perTurn * this.turnsAhead(chance) * (bound || away <= 0 ? 1 : MAY_FOLD);
    const on = value + chance * this.avoided - exposure;
    // To fold brings nothing at best.
    const fold = bound || on >= 0 ? -Infinity : -this.foldCost(after);
    const folds = fold > on;
    return { action, score: Math.max(on, fold) - danger, value, chance, danger, wonOn: 0, folds, away };
  }

  /** Own discards to come while the deal lasts. */
  private turnsAhead(chance: number): number {
    return this.value.ahead.turnsToCome * (1 - 0.5 * Math.min(1, chance));
  }

  /** What the safest tiles of the hand cost, one each turn. */
  private foldCost(after: PlayerModel): number {
    const costs: number[] = [];
    for (let kind = 0; kind < after.counts.length; kind++)
      for (let copy = 0; copy < after.counts[kind]!; copy++) costs.push(this.danger[kind]! * (copy > 0 ? 0.3 : 1));
    costs.sort((a, b) => a - b);
    let sum = 0;
    let going = 1;
    for (let turn = 0; turn < Math.min(this.value.ahead.turns, costs.length); turn++) {
      sum += going * costs[turn]!;
      going *= 0.85;
    }
    return sum * SAFE_DRAWS;
  }
}
