import { expect, test } from 'vitest';
import { TIE } from './classical.ts';
import {
  compareAmerican,
  compareChinese,
  compareClassical,
  compareSanma,
  compareShanghai,
  compareSichuan,
  hasCard,
  hasPython,
  compareHongKong,
  compareMcr,
  compareRiichi,
} from './compare.ts';

test.skipIf(!hasPython)('a thousand hands of three players come out as the reference scores them', () => {
  const { wins, ties, other } = compareSanma(1000, 18);
  console.log(`reference: ${wins} of 1000 hands win, ${ties} of them in two readings worth the same`);
  expect(other).toEqual([]);
  expect(wins).toBeGreaterThan(800);
  expect(ties).toBeLessThan(10);
});

test.skipIf(!hasPython)(
  'a thousand hands of riichi, Ari Ari and Japanese Modern come out as the reference scores them',
  () => {
    const { wins, ties, other } = compareRiichi(1000, 18);
    console.log(`reference: ${wins} of 1000 hands of four players win, ${ties} of them in two readings worth the same`);
    expect(other).toEqual([]);
    expect(wins).toBeGreaterThan(750);
    expect(ties).toBeLessThan(10);
  },
);

test.skipIf(!hasPython)('a thousand hands of Sichuan mahjong come out as the reference scores them', () => {
  const { wins, other } = compareSichuan(1000, 18);
  console.log(`reference: ${wins} of 1000 hands win`);
  expect(other).toEqual([]);
  expect(wins).toBeGreaterThan(400);
});

test.skipIf(!hasPython)('a thousand hands of classical mahjong come out as the reference scores them', () => {
  const { wins, lost, deals, known, other } = compareClassical(1000, 18);
  console.log(`reference: ${wins} hands win, ${lost} have not won, ${deals} deals; known differences`, known);
  expect(other).toEqual([]);
  expect(known.get(TIE) ?? 0).toBeLessThan(3);
  expect(wins).toBeGreaterThan(350);
  expect(lost).toBeGreaterThan(200);
  expect(deals).toBeGreaterThan(150);
});

test.skipIf(!hasPython || !hasCard)(
  'a thousand hands of American mahjong come out as the reference scores them',
  () => {
    const { wins, several, other } = compareAmerican(1000, 18);
    console.log(`reference: ${wins} of 1000 hands win, ${several} of them by several hands of the card`);
    expect(other).toEqual([]);
    expect(wins).toBeGreaterThan(650);
    expect(1000 - wins).toBeGreaterThan(200);
    expect(several).toBeGreaterThan(10);
  },
);

test.skipIf(!hasPython).each([
  ['taiwanese', 850],
  ['cantonese', 500],
  ['zung_jung', 700],
  ['international', 850],
  ['twelve_tile', 550],
] as const)('a thousand hands of %s come out as the reference scores them', (game, least) => {
  const { hands, wins, known, other } = compareChinese(game, 1000, 18);
  console.log(`reference: ${wins} of ${hands} hands of ${game} win; known differences`, known);
  expect(other).toEqual([]);
  expect(wins).toBeGreaterThan(least);
  expect([...known.values()].reduce((sum, times) => sum + times, 0)).toBeLessThan(60);
});

test.skipIf(!hasPython)('a thousand hands of MCR come out as the reference scores them', () => {
  const { wins, other } = compareMcr(1000, 18);
  console.log(`reference: ${wins} of 1000 hands of MCR win`);
  expect(other).toEqual([]);
  expect(wins).toBeGreaterThan(750);
});

test.skipIf(!hasPython)('a thousand hands of both Shanghai games come out as the reference scores them', () => {
  const { wins, other } = compareShanghai(1000, 18);
  console.log(`reference: ${wins} of 1000 hands of Shanghai win`);
  expect(other).toEqual([]);
  expect(wins).toBeGreaterThan(600);
});

test.skipIf(!hasPython)('a thousand hands of Hong Kong tables come out as the reference scores them', () => {
  const { wins, other } = compareHongKong(1000, 18);
  console.log(`reference: ${wins} of 1000 hands of Hong Kong win`);
  expect(other).toEqual([]);
  expect(wins).toBeGreaterThan(700);
});
