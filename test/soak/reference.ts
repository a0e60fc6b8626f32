import assert from 'node:assert/strict';
import { compareSanma, compareSichuan } from '../conformance/reference.ts';
import type { Part } from './soak-part-type.ts';

/** Hands of one seed. */
const STRETCH = 500;

/** Hands of three players and of Sichuan mahjong, scored by the packs and by references that were written apart from them. */
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
    const sichuan = compareSichuan(STRETCH, seed);
    assert.deepEqual(sichuan.other, []);
    add('hands of Sichuan', STRETCH);
    add('hands of Sichuan that win', sichuan.wins);
  },
  quotas: { hands: 10_000, 'hands that win': 8_000, 'hands of Sichuan': 10_000, 'hands of Sichuan that win': 5_000 },
};
