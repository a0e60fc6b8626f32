/** What players pay each other in a counter of the pack, beside the points. */
import { expect, test } from 'vitest';
import type { Event, Transfer } from '../../../core/index.ts';
import { load } from '../../../loader/index.ts';
import { runGame } from '../../../sim/index.ts';

const COUNTERS = `counters:
  chips: { of: player, says: chips won or lost }
  deals_won: { of: table, says: deals that somebody won }
pots: { kitty: { says: what was staked } }
`;

const loaded = (chapters: string): ReturnType<typeof load> =>
  load(`id: paid-in-chips\nname: { en: Chips }\nextends: cantonese\noptions: { minimum: 0, rounds: 1 }\n${chapters}`);

const paidIn = (payment: string): string => `${COUNTERS}settle: { win: { chips: ${payment} } }\n`;

/** The events of a game of bots, with the same seed each time. */
function played(chapters: string): Event[] {
  const made = loaded(chapters);
  if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join('\n'));
  const events: Event[] = [];
  runGame(made.value, { seed: 7, onEvents: (more) => events.push(...more) });
  return events;
}

const settlesOf = (events: readonly Event[]): Extract<Event, { type: 'settle' }>[] =>
  events.flatMap((event) => (event.type === 'settle' ? [event] : []));

test('counters go from payer to receiver, are told, and stand in the final standings', () => {
  const events = played(paidIn('{ in: chips, when: by draw or payer is exposer, amount: 2, reason: a win }'));
  const chips = [0, 0, 0, 0];
  const counted = [0, 0, 0, 0];
  let players = [0, 1, 2, 3];
  let wins = 0;
  for (const event of events) {
    if (event.type === 'seats') players = event.players;
    if (event.type === 'count' && event.counter === 'chips') counted[players[event.seat]!] = event.value;
    if (event.type === 'win') wins++;
    if (event.type !== 'settle') continue;
    for (const { from, to, amount, counter, rule, reason } of event.transfers ?? []) {
      expect({ counter, rule, reason, amount }).toEqual({
        counter: 'chips',
        rule: 'chips',
        reason: 'a win',
        amount: 2,
      });
      chips[players[from]!]! -= amount;
      chips[players[to]!]! += amount;
    }
    expect(counted).toEqual(chips);
  }
  expect(wins).toBeGreaterThan(0);
  expect(chips.filter((count) => count !== 0).length).toBeGreaterThan(1);
  const over = events.findLast((event) => event.type === 'game_over')!;
  for (const { player, counters } of over.standings) expect(counters).toEqual({ chips: chips[player] });
});

test('points are paid as without them', () => {
  const points = (events: readonly Event[]): unknown[] =>
    settlesOf(events).map((event) => [event.entries, event.points]);
  const plain = played('');
  const withChips = played(paidIn('{ in: chips, amount: 2, reason: a win }'));
  expect(points(withChips)).toEqual(points(plain));
  expect(settlesOf(plain).some((event) => event.transfers !== undefined)).toBe(false);
  expect(plain.findLast((event) => event.type === 'game_over')!.standings[0]).not.toHaveProperty('counters');
});

test('the last payments of a game can be in counters too', () => {
  const chapters = `${COUNTERS}settle: { game_over: { bonus: { in: chips, when: payer is dealer, amount: 1, reason: the end } } }\n`;
  const last: Transfer[] = settlesOf(played(chapters)).at(-1)!.transfers ?? [];
  expect(last.map(({ amount, rule }) => [amount, rule])).toEqual([
    [1, 'bonus'],
    [1, 'bonus'],
    [1, 'bonus'],
  ]);
});

test.each([
  ['{ in: crisps, amount: 1, reason: a win }', 'unknown-counter', 'There is no counter `crisps`.'],
  [
    '{ in: deals_won, amount: 1, reason: a win }',
    'wrong-account',
    '`deals_won` is counted for the table, and no player has it.',
  ],
  ['{ in: chips, to: pot kitty, amount: 1, reason: a win }', 'wrong-account', 'A pot holds points, and no counters.'],
])('%s is refused', (payment, code, message) => {
  const wrong = loaded(paidIn(payment)).problems.filter((problem) => problem.severity !== 'warning');
  expect(wrong.map((problem) => [problem.code, problem.message])).toEqual([[code, message]]);
});
