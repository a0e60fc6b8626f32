/** Who deals next, in which round, with which counters: rows of how deals end. Seats are counted from the first dealer, 0. */
import { describe, expect, it } from 'vitest';
import { goToNextDeal, newGame, type OptionValue, Table } from '../../../core/index.ts';
import { copyTable } from '../../../core/cache/table-copy.ts';
import { closeDeal } from '../../../core/deal/start-and-close-deals.ts';
import { rulesOf } from '../../kit/load-rules.ts';

interface Case {
  ending: string;
  /** Who has won falsely. */
  winners?: number[];
  /** Of seats. */
  marks?: Record<number, string[]>;
  counters?: Record<string, number>;
  dealer?: number;
  round?: number;
  /** What follows. */
  then: { dealer: number; round: number; repeats?: number; replayed?: boolean } | 'over';
}

const READY = ['ready'];

const packs: [pack: string, options: Record<string, OptionValue>, cases: Record<string, Case>][] = [
  [
    'riichi',
    {},
    {
      'drawn, the dealer waits: deals again, one counter more': {
        ending: 'exhausted',
        marks: { 0: READY },
        counters: { repeats: 1 },
        then: { dealer: 0, round: 1, repeats: 2 },
      },
      'drawn, the dealer does not wait: the next deals, one counter more': {
        ending: 'exhausted',
        marks: { 2: READY },
        counters: { repeats: 1 },
        then: { dealer: 1, round: 1, repeats: 2 },
      },
      'drawn after the last seat has dealt: South round': {
        ending: 'exhausted',
        dealer: 3,
        then: { dealer: 0, round: 2, repeats: 1 },
      },
      'aborted: the dealer deals again': { ending: 'four_winds', then: { dealer: 0, round: 1, repeats: 1 } },
      'a false win: the deal is played again, no counter more': {
        ending: 'false_win',
        winners: [2],
        counters: { repeats: 1 },
        then: { dealer: 0, round: 1, repeats: 1, replayed: true },
      },
    },
  ],
  [
    'international',
    {},
    {
      'nobody has won: the deal is played again (23.10)': {
        ending: 'exhausted',
        dealer: 1,
        then: { dealer: 1, round: 1, replayed: true },
      },
      'a false win: so it is': {
        ending: 'false_win',
        winners: [2],
        then: { dealer: 0, round: 1, replayed: true },
      },
    },
  ],
  ['cantonese', {}, { 'nobody has won: the dealer stays': { ending: 'exhausted', then: { dealer: 0, round: 1 } } }],
  [
    'cantonese',
    { dealer_stays_on_draw: false },
    {
      'nobody has won: the next deals': { ending: 'exhausted', then: { dealer: 1, round: 1 } },
      'in the last round, the last dealer: the game is over': {
        ending: 'exhausted',
        dealer: 3,
        round: 4,
        then: 'over',
      },
    },
  ],
  [
    'mcr',
    {},
    {
      'nobody has won: the next deals': { ending: 'exhausted', then: { dealer: 1, round: 1 } },
      'in the last round, the last dealer: the game is over': {
        ending: 'exhausted',
        dealer: 3,
        round: 4,
        then: 'over',
      },
    },
  ],
];

describe.each(packs)('%s %j', (pack, options, cases) => {
  it.each(Object.entries(cases))('%s', (_, { ending, winners = [], marks = {}, dealer = 0, round = 1, ...of }) => {
    const rules = rulesOf(pack, options);
    const start = newGame(rules, { seed: 1 });
    const seats = start.seats.map((seat, at) => ({ ...seat, marks: marks[at] ?? [] }));
    const counters = { ...start.counters, ...of.counters };
    const table = copyTable(new Table(rules, { ...start, starter: 0, dealer, round, seats, counters, agenda: [] }));
    closeDeal(table, ending, winners);
    const { then } = of;
    if (then === 'over') return expect(table.stage).toEqual({ at: 'over' });
    const next = goToNextDeal(table);
    expect([next.dealer, next.round, next.replayed]).toEqual([then.dealer, then.round, then.replayed ?? false]);
    if (then.repeats !== undefined) expect(next.counters['repeats']).toBe(then.repeats);
  });
});
