/** What a hand is expected to bring, by turns left. */
import type { Seat } from '../core/index.ts';
import type { PlayerModel } from './hand-and-unseen-tiles.ts';
import { claimsOfClosed } from './winning-hands.ts';
import { endOf, type Stake } from './payments/payments-beside-wins.ts';

/** Expected payments, and the chance to win at all. */
export interface Expected {
  value: number;
  chance: number;
}

export function partOf({ value, chance }: Expected, part: number): Expected {
  return { value: value * part, chance: chance * part };
}

/** The same by turns left, from none to all of them. */
export interface Prospect {
  value: Float64Array;
  chance: Float64Array;
}

/** What a turn brings a ready hand: how likely its tile is drawn, or discarded by another, and what that pays on average. */
export interface Gain {
  drawn: number;
  drawnPaid: number;
  given: number;
  givenPaid: number;
}
export const NO_GAIN: Gain = { drawn: 0, drawnPaid: 0, given: 0, givenPaid: 0 };

/** The better of two at every turn. */
export function better(a: Prospect, b: Prospect): Prospect {
  let isFirst = true;
  let isSecond = true;
  for (let turn = 0; turn < a.value.length; turn++) {
    if (a.value[turn]! < b.value[turn]!) isFirst = false;
    else if (a.value[turn]! > b.value[turn]!) isSecond = false;
  }
  if (isFirst) return a;
  if (isSecond) return b;
  const last = a.value.length - 1;
  return {
    value: a.value.map((value, turn) => Math.max(value, b.value[turn]!)),
    chance: a.value[last]! >= b.value[last]! ? a.chance : b.chance,
  };
}

/** The turns that a seat has still before it. */
export interface TurnsAhead {
  /** Opponents still in the deal. */
  others: readonly Seat[];
  /** Tiles that the seat draws until they are used up. */
  turns: number;
  /** Own turns to come before another ends the deal. */
  turnsToCome: number;
  /** By turns left: how likely another ends the deal in that turn. */
  hazards: Float64Array;
  /** How many others are expected to win, as far as that ends the deal or play goes on after it. */
  winsOfOthers: number;
  /** Own turns until the deal ends, in ways that are equally likely. */
  lengths: readonly number[];
  /** What a ready hand brings when the tiles are used up, beside one that is not. */
  readyAtEnd: number;
  /** By turns left: what a win saves of that. */
  spared: Float64Array;
}

/** A tile wanted is discarded by an opponent so much less often than it would be by chance. */
export const GIVEN = 0.75;
/** And still less where the others take the hand to be ready. */
export const WITHHELD = 0.3;
/** How often a draw is one that a ready hand waits for. */
const DRAWN = 0.06;

/** What a seat that has discarded has before it. `ready`: how many opponents will be ready after so many turns more; `ofPoints`: what points are worth. */
export function turnsAhead(
  { rules, view }: PlayerModel,
  ready: (turns: number) => number,
  ofPoints: (points: number) => number,
): TurnsAhead {
  const others = view.seats.flatMap((seat, at) => (at === view.seat || seat.out ? [] : [at]));
  // Where play goes on after a win, it ends with that of the last but one, and who has won draws no more.
  const { playsOn } = rules;
  const given = GIVEN - WITHHELD * (1 - claimsOfClosed(rules));
  const last = playsOn ? others.length : 1;
  const ends = DRAWN * (1 + given * others.length);
  const playing = [1];
  const rates: number[] = [];
  for (let left = view.wall.left; ; ) {
    const turn = rates.length;
    left -= 1 + others.length * (playsOn ? playing[turn]! : 1);
    if (left < 0) break;
    rates.push(Math.min(0.5, (ends * ready(turn)) / last));
    playing.push(playing[turn]! * (1 - rates[turn]!));
  }
  const turns = rates.length;
  const hazards = new Float64Array(turns + 1);
  for (let turn = 0; turn < turns; turn++)
    hazards[turns - turn] = 1 - (1 - (1 - playing[turn + 1]!) ** last) / (1 - (1 - playing[turn]!) ** last);
  const end = endOf(rules, ready(turns) / Math.max(1, others.length));
  const unready = ofPoints(end.unready);
  const share = playsOn ? (playing[turns]! * others.length) / (rules.seats.count - 1) : 1;
  return {
    others,
    turns,
    turnsToCome: sumOfTurns(hazards),
    hazards,
    winsOfOthers: last * (1 - playing[turns]!),
    lengths: lengthsOf(hazards),
    readyAtEnd: share * (ofPoints(end.ready) - unready),
    spared: goingOn(hazards).map((chance) => -share * unready * chance),
  };
}

