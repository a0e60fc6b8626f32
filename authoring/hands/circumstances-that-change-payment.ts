/** Ways to win one hand that payments tell apart: with counters, with stakes, with somebody responsible. */
import type { Seat } from '../../core/index.ts';
import type { Circumstances, PackRuleset } from '../../loader/index.ts';

/** What is added to plain ways. */
export interface Further {
  /** What lies in each pot. */
  stake: number;
  responsible: readonly Seat[];
}

/** The plain ways, then each with something more that these rules know. */
export function waysToWin<Way extends Circumstances>(
  { tableCounters, pots }: PackRuleset,
  plain: readonly Way[],
  { stake, responsible }: Further,
): Way[] {
  const counters = numbered(tableCounters, 2);
  const deposits = numbered(pots, stake);
  const counted = (ways: readonly Way[]): Way[] =>
    tableCounters.length === 0 ? [] : ways.map((way) => ({ ...way, counters }));
  const fed = plain.flatMap((way) => responsible.map((seat) => ({ ...way, responsible: seat })));
  return [
    ...plain,
    ...counted(plain),
    ...(pots.length === 0 ? [] : plain.map((way) => ({ ...way, deposits }))),
    ...fed,
    ...counted(fed),
  ];
}

/** The same number for each name. */
export function numbered(names: readonly string[], amount: number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, amount]));
}
