/** Who gets the tile that the dealer has discarded, why the others do not, and what happens then, in its order. */
import { describe, expect, it } from 'vitest';
import type { OptionValue, Table, Window } from '../../../core/index.ts';
import { resolve } from '../../../core/play/claim-window.ts';
import { windowOf } from '../../../core/play/table-facts.ts';
import {
  actionOf,
  answered,
  dealerDiscards,
  dealt,
  type Hands,
  numberOf,
  told,
} from '../../kit/deals/dealer-discards.ts';
import { must } from '../../kit/deals/claim-windows.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** Wait for 5m. */
const LOW = '123p 456p 789p 11z 34m';
const HIGH = '123s 456s 789s 22z 67m';
const MIDDLE = '234p 567p 678s 55s 46m';
const CHOW = '46m 159p 159s 12345z';
const PUNG = '55m 159p 159s 12345z';
const NOTHING = '19m 147p 147s 12345z';
/** With 5m discarded it waits for 2s and 5s. */
const READY = '123p 456p 789p 11s 34s';

/** Wait for 9m; the second with thirteen kinds of terminals and honours. */
const NINE = '123p 456p 789p 11z 78m';
const ORPHANS = '19m 19p 19s 1234567z';

/** The table at the window of this tile, with answers that name moves by seat number: `2 chow, 3 pung`. */
function window(table: Table, answers: string): Window {
  const open = windowOf(table)!;
  const all: NonNullable<Window['answers'][number]>[] = open.answers.map(() => 'pass');
  for (const text of answers === '' ? [] : answers.split(',')) {
    const { seat, move } = actionOf(table, text);
    all[seat] = { move, tiles: [] };
  }
  return { ...open, answers: all };
}

/** `3 pung; 2 chow: rank`: who gets the tile; who does not, and why. */
function outcome(table: Table, answers: string): string {
  const { winners, lost, ending } = resolve(table, window(table, answers));
  const text = ({ seat, move }: (typeof winners)[number]): string => `${numberOf(table, seat)} ${move.id}`;
  const without = lost.map(({ claim, to, why }) => `${text(claim)} after ${text(to)}: ${why}`);
  return ending ?? [winners.map(text).join(', '), ...without].join('; ');
}

type Row = [what: string, hands: Hands, answers: string, outcome: string];
type Options = Record<string, OptionValue>;

const hand = { 2: LOW, 3: HIGH, 4: MIDDLE };

