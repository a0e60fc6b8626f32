/** Hands that have not won: what there is of groups, what they wait for, by interpreter and compiler. */
import { describe, expect, it, test } from 'vitest';
import { seededRandom, type WinQuery } from '../../../core/index.ts';
import type { PatternSource } from '../../../dsl/index.ts';
import { printReading } from '../../../dsl/readings/print-reading.ts';
import { searchReadings } from '../../../dsl/readings/reference-readings.ts';
import { parseShape } from '../../../dsl/shapes/parse-shape.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { winQuery } from '../../kit/win-query.ts';
import { fullSet, sure } from '../../kit/tile-sets.ts';

const lost = { lost: true, last: undefined } as const;

test.each<[string, string[]]>([
  ['1m', ['1m']],
  ['11m', ['11m']],
  ['111m', ['111m', '11m 1m']],
  // four alike are no kong in the hand
  ['1111m', ['111m 1m', '11m 11m']],
  ['123m', ['123m']],
  ['1123m', ['11m 23m', '123m 1m']],
  ['(444s) 555z 19m', ['(444s) 555z 19m', '(444s) 55z 19m 5z']],
])('%s is read as %j', (text, expected) => {
  const query = winQuery(text, lost);
  const shapes = [sure(parseShape('rest', 'any groups', fullSet)), sure(parseShape('sets', '4 set + pair', fullSet))];
  const found = searchReadings(query, shapes, fullSet).map((reading) => printReading(reading, query, fullSet));
  expect(found.sort()).toEqual(expected.sort());
});

describe('in a pack that scores every hand', () => {
  const { scoring, judge, winning, distance } = rulesOf('test/packs/every-hand.yaml');

  /** Every reading with the patterns it has and what they are worth. */
  function told(source: PatternSource, query: WinQuery): string[] {
    const all: string[] = [];
    source.candidates(query, ({ shape, times, value, reading }) => {
      const counted = Array.from(times).map((count, pattern) =>
        count > 0 ? `${pattern}:${count}:${value(pattern, 0)}` : '',
      );
      all.push(`${shape} ${printReading(reading(), query, fullSet)} ${counted.join(' ')}`);
    });
    return all.sort();
  }

  it('reads random hands alike by interpreter and compiler', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 300; round++) {
      const counts = fullSet.kinds.map(() => 0);
      const suited = round % 2 === 0 ? 9 : 34;
      for (let left = 13; left > 0; ) {
        const kind = random.int(0, suited - 1);
        if (counts[kind]! === 4) continue;
        counts[kind]!++;
        left--;
      }
      const query = { ...winQuery('1m', lost), counts };
      expect(told(scoring.compiled, query), counts.join('')).toEqual(told(scoring.interpreted, query));
    }
  });

  test.each([
    ['11m 234m 567m 789m 68m', ['lacks_one', 'two_chows']],
    ['11m 234m 567m 789m 68p', ['two_chows']],
    ['11m 24m 567m 789m 68p', ['two_chows']],
    ['555z 666z 11s 23p 4m', ['dragon_sets', 'sets_alike']],
  ])('%s has %j', (hand, patterns) => {
    expect(judge(winQuery(hand, lost))?.patterns.map(({ id }) => id)).toEqual(patterns);
  });

  it('takes no lost hand for one that could win, nor the other way round', () => {
    const whole = winQuery('123m 456m 789m 111m 2m +2m');
    expect(judge(whole)?.shape).toBe('sets');
    expect(judge({ ...whole, ...lost })?.shape).toBe('rest');
    expect(judge(winQuery('123m 456m 789m 11m 2m'))).toBeUndefined();
    const { counts } = winQuery('123m 456m 789m 11m 13p');
    expect([distance({ counts, melds: 0 }), winning({ counts, melds: 0 })]).toEqual([0, [10]]);
  });
});
