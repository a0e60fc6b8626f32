import { describe, expect, it, test } from 'vitest';
import type { WinQuery } from '../../../core/index.ts';
import type { GroupCounts } from '../../../dsl/score/pattern-exclusions.ts';
import { makeExplain, whyPattern } from '../../../dsl/score/explain-score.ts';
import type { Reading } from '../../../dsl/readings/reading.ts';
import { searchReadings } from '../../../dsl/readings/reference-readings.ts';
import { makeJudge } from '../../../dsl/score/score-hand.ts';
import type { ScoreRules } from '../../../dsl/score/score-rules.ts';
import type { PatternSource } from '../../../dsl/readings/back-end-types.ts';
import { parseShape } from '../../../dsl/shapes/parse-shape.ts';
import { winQuery } from '../../kit/win-query.ts';
import { fullSet, sure } from '../../kit/tile-sets.ts';

interface TestPattern {
  id: string;
  group?: string;
  absorbs?: string[];
  /** In points, and in stars. */
  worth: [number, number?];
  times(reading: Reading, query: WinQuery): number | boolean;
}

const shapes = [sure(parseShape('sets', '4 set + pair', fullSet)), sure(parseShape('pairs', '7 pair', fullSet))];
const triplets = ({ groups }: Reading): number =>
  groups.filter(({ type }) => type === 'pung' || type === 'kong').length;
const chows = ({ groups }: Reading): number => groups.filter(({ type }) => type === 'chow').length;

function sourceOf(patterns: TestPattern[], backwards = false): PatternSource {
  return {
    candidates(query, visit) {
      const readings = searchReadings(query, shapes, fullSet);
      for (const reading of backwards ? readings.reverse() : readings) {
        visit({
          shape: reading.shape,
          times: patterns.map(({ times }) => Number(times(reading, query))),
          value: (pattern, tally) => patterns[pattern]!.worth[tally] ?? 0,
          reading: () => reading,
        });
      }
    },
  };
}

function rulesOf(
  patterns: TestPattern[],
  groups: Record<string, GroupCounts> = {},
  more: Partial<ScoreRules> = {},
): ScoreRules {
  return {
    tiles: fullSet,
    shapes,
    patterns,
    groups: Object.entries(groups).map(([id, counts]) => ({ id, counts })),
    tallies: ['points', 'stars'],
    steps: [],
    value: ({ tallies }) => tallies['points']!,
    ...more,
  };
}

const always = (id: string, worth: [number, number?], more: Partial<TestPattern> = {}): TestPattern => ({
  id,
  worth,
  times: () => 1,
  ...more,
});

const PLAIN = '123m 456p 789s 345s 1z +1z';

/** Ids of the patterns that count, and the value. */
function judged(
  patterns: TestPattern[],
  groups: Record<string, GroupCounts> = {},
  more: Partial<ScoreRules> = {},
  hand = PLAIN,
): string {
  const query = winQuery(hand);
  const rules = rulesOf(patterns, groups, more);
  const there = makeJudge(sourceOf(patterns), rules)(query);
  expect(makeJudge(sourceOf(patterns, true), rules)(query)).toEqual(there);
  expect(makeExplain(sourceOf(patterns), rules)(query).judgement).toEqual(there);
  return there === undefined ? 'no win' : [...there.patterns.map(({ id }) => id), there.value].join(' ');
}

