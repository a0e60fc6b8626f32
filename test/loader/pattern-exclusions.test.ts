import { describe, expect, test } from 'vitest';
import { score, why } from '../../loader/index.ts';
import { patternLine as pattern, smallPack as packOf, type SmallPack } from '../kit/small-pack.ts';

function awards(parts: SmallPack, hand: string, with_: object = {}): string {
  const pack = packOf(parts);
  if (!pack.ok) return pack.problems.map(({ code, message }) => `${code}: ${message}`).join('\n');
  const result = score(pack.value, hand, with_);
  if (!result.ok) return result.problems.map(({ message }) => message).join(' ');
  const { judgement } = result.value;
  if (!judgement) return `no win: ${result.value.reason}`;
  return [...judgement.patterns.map(({ id, times }) => (times > 1 ? `${id} x${times}` : id)), judgement.value].join(
    ' ',
  );
}

describe('what does not count together', () => {
  test('a fallback counts where nothing else does; groups that stand apart do not matter', () => {
    const parts = {
      groups: '  flowery: { counts: all, apart: true }',
      patterns: [
        pattern('nothing', 8, 'no other pattern'),
        pattern('chows', 2, 'every set is chow'),
        pattern('flower', 1, 'per bonus', '', 'flowery'),
      ].join('\n'),
    };
    expect(awards(parts, '123m 456p 789s 345s 1z +1z')).toBe('chows 2');
    expect(awards(parts, '123m 456p 789s 333s 1z +1z')).toBe('nothing 8');
    expect(awards(parts, '123m 456p 789s 333s 1z +1z 12f')).toBe('nothing flower x2 10');
  });

  test('what a group absorbs does not count beside any of its patterns', () => {
    const parts = {
      groups: '  great: { counts: all, absorbs: [plain] }',
      patterns: [
        pattern('chows', 2, 'every set is chow'),
        pattern('straight', 5, 'has chow 1A, chow 4A, chow 7A', '', 'great'),
        pattern('one_suit', 5, 'suits == 1', '', 'great'),
      ].join('\n'),
    };
    expect(awards(parts, '123m 456p 789s 345s 1z +1z')).toBe('chows 2');
    expect(awards(parts, '123m 456m 789m 345s 1z +1z')).toBe('straight 5');
    expect(awards(parts, '123m 456m 789m 345m 1z +1z')).toBe('straight one_suit 10');
  });

  test('what is worth nothing is not there', () => {
    const parts = {
      patterns: [
        pattern('nothing', 8, 'no other pattern'),
        pattern('closed', 'if concealed then 2 else 0', 'every set is chow', ', absorbs: [straight]'),
        pattern('straight', 1, 'has chow 1A, chow 4A, chow 7A'),
      ].join('\n'),
    };
    expect(awards(parts, '123m 456m 789m 345s 1z +1z')).toBe('closed 2');
    expect(awards(parts, '(123m) 456m 789m 345s 1z +1z')).toBe('straight 1');
    expect(awards(parts, '(123m) 456m 789p 345s 1z +1z')).toBe('nothing 8');
  });

  test('what is taken on its sets leaves the others', () => {
    const parts = {
      patterns: [
        pattern('ends', 1, 'per triplet of terminal or honour'),
        pattern('winds', 12, 'count(triplet of wind) == 3', ', absorbs_on_its_sets: { ends: triplet of wind }'),
        pattern('seat', 2, 'has triplet of seat_wind', ', absorbs_on_its_sets: { ends: triplet of seat_wind }'),
        pattern('dragons', 2, 'per triplet of dragon', ', absorbs_on_its_sets: { ends: triplet of dragon }'),
      ].join('\n'),
    };
    expect(awards(parts, '111z 222z 333z 999m 1p +1p')).toBe('ends winds seat 15');
    expect(awards(parts, '111z 222z 111m 999m 1p +1p')).toBe('ends x3 seat 5');
    expect(awards(parts, '111z 222z 555z 999m 1p +1p')).toBe('ends x2 seat dragons 6');
    expect(awards(parts, '111z 555z 666z 345m 1p +1p', { seat: 0 })).toBe('seat dragons x2 6');
  });

  test('linked occurrences: as many as can be joined', () => {
    const parts = {
      groups: '  chows: { counts: linked }',
      patterns: [
        pattern('twins', 1, 'has chow nA, chow nA', '', 'chows'),
        pattern('mixed', 1, 'has chow nA, chow nB', '', 'chows'),
        pattern('short', 1, 'has chow nA, chow (n+3)A', '', 'chows'),
        pattern('ends', 1, 'has chow 1A, chow 7A', '', 'chows'),
        pattern('straight', 16, 'has chow 1A, chow 4A, chow 7A', '', 'chows'),
      ].join('\n'),
    };
    expect(awards(parts, '234567m 234567p 5s +5s')).toBe('mixed x2 short 3');
    expect(awards(parts, '123m 789m 123s 789s 5p +5p')).toBe('mixed x2 ends 3');
    expect(awards(parts, '123445566789m 5s +5s')).toBe('twins straight 17');
    const pack = packOf(parts);
    if (!pack.ok) throw new Error('no pack');
    const scored = score(pack.value, '123445566789m 5s +5s');
    if (!scored.ok) throw new Error('no score');
    const answer = why(pack.value, scored.value.query, 'short');
    expect(answer.ok && answer.value.answer).toEqual({ is: 'not joined', by: 'twins' });
  });

  test.each([
    ['a linked pattern that joins nothing', pattern('x', 1, 'every set is chow', '', 'linked_ones'), 'linked-pattern'],
    ['a fallback within an or', pattern('x', 1, 'concealed or no other pattern'), 'fallback-in-part'],
    [
      'taking from a condition',
      `${pattern('x', 1, 'every set is chow')}\n${pattern('y', 1, 'concealed', ', absorbs_on_its_sets: { x: chow }')}`,
      'not-counted',
    ],
    [
      'taking from what counts no sets',
      `${pattern('x', 1, 'per tile of dragon')}\n${pattern('y', 1, 'concealed', ', absorbs_on_its_sets: { x: triplet of dragon }')}`,
      'not-counted',
    ],
    ['taking from nobody', pattern('y', 1, 'concealed', ', absorbs_on_its_sets: { z: chow }'), 'unknown-pattern'],
    [
      'taking something unknown',
      `${pattern('x', 1, 'per chow')}\n${pattern('y', 1, 'concealed', ', absorbs_on_its_sets: { x: chow of dragn }')}`,
      'unknown-word',
    ],
  ])('%s is told', (_, patterns, code) => {
    const pack = packOf({ patterns, groups: '  linked_ones: { counts: linked }' });
    expect(pack.problems.map((found) => found.code)).toContain(code);
  });

  test.each([
    ['tile of dragon', 'set of dragon'],
    ['held tile of dragon', 'held set of dragon'],
    ['kind', 'set'],
    ['tile where marked', undefined],
    ['bonus', 'set'],
    ['last tile', 'set'],
  ])('what is taken set by set is no `%s`', (phrase, instead) => {
    const losing = pattern('x', 1, 'per triplet of dragon');
    const patterns = `${losing}\n${pattern('y', 1, 'concealed', `, absorbs_on_its_sets: { x: ${phrase} }`)}`;
    const { problems } = packOf({ patterns });
    expect(problems.map(({ code, replacement }) => [code, replacement])).toEqual([['no-sets', instead]]);
    expect(problems[0]!.hint).toContain(instead ?? 'Name sets');
  });
});
