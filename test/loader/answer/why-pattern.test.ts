import { describe, expect, test } from 'vitest';
import { load, packExamples, packs, why } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const OWN = `
id: our-table
version: 0.1.0
extends: riichi
name: { en: Our table }
patterns:
  pinfu: { value: { han: 2 } }
  all_simples:
    when: every tile is simple and concealed
`;

const FILE = /^rulesets\/[\w-]+\/[\w-]+\.yaml:\d+$/;

describe('a condition stands', () => {
  test.each(packs().map(({ id }) => id))('in a file of the packs of %s, whichever pattern is asked', (id) => {
    const rules = rulesOf(id);
    const { query } = packExamples(id).find(({ has }) => has)!;
    const places = Object.keys(rules.pack.patterns).map((pattern) => placeOf(why(rules, query, pattern)));
    expect(places.filter((place) => !FILE.test(place))).toEqual([]);
  });

  test('where its author wrote it, and else in the pack it comes from', () => {
    const loaded = load(OWN);
    if (!loaded.ok) throw new Error('no pack');
    const { query } = packExamples('riichi').find(({ has }) => has)!;
    expect(placeOf(why(loaded.value, query, 'all_simples'))).toMatch(/:9$/);
    expect(placeOf(why(loaded.value, query, 'pinfu'))).toMatch(/^rulesets\/ari-ari\/yaku.yaml:\d+$/);
  });
});

function placeOf(asked: ReturnType<typeof why>): string {
  return asked.ok ? asked.value.place : asked.problems.map(({ message }) => message).join(' ');
}
