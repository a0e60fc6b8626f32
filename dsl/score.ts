/** What a finished hand is worth: of all readings, and all choices of patterns, the one best for the winner. */
import type { Award, Judgement, TileSet, WinQuery } from '../core/index.ts';
import { choicesOf, exclusionsOf, type Exclusions, type GroupRule, type PatternRule } from './choose.ts';
import type { Candidate, PatternSource } from './match/matcher.ts';
import { compareReadings } from './match/order.ts';
import { printReading } from './match/print.ts';
import type { Reading, Shape } from './match/reading.ts';
import type { ScoreSoFar } from './words/word.ts';

/** What an expression of the score sees. */
export interface ScoreContext extends ScoreSoFar {
  query: WinQuery;
}

/** An expression of the score as a function. */
export type ScoreAsk<T> = (context: ScoreContext) => T;

/** How a pack scores. */
export interface ScoreRules {
  tiles: TileSet;
  shapes: readonly Shape[];
  patterns: readonly PatternRule[];
  groups: readonly GroupRule[];
  /** Names of the tallies, in order. */
  tallies: readonly string[];
  steps: readonly { name: string; ask: ScoreAsk<number> }[];
  value: ScoreAsk<number>;
  /** Whether the hand may win. */
  minimum?: ScoreAsk<boolean>;
  /** Named ranks of a hand; the first that holds is named. */
  limits?: readonly { id: string; when: ScoreAsk<boolean> }[];
}

/** A choice of patterns of one reading, scored. */
export interface Scored {
  /** Patterns that count, by number. */
  patterns: number[];
  /** By tally. */
  tallies: number[];
  value: number;
  /** Whether the pack's minimum is met. */
  meets: boolean;
  limit?: string;
}

/** Judges finished hands; undefined where a hand does not win. */
export type Judge = (query: WinQuery) => Judgement | undefined;

/** Makes the judge of a pack from its patterns and its score. */
export function makeJudge(source: PatternSource, rules: ScoreRules): Judge {
  const exclusions = exclusionsOf(rules.patterns, rules.groups);
  return (query) => {
    let best: { scored: Scored; reading: Reading; amounts: Amounts } | undefined;
    source.candidates(query, (candidate) => {
      const amounts = amountsOf(candidate, rules);
      const scored = bestChoice(rules, exclusions, query, amounts);
      if (!scored.meets) return;
      const apart = best === undefined ? 1 : compareScores(scored, best.scored);
      if (apart < 0) return;
      const reading = candidate.reading();
      if (apart > 0 || compareReadings(reading, best!.reading) < 0) best = { scored, reading, amounts };
    });
    return best === undefined ? undefined : judgementOf(rules, query, best.reading, best.scored, best.amounts);
  };
}

/** What each pattern of a reading is worth, kept beyond the visit. */
export interface Amounts {
  times: number[];
  /** By pattern that is present, by tally: for all its times together. */
  values: (number[] | undefined)[];
}

export function amountsOf(candidate: Candidate, { tallies }: ScoreRules): Amounts {
  const times = Array.from(candidate.times);
  const values = times.map((count, pattern) =>
    count > 0 ? tallies.map((_, tally) => count * candidate.value(pattern, tally)) : undefined,
  );
  return { times, values };
}

/** The choice of patterns of one reading that is best for the winner; one that meets the minimum, where there is one. */
export function bestChoice(rules: ScoreRules, exclusions: Exclusions, query: WinQuery, amounts: Amounts): Scored {
  const [first, ...others] = choicesOf(exclusions, amounts.times).map((choice) =>
    scoreChoice(rules, query, amounts, choice),
  );
  return others.reduce((best, scored) => (better(scored, best) ? scored : best), first!);
}

/** Minimum first, then value, tallies in order, and where all are equal the pattern that stands first in the pack. */
function better(one: Scored, other: Scored): boolean {
  const apart = Number(one.meets) - Number(other.meets) || compareScores(one, other);
  if (apart !== 0) return apart > 0;
  const at = one.patterns.findIndex((pattern, index) => pattern !== other.patterns[index]);
  return at >= 0 && (other.patterns[at] === undefined || one.patterns[at]! < other.patterns[at]!);
}

/** Positive where the first is worth more: by value, then by the tallies in order. */
export function compareScores(one: Scored, other: Scored): number {
  if (one.value !== other.value) return one.value - other.value;
  const at = one.tallies.findIndex((tally, index) => tally !== other.tallies[index]);
  return at < 0 ? 0 : one.tallies[at]! - other.tallies[at]!;
}

function scoreChoice(rules: ScoreRules, query: WinQuery, amounts: Amounts, patterns: number[]): Scored {
  const steps: Record<string, number> = {};
  const tallies = sumTallies(rules, amounts, patterns);
  const context: ScoreContext = { query, tallies, ofGroup: sumByGroup(rules, amounts, patterns), steps };
  for (const { name, ask } of rules.steps) steps[name] = ask(context);
  const limit = rules.limits?.find(({ when }) => when(context))?.id;
  const sums = rules.tallies.map((name) => tallies[name]!);
  const scored = { patterns, tallies: sums, value: rules.value(context), meets: rules.minimum?.(context) ?? true };
  return limit === undefined ? scored : { ...scored, limit };
}

function sumTallies({ tallies }: ScoreRules, { values }: Amounts, patterns: readonly number[]): Record<string, number> {
  const sums: Record<string, number> = {};
  tallies.forEach((name, tally) => {
    sums[name] = patterns.reduce((sum, pattern) => sum + values[pattern]![tally]!, 0);
  });
  return sums;
}

function sumByGroup(rules: ScoreRules, amounts: Amounts, patterns: readonly number[]): ScoreContext['ofGroup'] {
  const sums: Record<string, Record<string, number>> = {};
  for (const { id } of rules.groups) {
    const counted = patterns.filter((pattern) => rules.patterns[pattern]!.group === id);
    sums[id] = sumTallies(rules, amounts, counted);
  }
  return sums;
}

/** The judgement that a scored choice of a reading amounts to. */
export function judgementOf(
  rules: ScoreRules,
  query: WinQuery,
  reading: Reading,
  scored: Scored,
  amounts: Amounts,
): Judgement {
  const judgement: Judgement = {
    reading: printReading(reading, query, rules.tiles),
    shape: rules.shapes[reading.shape]!.id,
    patterns: scored.patterns.map((pattern): Award => {
      const value = rules.tallies.map((name, tally) => [name, amounts.values[pattern]![tally]!] as const);
      const counted = Object.fromEntries(value.filter(([, amount]) => amount !== 0));
      return { id: rules.patterns[pattern]!.id, times: amounts.times[pattern]!, value: counted };
    }),
    tallies: Object.fromEntries(rules.tallies.map((name, tally) => [name, scored.tallies[tally]!])),
    value: scored.value,
  };
  return scored.limit === undefined ? judgement : { ...judgement, limit: scored.limit };
}
