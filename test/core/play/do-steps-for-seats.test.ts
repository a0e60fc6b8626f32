/** What steps write down, and that they tell it: rows of steps done for seat 2 of a table where seat 0 has discarded 5m. */
import { describe, expect, it } from 'vitest';
import type { Context, Step, Table } from '../../../core/index.ts';
import { copyTable } from '../../../core/cache/table-copy.ts';
import { doRules, doStep } from '../../../core/play/do-steps-for-seats.ts';
import { dealerDiscards } from '../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const rules = rulesOf('ari-ari');
const SEAT = 2;

function window(): Table {
  const table = copyTable(dealerDiscards(rules, '5m', {}));
  expect(table.dealer).toBe(0);
  table.events = [];
  return table;
}

const always = (value: number) => (): number => value;

interface Row {
  steps: Step[];
  /** Of what was told. */
  events: object[];
  /** What is so afterwards. */
  after: (table: Table) => unknown;
  is: unknown;
}

const marks = ({ seats }: Table): string[] => seats.map((seat) => seat.marks.join());

describe('a step', () => {
  it.each(
    Object.entries<Row>({
      'marks the seat': {
        steps: [{ do: 'mark', name: 'riichi', of: 'seat' }],
        events: [{ type: 'mark', seat: 2, mark: 'riichi', on: true }],
        ...{ after: marks, is: ['', '', 'riichi', ''] },
      },
      'marks everyone': {
        steps: [{ do: 'mark', name: 'ippatsu', of: 'everyone' }],
        events: [0, 1, 2, 3].map((seat) => ({ type: 'mark', seat, mark: 'ippatsu', on: true })),
        ...{ after: marks, is: ['ippatsu', 'ippatsu', 'ippatsu', 'ippatsu'] },
      },
      'marks the others': {
        steps: [{ do: 'mark', name: 'ippatsu', of: 'others' }],
        events: [0, 1, 3].map((seat) => ({ type: 'mark', seat, mark: 'ippatsu', on: true })),
        ...{ after: marks, is: ['ippatsu', 'ippatsu', '', 'ippatsu'] },
      },
      'that marks again tells nothing': {
        steps: [
          { do: 'mark', name: 'riichi', of: 'seat' },
          { do: 'mark', name: 'riichi', of: 'seat' },
        ],
        events: [{ type: 'mark', seat: 2, mark: 'riichi', on: true }],
        ...{ after: marks, is: ['', '', 'riichi', ''] },
      },
      'takes a mark away': {
        steps: [
          { do: 'mark', name: 'riichi', of: 'seat' },
          { do: 'mark', name: 'ippatsu', of: 'seat' },
          { do: 'unmark', name: 'ippatsu', of: 'everyone' },
        ],
        events: [
          { type: 'mark', mark: 'riichi', on: true },
          { type: 'mark', mark: 'ippatsu', on: true },
          { type: 'mark', seat: 2, mark: 'ippatsu', on: false },
        ],
        ...{ after: marks, is: ['', '', 'riichi', ''] },
      },
      'counts for the seat': {
        steps: [{ do: 'count', name: 'staked', to: always(1000) }],
        events: [{ type: 'count', seat: 2, counter: 'staked', value: 1000 }],
        ...{ after: ({ seats }) => seats.map(({ counters }) => counters['staked']), is: [0, 0, 1000, 0] },
      },
      'counts for the table': {
        steps: [{ do: 'count', name: 'repeats', to: always(3) }],
        events: [{ type: 'count', seat: -1, counter: 'repeats', value: 3 }],
        ...{ after: ({ counters }) => counters['repeats'], is: 3 },
      },
      'puts points into a pot': {
        steps: [
          { do: 'deposit', pot: 'stakes', amount: always(1000) },
          { do: 'deposit', pot: 'stakes', amount: always(0) },
        ],
        events: [{ type: 'deposit', seat: 2, pot: 'stakes', amount: 1000 }],
        ...{
          after: ({ points, players, pots }) => [30_000 - points[players[SEAT]!]!, pots],
          is: [1000, { stakes: 1000 }],
        },
      },
      'turns one indicator more up': {
        steps: [{ do: 'reveal', list: 'indicators' }],
        events: [{ type: 'reveal', list: 'indicators' }],
        ...{ after: ({ lists }) => lists['indicators']!.length, is: 2 },
      },
      'turns as many up as there are of another list': {
        steps: [
          { do: 'reveal', list: 'indicators' },
          { do: 'reveal', list: 'under_indicators', asManyAs: 'indicators' },
          { do: 'reveal', list: 'under_indicators', asManyAs: 'indicators' },
        ],
        events: [{ type: 'reveal' }, { type: 'reveal', list: 'under_indicators' }],
        ...{ after: ({ lists }) => lists['under_indicators']!.length, is: 2 },
      },
      'names who exposed the tile as responsible': {
        steps: [{ do: 'liable', patterns: ['big_three_dragons'] }],
        events: [{ type: 'liable', seat: 2, by: 0 }],
        ...{ after: ({ seats }) => seats[SEAT]!.liable, is: [{ pattern: 'big_three_dragons', seat: 0 }] },
      },
      'lays the hand open': {
        steps: [{ do: 'open' }],
        events: [{ type: 'opened', seat: 2 }],
        ...{ after: ({ seats }) => seats.map(({ shown }) => shown.length), is: [0, 0, 13, 0] },
      },
    }),
  )('%s', (_, { steps, events, after, is }) => {
    const table = window();
    const at: Context = { table, seat: SEAT };
    for (const step of steps) expect(doStep(at, step)).toBe(true);
    expect(table.events).toMatchObject(events);
    expect(table.events).toHaveLength(events.length);
    expect(after(table)).toEqual(is);
  });
});

it.each<[ending: string, seats: number[]]>([
  ['four_winds', []],
  // Who did what the rules punish answers for it.
  ['false_win', [SEAT]],
])('a step that ends the deal by %s leaves out what was to follow', (ending, seats) => {
  const table = window();
  const steps: Step[] = [
    { do: 'end', ending },
    { do: 'mark', name: 'riichi', of: 'seat' },
  ];
  expect(doRules(table, steps, [SEAT, 3])).toBe(false);
  expect(marks(table)).toEqual(['', '', '', '']);
  expect(table.agenda.at(-1)).toEqual({ do: 'close', ending, seats });
});

it('a step is done only where its condition holds, for each seat anew', () => {
  const table = window();
  const steps: Step[] = [{ do: 'mark', name: 'riichi', of: 'seat', when: ({ seat }) => seat > 1 }];
  expect(doRules(table, steps, [0, 1, 2, 3])).toBe(true);
  expect(marks(table)).toEqual(['', '', 'riichi', 'riichi']);
});
