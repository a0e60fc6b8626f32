/**
 * What many finished hands have, as far as warnings ask: of each pattern, what was always there with it and what ever was.
 *
 *                    reading 1    reading 2    reading 3      always     ever
 *     with `a`:      a b c        a b          a b d          b          b c d
 */
import { seededRandom, type Random, type WinQuery } from '../../core/index.ts';
import type { Reading } from '../../dsl/index.ts';
import { explain, type InSteps, type PackExample, type PackRuleset } from '../../loader/index.ts';
import type { Outcome } from './proof/combination.ts';
import { one, partsIn, type Part, changedHand, drawnHand, possibleWins } from '../hands/index.ts';

/** What was seen of one pattern. */
export interface Sightings {
  /** In how many hands. */
  hands: number;
  /** Patterns that were there whenever this one was. */
  always: ReadonlySet<number>;
  /** Patterns that were ever there with it. */
  ever: ReadonlySet<number>;
  /** A hand that has it, with as little else as was found. */
  simplest?: WinQuery;
  /** A hand that wins with it, and in which it counts, with as little else as was found; looked for where the effort is to judge. */
  counted?: WinQuery;
}

/** Many hands and what they have. Patterns go by their number in the pack. */
export interface Trials {
  /** How many finished hands were tried. */
  hands: number;
  patterns: readonly Sightings[];
  /** The hand that won, or of those that were worth too little the best. */
  won?: WinQuery;
  short?: { query: WinQuery; value: number };
  /** Limits that were reached, each by a hand; looked for where the effort is to judge. */
  limits: ReadonlyMap<string, WinQuery>;
  /** What was proved of combinations of patterns, by their keys. */
  outcomes?: ReadonlyMap<string, Outcome>;
}

/** How many hands are tried: of each pattern near its examples, drawn by chance, and again where something seems odd. */
export interface Effort {
  near: number;
  drawn: number;
  again: number;
  /** Also looks for which patterns count, and which limits are reached. */
  judges?: boolean;
}

/** Who watches a search. */
export interface TrialSettings {
  /** Told how far it is, from 0 to 1. */
  progress?: (share: number) => void;
  /** Asked now and then whether it is to end with what was found so far. */
  stopped?: () => boolean;
}

/** What hands are tried for. */
export interface Sought {
  /** Patterns that something may be said of. */
  patterns: readonly number[];
  /** Whether it matters that any hand wins. */
  win: boolean;
}

interface Pattern {
  hands: number;
  always: Set<number> | undefined;
  ever: Set<number>;
  simplest?: { query: WinQuery; others: number };
  /** Some hands that have it, to begin from. */
  kept: { query: WinQuery; reading: Reading }[];
  /** Groups of hands that have it, to make others of. */
  parts: Map<string, Part>;
  counted?: { query: WinQuery; others: number };
}

interface Running {
  rules: PackRuleset;
  random: Random;
  hands: number;
  patterns: Pattern[];
  won?: WinQuery;
  short?: { query: WinQuery; value: number };
  judges: boolean;
  limits: Map<string, WinQuery>;
}

const MOST_KEPT = 12;
/** Hands that are made for each one that can come about. */
const MOST_CHANGES = 3;
const MOST_PARTS = 150;
/** To say what a hand that is worth too little is worth takes long. */
const MOST_EXPLAINED = 300;

/** Tries hands; `isOdd` says of which patterns that are sought more should be known. Where only a win is sought, one is enough. */
export function* tryHands(
  rules: PackRuleset,
  examples: readonly PackExample[],
  effort: Effort,
  sought: Sought,
  isOdd: (pattern: number, trials: Trials) => boolean,
  { progress = () => undefined, stopped = () => false }: TrialSettings = {},
): InSteps<Trials> {
  const { patterns } = rules.scoring.rules;
  const none = (): Pattern => ({ hands: 0, always: undefined, ever: new Set(), kept: [], parts: new Map() });
  const running: Running = {
    ...{ rules, random: seededRandom(1), hands: 0, patterns: patterns.map(none) },
    ...{ judges: effort.judges === true, limits: new Map() },
  };
  const isOver = (): boolean =>
    stopped() || (sought.patterns.length === 0 && (!sought.win || running.won !== undefined));
  for (const { query } of examples) if (!isOver()) tryHand(running, query);
  for (let index = 0; index < effort.drawn && !isOver(); index++) {
    const query = drawnHand(rules, running.random);
    if (query !== undefined) tryHand(running, query);
    if (index % STRETCH === 0) yield;
  }
  for (const index of patterns.keys()) {
    if (isOver()) break;
    progress(index / patterns.length / 2);
    tryNear(running, index, effort.near);
    if (running.patterns[index]!.hands < SOME) tryNear(running, index, effort.near);
    yield;
  }
  for (const [at, index] of sought.patterns.entries()) {
    progress((1 + at / sought.patterns.length) / 2);
    // What is refuted meanwhile is odd no more.
    for (let tried = 0; tried < effort.again && !stopped() && isOdd(index, trialsOf(running)); tried += STRETCH) {
      tryNear(running, index, STRETCH);
      yield;
    }
  }
  return trialsOf(running);
}

