/** What the table of International Mahjong alone would not show: packs with marked tiles, with marks, prepared deals from outside. */
import { describe, expect, it } from 'vitest';
import {
  advance,
  type Arranged,
  newGame,
  legal,
  type LogHeader,
  logHeader,
  makeLog,
  parseLog,
  PASS,
  play,
  replay,
  type Ruleset,
  seededRandom,
  skipForced,
  type Table,
  view,
} from '../../core/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { international, rulesOf } from '../kit/load-rules.ts';

const marked = rulesOf(`
id: marked
version: 1.0.0
name: { en: Marked }
extends: international
tiles: { marked: { 0p: { of: 5p, copies: 2 } } }
`);

/** Whoever wins is marked for it before the hand is judged. */
const proud = `
id: proud
version: 1.0.0
name: { en: Proud }
extends: international
marks:
  proud: { says: the seat has won }
moves:
  win: { steps: [{ mark: proud }, win] }
patterns:
  earthly: null
  pride:
    name: { en: Pride }
    group: state
    value: { fan: 2 }
    when: proud
    source: "1"
    status: house
    note: For whoever is marked.
    examples:
      - { hand: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard, with: [proud] }
      - { not: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard }
`;

function prepared(rules: Ruleset, hands: Record<number, string>): Table {
  return newGame(rules, { seed: 1, arrange: [arrange(rules, { hands }, seededRandom(1))] });
}

function discards(table: Table, seat: number, tile: string): Table {
  return play(table, { seat, move: 'discard', tiles: [tile] });
}

describe('a claim that uses a marked tile', () => {
  const table = prepared(marked, { 1: '6p 147m 147p 369s 1234z', 2: '0p 57p 147m 369s 1234z' });
  const open = discards(table, table.dealer, '6p');
  const seat = (table.dealer + 1) % 4;
  const chows = legal(open, seat).filter(({ move }) => move === 'chow');

  it('is listed in the order of the hand', () => {
    expect(chows.map(({ tiles }) => tiles.join(' '))).toEqual(['5p 7p', '0p 7p']);
  });

  it.each([[['0p', '7p']], [['7p', '0p']]])('is accepted as %j', (tiles) => {
    const next = play(open, { seat, move: 'chow', tiles });
    expect(next.refused).toBeUndefined();
    expect(next.events).toEqual([{ type: 'action', seat, move: 'chow', tiles: ['0p', '7p'] }]);
  });

  it('is refused with tiles the hand has not', () => {
    expect(play(open, { seat, move: 'chow', tiles: ['0p', '8p'] }).refused?.code).toBe('wrong-tiles');
  });
});

it.each(['checked', 'free'])('a hand is judged by what the steps before the win have changed, in %s play', (mode) => {
  const rules = rulesOf(proud, { play: mode });
  const start = prepared(rules, { 1: '2p 147m 147p 369s 1234z', 2: '234m 567m 345p 678s 2p' });
  const winner = (start.dealer + 1) % 4;
  let table = discards(start, start.dealer, '2p');
  for (const seat of table.toAct) table = play(table, { seat, move: seat === winner ? 'win' : PASS, tiles: [] });
  if (mode === 'free') table = play(table, { seat: winner, move: 'show', tiles: [] });
  const won = table.events.find((event) => event.type === 'win');
  expect(won?.judgement.patterns.map(({ id }) => id)).toContain('pride');
});

