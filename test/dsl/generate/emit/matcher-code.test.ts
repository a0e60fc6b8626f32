import { expect, test, vi } from 'vitest';
import { compiledSource, makerFrom, matcherModule, matcherSource } from '../../../../dsl/generate/matcher-generator.ts';
import type { MatcherMaker } from '../../../../dsl/generate/emit/matcher-code.ts';
import type { PatternSource } from '../../../../dsl/readings/back-end-types.ts';
import { patternSet } from '../../../kit/compiler-pack.ts';
import { winQuery } from '../../../kit/win-query.ts';
import { fullSet } from '../../../kit/tile-sets.ts';

const SHAPES = { sets: '4 set + pair' };

function source(patterns: Record<string, string>, values: Record<string, string> = {}): string {
  return matcherSource(
    patternSet({ tiles: fullSet, shapes: SHAPES, patterns, values, scope: { counters: ['streak'] } }),
  );
}

/** Lines that run for each hand, for each of its readings and for each role of the last tile. */
function inner(text: string): { hand: string; reading: string; role: string } {
  const [, body] = text.split('const readings0 =') as [string, string];
  const [hand, loop] = body.split('for (let o =') as [string, string];
  const [reading, role] = loop.split('for (let roles') as [string, string];
  return { hand, reading, role };
}

test.each([
  ['a plane nobody asks for is not read', { a: 'has chow nA' }, /d\[o \+ [369]\]/],
  ['melds are not asked where groups of the hand are meant', { a: 'any held chow is simple' }, /melds\[/],
  ['nothing is counted where one is enough', { a: 'count(triplet) >= 1' }, /= count\(/],
  ['what never holds is not there at all', { a: 'has chow nA, chow (n+7)A' }, /t0\[0\] =/],
])('%s', (_, patterns, absent) => {
  expect(source(patterns)).not.toMatch(absent);
});

test('each part is computed where it is first known', () => {
  const { hand, reading, role } = inner(source({ a: 'suits == 1 and every set is chow and wait is closed' }));
  expect(hand).toContain('all[0]');
  expect(hand).not.toContain('d[o');
  expect(reading).not.toContain('all[');
  expect(reading).toContain('d[o + 12]');
  expect(role).not.toContain('d[o');
  expect(role).toContain('waits[role]');
});

test('common parts are written once', () => {
  const { reading } = inner(
    source({
      a: 'every set is chow and by draw',
      b: 'every set is chow and by discard',
      c: 'every set is chow',
    }),
  );
  expect(reading.match(/d\[o \+ 12\]/g)).toHaveLength(1);
});

test('a choice within a choice within a choice is written once, however deep they stand', () => {
  const deep = Array.from({ length: 40 }, (_, at) => at).reduceRight(
    (inner, at) => `if count(chow) > ${at} then ${inner} else ${at}`,
    '99',
  );
  expect(source({ a: 'every set is chow' }, { a: deep }).length).toBeLessThan(20_000);
});

test('a value is computed only where its pattern occurs, a constant once for all', () => {
  const text = source({ a: 'every set is chow', b: 'concealed' }, { a: 'count(chow of 123m) + 1', b: '1 / 2' });
  expect(text).toMatch(/if \(t0\[0\] !== 0\) v0\[0\] =/);
  expect(text.split('const begin =')[0]).toContain('v0[1] = 0.5;');
});

function answers(from: PatternSource): string[] {
  const found: string[] = [];
  const query = winQuery('123m 456m 789m 55p 6s +6s', { counters: { streak: 2 } });
  from.candidates(query, (candidate) => found.push(`${Array.from(candidate.times).join()} ${candidate.value(0, 0)}`));
  return found;
}

test('source written to a module does the same as source made at load', async () => {
  const patterns = { a: 'has chow 1A, chow 4A, chow 7A', b: 'streak', c: 'wait is pairs' };
  const set = patternSet({
    tiles: fullSet,
    shapes: { sets: '3 set + 2 pair' },
    patterns,
    scope: { counters: ['streak'] },
  });
  const address = `data:text/javascript,${encodeURIComponent(matcherModule(set))}`;
  const { default: maker } = (await import(/* @vite-ignore */ address)) as { default: MatcherMaker };
  const query = winQuery('123456789m 55p 6s +6s', { counters: { streak: 2 } });
  const times = (from: PatternSource): number[][] => {
    const found: number[][] = [];
    from.candidates(query, (candidate) => found.push(Array.from(candidate.times)));
    return found;
  };
  expect(times(compiledSource(set, maker))).toEqual([[1, 2, 0]]);
  expect(times(compiledSource(set))).toEqual([[1, 2, 0]]);
});

test('where making code is forbidden the machine answers', async () => {
  const patterns = { a: 'has chow 1A, chow 4A, chow 7A', b: 'streak', c: 'concealed' };
  const set = patternSet({
    tiles: fullSet,
    shapes: { sets: '3 set + 2 pair' },
    patterns,
    scope: { counters: ['streak'] },
  });
  const allowed = answers(compiledSource(set));
  const { Function: kept } = globalThis;
  let asked = 0;
  // Whether code may be made is found out once, so that another process is played.
  vi.resetModules();
  globalThis.Function = function forbidden() {
    asked++;
    throw new EvalError('Code generation from strings disallowed for this context');
  } as unknown as FunctionConstructor;
  try {
    const strict = await import('../../../../dsl/generate/matcher-generator.ts');
    expect(strict.makerFrom(() => strict.matcherSource(set))).toBeUndefined();
    expect(answers(strict.compiledSource(set))).toEqual(allowed);
    expect(allowed).toEqual(['1,2,1 1']);
    expect(asked).toBe(1);
  } finally {
    globalThis.Function = kept;
    vi.resetModules();
  }
});

test('names of marks and counters are only ever text', () => {
  const text = source({ a: 'streak > 0' });
  expect(text).toContain('h.counters["streak"]');
  expect(makerFrom(() => text)).toBeTypeOf('function');
});