const packs: [name: string, pack: string, options: Options, rows: Row[]][] = [
  [
    'International: a win, then pung, kong, chow; of two wins the nearer (21, 29)',
    'international',
    {},
    [
      ['nobody', {}, '', ''],
      ['one claim', {}, '2 chow', '2 chow'],
      ['a pung takes it from a chow', {}, '2 chow, 3 pung', '3 pung; 2 chow after 3 pung: rank'],
      ['so does a kong', {}, '2 chow, 4 kong', '4 kong; 2 chow after 4 kong: rank'],
      ['a win takes it from a nearer pung', hand, '2 pung, 4 win', '4 win; 2 pung after 4 win: rank'],
      [
        'a win takes it from both',
        hand,
        '2 chow, 3 pung, 4 win',
        '4 win; 3 pung after 4 win: rank; 2 chow after 4 win: rank',
      ],
      ['of two wins the nearer', hand, '2 win, 3 win', '2 win; 3 win after 2 win: nearest'],
      ['across the table too', hand, '4 win, 3 win', '3 win; 4 win after 3 win: nearest'],
    ],
  ],
  [
    'International in free play: a false claim is none, but is shown',
    'international',
    { play: 'free' },
    [
      ['alone', { 3: NOTHING }, '3 win', '3 win'],
      ['nearer than one that stands', { 2: NOTHING, 4: HIGH }, '2 win, 4 win', '2 win, 4 win'],
      ['farther', { 2: LOW, 4: NOTHING }, '2 win, 4 win', '2 win; 4 win after 2 win: nearest'],
    ],
  ],
  [
    'riichi: all who win, but three abort the deal',
    'riichi',
    {},
    [
      ['a kong takes it from a chow', {}, '2 chow, 4 kong', '4 kong; 2 chow after 4 kong: rank'],
      ['two wins', hand, '2 win, 4 win', '2 win, 4 win'],
      ['and a pung', hand, '2 win, 4 win, 3 pung', '2 win, 4 win; 3 pung after 2 win: rank'],
      ['three', hand, '2 win, 3 win, 4 win', 'triple_win'],
    ],
  ],
  [
    'riichi that pays three winners',
    'riichi',
    { triple_win: 'paid' },
    [['three', hand, '2 win, 3 win, 4 win', '2 win, 3 win, 4 win']],
  ],
  [
    'riichi in free play: a false claim makes no third winner',
    'riichi',
    { play: 'free' },
    [
      ['three that stand', hand, '2 win, 3 win, 4 win', 'triple_win'],
      ['two of three', { ...hand, 3: NOTHING }, '2 win, 3 win, 4 win', '2 win, 3 win, 4 win'],
    ],
  ],
  [
    'Cantonese: the next in turn wins alone',
    'cantonese',
    { minimum: 0 },
    [
      ['a gong takes it from a sheung', {}, '2 sheung, 3 gong', '3 gong; 2 sheung after 3 gong: rank'],
      ['two wins', hand, '3 win, 4 win', '3 win; 4 win after 3 win: nearest'],
    ],
  ],
  [
    'Cantonese with two winners',
    'cantonese',
    { minimum: 0, winners: 2 },
    [
      ['two wins', hand, '3 win, 4 win', '3 win, 4 win'],
      ['three wins', hand, '2 win, 3 win, 4 win', '2 win, 3 win; 4 win after 2 win: nearest'],
    ],
  ],
];

describe.each(packs)('%s', (_, pack, options, rows) => {
  it.each(rows)('%s', (_, hands, answers, wanted) => {
    expect(outcome(dealerDiscards(rulesOf(pack, options), '5m', hands), answers)).toBe(wanted);
  });
});

it.each([
  ['international', '4 win; 2 win after 4 win: rank'],
  ['riichi', '2 win, 4 win'],
])('Thirteen Orphans on 9m, farther than a plain win: %s', (pack, wanted) => {
  expect(outcome(dealerDiscards(rulesOf(pack), '9m', { 2: NINE, 4: ORPHANS }), '2 win, 4 win')).toBe(wanted);
});

interface Case {
  pack?: string;
  options?: Record<string, OptionValue>;
  hands: Hands;
  /** How the dealer discards 5m. */
  move?: string;
  answers: string;
  /** Without the payments of a deal that has ended. */
  events: string[];
}

