/**
 * What a reading is worth as arithmetic. Patterns that are there and that nobody takes away add to sums: the tallies, and
 * tallies of single groups where the score asks for them. Of groups in which not all patterns count, the matcher tries
 * every choice. From the sums the score is made.
 *
 *     times of patterns ──▶ left ──┬──▶ all count: common ──┬──▶ sums ──▶ steps, limits, value, minimum
 *                                  └──▶ open to choice ─────┘
 */
import { exclusionsOf, type Exclusions } from '../../score/pattern-exclusions.ts';
import { programOf } from '../remembered-program.ts';
import type { ScoreRules } from '../../score/score-rules.ts';
import type { Expr } from '../../syntax-tree.ts';
import type { Ground } from './lowering-context.ts';
import { type Graph, isConstant, LEVELS } from './expression-graph.ts';
import type { Node } from './graph-node.ts';
import { sumOfTerms, type Term } from './conditional-sums.ts';

/** What patterns add to: a tally, of all patterns or of those of a group. */
export interface Sum {
  tally: number;
  group?: string;
  /** Whether more than the minimum asks for the group: then readings of equal tallies may not be worth the same. */
  isTold?: boolean;
}

/** A pattern that counts only if it is chosen. */
export interface Part {
  pattern: number;
  isLeft: Node;
  /** By sum; of linked patterns what one occurrence adds. */
  adds: Node[];
}

/** A pattern as a judgement names it, if no choice is left open. */
export interface LoweredAward {
  pattern: number;
  when: Node;
  times: Node;
  /** By tally, for all its times together; of each, whether it can be 0 while the pattern counts. */
  amounts: { node: Node; isSure: boolean }[];
}

/** The patterns of one shape. */
export interface LoweredCounts {
  /** By sum: what patterns add that always count. */
  common: Node[];
  /** Groups of which one pattern counts; groups whose occurrences are joined; patterns that count alone. */
  best: Part[][];
  linked: Part[][];
  alone: Part[];
  /** In the order of the pack: those that always count, and those of groups of which one counts. */
  awards: LoweredAward[];
}

/** The score; asks of sums, of the hand, of nothing else. */
export interface LoweredScore {
  steps: { name: string; value: Node }[];
  /** Ids, and which of them is reached, by place; beyond the last: none. */
  limits: string[];
  limit: Node;
  value: Node;
  meets: Node;
}

export interface LoweredWorth {
  tallies: readonly string[];
  /** By tally: the step that players say in place of the sum, or -1. */
  said: number[];
  sums: Sum[];
  /** Shapes whose hands need not reach the minimum. */
  exempt: boolean[];
  shapes: LoweredCounts[];
  score: LoweredScore;
}

type Base = Omit<Ground, 'scope' | 'lower'>;

/** Nothing where a choice hangs together in a way that only `pattern-exclusions.ts` knows. */
export function lowerWorth(
  grounds: readonly Base[],
  shapes: readonly LoweredPattern[][],
  rules: ScoreRules,
  lower: Ground['lower'],
): LoweredWorth | undefined {
  const exclusions = exclusionsOf(rules.patterns, rules.groups);
  const sums = sumsOf(rules);
  const [ground] = grounds;
  if (ground === undefined || sums.length === 0 || hasApartAlone(exclusions)) return undefined;
  return {
    tallies: rules.tallies,
    said: rules.tallies.map((tally) => rules.steps.findIndex(({ name }) => name === rules.countsAs?.[tally])),
    sums,
    exempt: rules.shapes.map(({ exempt }) => exempt === true),
    shapes: shapes.map((patterns) => countsOf(ground.graph, patterns, rules, exclusions, sums)),
    score: lowerScore(ground, rules, sums, lower),
  };
}

function hasApartAlone({ groups, fallbacks }: Exclusions): boolean {
  return fallbacks.length > 0 && groups.some(({ counts, apart }) => counts === 'alone' && apart);
}

