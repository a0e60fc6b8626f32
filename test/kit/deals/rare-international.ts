/** Deals that chance would make once in a thousand, for players who take what they are offered. */
import type { Random } from '../../../core/index.ts';
import type { Wanted } from './arranged-deal.ts';
import { pick } from '../games/random-choosers.ts';

const UNIOS = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'.split(' ');

/** Thirteen Unios but for one kind, with another one twice. */
function uniosWithout(tile: string, twice: number): string {
  const waiting = UNIOS.filter((one) => one !== tile);
  return [...waiting, waiting[twice]!].join(' ');
}

export const rareDeals: Record<string, (random: Random) => Wanted> = {
  'an unfolded kong that Thirteen Unios rob': (random) => {
    const tile = pick(UNIOS, random);
    return { hands: { 2: `${tile} ${tile} ${tile}`, 3: uniosWithout(tile, 2), 4: uniosWithout(tile, 5) }, wall: tile };
  },
  'an unfolded kong that ordinary hands wait for': () => ({
    hands: { 2: '555m', 3: '34m 123p 456p 789p 22z', 4: '67m 123s 456s 789s 33z' },
    wall: '5m',
  }),
  'two hands that wait for any of thirteen unios': () => ({
    hands: { 1: '9m 9m 1p 1p 7z 2z 5z 2p 3p 4p 5p 6p 7p 8p', 2: UNIOS.join(' '), 4: UNIOS.join(' ') },
  }),
  'a melded kong that is robbed': () => ({
    hands: {
      1: '1z 5m 2z',
      2: '5m 5m 1s 4s 7s 9s 1p 4p 7p 1z 2z 3z 4z',
      3: '34m 123p 456p 789p 22z',
      4: '67m 123s 456s 789s 33z',
    },
    wall: '5z 6z 7z 5m 5z 6z 7z',
  }),
  'a dealt hand that wins': () => ({ hands: { 1: '123m 456m 789p 111s 55z' } }),
  'a first discard that wins': () => ({
    hands: { 1: '1z 2468m 2468p 2468s 4z', 3: '123m 456m 789p 111s 4z', 2: '123s 456s 789m 222p 1z' },
  }),
  'eight Flowers dealt': (random) => ({ hands: { [random.int(1, 4)]: '12345678f' } }),
  'the eighth Flower drawn': () => ({ hands: { 2: '1234567f' }, wall: '8f' }),
  'Flowers in three cycles': () => ({ hands: { 1: '1f 2f', 3: '3f' }, tail: '4f 5f 6f 7f' }),
  'a Flower as the last tile': () => ({ end: '8f' }),
  'kongs everywhere': () => ({
    hands: { 1: '111m 222p 333s 5z', 2: '444m 555p 666s 6z', 3: '777m 888p 999s 7z', 4: '111p 222s 333m 1z' },
    wall: '4m 7m 1p 1m 5p 8p 2s 2p 6s 9s 3m 3s',
  }),
};