const cases: Record<string, Case> = {
  'nobody wants it: the next seat draws': { hands: {}, answers: '', events: ['2 draws'] },
  'a chow': { hands: { 2: CHOW }, answers: '2 chow 4m 6m', events: ['2 chow: 4m 5m 6m'] },
  'a chow that loses is told before the pung is made': {
    hands: { 2: CHOW, 3: PUNG },
    answers: '2 chow 4m 6m,3 pung 5m 5m',
    events: ['2 chow lost to 3 pung: rank', '3 pung: 5m 5m 5m'],
  },
  'a kong, and the tile that replaces it': {
    hands: { 4: '555m 159p 159s 1234z' },
    answers: '4 kong 5m 5m 5m',
    events: ['4 kong: 5m 5m 5m 5m', '4 draws'],
  },
  'a win ends the deal; a pung loses to it': {
    hands: { 2: PUNG, 3: LOW },
    answers: '2 pung 5m 5m,3 win',
    events: ['2 pung lost to 3 win: rank', '3 wins', 'win 3'],
  },
  'riichi: two winners': {
    pack: 'riichi',
    hands: { 2: LOW, 4: HIGH },
    answers: '2 win,4 win',
    events: ['2 wins', '4 wins', 'win 2 4'],
  },
  'riichi: three winners abort the deal, and show nothing': {
    pack: 'riichi',
    hands: { 2: LOW, 3: MIDDLE, 4: HIGH },
    answers: '2 win,3 win,4 win',
    events: ['triple_win'],
  },
  'riichi: who lets a winning tile go is furiten until the next draw': {
    pack: 'riichi',
    hands: { 3: LOW },
    answers: '',
    events: ['3 missed: true', '2 draws'],
  },
  'riichi: who lets it go to a pung is furiten too': {
    pack: 'riichi',
    hands: { 2: PUNG, 3: LOW },
    answers: '2 pung 5m 5m',
    events: ['3 missed: true', '2 pung: 5m 5m 5m'],
  },
  'riichi: a claim that loses is told before who is furiten': {
    pack: 'riichi',
    hands: { 2: CHOW, 3: PUNG, 4: LOW },
    answers: '2 chow 4m 6m,3 pung 5m 5m',
    events: ['2 chow lost to 3 pung: rank', '4 missed: true', '3 pung: 5m 5m 5m'],
  },
  'riichi: nobody is furiten once somebody has won': {
    pack: 'riichi',
    hands: { 3: LOW, 4: HIGH },
    answers: '4 win',
    events: ['4 wins', 'win 4'],
  },
  'riichi: the stake is paid when the discard passes': {
    pack: 'riichi',
    hands: { 1: READY },
    move: 'riichi',
    answers: '',
    events: ['1 puts 1000 into stakes', '1 ippatsu: true', '2 draws'],
  },
  'riichi: it is paid before the discard is claimed, which ends ippatsu': {
    pack: 'riichi',
    hands: { 1: READY, 2: PUNG },
    move: 'riichi',
    answers: '2 pung 5m 5m',
    events: ['1 puts 1000 into stakes', '1 ippatsu: true', '2 pung: 5m 5m 5m', '1 ippatsu: false'],
  },
  'riichi: it is not paid where the discard is won on': {
    pack: 'riichi',
    hands: { 1: READY, 2: LOW },
    move: 'riichi',
    answers: '2 win',
    events: ['2 wins', 'win 2'],
  },
  'free play: a win is declared, and shown later': {
    options: { play: 'free' },
    hands: { 3: LOW },
    answers: '3 win',
    events: ['3 declares win'],
  },
  'free play: so is a false one, and a pung loses to it': {
    options: { play: 'free' },
    hands: { 2: PUNG, 3: NOTHING },
    answers: '2 pung 5m 5m,3 win',
    events: ['2 pung lost to 3 win: rank', '3 declares win'],
  },
};

describe('when all have answered', () => {
  it.each(Object.entries(cases))('%s', (_, { pack = 'international', options, hands, move, answers, events }) => {
    const table = answered(dealerDiscards(rulesOf(pack, options), '5m', hands, move), answers);
    expect(told(table).filter((event) => !['turn', 'settle', 'count', 'reveal'].includes(event))).toEqual(events);
  });
});

it('riichi: the fourth discard of the same wind ends the deal once it has passed', () => {
  let table = dealt(rulesOf('riichi'), { 1: '1z', 2: '1z', 3: '1z', 4: '1z' }, '5s 6s 7s');
  for (const number of [1, 2, 3, 4]) {
    expect(told(table)).not.toContain('four_winds');
    table = answered(must(table, actionOf(table, `${number} discard 1z`)), '');
  }
  expect(told(table)[0]).toBe('four_winds');
});

it('a window asks every seat but the one that discards, whatever their hands', () => {
  const table = dealerDiscards(rulesOf('international'), '5m', { 2: NOTHING, 3: LOW, 4: NOTHING });
  expect(table.toAct).toEqual([0, 1, 2, 3].filter((seat) => seat !== table.dealer));
  expect(table.stage).toMatchObject({
    at: 'window',
    window: { from: table.dealer, answers: [null, null, null, null] },
  });
});
