/** What a seat must be able to see, each with its article. */
import { describe, expect, it } from 'vitest';
import {
  newGame,
  PASS,
  play,
  restoreTable,
  seededRandom,
  skipForced,
  type Table,
  view,
  type View,
} from '../../core/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { international } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';
import { must, nobodyClaims } from '../kit/deals/claim-windows.ts';

const rules = international();

/** Seat 0 deals and loses 5m to the pung of seat 2, which unfolds a kong later; seat 1 has shown two Flowers. */
function busyTable(): { window: Table; turn: Table } {
  const wanted = {
    hands: { 1: '5m 9p', 2: '1f 6f 1m 3m 8s', 3: '55m 777s 2z 4z', 4: '4m 6m 1p' },
    wall: '9s 8p 3s 7s',
    tail: '2p 3p 6z',
    dice: 5,
    players: [1, 3, 0, 2],
  };
  let table = skipForced(newGame(rules, { seed: 3, arrange: [arrange(rules, wanted, seededRandom(3))] }));
  const seat = (number: number): number => (table.dealer + number - 1) % 4;
  table = must(table, { seat: seat(1), move: 'discard', tiles: ['5m'] });
  const window = table;
  table = must(table, { seat: seat(3), move: 'pung', tiles: ['5m', '5m'] });
  table = nobodyClaims(table);
  table = nobodyClaims(must(table, { seat: seat(3), move: 'discard', tiles: ['2z'] }));
  for (const number of [4, 1, 2])
    table = nobodyClaims(must(table, { seat: seat(number), move: 'discard', tiles: [drawnTile(table)] }));
  table = nobodyClaims(must(table, { seat: seat(3), move: 'unfolded_kong', tiles: ['7s', '7s', '7s', '7s'] }));
  return { window, turn: table };
}

function drawnTile(table: Table): string {
  return view(table, table.toAct[0]!).drawn;
}

describe('a view', () => {
  const { window, turn } = busyTable();
  const { dealer } = turn;
  const at = (number: number): number => (dealer + number - 1) % 4;
  const seen = (table: Table, number: number): View => view(table, at(number));

  it.each([1, 2, 3, 4])('shows seat %i its own tiles and how many the others hold', (number) => {
    const sees = seen(turn, number);
    const own = turn.seats[at(number)]!.hand.map((tile) => rules.tiles.tiles[tile]!.id);
    expect(sees.hand).toEqual(own);
    expect(sees.seats.map(({ tiles }) => tiles)).toEqual(turn.seats.map(({ hand }) => hand.length));
    expect(sees.seats[at(number)]!.fromDealer).toBe(number - 1);
  });

  it('has the tile just drawn both in the hand and by itself', () => {
    const [seat] = turn.toAct;
    const { hand, drawn, seats } = view(turn, seat!);
    expect(drawn).not.toBe('');
    expect(hand).toContain(drawn);
    expect(hand).toHaveLength(seats[seat!]!.tiles);
  });

  it.each([1, 2, 4])('shows seat %i the kind of an unfolded kong (22.2)', (number) => {
    expect(seen(turn, number).seats[at(3)]!.melds[1]).toEqual({
      group: 'kong',
      tiles: ['7s', '7s', '7s', '7s'],
      claimed: false,
      from: -1,
      taken: '',
      added: false,
    });
  });

  it.each([1, 2, 3, 4])('shows seat %i melds, whose tile completed them, Flowers and rivers (17, 20, 21)', (number) => {
    const { seats } = seen(turn, number);
    expect(seats[at(3)]!.melds[0]).toEqual({
      group: 'pung',
      tiles: ['5m', '5m', '5m'],
      claimed: true,
      from: at(1),
      taken: '5m',
      added: false,
    });
    expect(seats[at(2)]!.bonus).toEqual(['1f', '6f']);
    expect(seats[at(1)]!.river[0]).toEqual({ tile: '5m', at: 1, taken: true, drawn: false });
    expect(seats[at(3)]!.river).toEqual([{ tile: '2z', at: 2, taken: false, drawn: false }]);
  });

  it.each([1, 2, 3, 4])('shows seat %i the exposed tile and who exposed it (23.6)', (number) => {
    expect(seen(window, number).window).toEqual({ name: 'discard', tile: '5m', from: at(1), answer: null });
  });

  it('shows whose turn it is, how it began, and what came to its owner alone', () => {
    expect(seen(turn, 3)).toMatchObject({ turn: { seat: at(3), begin: 'replaced' }, drawn: '6z' });
    expect(seen(turn, 1)).toMatchObject({ turn: { seat: at(3), begin: 'replaced' }, drawn: '' });
  });

  it('shows the course of the game: period, round, deal, dealer, starter, dice, players, points (8, 10.3, 13)', () => {
    // The holder of the first seat casts 5 and counts round to himself.
    const expected = {
      period: 1,
      round: 1,
      deal: 1,
      dealer: 0,
      starter: 0,
      replayed: false,
      dice: { total: 5, caster: 0 },
      over: false,
    };
    expect(seen(turn, 2)).toMatchObject(expected);
    expect(seen(turn, 2).dice.faces.reduce((a, b) => a + b, 0)).toBe(5);
    expect(seen(turn, 2).seats.map(({ player }) => player)).toEqual([1, 3, 0, 2]);
    expect(seen(turn, 2).seats.map(({ points }) => points)).toEqual([20000, 20000, 20000, 20000]);
  });

  it('shows how many tiles are left to draw and where the wall was broken (10.4)', () => {
    // 53 dealt, two Flowers and one kong replaced, three drawn.
    expect(seen(turn, 2).wall).toEqual({ left: 144 - 53 - 2 - 1 - 4, startWall: 0, startColumn: 5 });
    expect(seen(turn, 2).discards).toBe(5);
  });

  it('lists what its seat may do, and nothing for those who are not asked', () => {
    expect(seen(window, 4).legal.map(({ move }) => move)).toContain(PASS);
    expect(seen(window, 1).legal).toEqual([]);
    expect(seen(turn, 1).legal).toEqual([]);
  });

  it('remembers the own answer', () => {
    const answered = play(window, { seat: at(2), move: PASS, tiles: [] });
    expect(seen(answered, 2).window?.answer).toEqual({ seat: at(2), move: PASS, tiles: [] });
    expect(seen(answered, 3).window?.answer).toBeNull();
  });

  it('shows a claim that was made to its own seat alone, also after the table was restored', () => {
    const claimed = play(window, { seat: at(3), move: 'pung', tiles: ['5m', '5m'] });
    const restored = sure(restoreTable(rules, JSON.parse(JSON.stringify(claimed))));
    for (const table of [claimed, restored]) {
      expect(seen(table, 3).window?.answer).toEqual({ seat: at(3), move: 'pung', tiles: ['5m', '5m'] });
      for (const other of [1, 2, 4]) expect(seen(table, other).window?.answer).toBeNull();
    }
  });

  it('names the rules it is played under', () => {
    expect(seen(turn, 1)).toMatchObject({ rules: rules.id, hash: rules.hash });
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(seen(turn, 3)))).toEqual(seen(turn, 3));
  });

  it('tells a declared win to everybody (21.1)', () => {
    const free = international({ play: 'free' });
    const table = skipForced(newGame(free, { seed: 1 }));
    const declared = must(table, { seat: table.dealer, move: 'win', tiles: [] });
    for (const seat of [0, 1, 2, 3]) expect(view(declared, seat).declared).toEqual({ seat: table.dealer, move: 'win' });
  });
});
