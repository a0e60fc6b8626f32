import { describe, expect, it } from 'vitest';
import { factsOf, lintPack } from '../../../../authoring/check/index.ts';
import { lookAtPart } from '../../../../authoring/check/proof/look-at-part.ts';
import { planProof } from '../../../../authoring/check/proof/proof-plan.ts';
import { beginProofOf, endProof, type Proof } from '../../../../authoring/check/proof/prove-pack.ts';
import { lintPatterns } from '../../../../dsl/index.ts';
import { allSteps, type PackRuleset, score } from '../../../../loader/index.ts';
import { patternLine, smallPack, smallPackText } from '../../../kit/small-pack.ts';

/** One suit and the honours: few enough hands to go through all of them. */
const FEW_TILES = 'tiles: { suits: { m: { ranks: 7 }, p: null, s: null } }\nshapes: { unios: null, flowers: null }';

const TEN = {
  patterns: [
    // none can have these
    patternLine('five_honours', 5, 'count(triplet of dragon) == 3 and count(triplet of wind) == 2'),
    patternLine('two_waits', 5, 'count(concealed triplet) == 4 and wait is two_sided'),
    patternLine('claimed_in_secret', 5, 'concealed and count(claimed triplet of dragon) == 3'),
    // always with another
    patternLine('three_dragons', 5, 'count(triplet of dragon) == 3'),
    patternLine('some_dragons', 1, 'count(triplet of dragon) >= 1'),
    patternLine('all_triplets', 3, 'count(triplet) == 4 and by discard'),
    patternLine('no_chows', 3, 'no set is chow'),
    patternLine('drawn_kongs', 5, 'by draw and count(kong) >= 3'),
    patternLine('three_triplets', 1, 'count(triplet) >= 3'),
    // never worth anything
    patternLine('clean', 2, 'no tile is honour', ', absorbs: [straight]'),
    patternLine('straight', 1, 'has chow 1m, chow 4m and no tile is honour'),
    patternLine('low', 1, 'any tile in 1m', '', 'one_of_these'),
    patternLine('lower', 4, 'any tile in 12m', '', 'one_of_these'),
    // never together
    patternLine('chows', 2, 'every set is chow', ', absorbs: [three_dragons]'),
  ].join('\n'),
  groups: '  one_of_these: { counts: best }',
  more: [
    FEW_TILES,
    'score: { value: fan, minimum: fan >= 1 }',
    'limits: { full: { when: fan >= 500, name: { en: Full } } }',
  ].join('\n'),
};

function proofOf(rules: PackRuleset, parts = Infinity): Proof {
  const begun = allSteps(beginProofOf(rules, [], { near: 40, drawn: 6000, again: 40, judges: true }));
  const found = [];
  let [done, looked] = [0, 0];
  for (; done < Math.min(parts, begun.plan.parts); done++) {
    const more = lookAtPart(begun.plan, done);
    looked += more.hands;
    found.push(...more.found);
  }
  return endProof(begun, { done, looked, found });
}

describe('ten planted contradictions', () => {
  const loaded = smallPack(TEN);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  const proof = proofOf(loaded.value);
  const { problems } = lintPack(smallPackText(TEN), { trials: proof.trials });
  const told = (code: string, id: string) =>
    problems.find((problem) => problem.code === code && problem.message.includes(`\`${id}\``))!;

  it.each([
    ['never-seen', 'five_honours', true],
    ['never-seen', 'two_waits', true],
    ['never-seen', 'claimed_in_secret', true],
    ['always-together', 'three_dragons', true],
    ['always-together', 'all_triplets', true],
    ['always-together', 'drawn_kongs', true],
    ['never-counts', 'straight', true],
    ['never-counts', 'low', false],
    ['idle-exclusion', 'chows', true],
    ['unreached-limit', 'full', false],
  ])('%s at %s is found with a hand', (code, id, isProved) => {
    const { message, hint } = told(code, id);
    expect(/Proved: all 91,490 complete hands were looked at/.test(message)).toBe(isProved);
    // A hand in notation, with its last tile.
    expect(`${message} ${hint}`).toMatch(/`[^`]*[0-9]+[mz] \+[0-9][mz][^`]*`/);
  });

  it('a pack without contradictions gets no warning', () => {
    const sound = ['some_dragons', 'no_chows', 'three_triplets', 'clean'];
    const about = problems.filter(({ message }) => sound.some((id) => message.includes(`hand with \`${id}\``)));
    expect(about).toEqual([]);
  });

  it('without all hands nothing is proved that hands alone can prove', () => {
    const { trials, looked } = proofOf(loaded.value, 1);
    expect(looked).toBeLessThan(91_490);
    const cut = lintPack(smallPackText(TEN), { trials }).problems.filter(({ message }) =>
      message.includes('Proved: all'),
    );
    expect(cut).toEqual([]);
  });
});

