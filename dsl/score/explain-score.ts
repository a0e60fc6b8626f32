/** Why a hand is worth what it is, and why a pattern was not given. */
import type { Judgement, WinQuery } from '../../core/index.ts';
import { absorberOf, takerOf } from './pattern-exclusions.ts';
import type { PatternSource } from '../readings/back-end-types.ts';
import { compareReadings } from '../readings/reading-order.ts';
import { printReading } from '../readings/print-reading.ts';
import type { Reading, Wait } from '../readings/reading.ts';
import {
  amountsOf,
  awardsOf,
  bestChoice,
  compareScores,
  judgementOf,
  worthOfChoice,
  chooserOf,
  type Amounts,
  type Chooser,
  type Scored,
} from './score-hand.ts';
import type { ScoreRules } from './score-rules.ts';
import { handSize, shapeSize } from '../shapes/parse-shape.ts';

/** Why a pattern counts or does not in a reading. `by`: the pattern that took its place. */
export type Standing =
  | { is: 'counted' }
  /** Its condition does not hold. */
  | { is: 'untrue' }
  | { is: 'absorbed'; by: string }
  /** It stands on sets that another pattern counts, and on no others. */
  | { is: 'taken'; by: string }
  /** Sets may be joined only so often, and others joined them. */
  | { is: 'not joined'; by: string }
  /** It counts only where no other pattern does. */
  | { is: 'not needed'; by: string }
  /** Another pattern of its group is worth more. */
  | { is: 'not best'; by: string }
  /** A pattern that counts alone was worth more than all others together. */
  | { is: 'set aside'; by: string }
  /** It would count alone, and the others together are worth more. */
  | { is: 'not alone' };

/** One reading with every pattern's standing. */
export interface ReadingReport {
  /** What the hand would be worth in this reading. */
  judgement: Judgement;
  wait: Wait;
  /** Whether the pack's minimum is met. */
  meets: boolean;
  /** Whether this reading is the one that is paid. */
  chosen: boolean;
  standings: Record<string, Standing>;
}

/** Why a hand does not win: nothing fits the number of its tiles, it is not complete, it is worth too little. */
export type NoWin = 'no-shape' | 'incomplete' | 'below-minimum';

/** All there is to say about a finished hand. */
export interface Explanation {
  judgement?: Judgement;
  reason?: NoWin;
  /** Best first. */
  readings: ReadingReport[];
}

/** Why one pattern was given or not, the other readings included. */
export type PatternAnswer =
  | Standing
  /** Its condition holds in another reading, which is worth less or, being worth as much, stands behind; and how it stands there. */
  | { is: 'other reading'; reading: string; wait: Wait; value: number; standing: Standing }
  | { is: 'no win'; reason: NoWin };

interface Examined {
  reading: Reading;
  amounts: Amounts;
  scored: Scored;
}

/** Makes the function that explains hands; the counterpart of `makeJudge`. */
export function makeExplain(source: PatternSource, rules: ScoreRules): (query: WinQuery) => Explanation {
  return (query) => {
    const chooser = chooserOf(rules);
    const examined: Examined[] = [];
    source.candidates(query, (candidate) => {
      const amounts = amountsOf(candidate, rules);
      examined.push({ reading: candidate.reading(), amounts, scored: bestChoice(chooser, query, candidate, amounts) });
    });
    examined.sort(compareExamined);
    const readings = examined.map(
      ({ reading, amounts, scored }, index): ReadingReport => ({
        judgement: judgementOf(
          rules,
          reading.shape,
          printReading(reading, query, rules.tiles),
          worthOfChoice(rules, scored),
          awardsOf(rules, scored, amounts),
        ),
        wait: reading.wait,
        meets: scored.meets,
        chosen: index === 0 && scored.meets,
        get standings() {
          return standingsOf(chooser, amounts, scored);
        },
      }),
    );
    const [best] = readings;
    if (best?.chosen) return { judgement: best.judgement, readings };
    return { reason: best === undefined ? lackOf(rules, query) : 'below-minimum', readings };
  };
}

/** Answers why a pattern was given or not. */
export function whyPattern({ readings, reason }: Explanation, pattern: string): PatternAnswer {
  const [best, ...others] = readings;
  if (best === undefined) return { is: 'no win', reason: reason ?? 'incomplete' };
  const standing = best.standings[pattern];
  if (standing === undefined) throw new Error(`no pattern ${pattern}`);
  if (standing.is !== 'untrue') return standing;
  const there = ({ standings }: ReadingReport): Standing => standings[pattern]!;
  const elsewhere =
    others.find((report) => there(report).is === 'counted') ?? others.find((report) => there(report).is !== 'untrue');
  if (elsewhere === undefined) return standing;
  const { judgement, wait } = elsewhere;
  return {
    is: 'other reading',
    reading: judgement.reading,
    wait,
    value: judgement.value,
    standing: there(elsewhere),
  };
}

function compareExamined(one: Examined, other: Examined): number {
  return (
    Number(other.scored.meets) - Number(one.scored.meets) ||
    compareScores(other.scored, one.scored) ||
    compareReadings(one.reading, other.reading)
  );
}

/** Why a hand does not win that has no reading at all. */
export function lackOf({ shapes }: ScoreRules, { counts, melds }: WinQuery): NoWin {
  return shapes.some((shape) => shapeSize(shape) === handSize(shape, counts, melds)) ? 'incomplete' : 'no-shape';
}

function standingsOf(chooser: Chooser, amounts: Amounts, scored: Scored): Record<string, Standing> {
  return Object.fromEntries(
    chooser.rules.patterns.map(({ id }, pattern) => [id, standingOf(chooser, amounts, scored, pattern)]),
  );
}

function standingOf(
  { rules, exclusions }: Chooser,
  { times }: Amounts,
  { patterns }: Scored,
  pattern: number,
): Standing {
  const { groups, groupOf, fallbacks } = exclusions;
  const idOf = (number: number): string => rules.patterns[number]!.id;
  const countsOf = (number: number) => groups[groupOf[number]!]?.counts ?? 'all';
  if (patterns.includes(pattern)) return { is: 'counted' };
  if (!(times[pattern]! > 0)) return { is: 'untrue' };
  const other = patterns.find((counted) => groups[groupOf[counted]!]?.apart !== true);
  if (fallbacks.includes(pattern) && other !== undefined) return { is: 'not needed', by: idOf(other) };
  const present = times.map((count, index) => (fallbacks.includes(index) && !patterns.includes(index) ? 0 : count));
  const counted = patterns.find((by) => exclusions.absorbedBy[pattern]!.includes(by));
  const absorber = counted ?? absorberOf(exclusions, pattern, present);
  if (absorber >= 0) return { is: 'absorbed', by: idOf(absorber) };
  const rival = patterns.find((counted) => groupOf[counted] === groupOf[pattern]);
  if (countsOf(pattern) === 'linked' && rival !== undefined) return { is: 'not joined', by: idOf(rival) };
  const taker = takerOf(exclusions, pattern, present);
  if (taker >= 0 && countsOf(pattern) === 'all') return { is: 'taken', by: idOf(taker) };
  const alone = patterns.find((counted) => countsOf(counted) === 'alone');
  if (rival !== undefined && groupOf[pattern]! >= 0) return { is: 'not best', by: idOf(rival) };
  return alone === undefined ? { is: 'not alone' } : { is: 'set aside', by: idOf(alone) };
}
