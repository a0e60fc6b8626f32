/** Who gets the tile that the dealer has discarded, and why the others do not. */
import { describe, expect, it } from 'vitest';
import type { OptionValue, Table, Window } from '../../../core/index.ts';
import { applyClaim, resolve } from '../../../core/play/claim-resolution.ts';
import { windowOf } from '../../../core/play/table-facts.ts';
import { copyTable } from '../../../core/cache/table-copy.ts';
import { actionOf, dealerDiscards, type Hands, numberOf } from '../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** Hands that wait for 5m, three that can be dealt together; and one that waits for nothing. */
const LOW = '123p 456p 789p 11z 34m';
const HIGH = '123s 456s 789s 22z 67m';
const MIDDLE = '234p 567p 678s 55s 46m';
const NOTHING = '147p 147s 19m 12345z';
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

describe('a claim carried out', () => {
  it.each<[tile: string, hand: string, claim: string, meld: string, left: string]>([
    ['5m', '346m 147p 147s 1234z', '2 chow 3m 4m', '3m 4m 5m', '6m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['5m', '346m 147p 147s 1234z', '2 chow 4m 6m', '4m 5m 6m', '3m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['5m', '55m 0m 147p 147s 1234z', '3 pung 5m 5m', '5m 5m 5m', '0m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['5m', '55m 0m 147p 147s 1234z', '3 kong 5m 5m 0m', '5m 5m 5m 0m', '1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
    ['0m', '5m 55m 147p 147s 1234z', '4 pung 5m 5m', '5m 5m 0m', '5m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z'],
  ])('of %s with %s: %s', (tile, held, text, meld, left) => {
    const claim = text[0] as unknown as number;
    const before = dealerDiscards(rulesOf('riichi'), tile, { [claim]: held });
    const table = copyTable(before);
    const { seat, move, tiles } = actionOf(table, text);
    const { tiles: set, moves } = table.rules;
    const made = applyClaim(
      table,
      { seat, move: moves[move]!, tiles: tiles.map((id) => set.byId[id]!) },
      windowOf(table)!,
    );
    const ids = (list: readonly number[]): string => list.map((one) => set.tiles[one]!.id).join(' ');
    expect(made).toBeDefined();
    if (made === undefined) return;
    expect([ids(made.tiles), ids([made.taken]), made.from, made.claimed]).toEqual([meld, tile, table.dealer, true]);
    expect(ids(table.seats[seat]!.hand)).toBe(left);
    expect(table.seats[seat]!.melds).toEqual([made]);
    expect(table.seats[table.dealer]!.river.map(({ taken }) => taken)).toEqual([true]);
    expect(table.stage).toMatchObject({ at: 'turn', turn: { seat, begin: 'claimed', offers: moves[move]!.then } });
    expect(before.seats[table.dealer]!.river.map(({ taken }) => taken)).toEqual([false]);
  });
});
