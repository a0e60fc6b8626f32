import { describe, expect, test } from 'vitest';
import type { Entry, Event, Seat } from '../../../core/index.ts';
import { type Circumstances, type PackRuleset, score, seatOfWord } from '../../../loader/index.ts';
import { runGame } from '../../../sim/index.ts';
import { located, type Place } from '../../kit/games/failure-location.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

const HAND = '123m 456p 789s 345s 1z +1z';
const GAMES = 12;

type Win = Extract<Event, { type: 'win' }>;

/** Wins of first deals in which seat 0 deals, with the payments of the table. */
function firstWins(rules: PackRuleset): { win: Win; entries: readonly Entry[]; place: Place }[] {
  return Array.from({ length: GAMES }, (_, seed) => seed).flatMap((seed) => {
    const { events } = runGame(rules, { seed, maxDeals: 1, log: true }).log!;
    const dealer = events.find((event) => event.type === 'deal_begin')?.dealer;
    const wins = events.filter((event) => event.type === 'win');
    const settled = events.find((event) => event.type === 'settle');
    return dealer === 0 && wins.length === 1 && settled
      ? [{ win: wins[0]!, entries: settled.entries, place: { seed, events } }]
      : [];
  });
}

/** A hand scored alone that is worth what a hand at a table was. */
function scoredAs(rules: PackRuleset, { judgement }: Win, how: Circumstances) {
  const scoring = { ...rules.scoring, judge: () => ({ judgement, isWin: true }) };
  return sure(score({ ...rules, scoring }, HAND, how));
}

describe('a hand scored alone', () => {
  const words = ['east', 'South', ' west ', '北'];

  test.each(['international', 'zung-jung'])('in %s is settled in the seats of the settle event', (id) => {
    const rules = rulesOf(id);
    const won = firstWins(rules);
    expect(new Set(won.map(({ win }) => win.seat)).size).toBeGreaterThan(2);
    for (const { win, entries, place } of won) {
      const { by, seat, from } = win;
      const named = (name: (seat: Seat) => Seat | string): Circumstances => ({
        by,
        seat: name(seat),
        ...(by === 'discard' && { from: name(from) }),
      });
      const ways = [named((at) => at), named((at) => words[at]!), named((at) => String(at + 1))];
      const check = (how: Circumstances): void => {
        const { settlement, delta, query, circumstances } = scoredAs(rules, win, how);
        expect(settlement).toEqual(entries);
        expect(delta[seat]).toBe(entries.reduce((sum, { to, amount }) => sum + (to === seat ? amount : 0), 0));
        expect([query.seat, circumstances.seat]).toEqual([seat, seat]);
        expect(circumstances.from).toBe(by === 'discard' ? from : undefined);
      };
      located(
        () => place,
        () => ways.forEach(check),
      );
    }
  });

  test('is the dealer’s where no seat is named, and the next seat discards', () => {
    const { circumstances } = sure(score(rulesOf(), HAND));
    expect(circumstances).toMatchObject({ seat: 0, from: 1, responsible: undefined });
    expect(sure(score(rulesOf(), HAND, { seat: 3 })).circumstances.from).toBe(0);
  });

  test('counts the seat wind of the seat that is named', () => {
    const patterns = (seat: Seat | string) => {
      const { judgement, short } = sure(score(rulesOf('mcr'), '222z 123m 456p 78s 55p +9s', { seat }));
      return (judgement ?? short)!.patterns.map(({ id }) => id);
    };
    expect(patterns(1)).toContain('seat_wind');
    expect(patterns('south')).toEqual(patterns(1));
    expect(patterns(2)).not.toContain('seat_wind');
  });
});

describe('a seat there is not', () => {
  test.each([
    [{ seat: 4 }, 'There is no seat 4.', 'Seats are 0 (the dealer) to 3'],
    [{ seat: -1 }, 'There is no seat -1.', 'Seats are 0 (the dealer) to 3'],
    [{ seat: 1.5 }, 'There is no seat 1.5.', 'Seats are 0 (the dealer) to 3'],
    [{ from: 9 }, 'There is no seat 9.', 'Seats are 0 (the dealer) to 3'],
    [{ responsible: 4 }, 'There is no seat 4.', 'Seats are 0 (the dealer) to 3'],
    [{ seat: null as never }, 'There is no seat null.', 'a number from 1 to 4, or East, South, West, North'],
    [{ seat: '0' }, 'There is no seat "0".', 'Write a number from 1 to 4, or East, South, West, North.'],
    [{ seat: '5' }, 'There is no seat "5".', 'Write a number from 1 to 4, or East, South, West, North.'],
    [{ from: 'nobody' }, 'There is no seat "nobody".', 'Write a number from 1 to 4, or East, South, West, North.'],
  ])('%o is refused with the seats there are', (how, message, hint) => {
    const [problem, ...more] = score(rulesOf(), HAND, how).problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'bad-seat', message });
    expect(problem!.hint).toContain(hint);
  });

  test('a round is a number from 1 or a wind', () => {
    expect(sure(score(rulesOf(), HAND, { round: 4 })).query.round).toBe(4);
    expect(sure(score(rulesOf(), HAND, { round: 'north' })).query.round).toBe(4);
    const [problem] = score(rulesOf(), HAND, { round: 0 }).problems;
    expect(problem).toMatchObject({ code: 'bad-round', hint: expect.stringContaining('from 1 to 4') as string });
  });
});

test('a word for a seat is its wind, its name in any language, or its number from 1', () => {
  const rules = rulesOf();
  expect(['1', 'east', 'East', '1z', '东'].map((word) => seatOfWord(rules, word))).toEqual([0, 0, 0, 0, 0]);
  expect(seatOfWord(rules, rules.names['seat2']!.en)).toBe(1);
  expect(['', '0', '5', 'winter'].map((word) => seatOfWord(rules, word))).toEqual(Array(4).fill(undefined));
});
