import { describe, expect, it } from 'vitest';
import {
  addSums,
  type Census,
  censusOf,
  type CensusSettings,
  countPart,
  countPatterns,
  keptCensus,
  keptProgress,
  keptSettings,
  noSums,
  planCensus,
} from '../../../sim/index.ts';
import { load } from '../../../loader/index.ts';

function rulesOf(id: string) {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
  return loaded.value;
}

const rules = rulesOf('international');

function census(settings: CensusSettings): Census {
  const counted = countPatterns(rules, settings);
  if (!counted.ok) throw new Error(counted.problems[0]!.message);
  return counted.value;
}

function patternOf({ patterns }: Census, id: string) {
  return patterns.find((pattern) => pattern.id === id)!;
}

describe('hands of thirteen different tiles and one more', () => {
  // Thirteen kinds, each may be the pair: 6 ways to hold that, 4 for each of the twelve others.
  const all = { hands: 13, ways: 13 * 6 * 4 ** 12 };

  it('have their one pattern, always', () => {
    const counted = census({ shapes: ['unios'] });
    expect(counted).toMatchObject({ ...all, wins: all, plain: { hands: 0 } });
    expect(patternOf(counted, 'thirteen_unios')).toMatchObject({ ...all, alone: all, beside: {}, alwaysWith: [] });
    expect(counted.patterns.filter(({ hands }) => hands > 0)).toHaveLength(1);
  });

  it('count once for each tile that may be the last', () => {
    const counted = census({ shapes: ['unios'], last: 'each' });
    expect(counted).toMatchObject({ hands: 13 * 14, ways: 14 * all.ways });
  });
});

describe('seven pairs', () => {
  const counted = census({ shapes: ['pairs'], limit: 40_000 });

  it('bring each other along as often one way as the other', () => {
    for (const pattern of counted.patterns) {
      for (const [other, frequency] of Object.entries(pattern.beside)) {
        expect(patternOf(counted, other).beside[pattern.id]).toEqual(frequency);
        expect(frequency.hands).toBeLessThanOrEqual(pattern.hands);
      }
      expect(pattern.alwaysWith.every((id) => pattern.beside[id]!.hands === pattern.hands)).toBe(true);
    }
  });

  it('count what the judge counts', () => {
    const plan = planCensus(rules, { shapes: ['pairs'], limit: 3000 });
    if (!plan.ok) throw new Error();
    const { hands, asked, ways } = plan.value;
    const counts = rules.tiles.kinds.map(() => 0);
    const judged = new Map<string, { hands: number; ways: number; value: number }>();
    hands.walk(0, 3000, counts, () => {
      const judgement = rules.judge({ ...asked, counts: [...counts] })!;
      for (const { id } of judgement.patterns) {
        const { hands: before, ways: weight, value } = judged.get(id) ?? { hands: 0, ways: 0, value: 0 };
        judged.set(id, { hands: before + 1, ways: weight + ways(counts), value: value + judgement.value });
      }
    });
    const few = census({ shapes: ['pairs'], limit: 3000 });
    expect(new Set(few.patterns.filter((one) => one.hands > 0).map(({ id }) => id))).toEqual(new Set(judged.keys()));
    for (const [id, { hands: often, ways: weight, value }] of judged)
      expect(patternOf(few, id)).toMatchObject({ hands: often, ways: weight, meanValue: value / often });
  });
});

it('a dragon pung never counts beside seven pairs', () => {
  const counted = census({ sample: 20_000, seed: 3 });
  expect(patternOf(counted, 'dragon_pung').hands).toBeGreaterThan(0);
  expect(patternOf(counted, 'dragon_pung').beside['seven_pairs']).toBeUndefined();
});

describe('a sample', () => {
  it('is the same with the same seed, and another with another', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => census({ sample: 2000, seed }));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('comes near the whole', () => {
    const whole = census({ shapes: ['unios', 'pairs'], sample: 30_000, seed: 5 });
    // Of 16,417,117 hands 5,379,616 have seven different pairs; those of one suit alone are C(9,7) of them for each suit.
    expect(patternOf(whole, 'seven_pairs').hands / whole.hands).toBeGreaterThan(0.99);
  });
});

it('what says nothing anybody could follow is refused', () => {
  const problems = (settings: CensusSettings) => planCensus(rules, settings).problems.map(({ code }) => code);
  expect(problems({ shapes: ['nothing'] })).toEqual(['unknown-shape']);
  expect(problems({ sample: 0 })).toEqual(['bad-number']);
  expect(problems({ circumstances: { seat: 9, with: ['no_such_thing'] } })).toEqual(['bad-seat', 'unknown-situation']);
  expect(problems({ shapes: ['flowers'] })).toEqual(['no-hands']);
});

describe('a census that is kept', () => {
  const settings = { shapes: ['pairs'], limit: 80_000 };
  const plan = planCensus(rules, settings);
  if (!plan.ok) throw new Error();
  const progress = { done: [0, 2], sums: addSums(countPart(plan.value, 0), countPart(plan.value, 2)) };
  const text = keptCensus(plan.value, progress);

  it('goes on to the same end', () => {
    const begun = keptSettings(text);
    expect(begun).toMatchObject({ ok: true, value: settings });
    const known = keptProgress(text, plan.value);
    if (!known.ok) throw new Error();
    const sums = addSums(known.value.sums, countPart(plan.value, 1));
    expect(censusOf(rules, sums)).toEqual(census(settings));
  });

  it('does not go on by other rules', () => {
    const others = planCensus(rulesOf('riichi'), settings);
    if (!others.ok) throw new Error();
    expect(keptProgress(text, others.value).problems).toMatchObject([{ code: 'other-census' }]);
  });

  it('does not go on where the file is damaged or was changed by hand', () => {
    const changed = [text.slice(0, 40), text.slice(0, -3), text.replace('[0,2]', '[0,1]')];
    for (const each of [...changed, text.replace(/,"checksum":"\w+"/, '')]) {
      expect(each).not.toBe(text);
      const message = 'kept.json is damaged, or was changed by hand; its sums are not to be relied on.';
      expect(keptSettings(each, 'kept.json').problems).toMatchObject([{ code: 'no-census', message }]);
      expect(keptProgress(each, plan.value).ok).toBe(false);
    }
  });

  it.each(['', '{}', 'null', '{"type":"log"}'])('is not %j', (strange) => {
    expect(keptSettings(strange).problems).toMatchObject([{ code: 'no-census' }]);
  });
});

it('sums of nothing are nothing', () => {
  expect(addSums(noSums(), noSums())).toEqual(noSums());
});
