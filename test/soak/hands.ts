import assert from 'node:assert/strict';
import type { Random, WinQuery } from '../../core/index.ts';
import { seededRandom } from '../../core/index.ts';
import { makeJudge } from '../../dsl/index.ts';
import type { PackRuleset } from '../../rulesets/index.ts';
import { differences, handsFor } from '../kit/agreement.ts';
import type { Census } from '../kit/census.ts';
import { international } from '../kit/rules.ts';
import type { Part } from './part.ts';

/** Hands of one seed. */
const STRETCH = 250;

/** Compares both back ends on random finished hands: readings, times and values of every pattern, and the judgement. */
export function compareHands(rules: PackRuleset, seed: number, hands: number, figures: Census): void {
  const { set, compiled, interpreted, rules: scoring } = rules.scoring;
  const judge = makeJudge(interpreted, scoring);
  const next = handsFor(set, seed);
  const random = seededRandom(seed);
  let before: boolean[] | undefined;
  for (let hand = 0; hand < hands; hand++) {
    const query = withBonus(rules, next(), random);
    assert.deepEqual(differences(set, compiled, interpreted, query), []);
    assert.deepEqual(rules.judge(query), judge(query));
    const now = patternsOf(rules, query);
    set.patterns.forEach(({ id }, at) => {
      if (now[at]) add(figures, `true: ${id}`);
      else if (before?.[at]) add(figures, `nearly: ${id}`);
    });
    before = now;
  }
  add(figures, 'hands', hands);
}

function add(figures: Census, what: string, times = 1): void {
  figures.set(what, (figures.get(what) ?? 0) + times);
}

/** Full sets of bonus tiles are rare; every tenth hand has them all, and now and then the moment that goes with them. */
function withBonus(rules: PackRuleset, query: WinQuery, random: Random): WinQuery {
  if (random.int(0, 9) > 0) return query;
  const bonus = rules.tiles.kinds.flatMap((kind, index) => (rules.tiles.suits[kind.suit]!.bonus ? [index] : []));
  return { ...query, bonus: random.int(0, 3) === 0 ? bonus.slice(1) : bonus };
}

function patternsOf({ scoring: { set, compiled } }: PackRuleset, query: WinQuery): boolean[] {
  const has = set.patterns.map(() => false);
  compiled.candidates(query, ({ times }) => {
    for (let at = 0; at < has.length; at++) if (times[at]! > 0) has[at] = true;
  });
  return has;
}

const rules = international();

/** Each pattern is true, and nearly true (the hand before it had it), at least this often in a full run. */
const OFTEN = 25;

export const hands: Part = {
  title: `Finished hands through the interpreter and the compiler, ${STRETCH} a seed`,
  seeds: 400,
  run: (seed, figures) => compareHands(rules, seed, STRETCH, figures),
  quotas: {
    hands: 100_000,
    ...Object.fromEntries(
      rules.scoring.set.patterns.flatMap(({ id }) => [`true: ${id}`, `nearly: ${id}`].map((what) => [what, OFTEN])),
    ),
  },
};
