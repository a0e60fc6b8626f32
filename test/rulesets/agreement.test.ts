import { expect, test } from 'vitest';
import type { OptionValue } from '../../core/index.ts';
import { checkPack } from '../../rulesets/index.ts';
import { differences, handsFor } from '../kit/agreement.ts';
import { rulesOf } from '../kit/rules.ts';

const RANDOM = 400;

test.for<[string, Record<string, OptionValue>]>([
  ['cantonese', { flowers: true }],
  ['zung-jung', {}],
  ['harbour', {}],
])('compiler and interpreter agree on the examples of %s and on random hands', ([id, options]) => {
  const { set, compiled, interpreted } = rulesOf(id, options).scoring;
  const next = handsFor(set, 3);
  const examples = checkPack(id, { options }).examples.map(({ example }) => example.query);
  const hands = [...examples, ...Array.from({ length: RANDOM }, next)];
  const found = hands.flatMap((query) => differences(set, compiled, interpreted, query));
  expect(found.slice(0, 3)).toEqual([]);
  console.log(`${id}: ${hands.length} hands`);
});
