import { describe, expect, it, test } from 'vitest';
import { tileTotal } from '../../../core/index.ts';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

test.each([
  [true, [1, 1, 1]],
  [false, [0, 0, 0]],
])('with red fives %s there are 136 tiles, so many of them red: %j', (red_fives, red) => {
  const { tiles } = rulesOf('ari-ari', { red_fives });
  expect(tileTotal(tiles)).toBe(136);
  expect(tiles.tiles.filter(({ marked }) => marked).map(({ copies }) => copies)).toEqual(red);
});

describe('the minimum', () => {
  const wins = (hand: string, how = {}, options = {}): boolean =>
    sure(score(rulesOf('ari-ari', options), hand, { seat: 1, ...how })).win;

  it('is a yaku; dora and red fives are none', () => {
    expect(wins('(123s) 234456m 78p 33z +9p')).toBe(false);
    expect(wins('(123s) 234406m 78p 33z +9p', { lists: { indicators: '2z' } })).toBe(false);
    expect(wins('(555z) 234456m 78p 33z +9p')).toBe(true);
  });

  it('is two from the fifth counter on, where that is agreed', () => {
    const hand = '(555z) 234456m 78p 33z +9p';
    expect(wins(hand, { counters: { repeats: 5 } })).toBe(true);
    expect(wins(hand, { counters: { repeats: 4 } }, { minimum_at_five: true })).toBe(true);
    expect(wins(hand, { counters: { repeats: 5 } }, { minimum_at_five: true })).toBe(false);
  });
});

test.each([
  ['ari-ari', '19m19p19s1234567z +7z', 1],
  ['riichi', '19m19p19s1234567z +7z', 2],
  ['ari-ari', '(111z) (222z) (333z) 444z 5z +5z', 2],
  ['riichi', '(111z) (222z) (333z) 444z 5z +5z', 3],
  ['ari-ari', '222m 555888p 333s 9s +9s', 1],
  ['riichi', '222m 555888p 333s 9s +9s', 2],
])('%s: %s is %i yakuman', (pack, hand, yakuman) => {
  expect(sure(score(rulesOf(pack), hand, {})).judgement?.value).toBe(8000 * yakuman);
});
