import assert from 'node:assert/strict';
import { compareSanma } from '../conformance/reference.ts';
import type { Part } from './soak-part-type.ts';

/** Hands of one seed. */
const STRETCH = 500;

/** Hands of three players, scored by the pack and by a reference that was written apart from it. */
export const reference: Part = {
  title: 'hands beside a reference',
  seeds: 20,
  run(seed, figures) {
    const { wins, ties, other } = compareSanma(STRETCH, seed);
    assert.deepEqual(other, []);
    const add = (what: string, times: number): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add('hands', STRETCH);
    add('hands that win', wins);
    add('two readings worth the same', ties);
  },
  quotas: { hands: 10_000, 'hands that win': 8_000 },
};
