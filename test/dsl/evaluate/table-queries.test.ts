import { describe, expect, test } from 'vitest';
import type { Judgement, Meld, Context, Stage, Table, Tile } from '../../../core/index.ts';
import { query, type PlaceName } from '../../../dsl/index.ts';
import { program, scope } from '../../kit/invented-scope.ts';
import { fullSet } from '../../kit/tile-sets.ts';
import { writtenAsk } from '../../kit/written-pack-module.ts';

const tile = (id: string): Tile => fullSet.byId[id]!;

const JUDGEMENT: Judgement = {
  reading: '',
  shape: 'sets',
  patterns: [{ id: 'all_odd', name: { en: 'All Odd' }, times: 1, value: { stars: 3 } }],
  tallies: { stars: 3 },
  value: 40,
  names: { shape: { en: 'sets' }, tallies: { stars: { en: 'stars' } }, value: { en: 'points' } },
};

const TURN: Stage = { at: 'turn', turn: { seat: 2, begin: 'drawn', offers: [], tile: tile('1m') } };

const WINDOW: Stage = {
  at: 'window',
  turn: { seat: 3, begin: 'drawn', offers: [], tile: tile('1m') },
  window: { name: 'discard', tile: tile('2m'), from: 3, move: 'discard', meld: -1, answers: [] },
};

/** Own tiles 4m and 5m, the 3m claimed. */
const CHOW: Meld = {
  type: 'chow',
  kind: tile('3m'),
  tiles: ['3m', '4m', '5m'].map(tile),
  claimed: true,
  from: 1,
  taken: tile('3m'),
  added: false,
  seen: true,
};

const claimed = (id: string): Stage => ({
  at: 'turn',
  turn: {
    seat: 2,
    begin: 'claimed',
    offers: [],
    tile: tile(id),
    claim: { move: 'chow', tile: tile(id), from: 1, meld: 0 },
  },
});

/** A table of four seats in its third round, seat 1 the dealer, as far as expressions look at it. */
function table(stage: Stage, wins: readonly number[] = [], more: Partial<Table> = {}): Table {
  const seat = (points: Partial<Table['seats'][number]> = {}) => ({
    hand: [],
    melds: [],
    bonus: [],
    river: [],
    marks: [],
    counters: {},
    lists: {},
    turns: 1,
    ...points,
  });
  const made = {
    rules: {
      tiles: fullSet,
      seats: { count: 4 },
      wall: { reserve: () => 14 },
      situation: [],
      lists: [],
      anyTilesWin: () => true,
      judge: (query: { seat: number }) => (wins.includes(query.seat) ? JUDGEMENT : undefined),
      worth: (query: { seat: number }) => (wins.includes(query.seat) ? JUDGEMENT : undefined),
    },
    players: [2, 3, 0, 1],
    points: [100, 200, 300, 400],
    seats: [
      seat(),
      seat(),
      seat({ melds: [CHOW], bonus: ['2f', '6f', '7f'].map(tile), marks: ['ready'], counters: { streak: 2 } }),
      seat(),
    ],
    wall: { order: [], head: 40, tail: 60, taken: 0, startWall: 0, startColumn: 0 },
    round: 3,
    starter: 0,
    dealer: 1,
    dice: { total: 7, faces: [3, 4], caster: 0, forStarter: true },
    stage,
    discards: 5,
    claims: 1,
    ...more,
  };
  return made as unknown as Table;
}

function asked(place: PlaceName, text: string, at: Context): number | boolean {
  const compiled = program(text, place);
  const answer = query<number | boolean>(compiled)(at);
  expect(writtenAsk<Context>(compiled)(at), 'as code of a module').toBe(answer);
  return answer;
}

type Row = [text: string, answer: number | boolean];

describe('in one seat, on its turn', () => {
  test.each<Row>([
    ['tiles left', 6],
    ['tiles left > 0 and not i am dealer', true],
    ['discards so far * 10 + claims so far', 51],
    ['my turns == 1', true],
    ['seat number', 2],
    ['round number', 3],
    ['turn is drawn or replaced', true],
    ['turn is not drawn', false],
    ['window is none', true],
    ['window is discard', false],
    ['by draw', true],
    ['i is dealer', false],
    ['i is not dealer', true],
    ['dealer is starter', false],
    ['exposer is dealer', false],
    // nobody is not the same as nobody
    ['exposer is exposer', false],
    ['exposer is not exposer', true],
    ['count(bonus)', 3],
    ['count(bonus where rank == seat number)', 2],
    ['any bonus is 7f', true],
    ['per bonus where not in_full_series, 1/2', 1.5],
    ['ready and streak == 2', true],
    ['lowest - 1', 2],
    ['payment is half', true],
    ['tail_end', false],
    ['if open_ends then min(1, 2) else coins(5)', 1],
  ])('%s: %s', (text, answer) => {
    expect(asked('move', text, { table: table(TURN), seat: 2 })).toBe(answer);
  });
});

