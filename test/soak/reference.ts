import assert from 'node:assert/strict';
import {
  compareAmerican,
  compareChinese,
  compareClassical,
  compareSanma,
  compareShanghai,
  compareSichuan,
  compareHongKong,
  compareMcr,
  compareRiichi,
} from '../conformance/reference/compare.ts';
import type { Part } from './soak-part-type.ts';

/** Hands of one seed. */
const STRETCH = 500;

/** Hands of every game on the shelf, scored by the packs and by references that were written apart from them. */
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
    const riichi = compareRiichi(STRETCH, seed);
    assert.deepEqual(riichi.other, []);
    add('hands of riichi, Ari Ari and Japanese Modern', STRETCH);
    add('hands of these that win', riichi.wins);
    const sichuan = compareSichuan(STRETCH, seed);
    assert.deepEqual(sichuan.other, []);
    add('hands of Sichuan', STRETCH);
    add('hands of Sichuan that win', sichuan.wins);
    const classical = compareClassical(STRETCH, seed);
    assert.deepEqual(classical.other, []);
    add('classical hands and deals', STRETCH);
    add('classical hands that win', classical.wins);
    add('classical hands that lose', classical.lost);
    add('classical deals', classical.deals);
    for (const [what, times] of classical.known) add(`classical, known: ${what}`, times);
    const american = compareAmerican(STRETCH, seed);
    assert.deepEqual(american.other, []);
    add('American hands', STRETCH);
    add('American hands that win', american.wins);
    add('American hands that several hands of the card fit', american.several);
    const hongKong = compareHongKong(STRETCH, seed);
    assert.deepEqual(hongKong.other, []);
    add('hands of Hong Kong', STRETCH);
    add('hands of Hong Kong that win', hongKong.wins);
    const mcr = compareMcr(STRETCH, seed);
    assert.deepEqual(mcr.other, []);
    add('hands of MCR', STRETCH);
    add('hands of MCR that win', mcr.wins);
    const shanghai = compareShanghai(STRETCH, seed);
    assert.deepEqual(shanghai.other, []);
    add('hands of Shanghai', STRETCH);
    add('hands of Shanghai that win', shanghai.wins);
    for (const game of ['taiwanese', 'cantonese', 'zung_jung', 'international', 'twelve_tile'] as const) {
      const chinese = compareChinese(game, STRETCH, seed);
      assert.deepEqual(chinese.other, []);
      add(`hands of ${game}`, chinese.hands);
      add(`hands of ${game} that win`, chinese.wins);
      for (const [what, times] of chinese.known) add(`${game}, known: ${what}`, times);
    }
  },
  quotas: {
    hands: 10_000,
    'hands that win': 8_000,
    'hands of riichi, Ari Ari and Japanese Modern': 10_000,
    'hands of these that win': 7_500,
    'hands of Sichuan': 10_000,
    'hands of Sichuan that win': 5_000,
    'classical hands and deals': 10_000,
    'classical hands that win': 3_800,
    'classical deals': 1_500,
    'American hands': 10_000,
    'American hands that win': 7_000,
    'hands of Hong Kong that win': 7_500,
    'hands of taiwanese that win': 8_500,
    'hands of cantonese that win': 5_000,
    'hands of zung_jung that win': 7_000,
    'hands of international that win': 8_500,
    'hands of twelve_tile that win': 5_500,
    'hands of Shanghai that win': 6_000,
    'hands of MCR that win': 7_500,
  },
};