describe('two seats that win on one tile', () => {
  const shared =
    'id: shared\nversion: 1.0.0\nname: { en: Shared }\nextends: international\nmoves: { win: { ties: all } }\n';
  const hands = {
    1: '2p 147m 147p 369s 1234z',
    2: '234m 567m 345p 678s 2p',
    3: '234s 567s 345p 678m 2p',
    4: '147m 147p 369s 1234z',
  };

  /** What the seats after the dealer say, in order, and how the deal ends. */
  function ending(mode: string, ...lines: [number, string][]): string {
    let table = prepared(rulesOf(shared, { play: mode }), hands);
    const first = table.dealer;
    table = discards(table, first, '2p');
    for (const [number, move] of lines) table = play(table, { seat: (first + number - 1) % 4, move, tiles: [] });
    expect(table.refused).toBeUndefined();
    const over = table.events.find((event) => event.type === 'deal_over');
    return over ? `${over.ending} ${over.seats.map((seat) => ((seat - first + 4) % 4) + 1).join(' ')}` : 'goes on';
  }

  const both: [number, string][] = [
    [2, 'win'],
    [3, 'win'],
    [4, 'pass'],
  ];
  it.each<[string, string, [number, string][]]>([
    ['win 2 3', 'checked', both],
    ['goes on', 'free', [...both, [2, 'show']]],
    ['win 2 3', 'free', [...both, [2, 'show'], [3, 'show']]],
    ['win 2', 'free', [...both, [2, 'show'], [3, 'revoke']]],
    ['win 3', 'free', [...both, [2, 'revoke'], [2, 'pass'], [3, 'show']]],
    ['win 2 3', 'free', [...both, [2, 'revoke'], [2, 'win'], [2, 'show'], [3, 'show']]],
    // A false win beside one that stands is void.
    [
      'win 2',
      'free',
      [
        [4, 'win'],
        [2, 'win'],
        [3, 'win'],
        [2, 'show'],
        [3, 'revoke'],
        [4, 'show'],
      ],
    ],
  ])('end in %s in %s play after %j', (wanted, mode, lines) => {
    expect(ending(mode, ...lines)).toBe(wanted);
  });
});

it.each([[{ options: null }], [{ options: 7 }], [{ seed: 1 }], [{ hash: 1 }], [{ version: 99 }]])(
  'a log with %j in its header is refused',
  (part) => {
    const header = { ...logHeader(international(), 1), ...part } as LogHeader;
    const result = parseLog(makeLog({ header, events: [] }));
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['bad-log']);
  },
);

it.each([
  ['no list', 'wall'],
  ['no object', [7]],
  ['tiles that do not exist', [{ wall: [999] }]],
  ['five of a kind', [{ wall: [1, 1, 1, 1, 1] }]],
  ['a wall that is too long', [{ wall: new Array(145).fill(-1) }]],
  ['dice that cannot fall so', [{ dice: [13] }]],
  ['players who sit twice', [{ players: [0, 1, 1, 3] }]],
])('a log with a prepared deal of %s is refused', (_, given) => {
  const rules = international();
  const result = replay(rules, { header: logHeader(rules, 1, given as Arranged[]), events: [] });
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['bad-log']);
});

it('a refused table may be played on in place without touching the one it came from', () => {
  const table = skipForced(newGame(international(), { seed: 1 }));
  const before = JSON.stringify(table);
  const refused = play(table, { seat: table.dealer, move: 'pass', tiles: [] });
  expect(refused.refused?.code).toBe('not-offered');
  const { seat, move, tiles } = legal(refused, refused.dealer).find((action) => action.move === 'discard')!;
  expect(advance(refused, { seat, move, tiles })).toBeUndefined();
  expect([JSON.stringify(table), refused.refused]).toEqual([before, undefined]);
});

it('the table of a finished game stays as the last deal left it', () => {
  const rules = international({ periods: 1 });
  const hands = { 1: '2p 1122334455667z', 2: '234m 567m 345p 678s 2p' };
  const random = seededRandom(1);
  const table = newGame(rules, {
    seed: 1,
    arrange: Array.from({ length: 16 }, () => arrange(rules, { hands }, random)),
  });
  let dealer = table.dealer;
  while (!table.over) {
    const { stage } = table;
    dealer = table.dealer;
    const seat = table.toAct[0]!;
    if (stage.at === 'turn') advance(table, { seat, move: 'discard', tiles: ['2p'] });
    else advance(table, { seat, move: legal(table, seat)[0]!.move, tiles: [] });
  }
  const { round, period, dealer: last, turn } = view(table, 0);
  expect({ round, period, last, turn }).toEqual({ round: 4, period: 1, last: dealer, turn: null });
});