describe('a proof', () => {
  const rulesOf = (patterns: string, more = FEW_TILES): PackRuleset => {
    const loaded = smallPack({ patterns, more });
    if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
    return loaded.value;
  };
  const effort = { near: 40, drawn: 2000, again: 40, judges: true };

  it('shows a hand in which the pattern counts, without what it does not need', () => {
    const rules = rulesOf(
      [
        patternLine('low', 1, 'any tile in 1m and not last_of_wall'),
        patternLine('triplets', 3, 'count(triplet) == 4', ', absorbs: [low]'),
      ].join('\n'),
    );
    const { patterns } = factsOf(rules, proofOf(rules));
    const { hand, counts } = patterns.find(({ id }) => id === 'low')!;
    expect(counts).toBe(true);
    const [, text = '', how = ''] = /^`([^`]*)`(.*)$/.exec(hand!)!;
    expect(how).toBe('');
    const scored = score(rules, text);
    expect(scored.ok && scored.value.judgement?.patterns.map(({ id }) => id)).toContain('low');
  }, 60_000);

  it('knows what check says of a condition, also where hands cannot be listed', () => {
    const rules = rulesOf(patternLine('both', 5, 'count(tile of 1m) == 1 and by draw and count(tile of 1m) == 3'), '');
    const number = rules.scoring.rules.patterns.findIndex(({ id }) => id === 'both');
    const oddities = lintPatterns(rules.scoring.set).filter(({ pattern }) => pattern === 'both');
    expect(oddities.map(({ is }) => is)).toEqual(['never']);
    expect(planProof(rules, [{ has: [number], lacks: [] }]).settled).toEqual(['impossible']);
  });

  it('ends with what was found when it is stopped', () => {
    const rules = rulesOf(patternLine('dragons', 5, 'count(triplet of dragon) == 3'));
    const trials = (stopped: () => boolean) => allSteps(beginProofOf(rules, [], effort, { stopped })).trials.hands;
    let asked = 0;
    expect(trials(() => ++asked > 100)).toBeLessThan(trials(() => false) / 4);
  }, 60_000);

  it('does not look for what takes too long, and says so', () => {
    const rules = rulesOf(
      [
        patternLine('hidden', 5, 'count(concealed triplet) == 4'),
        patternLine('shown', 1, 'count(concealed triplet) >= 3'),
      ].join('\n'),
    );
    const proof = (ways: number): string => {
      const begun = allSteps(beginProofOf(rules, [], effort, { ways }));
      const found = [];
      let looked = 0;
      for (let part = 0; part < begun.plan.parts; part++) {
        const more = lookAtPart(begun.plan, part);
        looked += more.hands;
        found.push(...more.found);
      }
      const { patterns } = factsOf(rules, endProof(begun, { done: begun.plan.parts, looked, found }));
      const [always] = patterns.find(({ id }) => id === 'hidden')!.alwaysWith;
      return always!.proved ? 'proved' : always!.why!;
    };
    expect(proof(0)).toMatch(/more ways than there is time for/);
    expect(proof(Infinity)).toBe('proved');
  }, 120_000);
});