/** Tallies, then what is asked of groups. */
function sumsOf({ tallies, steps, limits = [], value, minimum }: ScoreRules): Sum[] {
  const told = [value, ...steps.map(({ ask }) => ask), ...limits.flatMap((limit) => [limit.when, limit.value ?? []])];
  const askedIn = (made: readonly object[]): TallyOf[] => made.flatMap((one) => groupTallies(programOf(one)?.folded));
  const inTold = askedIn(told.flat());
  const sums: Sum[] = tallies.map((_, tally) => ({ tally }));
  for (const { tally, group } of [...inTold, ...askedIn(minimum ? [minimum] : [])]) {
    const of = tallies.indexOf(tally);
    if (sums.some((sum) => sum.tally === of && sum.group === group)) continue;
    sums.push({ tally: of, group, isTold: inTold.some((one) => one.tally === tally && one.group === group) });
  }
  return sums;
}

type TallyOf = Extract<Expr, { node: 'tallyOf' }>;

function groupTallies(part: unknown): TallyOf[] {
  if (typeof part !== 'object' || part === null) return [];
  return 'node' in part && part.node === 'tallyOf' ? [part as TallyOf] : Object.values(part).flatMap(groupTallies);
}

/** See `pattern-exclusions.ts` for what it all means. */
function countsOf(
  graph: Graph,
  lowered: readonly LoweredPattern[],
  { patterns, groups }: ScoreRules,
  { absorbedBy, countsOf: counts, fallbacks, losers, groupOf }: Exclusions,
  sums: readonly Sum[],
): LoweredCounts {
  const zero = graph.number(0);
  const isPositive = (number: Node): Node => graph.less(zero, number);
  const times = lowered.map(({ times: node, isTruth }) => (isTruth ? graph.choose(node, graph.number(1), zero) : node));
  const isThere = patterns.map((_, at) => {
    const { times: node, isTruth, values } = lowered[at]!;
    const isWorth = graph.either(...values.map((value) => graph.flip(graph.equal(value, zero))));
    return graph.both(isTruth ? node : isPositive(node), isWorth);
  });
  const isSeen = isThere.map((there, at) => (fallbacks.includes(at) ? graph.truth(false) : there));
  const anyOf = (list: readonly Node[], which: readonly number[]): Node =>
    graph.either(...which.map((at) => list[at]!));

  const isLeft = isSeen.map((seen, at) => graph.both(seen, graph.flip(anyOf(isSeen, absorbedBy[at]!))));
  for (const { pattern, by, parts } of losers) {
    const takers = (taking: number): number[] => by.filter((one) => one.taking === taking).map((one) => one.absorber);
    const isTaken = (bits: number): Node =>
      graph.either(
        ...by.map(({ taking }) => ((bits >> taking) & 1 ? anyOf(isSeen, takers(taking)) : graph.truth(false))),
      );
    const rest = parts.map((part, bits) => graph.choose(isTaken(bits), zero, times[part]!));
    times[pattern] = graph.choose(isTaken(-1), graph.add(...rest), times[pattern]!);
    isLeft[pattern] = graph.both(isLeft[pattern]!, isPositive(times[pattern]));
  }

  const isApart = (at: number): boolean => groups[groupOf[at]!]?.apart === true;
  const others = patterns.flatMap((_, at) => (isApart(at) || counts[at] === 'alone' ? [] : [at]));
  const isBare = graph.flip(anyOf(isLeft, others));
  const given = new Map(fallbacks.map((at) => [at, graph.both(isThere[at]!, isBare)]));
  const isKept = (at: number): Node =>
    graph.flip(graph.either(...absorbedBy[at]!.flatMap((by) => given.get(by) ?? [])));

  const amount = (at: number, { tally, group }: Sum, often: Node): Node =>
    group === undefined || group === patterns[at]!.group
      ? graph.arithmetic('multiply', often, lowered[at]!.values[tally]!)
      : zero;
  const always = patterns.flatMap((_, at) => (counts[at] === 'all' || given.has(at) ? [at] : []));
  const whens = new Map(always.map((at) => [at, given.get(at) ?? graph.both(isLeft[at]!, isKept(at))]));
  const term = (at: number, sum: Sum): Term => ({
    when: whens.get(at)!,
    amount: amount(at, sum, lowered[at]!.isTruth ? graph.number(1) : times[at]!),
  });
  const partOf = (at: number): Part => {
    const often = counts[at] === 'linked' || lowered[at]!.isTruth ? graph.number(1) : times[at]!;
    const kept = counts[at] === 'alone' ? graph.truth(true) : isKept(at);
    return {
      pattern: at,
      isLeft: isLeft[at]!,
      adds: sums.map((sum) => graph.choose(kept, amount(at, sum, often), zero)),
    };
  };
  const possible = patterns.flatMap((_, at) => (given.has(at) || isLeft[at] === graph.truth(false) ? [] : [at]));
  const families = (how: string): Part[][] =>
    groups
      .map((_, group) => possible.filter((at) => counts[at] === how && groupOf[at] === group).map(partOf))
      .filter((family) => family.length > 0);
  const best = families('best');
  const named = [...always, ...best.flatMap((family) => family.map(({ pattern }) => pattern))];
  const awardOf = (at: number): LoweredAward => {
    const { isTruth, values } = lowered[at]!;
    const often = isTruth ? graph.number(1) : times[at]!;
    const possible = values.filter((value) => !isConstant(value, 0));
    return {
      pattern: at,
      when: whens.get(at) ?? graph.both(isLeft[at]!, isKept(at)),
      times: often,
      amounts: values.map((value) => ({
        node: graph.arithmetic('multiply', often, value),
        isSure: !isConstant(value, 0) && (possible.length === 1 || value.op === 'constant'),
      })),
    };
  };
  return {
    common: sums.map((sum) =>
      sumOfTerms(
        graph,
        always.map((at) => term(at, sum)),
      ),
    ),
    awards: named.sort((a, b) => a - b).map(awardOf),
    best,
    linked: families('linked'),
    alone: possible.filter((at) => counts[at] === 'alone').map(partOf),
  };
}

