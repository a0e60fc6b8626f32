/** What a finished hand is worth: of all readings, and all choices of patterns, the one best for the winner. */
import {
  type Award,
  type Judgement,
  type JudgementNames,
  type Names,
  onceFor,
  type WinQuery,
  type Worth,
} from '../../core/index.ts';
import { choicesOf, exclusionsOf, type Choice, type Exclusions } from './pattern-exclusions.ts';
import { makeCollections } from '../evaluate/occurrences-sharing-one-set.ts';
import type { Best, Candidate, PatternSource } from '../readings/back-end-types.ts';
import { compareReadings } from '../readings/reading-order.ts';
import { printReading } from '../readings/print-reading.ts';
import type { Reading } from '../readings/reading.ts';
import type { ScoreContext, ScoreNames, ScoreRules } from './score-rules.ts';

/** A choice of patterns of one reading, scored. */
export interface Scored extends Choice {
  /** What the patterns add up to by tally, in the order of the pack. */
  tallies: Record<string, number>;
  value: number;
  /** Whether the pack's minimum is met. */
  meets: boolean;
  limit?: string;
  steps: Readonly<Record<string, number>>;
}

/** Judges finished hands; undefined where a hand does not win. */
export type Judge = (query: WinQuery) => Judgement | undefined;

/** A complete hand judged; one that does not win is worth too little. */
export interface Judged {
  judgement: Judgement;
  isWin: boolean;
}

/** Judges complete hands, whether they win or not; undefined where a hand is not complete. */
export type LenientJudge = (query: WinQuery) => Judged | undefined;

/** What scoring readings needs beside the rules; made once for a pack. */
export interface Chooser {
  rules: ScoreRules;
  exclusions: Exclusions;
  collections: ReturnType<typeof makeCollections>;
  /** Of patterns, by id. */
  numbers: ReadonlyMap<string, number>;
}

/** Made when the first hand comes. */
export const chooserOf = onceFor((rules: ScoreRules): Chooser => {
  const { patterns, groups, joins = [] } = rules;
  return {
    rules,
    exclusions: exclusionsOf(patterns, groups),
    collections: makeCollections(joins),
    numbers: new Map(patterns.map(({ id }, pattern) => [id, pattern])),
  };
});

/** Makes the judge of a pack from its patterns and its score. */
export function makeJudge(source: PatternSource, rules: ScoreRules): Judge {
  const judge = judgeBy(source, rules, false);
  return (query) => judge(query)?.judgement;
}

/** The same for hands that are worth too little too: by the reading that is best, if none is worth enough. */
export function makeLenientJudge(source: PatternSource, rules: ScoreRules): LenientJudge {
  return judgeBy(source, rules, true);
}

function judgeBy(source: PatternSource, rules: ScoreRules, lenient: boolean): LenientJudge {
  return (query) => {
    const chooser = chooserOf(rules);
    const weigher = source.weigher?.();
    if (weigher === undefined) {
      return judgeReadings(chooser, query, lenient, (visit) => source.candidates(query, visit));
    }
    const best = weigher.best(query, lenient);
    if (best === undefined) return undefined;
    return best.isTold ? judgedAsTold(chooser, best) : judgeReadings(chooser, query, lenient, best.visit);
  };
}

/** Judges by the best of all readings that are shown. */
function judgeReadings(
  chooser: Chooser,
  query: WinQuery,
  lenient: boolean,
  show: (visit: (candidate: Candidate) => void) => void,
): Judged | undefined {
  const { rules } = chooser;
  let best: { scored: Scored; reading: Reading; amounts: Amounts } | undefined;
  show((candidate) => {
    const amounts = amountsOf(candidate, rules);
    const scored = bestChoice(chooser, query, candidate, amounts);
    if (!scored.meets && !lenient) return;
    const apart = best === undefined ? 1 : compareChoices(scored, best.scored);
    if (apart < 0) return;
    const reading = candidate.reading();
    if (apart > 0 || compareReadings(reading, best!.reading) < 0) best = { scored, reading, amounts };
  });
  if (best === undefined) return undefined;
  const { scored, reading, amounts } = best;
  const printed = printReading(reading, query, rules.tiles);
  const judgement = judgementOf(
    rules,
    reading.shape,
    printed,
    worthOfChoice(rules, scored),
    awardsOf(rules, scored, amounts),
  );
  return { judgement, isWin: scored.meets };
}

function judgedAsTold(chooser: Chooser, best: Best): Judged {
  const first = firstOf(chooser, best);
  const { worth, isWin } = best;
  const printed = best.printed(first);
  return { judgement: judgementOf(chooser.rules, best.shape(first), printed, worth, best.awards(first)), isWin };
}

