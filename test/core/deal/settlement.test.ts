/** Who pays whom when a deal ends, by seat number: 1 deals. What hands are worth is given, so only the settlement is looked at. */
import { describe, expect, it } from 'vitest';
import { newGame, type Entry, type Judgement, type OptionValue, settle, Table } from '../../../core/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

interface Case {
  ending?: string;
  /** Who has won, or won falsely; the value of each hand, which payments start from. */
  winners?: number[];
  values?: number[];
  /** Who discarded the tile; drawn where nobody did. */
  from?: number;
  responsible?: number;
  counters?: Record<string, number>;
  pots?: Record<string, number>;
  /** Of seats, by number. */
  marks?: Record<number, string[]>;
  /** `3>2 1000`: seat 3 pays seat 2 so much altogether. */
  pays: string;
}

type Cases = Record<string, Case>;
type Pack = [pack: string, options: Record<string, OptionValue>, cases: Cases];

/** Values are base points: 240 is 30 fu 1 han, 2000 a mangan. */
const japanese: Cases = {
  '30 fu 1 han on a discard: 1,000': { winners: [2], from: 3, values: [240], pays: '3>2 1000' },
  'of the dealer: 1,500': { winners: [1], from: 3, values: [240], pays: '3>1 1500' },
  'self-drawn: 300/500': { winners: [2], values: [240], pays: '1>2 500, 3>2 300, 4>2 300' },
  'of the dealer, self-drawn: 500 each': { winners: [1], values: [240], pays: '2>1 500, 3>1 500, 4>1 500' },
  'mangan: 8,000': { winners: [2], from: 1, values: [2000], pays: '1>2 8000' },
  'mangan of the dealer: 12,000': { winners: [1], from: 4, values: [2000], pays: '4>1 12000' },
  'haneman self-drawn: 3,000/6,000': { winners: [4], values: [3000], pays: '1>4 6000, 2>4 3000, 3>4 3000' },
  'two counters on a discard: 600 more': {
    winners: [2],
    from: 3,
    values: [240],
    counters: { repeats: 2 },
    pays: '3>2 1600',
  },
  'two counters self-drawn: 200 more each': {
    winners: [2],
    values: [240],
    counters: { repeats: 2 },
    pays: '1>2 700, 3>2 500, 4>2 500',
  },
  'two stakes on the table': {
    winners: [2],
    from: 3,
    values: [240],
    pots: { stakes: 2000 },
    pays: '3>2 1000, stakes>2 2000',
  },
  'a drawn deal, one hand waits: 3,000': {
    ending: 'exhausted',
    marks: { 2: ['ready'] },
    pays: '1>2 1000, 3>2 1000, 4>2 1000',
  },
  'two wait: 1,500 each': {
    ending: 'exhausted',
    marks: { 2: ['ready'], 3: ['ready'] },
    pays: '1>2 750, 1>3 750, 4>2 750, 4>3 750',
  },
  'three wait: 1,000 each': {
    ending: 'exhausted',
    marks: { 1: ['ready'], 2: ['ready'], 3: ['ready'] },
    pays: '4>1 1000, 4>2 1000, 4>3 1000',
  },
  'nobody waits': { ending: 'exhausted', pays: '' },
  'a false win pays a mangan back': { ending: 'false_win', winners: [2], pays: '2>1 4000, 2>3 2000, 2>4 2000' },
  'a false win of the dealer': { ending: 'false_win', winners: [1], pays: '1>2 4000, 1>3 4000, 1>4 4000' },
};

const twoWin: Case = {
  winners: [4, 2],
  from: 1,
  values: [2000, 240],
  counters: { repeats: 1 },
  pots: { stakes: 2000 },
  pays: '',
};

/** A discarder pays double where three pay, `value` to each seat. */
const shared = (value: number, from: number, others: number): Cases => ({
  'on a discard': { winners: [2], from: 3, values: [value], pays: `1>2 ${others}, 3>2 ${from}, 4>2 ${others}` },
});

const each = (value: number, amount: number): Cases => ({
  'self-drawn': { winners: [2], values: [value], pays: `1>2 ${amount}, 3>2 ${amount}, 4>2 ${amount}` },
});

