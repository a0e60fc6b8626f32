import { describe, expect, it } from 'vitest';
import { type Action, newGame, type Event, PASS, parseTiles, type View, view } from '../../../core/index.ts';
import { makePaint } from '../../../cli/draw/terminal-colours.ts';
import { makeScene } from '../../../cli/draw/drawing-context.ts';
import { hintLines } from '../../../cli/play/hint.ts';
import { makeMenu, menuLines, readWish } from '../../../cli/play/action-menu.ts';
import { noWinLines } from '../../../cli/play/why-no-win.ts';
import { drawOwnHand, drawTable } from '../../../cli/play/table-screen.ts';
import { makeTeller, tell } from '../../../cli/play/gather-deal-story.ts';
import { drawSummaries } from '../../../cli/play/deals-table.ts';
import { drawEnding } from '../../../cli/play/deal-ending.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

const rules = rulesOf('ari-ari');
const scene = makeScene(rules, makePaint(false), { person: 0 });
const blank = view(newGame(rules, { seed: 1 }), 0);
const ids = (text: string): string[] => sure(parseTiles(text, rules.tiles)).map((tile) => rules.tiles.tiles[tile]!.id);

/** The own seat, with what is remembered of it. */
function seated(seen: View, more: Partial<View['seats'][number]>): View['seats'] {
  return seen.seats.map((seat, at) => (at === seen.seat ? { ...seat, ...more } : seat));
}

function ownTurn(hand: string, drawn: string, moves: [move: string, tiles: string][]): View {
  const held = [...ids(hand), drawn];
  const discards = [...new Set(held)].map((tile): Action => ({ seat: 0, move: 'discard', tiles: [tile] }));
  const more = moves.map(([move, tiles]): Action => ({ seat: 0, move, tiles: ids(tiles) }));
  return {
    ...blank,
    hand: held,
    drawn,
    turn: { seat: 0, begin: 'drawn' },
    window: null,
    legal: [...more, ...discards],
  };
}

function asked(hand: string, tile: string, claims: string[], marks: string[] = []): View {
  const legal = [...claims, PASS].map((move): Action => ({ seat: 0, move, tiles: [] }));
  const window = { name: 'discard', tile, from: 3, answer: null };
  const hands = { hand: ids(hand), drawn: '', turn: { seat: 3, begin: 'drawn' as const } };
  return { ...blank, ...hands, window, seats: seated(blank, { marks }), legal };
}

