/** What results carry: ids, what people call them, and the numbers players say. */
import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../../core/index.ts';
import { makeJudge } from '../../../dsl/index.ts';
import { packExamples, load, packs, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

function judged(pack: string, hand: string, by: 'draw' | 'discard' = 'discard'): Judgement {
  return sure(score(rulesOf(pack), hand, { by })).judgement!;
}

describe('a tally that counts as a step of the score', () => {
  it('is the number players say, and the sum stands beside it', () => {
    const { tallies, sums, steps, value } = judged('riichi', '(555z) 67p 234s 666z 33s +8p');
    expect(sums).toMatchObject({ han: 2, fu: 32 });
    expect(tallies).toMatchObject({ han: 2, fu: 40 });
    expect([value, steps]).toEqual([640, { minipoints: 40, base: 640, yakumans: 0 }]);
  });

  it('stays what it is where the step says so', () => {
    const { tallies, sums } = judged('riichi', '1133m 5577p 2299s 4z +4z');
    expect([tallies['fu'], sums!['fu']]).toEqual([25, 25]);
  });

  it('says nothing of sums where no tally is rounded', () => {
    expect(judged('mcr', '123m 456p 789s 11z 77z +7z')).not.toHaveProperty('sums');
  });

  it('must name a step of the score', () => {
    const { problems } = load('id: t\nextends: mcr\nname: { en: T }\ntallies: { fan: { counts_as: grades } }\n');
    expect(problems).toMatchObject([{ code: 'unknown-step', place: { line: 4 } }]);
  });
});

describe('a judgement', () => {
  it('names its patterns, tallies, shape, limit and value', () => {
    const { patterns, names, limit } = judged('riichi', '19m 19p 19s 1234567z +1m', 'draw');
    expect(patterns).toMatchObject([{ name: { en: 'Thirteen Orphans on thirteen tiles' }, times: 1 }]);
    expect(limit).toBe('yakuman');
    expect(names).toMatchObject({
      limit: { en: 'yakuman', ja: '役満' },
      tallies: { han: { en: 'han' }, fu: { en: 'fu' } },
      value: { en: 'base points' },
    });
    expect(names.shape.en).not.toBe('');
    expect(judged('riichi', '(555z) 67p 234s 666z 33s +8p').names).not.toHaveProperty('limit');
  });

  it.each(packs().map(({ id }) => id))('has names from the contents of the pack, by both back ends: %s', (id) => {
    const rules = rulesOf(id);
    const { contents } = rules;
    const { interpreted, compiled, rules: scoring } = rules.scoring;
    const judges = [interpreted, compiled].map((source) => makeJudge(source, scoring));
    const queries = packExamples(id).map(({ query }) => query);
    const wins = queries.flatMap((query) => judges.flatMap((judge) => judge(query) ?? []));
    expect(wins).not.toEqual([]);
    for (const { patterns, names, shape, tallies } of wins) {
      for (const { id: pattern, name } of patterns)
        expect(name).toEqual(contents.patterns.find((one) => one.id === pattern)!.name);
      expect(Object.keys(names.tallies)).toEqual(Object.keys(tallies));
      expect(names.shape).toEqual(contents.shapes.find((one) => one.id === shape)!.name);
      expect(names.value).toEqual(contents.value);
    }
  });

  it('shares its names: they are frozen and made once for a pack', () => {
    const [one, other] = [1, 2].map(() => judged('mcr', '(555z) (666z) 123p 456p 7z +7z'));
    expect(other!.names).toBe(one!.names);
    expect(Object.isFrozen(one!.names)).toBe(true);
    expect(other!.patterns.map(({ name }) => Object.isFrozen(name))).not.toContain(false);
  });
});
