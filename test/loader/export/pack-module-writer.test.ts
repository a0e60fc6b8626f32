import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import type { OptionValue } from '../../../core/index.ts';
import { makeJudge } from '../../../dsl/index.ts';
import { type Circumstances, packExamples, packs, score, writeModule } from '../../../loader/index.ts';
import { differences, handsFor } from '../../kit/compiler-pack.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { worthOf } from '../../kit/worth-of-judgement.ts';
import { writtenModule } from '../../kit/written-pack-module.ts';
import { located, queryText } from '../../kit/games/failure-location.ts';

/** Random hands that the written module and the compiler judge; the interpreter is asked of the first few. */
const RANDOM = 300;
const SLOW = 40;

const VARIANTS: [string, Record<string, OptionValue>][] = [
  ...packs().map(({ id }): [string, Record<string, OptionValue>] => [id, {}]),
  ['international', { payment: 'full', minimum: 3 }],
  ['cantonese', { flowers: true }],
  ['mcr', { edition: 'wmo_2006' }],
];

const HOW: Circumstances[] = [{}, { by: 'draw' }, { seat: 1, from: 2 }, { seat: 2, by: 'draw', round: 2 }];

describe.for(VARIANTS)('the module of %s with %o', ([id, options]) => {
  const rules = rulesOf(id, options);
  const { set, compiled, interpreted } = rules.scoring;
  // Examples with other options are about other rules.
  const examples = packExamples(id, { options }).filter((example) =>
    Object.entries(example.options).every(([name, value]) => rules.options[name] === value),
  );

  test('says what interpreter and compiler say, of every example and of random hands', async () => {
    const { default: written } = await writtenModule(rules);
    const referee = makeJudge(interpreted, rules.scoring.rules);
    const random = Array.from({ length: RANDOM }, handsFor(set, 11));
    const queries = [...examples.map(({ query }) => query), ...random];
    for (const query of queries.slice(0, examples.length + SLOW))
      located(
        () => ({ seed: 11, hand: queryText(query, set.tiles) }),
        () => assert.deepEqual(written.judge(query), referee(query)),
      );
    for (const query of queries) {
      const check = (): void => {
        assert.deepEqual(differences(set, compiled, written.scoring.source, query), []);
        assert.deepEqual(written.judge(query), rules.judge(query));
        assert.deepEqual(written.worth(query), worthOf(rules.judge(query)));
      };
      located(() => ({ seed: 11, hand: queryText(query, set.tiles) }), check);
    }
    expect(random.filter((query) => written.judge(query)).length).toBeGreaterThan(RANDOM / 10);
  });

  test('scores hands in notation, payments and refusals included', async () => {
    const written = await writtenModule(rules);
    const hands = [...new Set(examples.map(({ hand }) => hand)), '1m', '12x 3'];
    let wins = 0;
    hands.forEach((hand, index) => {
      const how = HOW[index % HOW.length];
      const ours = written.score(hand, how);
      assert.deepEqual(ours, score(rules, hand, how));
      if (ours.ok && ours.value.settlement.length > 0) wins++;
    });
    expect(wins).toBeGreaterThan(hands.length / 5);
    assert.deepEqual(written.score(hands[0]!, { seat: 9 }), score(rules, hands[0]!, { seat: 9 }));
  });
});

test('a module names what it was made from, and imports nothing', async () => {
  const rules = rulesOf('international', { minimum: 2 });
  const { id, hash, name, options, pack } = (await writtenModule(rules)).default;
  expect({ id, hash, name, options }).toEqual({
    id: 'international',
    hash: rules.hash,
    name: rules.name,
    options: rules.options,
  });
  expect(pack).toEqual(rules.pack);
  const text = writeModule(rules, { text: 'const made = 0;\nexport { made as makeRuleset, made as score };' });
  expect(text).not.toMatch(/^\s*import\b|\beval\b|new Function/m);
  // Whatever script its names are in.
  expect(text).toMatch(/^[\0-\x7f]*$/);
});

test('a runtime that exports something else is a fault of the build', () => {
  expect(() => writeModule(rulesOf(), { text: 'export default 1;' })).toThrow(/makeRuleset/);
});
