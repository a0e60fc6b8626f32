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
