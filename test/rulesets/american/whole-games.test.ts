import { expect, test } from 'vitest';
import type { Event } from '../../../core/index.ts';
import { makeBot, type PlayerMaker, randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** How often each event came in a game of four such players. */
function told(maker: PlayerMaker, seed: number): Record<string, number> {
  const count: Record<string, number> = {};
  const note = ({ type }: Event): void => void (count[type] = (count[type] ?? 0) + 1);
  const players = Array.from({ length: 4 }, () => maker);
  checkedGame(rulesOf('american'), { seed, players, onEvents: (events) => events.forEach(note) }, ({ stopped }) =>
    expect(stopped).toBeUndefined(),
  );
  return count;
}

test('random players exchange jokers, call hands dead and play to the end', () => {
  const { meld, swap, leave } = told(randomPlayer, 1);
  expect([meld, swap, leave].every((times) => times! > 0)).toBe(true);
});

test('bots claim, exchange jokers and win a third of the deals', () => {
  const { deal_begin: deals, win, meld, swap } = told(makeBot, 1);
  expect(win! / deals!).toBeGreaterThanOrEqual(1 / 3);
  expect([meld, swap].every((times) => times! > 0)).toBe(true);
}, 60_000);
