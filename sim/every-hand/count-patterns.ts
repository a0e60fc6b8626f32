/**
 * Goes through every complete hand of a pack, or some of them, and counts which patterns count in them. The work lies in
 * parts of equal size that anybody can count in any order:
 *
 *     planCensus ──▶ parts 0, 1, 2 ...     countPart(plan, 1) ──▶ sums     addSums ──▶ censusOf
 */
import {
  problem,
  type Problem,
  type Random,
  refused,
  type Result,
  seededRandom,
  type WinQuery,
} from '../../core/index.ts';
import { makePatternCounts, type PatternCounts } from '../../dsl/index.ts';
import { type Circumstances, type PackRuleset, winContext } from '../../loader/index.ts';
import { completeHands, shapesNamed, waysToHold } from './complete-hands.ts';
import type { Hands } from './set-and-pair-hands.ts';
import { addSums, noSums, type CensusSums, type PatternSums } from './census-sums.ts';

/** Which hands are counted, and how they are thought to come about. */
export interface CensusSettings {
  /** Names of shapes; all if not said. */
  shapes?: readonly string[];
  /** How each hand came about; drawn by the second seat in the first round if not said. */
  circumstances?: Circumstances;
  /** Which tile came last: nobody says, so that nothing that asks for it is there; or each tile of the hand in turn. */
  last?: 'unknown' | 'each';
  /** Only so many hands, picked by chance. */
  sample?: number;
  seed?: number;
  /** Only the first so many hands. */
  limit?: number;
}

/** A census that can be counted part by part. Equal rules and settings make equal plans. */
export interface CensusPlan {
  rules: PackRuleset;
  settings: CensusSettings;
  hands: Hands;
  /** Hands that will be looked at. */
  size: number;
  parts: number;
  /** In how many ways the copies of the tiles make a hand with so many of each kind. */
  ways: (counts: readonly number[]) => number;
  /** A hand in these circumstances; its tiles are put in. */
  asked: WinQuery;
  /** What counts in a hand; nothing where it does not win. */
  counted: (query: WinQuery) => PatternCounts | undefined;
}

/** Hands of a part. */
const PART = 1 << 15;

/** Makes everything ready; problems say which settings nobody can follow. */
export function planCensus(rules: PackRuleset, settings: CensusSettings = {}): Result<CensusPlan> {
  const shapes = shapesNamed(rules.scoring.rules.shapes, settings.shapes ?? []);
  const { value: how, problems } = winContext(rules, { by: 'draw', seat: 1, ...settings.circumstances });
  const wrong = [...problems, ...shapes.problems, ...badNumbers(settings)];
  if (!shapes.ok || wrong.length > 0) return refused(wrong);
  const hands = completeHands(rules.tiles, shapes.value);
  if (!hands.ok) return hands;
  const { size: all } = hands.value;
  const size = settings.sample ?? Math.min(all, settings.limit ?? all);
  const { by, seat, round, situation, marks, counters, lists } = how;
  const none = { counts: rules.tiles.kinds.map(() => 0), melds: [], last: undefined, bonus: [] };
  const value: CensusPlan = {
    rules,
    settings,
    hands: hands.value,
    size,
    parts: Math.ceil(size / PART),
    ways: waysToHold(rules.tiles),
    asked: { ...none, by, seat, round, situation, marks, counters, lists },
    counted: makePatternCounts(rules.scoring.compiled, rules.scoring.rules),
  };
  return { ok: true, value, problems: [] };
}

function badNumbers({ sample, limit, seed }: CensusSettings): Problem[] {
  const isCount = (number: number | undefined): boolean =>
    number === undefined || (Number.isInteger(number) && number > 0);
  const wrong = Object.entries({ sample, limit, seed }).filter(([name, number]) => name !== 'seed' && !isCount(number));
  return wrong.map(([name, number]) => problem('bad-number', `\`${name}\` is a whole number above 0, not ${number}.`));
}

/** Counts one part. */
export function countPart(plan: CensusPlan, part: number): CensusSums {
  const { rules, hands, size, settings } = plan;
  const tally = makeTally(plan);
  const from = part * PART;
  const to = Math.min(size, from + PART);
  const counts = rules.tiles.kinds.map(() => 0);
  const look = (): void => tally.look(counts);
  if (settings.sample === undefined) hands.walk(from, to, counts, look);
  else {
    const random = seededRandom((settings.seed ?? 0) * 1_000_003 + part);
    for (let at = from; at < to; at++) {
      const number = below(random, hands.size);
      hands.walk(number, number + 1, counts, look);
    }
  }
  return tally.sums();
}

/** Chance gives 32 bits at a time, and there can be more hands than that. */
function below(random: Random, size: number): number {
  const width = 1 << 26;
  if (size <= width) return random.int(0, size - 1);
  for (;;) {
    const number = random.int(0, Math.floor((size - 1) / width)) * width + random.int(0, width - 1);
    if (number < size) return number;
  }
}

/** Looks at hands and adds them up. */
function makeTally({ settings, asked, ways, counted }: CensusPlan): {
  look(counts: readonly number[]): void;
  sums(): CensusSums;
} {
  const all = noSums();
  const query = { ...asked };
  // Equal answers are one object most of the time, which is found faster than the names of its patterns (row: every complete hand).
  const known = new Map<readonly number[], PatternSums>();
  const ask = (hands: number, weight: number): void => {
    all.hands += hands;
    all.ways += hands * weight;
    const hand = counted(query);
    if (hand === undefined) return;
    let sums = known.get(hand.patterns);
    if (sums === undefined) {
      sums = { patterns: hand.patterns, hands: 0, ways: 0, value: 0 };
      known.set(hand.patterns, sums);
    }
    sums.hands += hands;
    sums.ways += hands * weight;
    sums.value += hands * hand.value;
  };
  return {
    look(counts) {
      const weight = ways(counts);
      query.counts = counts;
      if (settings.last !== 'each') return ask(1, weight);
      for (let kind = 0; kind < counts.length; kind++) {
        if (counts[kind] === 0) continue;
        query.last = kind;
        ask(counts[kind]!, weight);
      }
    },
    sums: () => addSums(all, { ...noSums(), wins: [...known.values()] }),
  };
}
