/** Wins after which play goes on: whole deals from a rule sheet of such a game, and what may come between. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { OptionValue } from '../../../core/index.ts';
import { type Line, playScenario } from '../../../authoring/test/index.ts';
import { load, printProblem, type PackRuleset } from '../../../loader/index.ts';

const readFile = (path: string): Buffer => readFileSync(path);

function rulesOf(pack: string, options: Record<string, OptionValue> = {}, more = ''): PackRuleset {
  const loaded = load(`id: tried\nname: { en: Tried }\nextends: test/packs/${pack}.yaml\n${more}`, {
    readFile,
    options,
  });
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => printProblem(problem, loaded.texts)).join('\n'));
  return loaded.value;
}

interface Deal {
  hands: Record<number, string>;
  wall?: string;
  tail?: string;
  play: Line[];
}

function plays(rules: PackRuleset, deal: Deal): void {
  expect(playScenario(rules, { id: 'deal', title: 'deal', source: '', deals: [deal] })).toEqual([]);
}

/** Hands that wait: pungs (1 fan) for 4p 5p, plain (0 fan) for 9s, one suit (2 fan) for 9p. */
const PUNGS = '111222333m 44p 55p';
const PLAIN = '456789m 123456s 9s';
const DOTS = '123p 123p 678p 678p 9p';
const won = (seat: number): Partial<Record<string, unknown>> => ({ type: 'win', seat });