/** Fills in what a ready hand is expected to bring, which has the same chance to win each turn. */
export function steady(
  { drawn, drawnPaid, given, givenPaid }: Gain,
  { turns, hazards, readyAtEnd, spared }: TurnsAhead,
  { value, chance }: Prospect,
): Prospect {
  value[0] = readyAtEnd;
  for (let turn = 1; turn <= turns; turn++) {
    // The others play first: of the deals that they end, half end before the tile is discarded.
    const asked = 1 - hazards[turn]! / 2;
    const draws = (1 - hazards[turn]!) * (1 - Math.min(1, given));
    const wins = given * asked + drawn * draws;
    const stays = draws * (1 - drawn);
    value[turn] = givenPaid * asked + drawnPaid * draws + wins * spared[turn - 1]! + stays * value[turn - 1]!;
    chance[turn] = wins + stays * chance[turn - 1]!;
  }
  return { value, chance };
}

/** Takes what it costs to declare from a prospect; it is worth `least` without that. */
export function staked({ value, chance }: Prospect, { paid, back }: Stake, least = -Infinity): Prospect {
  for (let turn = 0; paid !== 0 && turn < value.length; turn++)
    value[turn] = Math.max(least, value[turn]! - paid + back * chance[turn]!);
  return { value, chance };
}

/** Makes a prospect that of a hand one step before, a step that a turn takes at this rate. */
export function stepBack(rate: number, { turns, hazards }: TurnsAhead, { value, chance }: Prospect): void {
  let then = value[0]!;
  let thenChance = chance[0]!;
  value[0] = chance[0] = 0;
  for (let turn = 1; turn <= turns; turn++) {
    const goes = 1 - hazards[turn]!;
    const now = goes * (rate * then + (1 - rate) * value[turn - 1]!);
    const nowChance = goes * (rate * thenChance + (1 - rate) * chance[turn - 1]!);
    then = value[turn]!;
    thenChance = chance[turn]!;
    value[turn] = now;
    chance[turn] = nowChance;
  }
}

const LENGTHS = 4;

/** How many turns come before the deal ends, at the middle of each quarter of all deals. */
function lengthsOf(hazards: Float64Array): number[] {
  const lengths: number[] = [];
  let going = 1;
  for (let turn = 1; turn < hazards.length; turn++) {
    going *= 1 - hazards[hazards.length - turn]!;
    while (lengths.length < LENGTHS && 1 - going > (lengths.length + 0.5) / LENGTHS) lengths.push(turn - 0.5);
  }
  while (lengths.length < LENGTHS) lengths.push(hazards.length - 1);
  return lengths;
}

/** Turns that are expected to come where each may be the last. */
function sumOfTurns(hazards: Float64Array): number {
  let going = 1;
  let sum = 0;
  for (let turn = hazards.length - 1; turn > 0; turn--) {
    going *= 1 - hazards[turn]!;
    sum += going;
  }
  return sum;
}

/** By turns left: how likely the deal goes on to its end. */
function goingOn(hazards: Float64Array): Float64Array {
  let chance = 1;
  return hazards.map((hazard) => (chance *= 1 - hazard));
}