describe('the screen', () => {
  const river = [
    { tile: '1z', at: 1, taken: false, drawn: false },
    { tile: '2z', at: 2, taken: true, drawn: true },
    { tile: '0p', at: 3, taken: false, drawn: true },
  ];
  const seen: View = {
    ...ownTurn('123m 456p 789s 34s 11z', '9p', []),
    lists: { indicators: ['3p', '5z'], under_indicators: [] },
    counters: { repeats: 2 },
    pots: { stakes: 1000 },
    seats: seated(blank, { marks: ['riichi', 'missed'], river }),
  };

  it('shows what lies on the table by its names', () => {
    expect(drawTable(scene, seen)[1]).toBe('  dora indicators 3p 5z · counters 2 · riichi stakes 1,000');
    const bare = { ...seen, lists: {}, counters: { repeats: 0 }, pots: { stakes: 0 } };
    expect(drawTable(scene, bare)[1]).toMatch(/30,000 points/);
  });

  it('tells tiles that went as they were drawn, and those that others took', () => {
    expect(drawTable(scene, seen).find((line) => line.includes('You'))).toMatch(/riichi +1z ·\[2z\] ·0p$/);
  });

  it('keeps apart what only the seat itself knows', () => {
    const own = drawOwnHand(scene, seen, makeMenu(scene, seen));
    expect(own[0]).toBe(
      '  only you know furiten: has passed a winning tile and temporarily cannot win on another player’s tile',
    );
    expect(drawTable(scene, seen).join()).not.toContain('furiten');
  });

  it('gives a long river more lines', () => {
    const long = Array.from({ length: 40 }, () => river[2]!);
    const lines = drawTable(scene, { ...seen, seats: seated(seen, { river: long }) });
    expect(lines.join('\n').match(/·0p/g)).toHaveLength(40);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('the menu', () => {
  const seen = ownTurn('123m 4444p 789s 34s 1z', '1z', [
    ['riichi', '4p'],
    ['riichi', '3s'],
    ['concealed_kong', '4444p'],
    ['nine_terminals', ''],
  ]);
  const menu = makeMenu(scene, seen);

  it('keeps the ways to make one move together', () => {
    const [riichi, kong, nine] = menuLines(scene, menu);
    expect(riichi).toMatch(/^ {2}\d+ {2}Riichi 4p +\d+ {2}Riichi 3s$/);
    expect(kong).toMatch(/Concealed kong 4444p$/);
    expect(nine).toMatch(/Nine terminals and honours$/);
  });

  it.each([
    ['riichi 3s', { is: 'action', action: { move: 'riichi', tiles: ['3s'] } }],
    ['リーチ 3s', { is: 'action', action: { move: 'riichi', tiles: ['3s'] } }],
    ['riichi', { is: 'unclear', message: 'Which one? Riichi 4p, Riichi 3s' }],
    ['concealed kong', { is: 'action', action: { move: 'concealed_kong' } }],
    ['nine', { is: 'action', action: { move: 'nine_terminals' } }],
    ['extended kong 4p', { is: 'action', action: { move: 'extended_kong', tiles: ['4p'] } }],
    ['3s', { is: 'action', action: { move: 'discard', tiles: ['3s'] } }],
    ['rihchi', { is: 'unclear', message: expect.stringContaining('Did you mean "riichi"?') }],
  ])('takes %j for what it is', (line, wish) => {
    const japanese = makeScene(rules, makePaint(false), { person: 0, language: 'ja' });
    expect(readWish(line.startsWith('リ') ? japanese : scene, menu, seen, line)).toMatchObject(wish);
  });
});

describe('why a complete hand may not win', () => {
  const ready = '234m 456p 678s 34s 55p';

  it('names the rule, its words, and what is remembered of the seat', () => {
    expect(noWinLines(scene, asked(ready, '5s', [], ['missed']))).toEqual([
      'No Win: it needs wins and not invalid_kong and (by draw or not furiten)',
      'furiten = missed or missed_after_riichi or waits on own discard',
      'furiten: has passed a winning tile and temporarily cannot win on another player’s tile',
    ]);
  });

  it('says what is lacking', () => {
    const lines = noWinLines(scene, asked('123m 456p 789s 34s 11z', '5s', []));
    expect(lines[0]).toMatch(/^No Win: the hand is complete, but worth too little: 0 of the 1 han needed/);
    expect(lines[1]).toMatch(/^A win must have: yakuman > 0 or/);
  });

  it.each([
    ['the hand is not complete', asked('234m 456p 678s 34s 5p 9p', '5s', [])],
    ['the win is offered', asked(ready, '5s', ['win'])],
    ['another tile', asked(ready, '9p', [])],
  ])('says nothing where %s', (_, seen) => {
    expect(noWinLines(scene, seen)).toEqual([]);
  });

  it('stands below the hint', () => {
    const lines = hintLines(scene, asked(ready, '5s', [], ['missed']));
    expect(lines[0]).toMatch(/Hint {2}Pass: no claim/);
    expect(lines[1]).toMatch(/No Win/);
  });
});

it('hints at what the win would bring', () => {
  const seen = ownTurn('234m 456p 678s 34s 55p', '9m', [['riichi', '9m']]);
  const [first, second] = hintLines(scene, { ...seen, lists: {} });
  expect(first).toMatch(/Hint {2}Riichi 9m: ready to win; \d tiles complete it: 25s/);
  expect(second).toMatch(/with \ds: 3 han 30 fu \(Riichi, Pinfu, All Simples\)/);
});

it('hints at what a discard may cost, and at giving the hand up, once another waits', () => {
  const seen = ownTurn('147m 258p 369s 135z 9p', '2z', []);
  const river = [{ tile: '2z', at: 1, taken: false, drawn: false }];
  const waiting = seen.seats.map((seat, at) => (at === 2 ? { ...seat, marks: ['riichi'], river } : seat));
  const lines = hintLines(scene, { ...seen, wall: { ...seen.wall, left: 20 }, seats: waiting, lists: {} });
  expect(lines[0]).toMatch(/Hint {2}Discard 2z: /);
  expect(lines[0]).not.toMatch(/risk/);
  expect(lines.join(' ').replace(/ +/g, ' ')).toMatch(/its risk is \d+ on average, won on with a chance of [\d.]+ %/);
  expect(lines.at(-1)).toMatch(/better now to throw safe tiles/);
});

describe('endings', () => {
  /** Plays the events of a deal that nobody wins to a teller, after a beginning of their own. */
  function told(events: Event[], from = scene): { lines: string[]; row: string } {
    const table = newGame(rules, { seed: 1 });
    const teller = makeTeller(table);
    const [story] = tell(teller, [...table.events, ...events]);
    return { lines: drawEnding(from, story!), row: drawSummaries(from, [story!]).at(-1)! };
  }
  const points = [30_000, 30_000, 30_000, 30_000];
  const settle: Event = { type: 'settle', entries: [], points, pots: { stakes: 2000 } };

  it('an abortive one has the name and the words of the pack', () => {
    const { lines, row } = told([{ type: 'deal_over', ending: 'four_winds', seats: [] }, settle]);
    expect(lines[0]).toBe(
      '  Four winds. The deal is aborted because the first four discards are the same wind, with no claim or kong between them.',
    );
    expect(row).toMatch(/nobody {2}four winds/);
    expect(lines.at(-1)).toBe('  stays on the table: riichi stakes 2,000');
  });

  it('an empty wall shows who was ready, the hands, and what was paid', () => {
    const entry = { from: 2, to: 1, amount: 1000, reason: 'waiting hands', rule: 'waiting' };
    const { lines, row } = told([
      { type: 'mark', seat: 1, mark: 'ready', on: true },
      { type: 'opened', seat: 1, hand: ids('123m 55p') },
      { type: 'mark', seat: 3, mark: 'nagashi', on: true },
      { type: 'deal_over', ending: 'exhausted', seats: [] },
      { ...settle, entries: [entry], points: [30_000, 29_000, 31_000, 30_000] },
    ]);
    const text = lines.join('\n');
    expect(lines[0]).toBe('  Nobody wins: the wall is empty');
    expect(text).toMatch(/ tenpai +123m 55p/);
    expect(text).toMatch(/ nagashi mangan$/m);
    expect(text).toMatch(/-1,000 +waiting hands/);
    expect(text).toMatch(/31,000|\(\+1,000\)/);
    expect(row).toMatch(/wall empty +tenpai: \w+; nagashi mangan: \w+$/);
  });

  it('a hand that is punished when the wall is empty is no declared win', () => {
    const { lines } = told([
      { type: 'false_win', seat: 2, hand: ids('19m 28p') },
      { type: 'deal_over', ending: 'false_win', seats: [2] },
      settle,
    ]);
    expect(lines[0]).toMatch(/^ {2}False win: \w+$/);
    expect(lines.join('\n')).toContain('19m 28p');
  });

  it('what happened beside the moves is told', () => {
    const table = newGame(rules, { seed: 1 });
    const teller = makeTeller(table);
    tell(teller, [
      ...table.events,
      { type: 'mark', seat: 1, mark: 'riichi', on: true },
      { type: 'discard', seat: 1, tile: '5m', drawn: true },
      { type: 'deposit', seat: 1, pot: 'stakes', amount: 1000 },
      { type: 'mark', seat: 1, mark: 'ippatsu', on: true },
      { type: 'liable', seat: 2, by: 1, patterns: ['big_three_dragons'] },
      { type: 'reveal', list: 'indicators', tiles: ['5z'] },
    ]);
    const { deeds, notes, carried } = teller.story!;
    expect(deeds.at(-1)).toMatchObject({ seat: 1, parts: [{ is: 'mark' }, { is: 'discard' }, { is: 'mark' }] });
    expect(notes.map(({ event }) => event.type)).toEqual(['deposit', 'liable', 'reveal']);
    expect(carried.pots).toEqual({});
    expect(teller.carried.pots).toEqual({ stakes: 1000 });
  });

  it('what was left in the pots is told when the game is over', () => {
    const teller = makeTeller(newGame(rules, { seed: 1 }));
    const entry = { from: 'pot:stakes' as const, to: 0, amount: 1000, reason: 'stakes left over', rule: 'left_over' };
    expect(tell(teller, [{ ...settle, entries: [entry] }])).toEqual([]);
    expect(teller.leftOver).toEqual([entry]);
  });
});
