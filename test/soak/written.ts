import assert from 'node:assert/strict';
import type { PackModule } from '../../rulesets/index.ts';
import type { Census } from '../kit/census.ts';
import { packHands, SHIPPED, shipped } from '../kit/pack-hands.ts';
import { writtenModule } from '../kit/written.ts';
import type { Part } from './part.ts';

/** Hands of one seed, for each pack. */
const STRETCH = 250;
const made = new Map<string, Promise<PackModule>>();

/** Compares the judgement of the written module with that of the compiler. */
export async function compareWritten(id: string, seed: number, hands: number, figures: Census): Promise<void> {
  const rules = shipped(id);
  if (!made.has(id)) made.set(id, writtenModule(rules));
  const written = await made.get(id)!;
  const next = packHands(id, seed);
  const add = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);
  for (let hand = 0; hand < hands; hand++) {
    const query = next();
    const judgement = written.judge(query);
    assert.deepEqual(judgement, rules.judge(query));
    add('hands');
    if (judgement) add(`wins: ${id}`);
  }
}

export const written: Part = {
  title: `Finished hands through written modules and the compiler, ${STRETCH} a seed of each pack`,
  seeds: 600,
  run: async (seed, figures) => {
    for (const id of Object.keys(SHIPPED)) await compareWritten(id, seed, STRETCH, figures);
  },
  quotas: { hands: 1_000_000, ...Object.fromEntries(Object.keys(SHIPPED).map((id) => [`wins: ${id}`, 10_000])) },
};