/** Of readings that are worth the same the first: by what counts, then by their order. */
function firstOf(chooser: Chooser, { count, awards, reading }: Best): number {
  let first = 0;
  for (let at = 1; at < count; at++) {
    const [mine, its] = [awards(first), awards(at)];
    const apart = areAlike(mine, its) ? 0 : compareLists(countedIn(chooser, its), countedIn(chooser, mine));
    if (apart > 0 || (apart === 0 && compareReadings(reading(at), reading(first)) < 0)) first = at;
  }
  return first;
}

/** Mostly it is just another group that the last tile completed. */
function areAlike(some: readonly Award[], others: readonly Award[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++)
    if (some[at]!.id !== others[at]!.id || some[at]!.times !== others[at]!.times) return false;
  return true;
}

function countedIn({ numbers }: Chooser, awards: readonly Award[]): Choice {
  const often: number[] = [];
  const patterns = awards.map(({ id, times }) => {
    const pattern = numbers.get(id)!;
    often[pattern] = times;
    return pattern;
  });
  return { patterns, times: often };
}

/** What a hand is worth, or undefined where it does not win. */
export type Weigh = (query: WinQuery) => Worth | undefined;

/** Makes the function that says what hands are worth; by the judge where the source does not weigh readings itself. */
export function makeWeigh(source: PatternSource, judge: Judge): Weigh {
  const judged: Weigh = (query) => worthOf(judge(query));
  return (query) => {
    const weigher = source.weigher?.();
    return weigher ? weigher.worth(query, judged) : judged(query);
  };
}

function worthOf(judgement: Judgement | undefined): Worth | undefined {
  if (judgement === undefined) return undefined;
  const { reading: _reading, shape: _shape, patterns: _patterns, names: _names, ...worth } = judgement;
  return worth;
}

/** What each pattern of a reading is worth, kept beyond the visit. */
export interface Amounts {
  times: number[];
  /** By pattern that is present, by tally: what one occurrence is worth. */
  values: (number[] | undefined)[];
}

/** A pattern that is worth nothing is not there. */
export function amountsOf(candidate: Candidate, { tallies, patterns }: ScoreRules): Amounts {
  const { times: seen } = candidate;
  const times = new Array<number>(seen.length).fill(0);
  const values = new Array<number[] | undefined>(patterns.length);
  for (let pattern = 0; pattern < times.length; pattern++) {
    const count = seen[pattern]!;
    if (count === 0) continue;
    const isPattern = pattern < patterns.length && count > 0;
    const worth = isPattern ? worthEach(candidate, pattern, tallies.length) : undefined;
    if (isPattern && worth === undefined) continue;
    times[pattern] = count;
    values[pattern] = worth;
  }
  return { times, values };
}

/** What one occurrence of a pattern is worth, by tally; undefined where that is nothing. */
function worthEach(candidate: Candidate, pattern: number, tallies: number): number[] | undefined {
  const worth: number[] = [];
  let isWorth = false;
  for (let tally = 0; tally < tallies; tally++) {
    const amount = candidate.value(pattern, tally);
    worth.push(amount);
    if (amount !== 0) isWorth = true;
  }
  return isWorth ? worth : undefined;
}

/** The choice of patterns of one reading that is best for the winner; one that meets the minimum, where there is one. */
export function bestChoice(chooser: Chooser, query: WinQuery, candidate: Candidate, amounts: Amounts): Scored {
  const { rules, exclusions, collections } = chooser;
  const choices = choicesOf(exclusions, amounts.times, (patterns) => collections(query, candidate.reading, patterns));
  let best = scoreChoice(rules, query, candidate.shape, amounts, choices[0]!);
  for (let index = 1; index < choices.length; index++) {
    const scored = scoreChoice(rules, query, candidate.shape, amounts, choices[index]!);
    if (compareChoices(scored, best) > 0) best = scored;
  }
  return best;
}

/** As `compareScores`, but one that meets the minimum goes before one that does not. */
function compareChoices(one: Scored, other: Scored): number {
  return Number(one.meets) - Number(other.meets) || compareScores(one, other);
}

/** Positive where the first is worth more: by value, then by the tallies in order; between equals by what counts. */
export function compareScores(one: Scored, other: Scored): number {
  if (one.value !== other.value) return one.value - other.value;
  for (const tally in one.tallies) {
    if (one.tallies[tally] !== other.tallies[tally]) return one.tallies[tally]! - other.tallies[tally]!;
  }
  return compareLists(one, other);
}

/** Positive where the first list names the pattern that stands earlier in the pack, or has it more often. */
function compareLists(one: Choice, other: Choice): number {
  for (let at = 0; at < one.patterns.length || at < other.patterns.length; at++) {
    const [mine, theirs] = [one.patterns[at], other.patterns[at]];
    if (mine === undefined || theirs === undefined) return mine === undefined ? -1 : 1;
    const apart = theirs - mine || one.times[mine]! - other.times[theirs]!;
    if (apart !== 0) return apart;
  }
  return 0;
}

