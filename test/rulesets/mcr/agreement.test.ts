import { expect, test } from 'vitest';
import { checkPack } from '../../../rulesets/index.ts';
import { differences, handsFor } from '../../kit/agreement.ts';
import { rulesOf } from '../../kit/rules.ts';

const RANDOM = 400;

test('compiler and interpreter agree on every example of the pack and on random hands', { timeout: 60_000 }, () => {
  const { set, compiled, interpreted } = rulesOf('mcr').scoring;
  const next = handsFor(set, 3);
  const hands = [
    ...checkPack('mcr').examples.map(({ example }) => example.query),
    ...Array.from({ length: RANDOM }, next),
  ];
  const found = hands.flatMap((query) => differences(set, compiled, interpreted, query));
  expect(found.slice(0, 3)).toEqual([]);
  console.log(`${hands.length} hands`);
});
