/** A failure in a game or with a hand drawn by chance says where it was. */
import { expect, it } from 'vitest';
import type { Table } from '../../../core/index.ts';
import { checkedGame } from './play-then-check.ts';
import { travel } from './visit-decisions.ts';
import { located } from './failure-location.ts';
import { eager } from './random-choosers.ts';
import { roundTrip } from './game-with-saved-twin.ts';
import { rulesOf } from '../load-rules.ts';

const rules = rulesOf('riichi');
const PLACE = /^seed 5, deal 2, last action [1-4] \w+( \w\w)*: expected 2 to be 1/;
const firstDeal = ({ deals }: Table): void => expect(deals).toBe(1);

it.each<[string, () => unknown]>([
  ['what looks at a game', () => travel(rules, { seed: 5, choose: eager, deals: 2, look: firstDeal })],
  [
    'a choice of a player',
    () =>
      roundTrip(rules, {
        seed: 5,
        deals: 2,
        choose: (table, open, random) => (firstDeal(table), eager(table, open, random)),
      }),
  ],
  [
    'a game of the library',
    () => checkedGame(rules, { seed: 5, maxDeals: 2, onEvents: (_, table) => firstDeal(table) }, () => undefined),
  ],
])('%s: seed, deal and last action', (_, fail) => {
  expect(fail).toThrow(PLACE);
});

it('of places that lie in each other the innermost is told, with the text of the failure in message and stack', () => {
  const inner = (): never =>
    located(
      () => ({ seed: 2, hand: '123m 11z' }),
      () => {
        throw new Error('not so');
      },
    );
  const error = (() => {
    try {
      return located(() => ({ seed: 1, events: [] }), inner);
    } catch (thrown) {
      return thrown as Error;
    }
  })();
  expect(error.message).toBe('seed 2, hand 123m 11z: not so');
  expect(error.stack).toContain(error.message);
});

it('a check that takes its time is waited for', async () => {
  const late = async (): Promise<never> => Promise.reject(new Error('not so'));
  await expect(located(() => ({ seed: 'x', events: [] }), late)).rejects.toThrow(
    'seed x, deal 1, no action yet: not so',
  );
});