function lowerScore(
  base: Base,
  { steps, limits = [], value, minimum, tallies }: ScoreRules,
  sums: readonly Sum[],
  lower: Ground['lower'],
): LoweredScore {
  const { graph } = base;
  const done = new Map<string, Node>();
  const score: Ground['score'] = {
    step: (name) => done.get(name) ?? graph.number(0),
    tally: (name, group) => {
      const at = sums.findIndex((sum) => tallies[sum.tally] === name && sum.group === group);
      return graph.input(`sum ${at}`, LEVELS.choice);
    },
  };
  const lowered = (made: object | undefined, otherwise: Node): Node => {
    const program = made && programOf(made);
    return program ? lower({ ...base, score, scope: program.scope, lower }, program.folded) : otherwise;
  };
  const zero = graph.number(0);
  for (const { name, ask } of steps) done.set(name, lowered(ask, zero));
  const worth = lowered(value, zero);
  const reached = limits.map((limit, at) => ({
    when: lowered(limit.when, graph.truth(false)),
    value: limit.value ? lowered(limit.value, zero) : worth,
    at: graph.number(at),
  }));
  const first = (of: 'value' | 'at', otherwise: Node): Node =>
    reached.reduceRight((rest, limit) => graph.choose(limit.when, limit[of], rest), otherwise);
  return {
    steps: [...done].map(([name, node]) => ({ name, value: node })),
    limits: limits.map(({ id }) => id),
    limit: first('at', graph.number(limits.length)),
    value: first('value', worth),
    meets: lowered(minimum, graph.truth(true)),
  };
}

/** A pattern on one shape. */
export interface LoweredPattern {
  /** How often it occurs, or whether. */
  times: Node;
  isTruth: boolean;
  /** By tally, in order. */
  values: Node[];
}
