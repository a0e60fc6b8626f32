import { expect, it, test } from 'vitest';
import { newGame, type Entry } from '../../../core/index.ts';
import { score, scoreTable } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const rules = rulesOf('test/packs/every-hand.yaml');

const EAST = '55z 1m';
const SOUTH = '2222z 45m 1379p 158s';
const WEST = '33z 14m 369p 147s 567z';
const NORTH = '456m 789m 6z (333p) (111s) +6z';

function paid(entries: readonly Entry[]): string[] {
  return entries.map(({ from, to, amount, rule }) => `${from}>${to} ${amount} ${rule}`);
}

it('pays the winner first, then what the other hands differ by', () => {
  const table = scoreTable(rules, [EAST, SOUTH, WEST, NORTH], { from: 0, round: 2 });
  if (!table.ok) throw new Error(table.problems[0]!.message);
  const { hands, winner, settlement, delta } = table.value;
  expect(winner).toBe(3);
  // a wind of the own seat and of the round
  expect(hands.map(({ judgement }) => judgement?.value)).toEqual([2, 8, 2, 31]);
  expect(paid(settlement)).toEqual([
    '0>3 62 winner',
    '1>3 31 winner',
    '2>3 31 winner',
    '0>1 12 differences',
    '2>1 6 differences',
  ]);
  expect(delta).toEqual([-74, -13, -37, 124]);
});

it('pays nobody where nobody has won and the pack says nothing', () => {
  const table = scoreTable(rules, [EAST, SOUTH, WEST, '333p 111s']);
  expect(table.ok && table.value.winner).toBeUndefined();
  expect(table.ok && table.value.settlement).toEqual([]);
  expect(table.ok && table.value.hands[3]!.judgement?.tallies).toEqual({ base: 12, doubles: 0 });
});

test.each([
  [[EAST, SOUTH], 'wrong-hand-count'],
  [[NORTH, NORTH, EAST, SOUTH], 'several-winners'],
  [['12x', SOUTH, WEST, NORTH], 'unknown-suit'],
  [['456m 789m 6z (111s) +6z', SOUTH, WEST, EAST], 'wrong-tile-count'],
])('refuses %j: %s', (hands, code) => {
  const table = scoreTable(rules, hands);
  expect([table.ok, table.problems[0]?.code]).toEqual([false, code]);
});

it('scores one hand that has not won, where the rules read such hands', () => {
  const scored = score(rules, '<2222z> 55z 5m', { lost: true });
  expect(scored.ok && [scored.value.win, scored.value.judgement?.value, scored.value.settlement]).toEqual([
    false,
    34,
    [],
  ]);
  expect(score(rulesOf('riichi'), '<2222z> 55z 5m', { lost: true }).problems[0]?.code).toBe('not-read');
});

it('counts other hands as nothing where one alone is known', () => {
  const scored = score(rules, NORTH, { seat: 3, from: 1 });
  expect(scored.ok && scored.value.delta).toEqual([-62, -31, -31, 124]);
  expect(newGame(rules, { seed: 1 }).seats).toHaveLength(4);
});
