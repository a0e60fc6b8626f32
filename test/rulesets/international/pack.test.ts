import { expect, test } from 'vitest';
import { rulesOf } from '../../kit/load-rules.ts';
import { checkPack } from '../../../loader/index.ts';
import { facts } from './international-pack-facts.ts';

test.for(Object.keys(facts))('fact: %s', (name) => {
  expect(facts[name]!(rulesOf('international'))).toEqual([]);
});

test('every example of the pack holds, and every pattern has one of either kind', () => {
  const { problems, examples } = checkPack('international');
  expect(problems).toEqual([]);
  const { patterns } = rulesOf('international').pack as { patterns: Record<string, unknown> };
  for (const has of [true, false]) {
    const shown = new Set(examples.filter(({ example }) => example.has === has).map(({ example }) => example.pattern));
    expect(Object.keys(patterns).filter((id) => !shown.has(id))).toEqual([]);
  }
});
