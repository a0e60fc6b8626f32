/** Our players and those of @kobalab/majiang-core at one another's table, driven by nothing but mjai. */
import { expect, it } from 'vitest';
import { rulesOf } from '../kit/load-rules.ts';
import { refereedGame, shimmedGame } from '../kit/games/majiang-games.ts';

const LONG = { timeout: 400_000 };

it.each([
  ['random', 2],
  ['greedy', 0],
])('their engine carries out all that %s players answer', LONG, (name, rounds) => {
  const { refused, misfits, answers, deals } = refereedGame(rulesOf('riichi'), name, 11, rounds === 0 ? 0 : 1);
  expect(refused).toEqual([]);
  expect(misfits).toEqual([]);
  expect(deals).toBeGreaterThanOrEqual(rounds * 2 + 1);
  expect(answers.get('dahai')).toBeGreaterThan(10);
  for (const type of name === 'random' ? ['chi', 'pon'] : ['hora']) expect(answers.has(type)).toBe(true);
});

it('at our table their engine lets every seat do what ours does', LONG, () => {
  const { differences, faults, answers } = shimmedGame(rulesOf('riichi'), 7, 12);
  expect(faults).toEqual([]);
  expect(differences).toEqual([]);
  for (const type of ['dahai', 'chi', 'pon']) expect(answers.has(type)).toBe(true);
});