describe('which patterns count together', () => {
  const group = (id: string): Partial<TestPattern> => ({ group: id });
  test.each<[string, string, TestPattern[], Record<string, GroupCounts>?]>([
    ['all by themselves', 'a b 3', [always('a', [1]), always('b', [2])]],
    ['all of a group', 'a b 3', [always('a', [1], group('g')), always('b', [2], group('g'))], { g: 'all' }],
    ['the best of a group', 'b 2', [always('a', [1], group('g')), always('b', [2], group('g'))], { g: 'best' }],
    ['the first of two equal ones', 'a 1', [always('a', [1], group('g')), always('b', [1], group('g'))], { g: 'best' }],
    [
      'the best by later tallies',
      'b 1',
      [always('a', [1], group('g')), always('b', [1, 1], group('g'))],
      { g: 'best' },
    ],
    [
      'one of each group',
      'b d 7',
      [
        always('a', [1], group('g')),
        always('b', [2], group('g')),
        always('c', [4], group('h')),
        always('d', [5], group('h')),
      ],
      { g: 'best', h: 'best' },
    ],
    ['the one alone', 'a 5', [always('a', [5], group('g')), always('b', [2]), always('c', [2])], { g: 'alone' }],
    [
      'the others together',
      'b c 6',
      [always('a', [5], group('g')), always('b', [3]), always('c', [3])],
      { g: 'alone' },
    ],
    [
      'the best one alone',
      'b 6',
      [always('a', [5], group('g')), always('b', [6], group('g')), always('c', [3])],
      { g: 'alone' },
    ],
    ['the one alone if equal and first', 'a 5', [always('a', [5], group('g')), always('b', [5])], { g: 'alone' }],
    ['without the absorbed', 'a 1', [always('a', [1], { absorbs: ['b'] }), always('b', [2])]],
    [
      'without an absorbed group',
      'a 1',
      [always('a', [1], { absorbs: ['g'] }), always('b', [2], group('g'))],
      { g: 'all' },
    ],
    [
      'without what the absorbed absorbs',
      'a 1',
      [always('a', [1], { absorbs: ['b'] }), always('b', [2], { absorbs: ['c'] }), always('c', [3])],
    ],
    [
      'with what the absent would absorb',
      'b 2',
      [always('a', [1], { absorbs: ['b'], times: () => 0 }), always('b', [2])],
    ],
    ['as often as they occur', 'a 4', [{ id: 'a', worth: [1], times: chows }]],
  ])('%s: %s', (_, expected, patterns, groups) => {
    expect(judged(patterns, groups)).toBe(expected);
  });
});

describe('the reading', () => {
  const pungs: TestPattern = { id: 'pungs', worth: [1], times: triplets };
  const straight: TestPattern = { id: 'chows', worth: [1], times: chows };
  const THREE = '111222333m 456p 9s +9s';
  it('is the one worth most', () => {
    expect(judged([pungs], {}, {}, THREE)).toBe('pungs 3');
    expect(judged([straight], {}, {}, THREE)).toBe('chows 4');
  });
  it('is written group by group', () => {
    const judge = makeJudge(sourceOf([pungs]), rulesOf([pungs]));
    expect(judge(winQuery('(555z) 111222333m 9s +9s'))).toEqual({
      reading: '(555z) 111m 222m 333m 9s +9s',
      shape: 'sets',
      patterns: [{ id: 'pungs', name: { en: 'pungs' }, times: 4, value: { points: 4 } }],
      tallies: { points: 4, stars: 0 },
      value: 4,
      names: {
        shape: { en: 'sets' },
        tallies: { points: { en: 'points' }, stars: { en: 'stars' } },
        value: { en: 'value' },
      },
    });
  });
  it('is the first in order where all are worth the same', () => {
    const reading = (hand: string) => makeJudge(sourceOf([]), rulesOf([]))(winQuery(hand))?.reading;
    expect(reading(THREE)).toBe('123m 123m 123m 456p 9s +9s');
    expect(reading('112233m 445566p 7z +7z')).toBe('123m 123m 456p 456p 7z +7z');
    expect(reading('1123m 456p 789s 111z +1m')).toBe('11m 456p 789s 111z 23m +1m');
  });
});

describe('the minimum', () => {
  const atLeast = (points: number): Partial<ScoreRules> => ({ minimum: ({ tallies }) => tallies['points']! >= points });
  const patterns = [always('a', [1, 9], { group: 'g' }), always('b', [3], { group: 'g' })];
  it('turns down what is worth too little', () => {
    expect(judged(patterns, { g: 'best' }, atLeast(4))).toBe('no win');
    expect(judged(patterns, { g: 'best' }, atLeast(3))).toBe('b 3');
  });
  it('is asked of the choice made', () => {
    const byStars: Partial<ScoreRules> = { ...atLeast(2), value: ({ tallies }) => tallies['stars']! };
    expect(judged(patterns, { g: 'best' }, byStars)).toBe('b 0');
  });
});

