/** Results of `diff` in the words of a book: no id of a pack is left. */
import { expect, test } from 'vitest';
import { makeMaking } from '../../book/chapter-context.ts';
import { resultText } from '../../book/diff-result-text.ts';
import { house, opened } from './books-for-tests.ts';

const rows: [pack: string, says: string, said: string][] = [
  [
    'ari-ari',
    'seat 1 wins, 5 han, 56 fu, mangan, worth 16000 (dora x2, triplets)',
    'East wins, 5 han, 56 fu, mangan, worth 16,000 (Dora ×2, Pungs and kongs)',
  ],
  ['cantonese', 'seat 2 wins, 1 fan, worth 2 (round_wind)', 'South wins, 1 fan, worth 2 (Round Wind)'],
  ['ari-ari', 'no win', 'no win'],
  ['ari-ari', 'missed no longer of seat 3', 'West no longer has the status “furiten”'],
  ['ari-ari', 'riichi of seat 4', 'North now has the status “riichi”'],
  ['ari-ari', 'repeats is 1', 'counters: 1'],
  ['ari-ari', 'staked of seat 2 is 1000', 'points staked of South: 1000'],
  ['ari-ari', 'indicators turned up: 6p', 'dora indicators turned up: 6p'],
  ['ari-ari', 'seat 3 puts 1000 into stakes', 'West puts 1000 into riichi stakes'],
  ['ari-ari', 'seat 1 −13400, pot:stakes −3000', 'East −13,400, riichi stakes −3000'],
  ['ari-ari', 'the deal ends: four_winds; nobody pays', 'the deal ends: four winds; nobody pays'],
  ['ari-ari', 'the deal ends: exhausted; nobody pays', 'the deal ends: Nobody wins; nobody pays'],
  ['international', 'seat 2 is asked', 'nexta is asked'],
  ['international', 'nothing_known is 1', 'nothing_known is 1'],
];

test.each(rows)('of %s: %s', (pack, says, said) => {
  const making = makeMaking(opened(pack), 'en');
  expect(resultText([making, making], says)).toBe(said);
});

test('ids may have numbers in them', () => {
  const making = makeMaking(
    opened(house('cantonese', 'marks: { stage2: { says: second stage, name: { en: Second Stage } } }')),
    'en',
  );
  expect(resultText([making, making], 'stage2 of seat 1')).toBe('East now has the status “Second Stage”');
});
