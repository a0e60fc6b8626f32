/** What a simulation found, as plain data: the same for the same packs, walls and players. */
import type { OptionValue } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { type Compared, type Difference, difference, type Estimate, estimate, FEWEST_WALLS } from './estimate.ts';
import type { SimulationPlan, SimulationSettings } from './simulation-plan.ts';
import { type OptionInPlay, optionsInPlay, type PartInPlay, partsInPlay } from './rules-in-play.ts';
import type { Question, Verdict } from './sequential-test.ts';
import type { SideSums, SimulationSums, Witness } from './simulation-sums.ts';
import { cellsOf, quantile, type Spread } from './spread.ts';

/** How numbers spread: what so many percent of them do not exceed, and how often each was counted (rounded to three digits). */
export interface SpreadSummary {
  count: number;
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
  cells: { number: number; count: number }[];
}

/** What was found of one ruleset. */
export interface SideSummary {
  pack: string;
  hash: string;
  options: Readonly<Record<string, OptionValue>>;
  deals: number;
  games: number;
  wins: number;
  /** By id; figures of which nothing was counted are left out. */
  figures: Record<string, Estimate>;
  spreads: Partial<Record<keyof SideSums['spreads'], SpreadSummary>>;
  parts: PartInPlay[];
  optionsInPlay: OptionInPlay[];
}

/** What a simulation found. */
export interface SimulationSummary {
  type: 'simulation';
  version: 1;
  settings: SimulationSettings;
  /** Walls that were played, and how often each by each side. */
  walls: number;
  rotations: number;
  sides: SideSummary[];
  /** The second ruleset less the first, by figure; only of a comparison. */
  differences?: Record<string, Difference>;
  /** Of how many of them enough was counted, and those that stand out although so many were looked at (Holm's correction at 5 %). */
  looked?: number;
  standOut?: string[];
  witness?: Witness;
  question?: Question & { verdict: Verdict };
}

/** From sums to figures with intervals. */
export function summaryOf(
  plan: SimulationPlan,
  sums: SimulationSums,
  question?: Question & { verdict: Verdict },
): SimulationSummary {
  const { settings, rotations } = plan;
  const { walls, witness } = sums;
  const sides = sums.sides.map((side, at) => sideSummary(plan, side, at, walls));
  const common = { type: 'simulation', version: 1, settings, walls, rotations, sides } as const;
  if (sides.length < 2) return common;
  const differences = differencesOf(plan, sums);
  return {
    ...{ ...common, differences, ...standingOut(differences) },
    ...(witness && { witness }),
    ...(question && { question }),
  };
}

/** The sums of both sides, as differences are asked of them. */
export function comparedSums({ pairs }: SimulationPlan, { walls, sides, cross }: SimulationSums): Compared {
  return { walls, moments: [sides[0]!.moments, sides[1]!.moments], cross, pairs };
}

function sideSummary({ rules, figures }: SimulationPlan, sums: SideSums, side: number, walls: number): SideSummary {
  const own = rules[side]!;
  const { deals, games, wins, moments, used } = sums;
  const list = figures[side]!.flatMap((figure, number) => {
    const found = estimate(figure, moments, number, walls);
    return found === undefined ? [] : [[figure.id, found] as const];
  });
  const spreads = Object.entries(sums.spreads).flatMap(([name, spread]) => {
    const summary = spreadSummary(spread);
    return summary === undefined ? [] : [[name, summary] as const];
  });
  return {
    ...{ pack: own.id, hash: own.hash, options: own.options, deals, games, wins },
    figures: Object.fromEntries(list),
    spreads: Object.fromEntries(spreads),
    parts: partsInPlay(own, used),
    optionsInPlay: optionsInPlay(own as PackRuleset, used),
  };
}

function spreadSummary(spread: Spread): SpreadSummary | undefined {
  const cells = cellsOf(spread);
  if (cells.length === 0) return undefined;
  const at = (part: number): number => quantile(spread, part)!;
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  return { count, p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95), cells };
}

function differencesOf(plan: SimulationPlan, sums: SimulationSums): Record<string, Difference> {
  const compared = comparedSums(plan, sums);
  const list = plan.pairs.flatMap(([figure], pair) => {
    const found = difference(compared, pair);
    const { id, kind } = plan.figures[0]![figure]!;
    return found === undefined ? [] : [[id, kind === 'share' ? withinShares(found) : found] as const];
  });
  return Object.fromEntries(list);
}

/** Shares differ by no more than all. */
function withinShares(found: Difference): Difference {
  return { ...found, low: Math.max(-1, found.low), high: Math.min(1, found.high) };
}

/** The smallest p of n is held against 0.05 / n, the next against 0.05 / (n - 1), until one fails. */
function standingOut(differences: Readonly<Record<string, Difference>>): { looked: number; standOut: string[] } {
  const sorted = Object.entries(differences)
    .filter(([, { walls }]) => walls >= FEWEST_WALLS)
    .sort(([, a], [, b]) => a.p - b.p);
  const end = sorted.findIndex(([, { p }], at) => p > 0.05 / (sorted.length - at));
  const standOut = sorted.slice(0, end < 0 ? sorted.length : end).map(([id]) => id);
  return { looked: sorted.length, standOut };
}
