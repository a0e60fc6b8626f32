/** What the sums say: how often each pattern counts, alone and with each other, and which always bring others along. */
import { jokersOf, type Names, type Result } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { type CensusSettings, countPart, planCensus } from './count-patterns.ts';
import { addSums, noSums, type CensusSums } from './census-sums.ts';

/** How often something is so: in hands, each once, and in ways the wall deals them. */
export interface Frequency {
  hands: number;
  ways: number;
}

/** One pattern. */
export interface PatternCount extends Frequency {
  id: string;
  name: Names;
  /** What the pack says it is worth, by tally: a number, or an expression. */
  value: Readonly<Record<string, number | string>>;
  /** Hands in which nothing else counts. */
  alone: Frequency;
  /** By pattern that counts in the same hands; others never do. */
  beside: Readonly<Record<string, Frequency>>;
  /** Patterns that count wherever this one does. */
  alwaysWith: string[];
  /** What hands with it are worth on average. */
  meanValue: number;
}

/** The outcome of a census. */
export interface Census extends Frequency {
  /** Those that reach the minimum of the pack. */
  wins: Frequency;
  /** Winning hands in which no pattern counts. */
  plain: Frequency;
  /** In the order of the pack, also those that never count. */
  patterns: PatternCount[];
  /** Whether the game has jokers or wild tiles: hands in which they stand for others are not among the hands. */
  withoutJokers: boolean;
}

/** Counts all parts one after the other. */
export function countPatterns(rules: PackRuleset, settings: CensusSettings = {}): Result<Census> {
  const plan = planCensus(rules, settings);
  if (!plan.ok) return plan;
  let sums = noSums();
  for (let part = 0; part < plan.value.parts; part++) sums = addSums(sums, countPart(plan.value, part));
  return { ok: true, value: censusOf(rules, sums), problems: [] };
}

/** From sums to frequencies. */
export function censusOf(rules: PackRuleset, { hands, ways, wins }: CensusSums): Census {
  const only = (list: CensusSums['wins']): Frequency => ({
    hands: list.reduce((sum, one) => sum + one.hands, 0),
    ways: list.reduce((sum, one) => sum + one.ways, 0),
  });
  const having = rules.scoring.rules.patterns.map((_, pattern) => wins.filter((one) => one.patterns.includes(pattern)));
  const patterns = rules.scoring.rules.patterns.map(({ id }, pattern): PatternCount => {
    const own = having[pattern]!;
    const all = only(own);
    const beside = besides(rules, own, pattern);
    return {
      ...all,
      id,
      ...described(rules, id),
      alone: only(own.filter((one) => one.patterns.length === 1)),
      beside,
      alwaysWith: Object.keys(beside).filter((other) => beside[other]!.hands === all.hands),
      meanValue: all.hands === 0 ? 0 : own.reduce((sum, one) => sum + one.value, 0) / all.hands,
    };
  });
  const plain = only(wins.filter((one) => one.patterns.length === 0));
  const withoutJokers = jokersOf(rules.tiles) !== undefined || rules.wild !== undefined;
  return { hands, ways, wins: only(wins), plain, patterns, withoutJokers };
}

function besides(rules: PackRuleset, own: CensusSums['wins'], pattern: number): Record<string, Frequency> {
  const beside: Record<string, Frequency> = {};
  for (const one of own) {
    for (const other of one.patterns) {
      if (other === pattern) continue;
      const frequency = (beside[rules.scoring.rules.patterns[other]!.id] ??= { hands: 0, ways: 0 });
      frequency.hands += one.hands;
      frequency.ways += one.ways;
    }
  }
  return beside;
}

/** What the pack says of a pattern to people. */
function described({ pack }: PackRuleset, id: string): Pick<PatternCount, 'name' | 'value'> {
  const { patterns } = pack as { patterns: Record<string, Partial<Pick<PatternCount, 'name' | 'value'>>> };
  return { name: patterns[id]?.name ?? { en: id }, value: patterns[id]?.value ?? {} };
}