const packs: Pack[] = [
  [
    'riichi',
    {},
    {
      ...japanese,
      'two winners: counters and stakes to the next in turn': {
        ...twoWin,
        marks: { 4: ['riichi'] },
        pays: '1>2 1300, 1>4 8000, stakes>2 2000',
      },
    },
  ],
  [
    'ari-ari',
    {},
    {
      ...japanese,
      'two winners: counters to both, each takes the own stake, the next in turn what is left': {
        ...twoWin,
        marks: { 4: ['riichi'] },
        pays: '1>2 1300, 1>4 8300, stakes>2 1000, stakes>4 1000',
      },
    },
  ],
  // 3 fan are 8 mados.
  ['international', {}, { ...shared(8, 8, 4), ...each(8, 8) }],
  ['international', { payment: 'double' }, { ...shared(8, 16, 8), ...each(8, 16) }],
  [
    'international',
    { payment: 'full' },
    { 'on a discard': { winners: [2], from: 3, values: [8], pays: '3>2 16' }, ...each(8, 8) },
  ],
  // The penalty is 4 fan, 16 mados.
  ['international', {}, { 'a false win': { ending: 'false_win', winners: [3], pays: '3>1 16, 3>2 16, 3>4 16' } }],
  [
    'cantonese',
    {},
    {
      ...shared(8, 16, 8),
      ...each(8, 16),
      'self-drawn, fed by one seat, who pays for all': { winners: [2], values: [8], responsible: 4, pays: '4>2 48' },
    },
  ],
  ['cantonese', { payment: 'discarder' }, { one: { winners: [2], from: 3, values: [8], pays: '3>2 32' } }],
  [
    'cantonese',
    { winners: 2 },
    {
      'two winners pay each other nothing': {
        winners: [2, 3],
        from: 1,
        values: [8, 4],
        pays: '1>2 16, 1>3 8, 4>2 8, 4>3 4',
      },
    },
  ],
  ['mcr', {}, { ...shared(20, 28, 8), ...each(20, 28) }],
  // A discarder pays the others' part beyond 25 points each.
  ['zung-jung', {}, { ...shared(120, 310, 25), ...each(120, 120) }],
  ['zung-jung', {}, { 'up to 25 points': { winners: [2], from: 3, values: [20], pays: '1>2 20, 3>2 20, 4>2 20' } }],
  ['american', {}, { ...shared(50, 100, 50), ...each(50, 100) }],
];

describe.each(packs)('%s %j', (pack, options, cases) => {
  it.each(Object.entries(cases))('%s', (_, wanted) => {
    expect(paid(settled(pack, options, wanted))).toBe(wanted.pays);
  });
});

function settled(pack: string, options: Record<string, OptionValue>, wanted: Case): Entry[] {
  const { ending = 'win', winners = [], values = [], from, responsible, marks = {}, ...of } = wanted;
  const rules = rulesOf(pack, options);
  const start = newGame(rules, { seed: 1 });
  const seat = (from ?? winners[0] ?? 1) - 1;
  const turn = { seat, begin: 'drawn' as const, offers: [], tile: 0 };
  const table = new Table(rules, {
    ...start,
    dealer: 0,
    counters: { ...start.counters, ...of.counters },
    pots: { ...start.pots, ...of.pots },
    seats: start.seats.map((state, at) => ({ ...state, marks: marks[at + 1] ?? [] })),
    stage:
      from === undefined
        ? { at: 'turn', turn }
        : {
            at: 'window',
            turn,
            window: { name: 'discard', tile: 0, from: seat, move: 'discard', meld: -1, answers: [] },
          },
  });
  const judgements = values.map((value) => ({ value, tallies: {}, patterns: [] }) as unknown as Judgement);
  const seats = winners.map((number) => number - 1);
  return settle(table, ending, seats, judgements, responsible === undefined ? undefined : responsible - 1);
}

/** What each pays each altogether. */
function paid(entries: readonly Entry[]): string {
  const sums = new Map<string, number>();
  const name = (account: Entry['from']): string =>
    typeof account === 'number' ? `${account + 1}` : account.slice('pot:'.length);
  for (const { from, to, amount } of entries) {
    const pair = `${name(from)}>${name(to)}`;
    sums.set(pair, (sums.get(pair) ?? 0) + amount);
  }
  const texts = [...sums].map(([pair, amount]) => `${pair} ${amount}`);
  return texts.sort().join(', ');
}
