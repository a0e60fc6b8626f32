/** What a proof knows of each pattern and each limit, as plain data. */
import type { WinQuery } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { handText, plainerHand } from '../../hands/index.ts';
import { standingsOf } from '../pattern-relations.ts';
import { outcomeOf } from './combination.ts';
import { isSeen } from './look-at-part.ts';
import type { Proof } from './prove-pack.ts';

/** Whether something was proved; else why not. */
export interface Certainty {
  id: string;
  proved: boolean;
  why?: string;
}

/** What is known of one pattern. */
export interface PatternFacts {
  id: string;
  /** The simplest hand in which it counts, or has it where it counts in none; without one it was never seen. */
  hand?: string;
  /** Where no hand has it: whether none can. */
  never?: Omit<Certainty, 'id'>;
  /** Whether it counts in that hand. */
  counts: boolean;
  /** Patterns that every hand with it has too. */
  alwaysWith: Certainty[];
}

/** All that is known. */
export interface ProvedFacts {
  looked: number;
  hands: number;
  patterns: PatternFacts[];
  /** Limits by id, each with a hand that reaches it where one was found. */
  limits: { id: string; hand?: string }[];
}

/** The facts of a proof. */
export function factsOf(rules: PackRuleset, { trials, looked, hands }: Proof): ProvedFacts {
  const { ids } = standingsOf(rules);
  const certainty = (has: number, lacks: readonly number[]): Omit<Certainty, 'id'> => {
    const outcome = outcomeOf(trials, { has: [has], lacks });
    return outcome?.is === 'open' ? { proved: false, why: outcome.why } : { proved: outcome?.is === 'impossible' };
  };
  const patterns = ids.map((id, pattern): PatternFacts => {
    const { simplest, counted, always } = trials.patterns[pattern]!;
    const counts = (query: WinQuery): boolean => rules.judge(query)?.patterns.some((one) => one.id === id) === true;
    const has = (query: WinQuery): boolean => isSeen(rules, { has: [pattern], lacks: [] }, query);
    const shown = counted ? plainerHand(rules, counted, counts) : simplest && plainerHand(rules, simplest, has);
    return {
      id,
      ...(shown ? { hand: handText(rules, shown) } : { never: certainty(pattern, []) }),
      counts: counted !== undefined,
      alwaysWith: [...always].map((other) => ({ id: ids[other]!, ...certainty(pattern, [other]) })),
    };
  });
  const limits = (rules.scoring.rules.limits ?? []).map(({ id }) => {
    const query = trials.limits.get(id);
    const isReached = (tried: WinQuery): boolean => rules.judge(tried)?.limit === id;
    return { id, ...(query && { hand: handText(rules, plainerHand(rules, query, isReached)) }) };
  });
  return { looked, hands, patterns, limits };
}