describe('winners leave', () => {
  it('D01: on a discard, self-drawn, on a discard: then three have won; the first winner deals next', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '5p 9p 7s 8s', 2: PLAIN, 3: PUNGS, 4: DOTS },
      wall: '7s 8s 9s 7s 8s',
      play: [
        {
          do: '1 discard 5p, 3 win, others pass',
          events: [{ ...won(3), hand: [] }, { type: 'settle' }],
          turn: '4 drawn',
          points: { 1: 998, 3: 1002 },
        },
        { do: '4 discard drawn, others pass', turn: '1 drawn' },
        { do: '1 discard drawn, others pass', turn: '2 drawn' },
        {
          do: '2 win',
          turn: '4 drawn',
          points: { 1: 996, 2: 1004, 3: 1002, 4: 998 },
          sees: [
            { seat: 1, path: 'seats.1.won', is: ['9s'] },
            { seat: 1, path: 'seats.1.out', is: true },
            { seat: 1, path: 'seats.1.shown', is: [] },
          ],
        },
        { do: '4 discard drawn, others pass', turn: '1 drawn' },
        {
          do: '1 discard 9p, 4 win',
          events: [won(4), { type: 'opened', seat: 2 }, { type: 'opened', seat: 3 }, { type: 'deal_over' }],
          ends: { how: 'win', winner: 4, from: 1, paid: { 1: -4, 4: 4 } },
          after: { dealer: 3, points: { 1: 992, 2: 1004, 3: 1002, 4: 1002 } },
        },
      ],
    });
  });

  it('D02: two on one discard; the seat after the last of them goes on, and who exposed the tile deals next', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '456789m 123456s 4p 8p', 2: '1s', 3: PUNGS, 4: '4p' },
      wall: '7s 7s 8s 8s',
      play: [
        '1 discard 8p, others pass',
        '2 discard drawn, others pass',
        '3 discard drawn, others pass',
        {
          do: '4 discard 4p, 1 win, 3 win, others pass',
          events: [won(1), won(3), { type: 'settle' }],
          turn: '4 drawn',
          points: { 1: 1001, 3: 1002, 4: 997 },
          marks: { 4: 'deals_next' },
          sees: [
            { seat: 2, path: 'seats.0.won', is: ['4p'] },
            { seat: 2, path: 'seats.2.won', is: [] },
          ],
        },
        { do: '4 discard drawn, others pass', turn: '2 drawn' },
      ],
    });
  });

  it('D04: the money of a kong goes back where the discard that follows it is won, also to a seat that leaves later', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '222s 5p 8p 1p', 2: '456789m 3456789s', 3: PUNGS, 4: '777888m 666p 99p 88p' },
      wall: '2s 3p 1p 9s 3p',
      play: [
        '1 discard 1p, others pass',
        { do: '2 discard 2s, 1 kong, others pass', points: { 1: 1002, 2: 998 } },
        { do: '1 discard 5p, 3 win, others pass', points: { 1: 996, 2: 1000, 3: 1004 }, turn: '4 drawn' },
        '4 discard drawn, others pass',
        '1 discard drawn, others pass',
        { do: '2 win', points: { 1: 994, 2: 1004, 4: 998 }, turn: '4 drawn' },
        '4 discard drawn, others pass',
        { do: '1 discard 8p, 4 win', after: { dealer: 3, points: { 1: 992, 2: 1004, 3: 1004, 4: 1000 } } },
      ],
    });
  });

  it('D05: a robbed kong is a pung again and is not paid; after the winner the next seat draws', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '456789m 123s 99s 46p 1p', 2: '5p', 4: '55p 9m' },
      wall: '7s 8s 8s 7s 5p',
      play: [
        '1 discard 1p, others pass',
        { do: '2 discard 5p, 4 pung, others pass', marks: { 1: 'barred' } },
        '4 discard 9m, others pass',
        { do: '1 discard drawn, others pass', marks: { 1: 'none' } },
        '2 discard drawn, others pass',
        '3 discard drawn, others pass',
        {
          do: '4 added_kong 5p, 1 win, others pass',
          points: { 1: 1001, 2: 1000, 3: 1000, 4: 999 },
          melds: { 4: '(555p)' },
          turn: '2 drawn',
          sees: [{ seat: 3, path: 'seats.0.won', is: ['5p'] }],
        },
      ],
    });
  });

  it('D08: when the wall is empty a seat that does not wait gives kong money back', () => {
    plays(rulesOf('leaving', { kept_back: 51 }), {
      hands: { 1: '1111s 4s 258p 369m 7s 9s 9p' },
      wall: '3m 6p 1m',
      play: [
        { do: '1 concealed_kong 1s', points: { 1: 1006, 2: 998 } },
        '1 discard 9p, others pass',
        '2 discard drawn, others pass',
        '3 discard drawn, others pass',
        {
          do: '4 discard drawn, others pass',
          ends: { how: 'exhausted', paid: {} },
          after: { dealer: 1, points: { 1: 1000, 2: 1000, 3: 1000, 4: 1000 } },
        },
      ],
    });
  });

  it('D10: three on one discard; all leave, and who exposed the tile deals next', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '456789m 123456s 4p 8p', 2: '4p', 3: PUNGS, 4: '56789p 789s 789s 66s' },
      wall: '7m',
      play: [
        '1 discard 8p, others pass',
        {
          do: '2 discard 4p, 1 win, 3 win, 4 win',
          ends: {
            how: 'win',
            wins: [
              { seat: 3, value: 2 },
              { seat: 4, value: 1 },
              { seat: 1, value: 1 },
            ],
          },
          after: { dealer: 2, points: { 1: 1001, 2: 996, 3: 1002, 4: 1001 } },
        },
      ],
    });
  });

  it('D12: of two kongs the money of the last one alone goes back', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '1111s 2222s 9p 4s', 4: DOTS },
      play: [
        '1 concealed_kong 1s',
        { do: '1 concealed_kong 2s', points: { 1: 1012, 2: 996, 3: 996, 4: 996 } },
        { do: '1 discard 9p, 4 win, others pass', points: { 1: 998, 2: 998, 3: 998, 4: 1006 } },
      ],
    });
  });

  it('lets a seat pass where another wins, and counts it as passed', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '456789m 123456s 4p 8p', 3: PUNGS, 4: '4p' },
      wall: '7s 7s 8s 8s 5p',
      play: [
        '1 discard 8p, others pass',
        '2 discard drawn, others pass',
        '3 discard drawn, others pass',
        { do: '4 discard 4p, 1 win, others pass', marks: { 3: 'barred', 2: 'none' }, turn: '2 drawn' },
        { do: '2 discard drawn, others pass', turn: '3 drawn', marks: { 3: 'none' } },
      ],
    });
  });

  it('ends with an empty wall right after a win, and asks and pays those who still play', () => {
    plays(rulesOf('leaving', { kept_back: 54 }), {
      hands: { 1: '456789m 123456s 9s 5p', 2: '9p 7s', 3: '147m 24p 369s 147s 55m', 4: DOTS },
      wall: '9m',
      play: [
        '1 discard 5p, others pass',
        {
          do: '2 discard 9p, 4 win, others pass',
          events: [won(4), { type: 'settle' }, { type: 'opened', seat: 4 }, { type: 'deal_over', ending: 'exhausted' }],
          ends: { how: 'exhausted', paid: { 1: 2, 2: -1, 3: -1 } },
        },
      ],
    });
  });

  it('lets who has left be paid where a payment says so', () => {
    const bonus = 'settle: { exhausted: { rest: { among: everyone, when: my wins > 0, amount: 3, reason: has won } } }';
    plays(rulesOf('leaving', { kept_back: 54 }, bonus), {
      hands: { 1: '147m 24p 369s 147s 2m 8s 5p', 2: '9p 7s', 3: '258m 45p 147s 369s 36m', 4: DOTS },
      wall: '9m',
      play: [
        '1 discard 5p, others pass',
        { do: '2 discard 9p, 4 win, others pass', ends: { how: 'exhausted', paid: { 1: -3, 2: -3, 3: -3, 4: 9 } } },
      ],
    });
  });

  it('plays on alone where the rules go on with one seat', () => {
    plays(rulesOf('leaving', {}, 'endings: { win: { plays_on: seats playing > 0 } }'), {
      hands: { 1: '456789m 123456s 4p 8p', 2: '4p', 3: PUNGS, 4: '56789p 789s 789s 66s' },
      wall: '7m 1p 1p',
      play: [
        '1 discard 8p, others pass',
        { do: '2 discard 4p, 1 win, 3 win, 4 win', turn: '2 drawn' },
        { do: '2 discard drawn', turn: '2 drawn' },
      ],
    });
  });

  it('takes a hand that wins as it was dealt', () => {
    plays(rulesOf('leaving'), {
      hands: { 1: '456789m 123456s 99s' },
      play: [{ do: '1 win', turn: '2 drawn', points: { 1: 1006 }, sees: [{ seat: 1, path: 'seats.0.won', is: [] }] }],
    });
  });
});

