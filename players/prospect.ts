/** What a hand is expected to bring, by turns left. */

/** Expected payments, and the chance to win at all. */
export interface Expected {
  value: number;
  chance: number;
}

/** The same by turns left, from none to all of them. */
export interface Prospect {
  value: Float64Array;
  chance: Float64Array;
}

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

/** Turns that are expected to come where each may be the last. */
export function sumOfTurns(hazards: Float64Array): number {
  let going = 1;
  let sum = 0;
  for (let turn = hazards.length - 1; turn > 0; turn--) {
    going *= 1 - hazards[turn]!;
    sum += going;
  }
  return sum;
}

/**
 * By turns left: how likely the deal ends in that turn, which it does when so many others have won. `rate`: how likely each of them wins
 * in a turn after so many turns.
 */
export function hazardsOf(turns: number, winners: number, rate: (turns: number) => number): Float64Array {
  const hazards = new Float64Array(turns + 1);
  let open = 1;
  let going = 1;
  for (let left = turns; left > 0; left--) {
    open *= 1 - Math.min(0.5, rate(turns - left));
    const still = 1 - (1 - open) ** winners;
    hazards[left] = 1 - still / going;
    going = still;
  }
  return hazards;
}

/** By turns left: how likely the deal goes on to its end. */
export function goingOn(hazards: Float64Array): Float64Array {
  let chance = 1;
  return hazards.map((hazard) => (chance *= 1 - hazard));
}
