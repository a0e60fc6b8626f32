/** What a program may rely on between `legal`, `isLegal`, `play` and what comes over a line. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Action,
  advance,
  newGame,
  isLegal,
  legal,
  play,
  sameAction,
  type Table,
  view,
  seededRandom,
} from '../../core/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { must, nobodyClaims } from '../kit/deals/claim-windows.ts';

const rules = rulesOf('international');

/** The dealer discards; the next seat holds two 3m and a 9p, and draws another 3m. */
function threeAlike(): Table {
  const wanted = { hands: { 1: '5m', 2: '33m 9p', 3: '1z', 4: '2z' }, wall: '3m', dice: 5, players: [0, 1, 2, 3] };
  const table = newGame(rules, { seed: 3, arrange: [arrange(rules, wanted, seededRandom(3))] });
  return nobodyClaims(must(table, { seat: table.dealer, move: 'discard', tiles: ['5m'] }));
}

const table = threeAlike();
const [seat] = table.toAct as [number];
const drawn: Action = { seat, move: 'discard', tiles: ['3m'] };
const fromHand: Action = { ...drawn, fromHand: true };

describe('a discard of a tile alike to the one drawn', () => {
  it('is drawn here', () => {
    expect(view(table, seat).drawn).toBe('3m');
  });

  it('is told from the same with `fromHand`', () => {
    expect(sameAction(drawn, fromHand)).toBe(false);
    expect(sameAction(fromHand, { ...fromHand })).toBe(true);
    expect(sameAction(drawn, { ...drawn })).toBe(true);
    expect(legal(table, seat).find((one) => sameAction(one, fromHand))).toBeUndefined();
    expect(legal(table, seat).filter((one) => sameAction(one, drawn))).toHaveLength(1);
  });

  it('is legal with and without `fromHand`, and played as it was meant', () => {
    for (const [action, wasDrawn] of [
      [drawn, true],
      [fromHand, false],
    ] as const) {
      expect(isLegal(table, action)).toBe(true);
      const discard = play(table, action).events.find(({ type }) => type === 'discard');
      expect(discard).toMatchObject({ tile: '3m', drawn: wasDrawn });
    }
  });

  it('says of `fromHand` why it is refused', () => {
    const none = play(table, { ...fromHand, tiles: ['9p'] }).refused;
    expect(none).toMatchObject({
      code: 'wrong-tiles',
      message: expect.stringContaining('no 9p beside a 9p that was just drawn'),
    });
    expect(isLegal(table, { ...fromHand, tiles: ['9p'] })).toBe(false);
  });
});

describe('isLegal', () => {
  it('says what `play` does with every action offered, and changes nothing', () => {
    const before = JSON.stringify(table);
    for (const action of legal(table, seat)) {
      expect(isLegal(table, action)).toBe(true);
      expect(isLegal(table, JSON.parse(JSON.stringify(action)))).toBe(true);
      expect(isLegal(table, { ...action, seat: (seat + 1) % 4 })).toBe(false);
    }
    expect(JSON.stringify(table)).toBe(before);
  });

  it.each([undefined, null, 'pass', [], {}, { seat: null }, 7])('is no for %j', (given) => {
    expect(isLegal(table, given)).toBe(false);
  });
});

describe('data from a line', () => {
  it('is taken as `unknown`, while what has a type must be an action', () => {
    const data: unknown = JSON.parse(JSON.stringify(drawn));
    expect(play(table, data).refused).toBeUndefined();
    expect(advance(play(table, null as unknown), data)).toBeUndefined();
    // @ts-expect-error: an action has tiles
    expect(play(table, { seat, move: 'discard' }).refused?.code).toBe('bad-action');
    // @ts-expect-error: a text is no action
    expect(play(table, 'discard').refused?.code).toBe('bad-action');
  });

  it.each([
    ...['yes', 1, {}, false, null, [true]].map((odd) => [
      { ...drawn, fromHand: odd },
      '`fromHand` is true or left out',
    ]),
    [{ seat, move: 'discard' }, 'The tiles of an action are a list of texts.'],
    [{ seat, move: 'discard', tiles: null }, 'The tiles of an action are a list of texts.'],
    [{ seat: null, move: 'pass', tiles: [] }, 'The seat is a number from 0 to 3, not null.'],
    [{ move: 'pass', tiles: [] }, 'The seat is a number from 0 to 3, not undefined.'],
    [{ seat: 9, move: 'pass', tiles: [] }, 'There is no seat 9; seats are 0 to 3.'],
    [[], 'An action is an object, not a list.'],
    ['pass', 'An action is an object, not text.'],
    [null, 'An action is an object, not null.'],
  ] as [unknown, string][])('%j is refused: %s', (given, message) => {
    expect(play(table, given).refused?.message).toContain(message);
  });

  it.each([
    { ...drawn, move: 'x\u001b[2J\r\nERROR forged line\u009b31m\u2028\u202e' },
    { ...drawn, tiles: ['\u001b]0;title\u0007\n\u2028'] },
    { ...drawn, seat: '\u001b[31m\n' },
    { ...drawn, fromHand: '\u001b[31m\n' },
    { ...drawn, move: 'x'.repeat(10_000) },
  ])('is quoted as one short line without control characters', (given) => {
    const { message } = play(table, given as unknown).refused!;
    expect(message).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
    expect(message.length).toBeLessThan(200);
  });
});

describe('an answer with too much', () => {
  let window: Table;
  beforeAll(() => {
    window = must(table, drawn);
  });

  it('is told what it may not have', () => {
    const [other] = window.toAct as [number];
    const pass = { seat: other, move: 'pass', tiles: [] };
    const messageOf = (more: object): string | undefined =>
      play(window, { ...pass, ...more } as unknown).refused?.message;
    expect(messageOf({ tiles: ['1m'] })).toBe('"pass" takes no tiles, not "1m".');
    expect(messageOf({ fromHand: true })).toBe('"pass" takes no `fromHand`: it discards nothing.');
    expect(messageOf({ move: 'show' })).toBe('"show" answers nothing that is asked now.');
    expect(play(window, { seat: other, move: 'pass' } as unknown).refused?.code).toBe('bad-action');
    expect(messageOf({})).toBeUndefined();
  });
});