describe('winners stay', () => {
  it('win again with the tiles that are left, and everyone pays', () => {
    plays(rulesOf('staying', { kept_back: 48 }), {
      hands: { 1: '7s 8p', 2: PLAIN, 3: '7s', 4: '99s' },
      wall: '9s 7s 1p 1p 9m 1p',
      play: [
        '1 discard 8p, others pass',
        {
          do: '2 win',
          turn: '3 drawn',
          points: { 1: 998, 2: 1006, 3: 998, 4: 998 },
          hands: { 2: PLAIN },
          marks: { 2: 'deals_next, fixed' },
          sees: [{ seat: 3, path: 'seats.1.wins', is: 1 }],
        },
        '3 discard drawn, others pass',
        { do: '4 discard 9s, 2 win, others pass', turn: '3 drawn', points: { 2: 1007, 4: 997 } },
        {
          do: '3 discard drawn, others pass',
          turn: '4 drawn',
          sees: [{ seat: 4, path: 'seats.1.won', is: ['9s', '9s'] }],
        },
      ],
    });
  });

  it('a hand that wins as it was dealt lays its last tile beside it', () => {
    plays(rulesOf('staying'), {
      hands: { 1: '456789m 123456s 99s' },
      play: [
        {
          do: '1 win',
          events: [{ type: 'win', seat: 1, tile: '9s' }],
          turn: '2 drawn',
          hands: { 1: '456789m 123456s 9s' },
          sees: [{ seat: 2, path: 'seats.0.won', is: ['9s'] }],
        },
      ],
    });
  });
});

describe('free play', () => {
  const more = 'moves: { win: { if_false: [{ pay: 0 - 5, reason: false win }] } }';

  it('a false win beside one that stands is void, and the deal goes on', () => {
    const rules = rulesOf('leaving', { play: 'free' }, more);
    plays(rules, {
      hands: { 1: '5p 9p 7s 8s', 2: '147m 258p 369s 147s 5m', 3: PUNGS },
      play: [
        '1 discard 5p, 2 win, 3 win, others pass',
        '2 show',
        { do: '3 show', events: [won(3), { type: 'settle' }], turn: '4 drawn', points: { 1: 998, 2: 1000, 3: 1002 } },
      ],
    });
  });

  it('a false win alone costs what the rules say', () => {
    const rules = rulesOf('leaving', { play: 'free' }, more);
    plays(rules, {
      hands: { 1: '5p 9p 7s 8s', 2: '147m 258p 369s 147s 5m', 3: '258m 369p 147s 258p 9m' },
      play: [
        '1 discard 5p, 2 win, others pass',
        { do: '2 show', points: { 1: 1005, 2: 985, 3: 1005, 4: 1005 }, turn: '2 drawn' },
      ],
    });
  });
});

test('a pack says how winners go on only where they do', () => {
  const pack = 'endings: { win: { winners: stay }, exhausted: { plays_on: true } }';
  const loaded = load(`id: x\nname: { en: X }\nextends: test/packs/plain.yaml\n${pack}`, { readFile });
  expect(loaded.problems.map(({ code }) => code)).toEqual(['no-play-on', 'no-play-on']);
});
