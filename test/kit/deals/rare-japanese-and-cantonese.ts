/** Deals of the Japanese and the Cantonese games that chance would make once in a thousand, as rare-international.ts has them for International. */
import type { Random } from '../../../core/index.ts';
import type { Wanted } from './arranged-deal.ts';
import { pick } from '../games/random-choosers.ts';

type Deals = Record<string, (random: Random) => Wanted>;

const ORPHANS = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'.split(' ');

/** Thirteen Orphans that wait for this tile alone. */
function orphansWithout(tile: string, twice: number): string {
  const others = ORPHANS.filter((one) => one !== tile);
  return [...others, others[twice]!].join(' ');
}

/** Where the dealer leaps, the fourteenth tile is dealt; elsewhere it is the first one drawn. */
const anyRules = (leaps: boolean): Deals => ({
  'a concealed kong that thirteen orphans rob': (random) => {
    const tile = pick(ORPHANS, random);
    return {
      hands: { 1: '5m 6m', 2: `${tile} ${tile} ${tile}`, 3: orphansWithout(tile, 2), 4: orphansWithout(tile, 5) },
      wall: tile,
    };
  },
  'an extended kong that is robbed': () => ({
    hands: {
      1: `6m 1188p 5578s 1122z ${leaps ? '7p' : ''}`,
      2: '66m 3z 4z 234234p 789s',
      3: '45m 123456789p 2s 9s',
      4: '345s 888m 999p 22m 9m 4z',
    },
    wall: `${leaps ? '' : '7p'} 2s 5z 6z 6m 6z 7z`,
  }),
  'three who wait for one tile': () => ({
    hands: { 1: '3344m 5566p 6677s 7z', 2: '123456789m 111p 7z', 3: '123456789p 999s 7z', 4: '123456789s 222m 7z' },
  }),
  'kongs everywhere': () => ({
    hands: { 1: '111m 222p 333s 5z', 2: '444m 666p 777s 6z', 3: '777m 888p 999s 7z', 4: '111p 222s 333m 1z' },
    wall: '4m 7m 1p 1m 6p 8p 2s 2p 7s 9s 3m 3s',
  }),
  'one with four kongs': () => ({
    hands: { 1: '111m 222p 333s 555z', 2: '111p 7m' },
    wall: '6z 6z 7z 1m 1p',
    tail: '2p 3s 5z 1z 2z',
  }),
  'all of one suit': (random) => {
    const [mine, theirs] = pick(
      [
        ['m', 'p'],
        ['p', 's'],
        ['s', 'm'],
      ] as const,
      random,
    );
    return { hands: { 2: `1112345678999${mine}`, 3: `2233445566778${theirs}`, 4: `1133667799${theirs}` } };
  },
});

export const japaneseDeals: Deals = {
  ...anyRules(true),
  'nine terminals and honours': (random) => ({
    hands: { [random.int(1, 4)]: '1m 9m 1p 9p 1s 9s 1z 2z', [random.int(1, 4)]: '1m 9m 1p 9p 1s 3z 4z 5z 6z 7z' },
  }),
  'four winds': (random) => {
    const wind = pick(['1z', '2z', '3z', '4z'], random);
    const last = pick([wind, wind, '5z'], random);
    const hands = ['123456789m 1122p', '123456789p 556s', '123456789s 344m', '12567m 678p 99s 44p'];
    return {
      hands: Object.fromEntries(hands.map((hand, seat) => [seat + 1, `${hand} ${seat === 3 ? last : wind}`])),
      wall: '7m 4s 5p',
    };
  },
  // Each holds three of what another one waits for.
  'four riichi': () => ({
    hands: { 1: '123456789m 33p 13p 7z', 2: '123456789s 22p 24p', 3: '123456789m 77p 79p', 4: '123456789s 88p 68p' },
    wall: '5z 6z 7z 1z 2z 3z 4z 5z 6z 7z 1z 2z 3z 4z 5z 6z',
  }),
  'three pungs of dragons': () => ({
    hands: {
      1: '5z 12m 45m 78m 23p 56p 89p 9p',
      2: '556677z 1m 9m 1p 9p 1s 9s 1z',
      3: '6z 12s 45s 78s 23m 56m 89m',
      4: '7z 12p 45p 78p 23s 56s 89s',
    },
  }),
  'a kong after riichi that changes nothing': () => ({
    hands: { 2: '444z 123p 456p 78p 99s' },
    wall: '1z 5z 6z 7z 4z 1z 5z 6z 3z',
  }),
  'a kong after riichi of three consecutive pungs': () => ({
    hands: { 2: '333444555m 67p 99s' },
    wall: '1z 5z 6z 7z 4m 1z 5z 6z 3m',
  }),
  'a kong after riichi that changes the wait': () => ({
    hands: { 2: '3334m 123p 456p 999s' },
    wall: '1z 5z 6z 7z 3m 1z 5z 6z 9s',
  }),
  'a wait for a tile held four times': () => ({ hands: { 2: '2222m 123p 456p 789p', 3: '1111z 123s 456s 99s 9m' } }),
  'a furiten riichi': () => ({ hands: { 2: '123456789p 22s 46s' }, wall: '5s 1z 5z 6z 5z 1z 6z 7z 5s 5s' }),
  'red fives everywhere': () => ({
    hands: { 1: '0m 5m 0p 5p', 2: '5m 5m 5p 5s', 3: '0s 5s 46m 46p', 4: '5s 5p 34m 67p' },
  }),
};

export const cantoneseDeals: Deals = anyRules(false);

export const flowerDeals: Deals = {
  ...anyRules(false),
  'seven Flowers dealt': (random) => ({ hands: { [random.int(1, 4)]: '1234567f' } }),
  'eight Flowers dealt': (random) => ({ hands: { [random.int(1, 4)]: '12345678f' } }),
  'the eighth Flower drawn': () => ({ hands: { 2: '123456f' }, wall: '7f', tail: '1m 2m 3m 4m 5m 6m 8f' }),
  'a Flower after a gong': () => ({ hands: { 1: '111m 2345p' }, wall: '1m', tail: '1f 2f 3m' }),
};

/** Of three players. */
export const northDeals: Deals = {
  norths: () => ({ hands: { 1: '4z', 2: '44z', 3: '4z' } }),
  'a north that is waited for': () => ({ hands: { 1: '4z 147p 258s', 2: '123456789p 11m 44z', 3: '4z' } }),
  'a north that thirteen orphans wait for': (random) => ({
    hands: { 1: '4z 147p 258s', 2: orphansWithout('4z', random.int(0, 11)) },
  }),
  'a concealed kong that thirteen orphans rob': () => ({
    hands: { 1: '555z 147p 258s', 2: orphansWithout('5z', 2) },
    wall: '147s 5z',
  }),
  'one with four kongs': () => ({ hands: { 1: '111p 222p 333s 555z', 2: '111s 7p' }, tail: '2p 3s 5z 1p 2z' }),
  'kongs everywhere': () => ({
    hands: { 1: '111p 222p 333s 5z', 2: '444p 666p 777s 6z', 3: '777p 888p 999s 7z' },
    wall: '4p 7p 1p 6p 8p 2p 7s 9s 3s',
  }),
};
