/**
 * Is there a difference of at least D? Asked after every shard, in their order, so that a run ends as soon as the answer is clear and ends at the
 * same shard wherever it is run. Two sequential probability ratio tests, as chess engines use them: +D against 0 and −D against 0.
 */
import { type Compared, difference, twoSided } from './estimate.ts';

/** What is asked. */
export interface Question {
  /** Id of a figure that both sides have. */
  figure: string;
  /** The least difference that matters. */
  least: number;
}

/** `yes`: a difference, with the sign it has; `no`: none of at least that; `open`: not known yet. */
export type Verdict = 'open' | 'no' | 'more' | 'less';

/** Wrong in at most one of twenty runs: said to differ where there is no difference, or the other way round. */
const ALARM = 0.025;
const MISS = 0.05;
const YES = Math.log((1 - MISS) / ALARM);
const NO = Math.log(MISS / (1 - ALARM));
/** The spread of the figure is not known from fewer walls. */
const FEWEST_WALLS = 64;

/** The answer after these sums. */
export function verdict(sums: Compared, pair: number, least: number): Verdict {
  const found = sums.walls < FEWEST_WALLS ? undefined : difference(sums, pair);
  if (found === undefined) return 'open';
  const deviation = (found.high - found.low) / (2 * twoSided(sums.walls - 1));
  if (deviation === 0) return Math.abs(found.value) < least ? 'no' : found.value > 0 ? 'more' : 'less';
  const ratio = (value: number): number => (least * (value - least / 2)) / (deviation * deviation);
  const [more, less] = [ratio(found.value), ratio(-found.value)];
  if (more >= YES) return 'more';
  if (less >= YES) return 'less';
  return more <= NO && less <= NO ? 'no' : 'open';
}
