import { expect, test } from 'vitest';
import { provedByParent } from '../../../authoring/check/examples-that-still-hold.ts';
import { allSteps, checkInSteps, load, type PackExample, type Proved } from '../../../loader/index.ts';

/** Of the inherited examples of a house pack: those known to hold, and all. */
function known(parent: string, rules: string): { holds: PackExample[]; all: PackExample[] } | undefined {
  const house = `id: house\nversion: 1.0.0\nname: { en: House }\nextends: ${parent}\n${rules}`;
  let proved: Proved | undefined;
  const { examples } = allSteps(
    checkInSteps(house, {}, (flat, own) => {
      const loaded = load(parent);
      proved = provedByParent(flat, own, () => (loaded.ok ? loaded.value : undefined));
      return undefined;
    }),
  );
  if (proved?.holds === undefined) return undefined;
  const all = examples.map(({ example }) => example);
  return { holds: all.filter((example) => proved!.holds!(example)), all };
}

test.each([
  ['a value', 'riichi', 'patterns: { red_five: { value: { han: 2 } } }', 'red_five'],
  ['an option that a pattern reads', 'riichi', 'options: { kuitan: false }', 'all_simples'],
  ['a condition', 'cantonese', 'patterns: { all_triplets: { when: count(triplet) == 3 } }', 'all_triplets'],
])('%s: most examples hold, those of the pattern are run', (_, parent, rules, pattern) => {
  const { holds, all } = known(parent, rules)!;
  expect(holds.length).toBeGreaterThan(all.length / 3);
  expect(holds.length).toBeLessThan(all.length);
  expect(holds.map((example) => example.pattern)).not.toContain(pattern);
});

test.each([
  ['what a win needs', 'score: { minimum: han >= 2 }'],
  ['how patterns count together', 'groups: { yaku: { counts: best } }'],
  ['a word that the score reads too', 'options: { yakuman_stacking: false }'],
])('%s: every example is run', (_, rules) => {
  expect(known('riichi', rules)).toBeUndefined();
});

test('how many tiles are marked changes no hand, but its notation may be wrong', () => {
  const { holds, all } = known('riichi', 'tiles: { marked: { 0m: { copies: if red_fives then 2 else 0 } } }')!;
  expect(holds).toHaveLength(all.length);
});
