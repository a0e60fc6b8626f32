import { expect, test } from 'vitest';
import { compiledSource, matcherMachine } from '../../dsl/generate/matcher-generator.ts';
import { referee } from '../../dsl/evaluate/reference-matcher.ts';
import { differences, patternSet, tellingHands } from '../kit/compiler-pack.ts';
import { commonPack, oddPack } from '../kit/every-pattern-construct.ts';
import { winQuery } from '../kit/win-query.ts';
import { located, queryText } from '../kit/games/failure-location.ts';

const QUOTA = 5;

test.each([
  // What is too rare for chance, or never true, has rows of its own below.
  { name: 'common tiles', pack: commonPack, from: 20000, rare: ['all_green', 'nine_sided', 'never'] },
  { name: 'odd tiles', pack: oddPack, from: 20000, rare: ['little_dragons', 'never'] },
])(
  'compiler, machine and interpreter agree where each pattern is true and nearly true: $name',
  { timeout: 60_000 },
  ({ pack, from, rare }) => {
    const set = patternSet(pack);
    const compiled = compiledSource(set);
    const machine = compiledSource(set, matcherMachine(set));
    const telling = tellingHands(set, compiled, from, QUOTA, 7);
    const interpreted = referee(set);
    for (const query of telling.hands)
      located(
        () => ({ seed: 7, hand: queryText(query, set.tiles) }),
        () => {
          expect(differences(set, compiled, interpreted, query)).toEqual([]);
          expect(differences(set, machine, interpreted, query)).toEqual([]);
        },
      );
    const unproven = set.patterns.filter((_, index) => telling.has[index]! < QUOTA).map(({ id }) => id);
    expect(unproven).toEqual(rare);
    const neverMissed = set.patterns.filter((_, index) => telling.misses[index]! < QUOTA).map(({ id }) => id);
    expect(neverMissed.filter((id) => !rare.includes(id) && !ALWAYS.includes(id))).toEqual([]);
  },
);

/** True of every hand of sets or pairs. */
const ALWAYS = ['option_yes', 'always'];

test.each([
  ['111234567899m 9m +5m', ['nine_gates', 'nine_gates_held', 'nine_sided', 'concealed_draw']],
  ['223344666888s 6z +6z', ['all_green', 'pure_double_chow']],
  ['(234s) (666z) 2233448s +8s', ['all_green', 'pure_double_chow']],
  ['223344666888s 5z +5z', ['pure_double_chow', 'pair_dragon']],
])('hands that chance does not bring: %s', { timeout: 60_000 }, (text, expected) => {
  const set = patternSet(commonPack);
  const compiled = compiledSource(set);
  const query = winQuery(text, { by: 'draw' });
  expect(differences(set, compiled, referee(set), query)).toEqual([]);
  const found = new Set<string>();
  compiled.candidates(query, ({ times }) => {
    set.patterns.forEach(({ id }, index) => times[index]! > 0 && found.add(id));
  });
  expect([...found]).toEqual(expect.arrayContaining(expected));
});