/** Hands of a pattern that are enough to say something of it. */
export const ENOUGH = 300;
/** Hands of a pattern from which on something may look odd. */
export const SOME = 20;
/** Between two questions whether a pattern is still odd. */
const STRETCH = 50;

function trialsOf({ hands, patterns, won, short, limits }: Running): Trials {
  const seen = patterns.map(
    ({ hands: count, always, ever, simplest, counted }): Sightings => ({
      hands: count,
      always: always ?? new Set(),
      ever,
      ...(simplest && { simplest: simplest.query }),
      ...(counted && { counted: counted.query }),
    }),
  );
  return { hands, patterns: seen, limits, ...(won && { won }), ...(short && { short }) };
}

function tryNear(running: Running, pattern: number, count: number): void {
  const { kept, parts } = running.patterns[pattern]!;
  if (kept.length === 0) return;
  const known = [...parts.values()];
  let tried = 0;
  for (let index = 0; tried < count && index < MOST_CHANGES * count; index++) {
    const next = changedHand(running.rules, one(kept, running.random), known, running.random);
    if (next === undefined || tryHand(running, next, pattern)) tried++;
  }
}

/** `near`: the pattern of the hand that this one was made of. Gives whether the hand can come about; if not, only others are made of it. */
function tryHand(running: Running, tried: WinQuery, near?: number): boolean {
  const { rules, patterns } = running;
  const [win] = possibleWins(rules, tried);
  const query = win ?? tried;
  const had = new Set<number>();
  let fewest = Infinity;
  rules.scoring.compiled.candidates(query, (candidate) => {
    const present: number[] = [];
    for (let index = 0; index < patterns.length; index++) if (candidate.times[index]! > 0) present.push(index);
    fewest = Math.min(fewest, present.length);
    let reading: Reading | undefined;
    for (const index of present) {
      const pattern = patterns[index]!;
      if (win) note(pattern, index, present, candidate.times, query);
      had.add(index);
      if (pattern.kept.length < MOST_KEPT || (index === near && running.random.int(0, 2) === 0)) {
        reading ??= candidate.reading();
        keep(pattern, { query, reading }, running.random);
      }
    }
  });
  if (!win) return false;
  if (fewest === Infinity) return true;
  running.hands++;
  for (const index of had) patterns[index]!.hands++;
  noteWin(running, query);
  if (running.judges) noteJudgement(running, query, had, fewest);
  return true;
}

function note(
  pattern: Pattern,
  index: number,
  present: readonly number[],
  times: ArrayLike<number>,
  query: WinQuery,
): void {
  if (pattern.always === undefined) pattern.always = new Set(present.filter((other) => other !== index));
  else for (const other of pattern.always) if (!(times[other]! > 0)) pattern.always.delete(other);
  for (const other of present) pattern.ever.add(other);
  if (pattern.simplest === undefined || present.length < pattern.simplest.others)
    pattern.simplest = { query, others: present.length };
}

function keep({ kept, parts }: Pattern, hand: Pattern['kept'][number], random: Random): void {
  for (const part of partsIn(hand.reading)) {
    if (parts.size < MOST_PARTS) parts.set(`${part.type} ${part.kind} ${part.lies}`, part);
  }
  if (kept.length < MOST_KEPT) kept.push(hand);
  else kept[random.int(0, kept.length - 1)] = hand;
}

/** Whether any hand reaches the minimum is known with the first that does. */
function noteWin(running: Running, query: WinQuery): void {
  const { rules } = running;
  if (running.won !== undefined) return;
  if (rules.worth(query) !== undefined) running.won = query;
  else if (running.hands <= MOST_EXPLAINED) {
    const value = explain(rules, query).readings[0]?.judgement.value ?? 0;
    if (running.short === undefined || value > running.short.value) running.short = { query, value };
  }
}

/** What counts is asked only where it could tell something new. */
function noteJudgement(
  { rules, patterns, limits }: Running,
  query: WinQuery,
  had: ReadonlySet<number>,
  others: number,
): void {
  const known = rules.scoring.rules.limits ?? [];
  const isNew = (pattern: number): boolean => others < (patterns[pattern]!.counted?.others ?? Infinity);
  if (limits.size === known.length && ![...had].some(isNew)) return;
  const judgement = rules.judge(query);
  if (judgement === undefined) return;
  if (judgement.limit !== undefined && !limits.has(judgement.limit)) limits.set(judgement.limit, query);
  const counted = new Set(judgement.patterns.map(({ id }) => id));
  for (const pattern of had)
    if (isNew(pattern) && counted.has(rules.scoring.rules.patterns[pattern]!.id))
      patterns[pattern]!.counted = { query, others };
}