describe('expressions of the score', () => {
  it('see tallies, tallies of a group, earlier steps and the query', () => {
    const patterns = [always('a', [1], { group: 'g' }), always('b', [2], { group: 'h' })];
    const more: Partial<ScoreRules> = {
      steps: [
        { name: 'base', ask: ({ tallies }) => 10 * tallies['points']! },
        { name: 'more', ask: ({ steps, ofGroup }) => steps['base']! + ofGroup['h']!['points']! },
      ],
      value: ({ steps, query }) => steps['more']! * (query.seat + 1),
      limits: [
        { id: 'high', when: ({ steps }) => steps['more']! > 40 },
        { id: 'middle', when: ({ steps }) => steps['more']! > 20 },
      ],
    };
    const judgement = makeJudge(
      sourceOf(patterns),
      rulesOf(patterns, { g: 'all', h: 'all' }, more),
    )(winQuery(PLAIN, { seat: 1 }));
    expect(judgement).toMatchObject({ value: 64, limit: 'middle' });
  });
});

describe('why and why not', () => {
  const patterns: TestPattern[] = [
    always('alone', [3], { group: 'special' }),
    always('small', [1], { group: 'family' }),
    always('big', [2], { group: 'family', absorbs: ['lost'] }),
    always('lost', [9]),
    { id: 'pungs', worth: [1], times: (reading) => triplets(reading) === 3 },
    { id: 'chows', worth: [2], times: (reading) => chows(reading) === 4 },
    { id: 'never', worth: [1], times: () => 0 },
  ];
  const rules = rulesOf(patterns, { special: 'alone', family: 'best' });
  const explanation = makeExplain(sourceOf(patterns), rules)(winQuery('111222333m 456p 9s +9s'));
  test.each([
    ['big', { is: 'counted' }],
    ['small', { is: 'not best', by: 'big' }],
    ['lost', { is: 'absorbed', by: 'big' }],
    ['alone', { is: 'not alone' }],
    ['chows', { is: 'counted' }],
    [
      'pungs',
      {
        is: 'other reading',
        reading: '111m 222m 333m 456p 9s +9s',
        wait: 'single',
        value: 3,
        // two and one are no more than the three of the one that counts alone and stands first
        standing: { is: 'set aside', by: 'alone' },
      },
    ],
    ['never', { is: 'untrue' }],
  ])('%s', (pattern, answer) => {
    expect(whyPattern(explanation, pattern)).toEqual(answer);
  });
  it('lists the readings, best first', () => {
    expect(
      explanation.readings.map(({ judgement, chosen, wait }) => [judgement.reading, judgement.value, chosen, wait]),
    ).toEqual([
      ['123m 123m 123m 456p 9s +9s', 4, true, 'single'],
      ['111m 222m 333m 456p 9s +9s', 3, false, 'single'],
    ]);
  });
  it('names what was counted instead of the others', () => {
    const strong = [always('alone', [9], { group: 'special' }), always('other', [1])];
    const said = makeExplain(sourceOf(strong), rulesOf(strong, { special: 'alone' }))(winQuery(PLAIN));
    expect(whyPattern(said, 'other')).toEqual({ is: 'set aside', by: 'alone' });
  });
  test.each([
    ['123m 456p 789s 345s 1z +2z', 'incomplete'],
    ['123m 456p 789s 345s 11z +2z', 'no-shape'],
    [PLAIN, 'below-minimum'],
  ])('%s does not win: %s', (hand, reason) => {
    const strict = rulesOf([], {}, { minimum: () => false });
    const said = makeExplain(sourceOf([]), strict)(winQuery(hand));
    expect([said.judgement, said.reason]).toEqual([undefined, reason]);
    if (reason !== 'below-minimum') expect(whyPattern(said, 'any')).toEqual({ is: 'no win', reason });
  });
});