function scoreChoice(rules: ScoreRules, query: WinQuery, shape: number, amounts: Amounts, choice: Choice): Scored {
  const steps: Record<string, number> = {};
  const tallies: Record<string, number> = {};
  for (let tally = 0; tally < rules.tallies.length; tally++)
    tallies[rules.tallies[tally]!] = sumOf(amounts, choice, tally);
  const context: ScoreContext = { query, tallies, steps, ofGroup: sumByGroup(rules, amounts, choice) };
  for (const { name, ask } of rules.steps) steps[name] = ask(context);
  const limit = rules.limits?.find(({ when }) => when(context));
  const value = (limit?.value ?? rules.value)(context);
  const meets = rules.shapes[shape]!.exempt === true || (rules.minimum?.(context) ?? true);
  const { patterns, times } = choice;
  const scored: Scored = { patterns, times, tallies, value, meets, steps };
  if (limit !== undefined) scored.limit = limit.id;
  return scored;
}

/** What the patterns of a choice are worth together in one tally. */
function sumOf({ values }: Amounts, { patterns, times }: Choice, tally: number): number {
  let sum = 0;
  for (const pattern of patterns) sum += times[pattern]! * values[pattern]![tally]!;
  return sum;
}

/** The sums of each group that has patterns in the choice. */
function sumByGroup(rules: ScoreRules, amounts: Amounts, { patterns, times }: Choice): ScoreContext['ofGroup'] {
  const sums: Record<string, Record<string, number>> = {};
  for (const pattern of patterns) {
    const { group } = rules.patterns[pattern]!;
    if (group === undefined) continue;
    const own = (sums[group] ??= {});
    for (let tally = 0; tally < rules.tallies.length; tally++) {
      const name = rules.tallies[tally]!;
      own[name] = (own[name] ?? 0) + times[pattern]! * amounts.values[pattern]![tally]!;
    }
  }
  return sums;
}

/** What a scored choice is worth, in the numbers players say. */
export function worthOfChoice({ countsAs }: ScoreRules, { tallies: sums, steps, value, limit }: Scored): Worth {
  const worth: Worth = { tallies: sums, steps, value };
  if (countsAs !== undefined) {
    const said = Object.entries(sums).map(([tally, sum]) => [tally, steps[countsAs[tally]!] ?? sum]);
    worth.tallies = Object.fromEntries(said) as Worth['tallies'];
    worth.sums = sums;
  }
  if (limit !== undefined) worth.limit = limit;
  return worth;
}

/** The judgement of a reading that is worth so much by what counts in it. */
export function judgementOf(
  rules: ScoreRules,
  shape: number,
  reading: string,
  { tallies, sums, steps, value, limit }: Worth,
  patterns: readonly Award[],
): Judgement {
  const { id } = rules.shapes[shape]!;
  const names = judgementNames(rules)[shape]!.get(limit)!;
  const judgement: Judgement =
    sums !== undefined
      ? { reading, shape: id, patterns, tallies, sums, steps: steps!, value, names }
      : rules.steps.length > 0
        ? { reading, shape: id, patterns, tallies, steps: steps!, value, names }
        : { reading, shape: id, patterns, tallies, value, names };
  if (limit !== undefined) judgement.limit = limit;
  return judgement;
}

/** By shape, and the limit that is reached. */
const judgementNames = onceFor((rules: ScoreRules): ReadonlyMap<string | undefined, JudgementNames>[] => {
  const { shapes, tallies, limits, value } = namesOf(rules);
  const ofTallies = Object.freeze(Object.fromEntries(tallies.map(({ id, name }) => [id, name])));
  return shapes.map(({ name: shape }) => {
    const common = { shape, tallies: ofTallies, value };
    const reached = limits.map(({ id, name }): [string, JudgementNames] => [id, { ...common, limit: name }]);
    const all: [string | undefined, JudgementNames][] = [[undefined, common], ...reached];
    return new Map(all.map(([limit, names]) => [limit, Object.freeze(names)]));
  });
});

export const namesOf = onceFor((rules: ScoreRules): ScoreNames => {
  const { names, patterns, shapes, tallies, limits = [] } = rules;
  if (names !== undefined) return names;
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: { en: id } as Names }));
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  return {
    patterns: named(idsOf(patterns)).map((pattern) => ({ ...pattern, value: {} })),
    tallies: named(tallies),
    shapes: named(idsOf(shapes)),
    limits: named(idsOf(limits)),
    value: { en: 'value' } as Names,
  };
});

/** What the patterns of a scored choice give, tallies they add nothing to left out. */
export function awardsOf(rules: ScoreRules, scored: Scored, { values }: Amounts): Award[] {
  const { tallies } = rules;
  const names = namesOf(rules).patterns;
  return scored.patterns.map((pattern) => {
    const times = scored.times[pattern]!;
    const gives: Record<string, number> = {};
    for (let tally = 0; tally < tallies.length; tally++) {
      const amount = times * values[pattern]![tally]!;
      if (amount !== 0) gives[tallies[tally]!] = amount;
    }
    const { id, name } = names[pattern]!;
    return { id, name, times, value: gives };
  });
}
