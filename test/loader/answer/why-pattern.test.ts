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

describe('a pattern is asked for', () => {
  const rules = rulesOf('riichi');
  const { query } = packExamples('riichi').find(({ has }) => has)!;

  test.each(['tanyao', 'Tan-Yao', '断幺九', '断么九', 'all simples', 'All_Simples'])('as %s', (name) => {
    const asked = why(rules, query, name);
    expect(asked.ok && asked.value.pattern).toBe('all_simples');
  });

  test.each([
    ['yakuhai', 'They are white_dragon, green_dragon, red_dragon, seat_wind_set, round_wind_set.'],
    ['tanyo', 'Did you mean `all_simples`?'],
    ['dragons', 'Like it: '],
  ])('as %s: refused', (name, hint) => {
    const { problems } = why(rules, query, name);
    expect(problems[0]!.hint).toContain(hint);
  });
});

function placeOf(asked: ReturnType<typeof why>): string {
  return asked.ok ? asked.value.place : asked.problems.map(({ message }) => message).join(' ');
}
