import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { scoreQuery, compileExpression, compiledSource, referee } from '../../dsl/index.ts';
import { matcherMachine } from '../../dsl/generate/matcher-generator.ts';
import type { GroupRule, PatternRule } from '../../dsl/score/pattern-exclusions.ts';
import { makeExplain } from '../../dsl/score/explain-score.ts';
import { joinsOf } from '../../dsl/evaluate/occurrences-sharing-one-set.ts';
import type { PatternSet } from '../../dsl/readings/back-end-types.ts';
import { makeJudge, makeLenientJudge, makeWeigh } from '../../dsl/score/score-hand.ts';
import type { ScoreRules } from '../../dsl/score/score-rules.ts';
import type { Type } from '../../dsl/syntax-tree.ts';
import { handsFor, patternSet } from '../kit/compiler-pack.ts';
import { fullSet } from '../kit/tile-sets.ts';
import { worthOf } from '../kit/worth-of-judgement.ts';
import { located, queryText } from '../kit/games/failure-location.ts';

const PATTERNS = {
  chows: 'every set is chow',
  pungs: 'every set is triplet',
  one_suit: 'suits == 1',
  double: 'has chow nA, chow nB',
  straight: 'has chow 1A, chow 4A, chow 7A',
  honours: 'per triplet of honour',
  terminals: 'per group of terminal',
  drawn: 'by draw',
  other: 'suits == 3',
};
const VALUES = { chows: '2', pungs: '3', one_suit: '4', double: '1', straight: 'if concealed then 3 else 2' };
const names = Object.keys(PATTERNS);

interface Row {
  name: string;
  groups?: GroupRule[];
  rules?: Record<string, Partial<PatternRule>>;
  score?: {
    steps?: Record<string, string>;
    value?: string;
    minimum?: string;
    limits?: Record<string, [string, string]>;
  };
  exempt?: boolean;
}

const SETS: GroupRule = { id: 'sets', counts: 'best' };

test.each<Row>([
  { name: 'all patterns count' },
  {
    name: 'patterns absorb others',
    rules: { pungs: { absorbs: ['honours', 'drawn'] }, one_suit: { absorbs: ['pungs'] } },
  },
  {
    name: 'one of each group counts',
    groups: [SETS, { id: 'tiles', counts: 'best' }],
    rules: {
      chows: { group: 'sets' },
      straight: { group: 'sets' },
      pungs: { group: 'sets' },
      one_suit: { group: 'tiles' },
      honours: { group: 'tiles' },
      terminals: { group: 'tiles' },
    },
  },
  {
    name: 'one counts alone',
    groups: [{ id: 'sole', counts: 'alone' }],
    rules: { pungs: { group: 'sole' }, one_suit: { group: 'sole' } },
  },
  {
    name: 'occurrences are joined',
    groups: [{ id: 'joined', counts: 'linked' }],
    rules: { double: { group: 'joined' }, straight: { group: 'joined' } },
  },
  {
    name: 'one counts where no other does, and takes what stands apart',
    groups: [
      { id: 'beside', counts: 'all', apart: true },
      { id: 'one', counts: 'best', apart: true },
    ],
    rules: {
      other: { fallback: true, absorbs: ['beside', 'terminals'] },
      drawn: { group: 'beside' },
      terminals: { group: 'one' },
      honours: { group: 'one' },
    },
  },
  {
    name: 'steps, limits and a minimum',
    score: {
      steps: { doubled: '2 * points', more: 'doubled + (if by draw then 1 / 2 else 0)' },
      value: 'min(more, 20)',
      minimum: 'points >= 3',
      limits: { high: ['more > 12', '100'], named: ['more > 8', 'more'] },
    },
  },
  {
    name: 'what a group adds up to decides, also between readings of equal tallies',
    groups: [SETS],
    rules: { chows: { group: 'sets' }, pungs: { group: 'sets' }, straight: { group: 'sets' } },
    score: { steps: { share: 'points of sets' }, value: '1', minimum: 'points of sets > 1' },
  },
  { name: 'a shape without a minimum', score: { minimum: 'points > 6' }, exempt: true },
  { name: 'numbers stop at the largest', score: { value: '1000000000 * points * 100000 - 1' } },
])('compiler and machine weigh as the referee judges: $name', { timeout: 60_000 }, (row) => {
  const set = setOf(row);
  const judged = makeJudge(referee(set), set.score!);
  const explain = makeExplain(referee(set), set.score!);
  const matchers = [compiledSource(set), compiledSource(set, matcherMachine(set))].map((source) => {
    expect(source.weigher?.()).toBeDefined();
    const judge = makeJudge(source, set.score!);
    return { judge, worth: makeWeigh(source, judge), lenient: makeLenientJudge(source, set.score!) };
  });
  const next = handsFor(set, 5);
  let wins = 0;
  let shorts = 0;
  for (let hand = 0; hand < 400; hand++) {
    const query = next();
    const check = (): void => {
      const judgement = judged(query);
      wins += judgement === undefined ? 0 : 1;
      const best = explain(query).readings[0]?.judgement;
      const isWin = judgement !== undefined;
      for (const { judge, worth, lenient } of matchers) {
        assert.deepEqual(judge(query), judgement);
        assert.deepEqual(worth(query), worthOf(judgement));
        assert.deepEqual(lenient(query), best && { judgement: best, isWin });
      }
      shorts += best === undefined || isWin ? 0 : 1;
    };
    located(() => ({ seed: 5, hand: queryText(query, set.tiles) }), check);
  }
  if (row.score?.minimum !== undefined) expect(shorts).toBeGreaterThan(0);
  expect(wins).toBeGreaterThan(40);
});

function setOf({ groups = [], rules = {}, score = {}, exempt = false }: Row): PatternSet {
  const shapes = { sets: '4 set + pair', pairs: '7 pair' };
  const made = patternSet({ tiles: fullSet, shapes, patterns: PATTERNS, values: VALUES });
  const [sets, pairs] = made.shapes;
  const all = { ...made, shapes: [sets!, { ...pairs!, exempt }] };
  const patterns = names.map((id): PatternRule => ({ id, ...rules[id] }));
  const ask = <T extends number | boolean>(text: string, expects: Type, steps: string[]) => {
    const scope = { ...made.patterns[0]!.when.scope, tallies: ['points'], groups: groups.map(({ id }) => id), steps };
    const result = compileExpression(text, 'score', scope, [expects]);
    if (!result.ok) throw new Error(`${text}: ${result.problems[0]!.message}`);
    return scoreQuery<T>(result.value);
  };
  const steps = Object.keys(score.steps ?? {});
  const scored: ScoreRules = {
    tiles: fullSet,
    shapes: all.shapes,
    patterns,
    groups,
    joins: patterns.map(({ group }, at) => (group === 'joined' ? joinsOf(made.patterns[at]!.when) : undefined)),
    tallies: ['points'],
    steps: Object.entries(score.steps ?? {}).map(([name, text], at) => ({
      name,
      ask: ask<number>(text, 'number', steps.slice(0, at)),
    })),
    value: ask<number>(score.value ?? 'points', 'number', steps),
    ...(score.minimum && { minimum: ask<boolean>(score.minimum, 'yes/no', steps) }),
    limits: Object.entries(score.limits ?? {}).map(([id, [when, value]]) => ({
      id,
      when: ask<boolean>(when, 'yes/no', steps),
      value: ask<number>(value, 'number', steps),
    })),
  };
  return { ...all, score: scored };
}
