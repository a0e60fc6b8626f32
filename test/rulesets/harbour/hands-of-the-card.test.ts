import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkPack } from '../../../loader/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { checkWorked, type WorkedExample } from '../../kit/worked-examples.ts';

type Rows = Record<'payments' | 'hands' | 'no', WorkedExample[]>;

const file = new URL('hands.yaml', import.meta.url);
const { payments, hands, no } = parse(readFileSync(file, 'utf8')) as Rows;

test.for([...payments, ...hands, ...no])('hand of the card: $id', (row) => {
  expect(checkWorked(rulesOf('harbour'), row)).toEqual([]);
});

test('every hand of the card is shown', () => {
  const shown = new Set(hands.flatMap(({ patterns }) => Object.keys(patterns!)));
  const { patterns } = rulesOf('harbour').pack as { patterns: Record<string, unknown> };
  expect(Object.keys(patterns).filter((id) => !shown.has(id))).toEqual([]);
});

test('every example of the pack holds', () => {
  expect(checkPack('harbour').problems).toEqual([]);
});

test('random players play to the end', () => {
  const players = Array.from({ length: 4 }, () => randomPlayer);
  checkedGame(rulesOf('harbour'), { seed: 1, players }, ({ stopped, deals }) =>
    expect([stopped, deals]).toEqual([undefined, 16]),
  );
});
