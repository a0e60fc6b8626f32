/** Which patterns count in hands, for going through very many: what was found for one hand is remembered for others like it (row: every complete hand). */
import type { WinQuery } from '../../core/index.ts';
import type { Candidate, PatternSource } from '../readings/back-end-types.ts';
import { amountsOf, bestChoice, compareScores, chooserOf, type Chooser, type Scored } from './score-hand.ts';
import type { ScoreRules } from './score-rules.ts';

/** What counts in a hand. */
export interface PatternCounts {
  /** Patterns by number, in the order of the pack. */
  patterns: readonly number[];
  value: number;
}

/** A reading that was scored, and what it was scored by. */
interface Known {
  key: Float64Array;
  scored: Scored;
}

const MOST_KEPT = 100_000;

/**
 * Makes the function that says which patterns count in the best reading of a hand; undefined where none wins. Hands given
 * to one function may differ in nothing but their concealed tiles and the last of them: then readings with the same
 * patterns, as often and worth as much, score the same, and the answer for them is one object.
 */
export function makePatternCounts(
  source: PatternSource,
  rules: ScoreRules,
): (query: WinQuery) => PatternCounts | undefined {
  const chooser = chooserOf(rules);
  const scoredOf = remembering(chooser);
  return (query) => {
    let best: Scored | undefined;
    source.candidates(query, (candidate) => {
      const scored = scoredOf(query, candidate);
      if (scored.meets && (best === undefined || compareScores(scored, best) > 0)) best = scored;
    });
    return best;
  };
}

function remembering(chooser: Chooser): (query: WinQuery, candidate: Candidate) => Scored {
  const { rules, exclusions } = chooser;
  const kept = new Map<number, Known[]>();
  const isLinked = rules.patterns.map((_, pattern) => exclusions.countsOf[pattern] === 'linked');
  const hasLinked = isLinked.includes(true);
  const key = makeKey(rules);
  let size = 0;
  return (query, candidate) => {
    const score = (): Scored => bestChoice(chooser, query, candidate, amountsOf(candidate, rules));
    // What is joined depends on the sets themselves.
    if (hasLinked && isLinked.some((linked, pattern) => linked && candidate.times[pattern]! > 0)) return score();
    key.fill(candidate);
    const list = kept.get(key.hash) ?? [];
    const known = list.find((one) => key.is(one.key));
    if (known) return known.scored;
    if (size++ > MOST_KEPT) kept.clear();
    const scored = score();
    kept.set(key.hash, [...list, { key: key.copy(), scored }]);
    return scored;
  };
}

/** All that a score can depend on here, as numbers one after the other. */
interface Key {
  hash: number;
  fill(candidate: Candidate): void;
  is(other: Float64Array): boolean;
  copy(): Float64Array;
}

function makeKey({ patterns, tallies, shapes }: ScoreRules): Key {
  let numbers = new Float64Array(64);
  let length = 0;
  const add = (number: number): void => {
    if (length === numbers.length) {
      const longer = new Float64Array(2 * length);
      longer.set(numbers);
      numbers = longer;
    }
    numbers[length++] = number;
    key.hash = Math.imul(key.hash ^ (number * 16), 0x9e3779b1);
  };
  const key: Key = {
    hash: 0,
    fill({ shape, times, value }) {
      length = key.hash = 0;
      add(shapes[shape]!.exempt === true ? 1 : 0);
      for (let pattern = 0; pattern < times.length; pattern++) {
        if (times[pattern] === 0) continue;
        add(pattern);
        add(times[pattern]!);
        for (let tally = 0; pattern < patterns.length && tally < tallies.length; tally++) add(value(pattern, tally));
      }
    },
    is(other) {
      if (other.length !== length) return false;
      for (let at = 0; at < length; at++) if (other[at] !== numbers[at]) return false;
      return true;
    },
    copy: () => numbers.slice(0, length),
  };
  return key;
}