describe('in a window', () => {
  test.each<[seat: number, ...Row]>([
    [2, 'window is discard', true],
    [2, 'by discard', true],
    [2, 'exposer is dealer', false],
    [2, 'wins', true],
    [0, 'wins', false],
    [2, 'would score all_odd', true],
    [2, 'would score lone_pair', false],
    [0, 'would score all_odd', false],
    [2, 'not window is robbery or would score all_odd', true],
    [2, 'if would score all_odd then 6 else 5', 6],
    [0, 'if would score all_odd then 6 else 5', 5],
  ])('seat %s: %s is %s', (seat, text, answer) => {
    expect(asked('move', text, { table: table(WINDOW, [1]), seat })).toBe(answer);
  });
});

describe('limits on discards', () => {
  test.each<[claim: string, discard: string, text: string, answer: boolean]>([
    ['3m', '3m', 'same kind as claimed', true],
    ['3m', '4m', 'same kind as claimed', false],
    ['3m', '3m', 'completes chow with shown tiles', true],
    ['3m', '6m', 'completes chow with shown tiles', true],
    ['3m', '2m', 'completes chow with shown tiles', false],
    ['3m', '6p', 'completes chow with shown tiles', false],
    // the middle was claimed: only it fits
    ['4m', '4m', 'completes chow with shown tiles', true],
    ['4m', '6m', 'completes chow with shown tiles', false],
    ['4m', '1m', 'completes chow with shown tiles', false],
  ])('after claiming %s, %s: %s is %s', (claim, discard, text, answer) => {
    expect(asked('limit', text, { table: table(claimed(claim)), seat: 2, tile: tile(discard) })).toBe(answer);
  });

  test('there is none without a claim', () => {
    const at: Context = { table: table(TURN), seat: 2, tile: tile('3m') };
    expect(asked('limit', 'same kind as claimed or completes chow with shown tiles', at)).toBe(false);
  });
});

describe('before, at and after the payment', () => {
  const base = table(WINDOW);
  const paying: Partial<Context> = { payer: 3, winner: 2, judgement: JUDGEMENT, ending: 'win' };

  test.each<[PlaceName, string, Partial<Context>, number | boolean]>([
    ['setup', 'if starter_cast then 1 else cast', { cast: 9 }, 1],
    ['setup', 'cast + lowest', { cast: 9 }, 12],
    ['payment', 'if payment is half then value / 2 else if payment is full then 0 else value', paying, 20],
    ['payment', 'payer is exposer and not payer is dealer', paying, true],
    ['payment', 'by discard and winner is not dealer', paying, true],
    ['payment', 'stars * 2 + value + streak', paying, 48],
    ['payment', 'ending is win', paying, true],
    ['payment', 'value', { payer: 3, winner: 2, ending: 'false_win' }, 0],
    ['sequence', 'winner is dealer or replayed', { winner: 1 }, true],
    ['sequence', 'winner is dealer or replayed', { winner: 2 }, false],
    ['sequence', 'winner is dealer or replayed', { replayed: true }, true],
    ['sequence', 'winner is dealer', {}, false],
    ['sequence', 'ending is exhausted or ending is false_win', { ending: 'false_win' }, true],
    ['sequence', 'points - 50', {}, 50 - 100 + 100],
  ])('%s: %s', (place, text, more, answer) => {
    expect(asked(place, text, { table: base, seat: 2, ...more })).toBe(answer);
  });
});

test('the interpreter and the functions made of a tree agree on a table', () => {
  const at: Context = { table: table(TURN), seat: 2 };
  const text = 'if not (tiles left / 2 > 3 or -streak >= 0) then floor(coins(lowest) / 3) + 2 * count(bonus) else 0';
  expect(asked('move', text, at)).toBe(7);
  expect(scope.options.lowest!.value).toBe(3);
});

/** Hands that hold a 1m wait, in the eyes of these rules. */
describe('hands that lack one tile to win', () => {
  const waiting = (...seats: number[]): Table => {
    const plain = table(TURN);
    const distance = ({ counts }: { counts: readonly number[] }): number => (counts[tile('1m')]! > 0 ? 0 : 2);
    const hands = plain.seats.map((seat, at) => ({ ...seat, hand: [tile(seats.includes(at) ? '1m' : '9m')] }));
    return { ...plain, rules: { ...plain.rules, distance }, seats: hands } as unknown as Table;
  };
  test.each<[PlaceName, string, number | boolean]>([
    ['move', 'hand waits', true],
    ['payment', 'hand waits and not payer waits', true],
    ['payment', 'dealer waits', false],
    ['sequence', 'seats waiting', 2],
  ])('%s: %s', (place, text, answer) => {
    expect(asked(place, text, { table: waiting(2, 3), seat: 2, payer: 0 })).toBe(answer);
  });
});
