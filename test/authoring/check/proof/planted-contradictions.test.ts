import { describe, expect, it } from 'vitest';
import { lintPack } from '../../../../authoring/check/index.ts';
import { lookAtPart } from '../../../../authoring/check/proof/look-at-part.ts';
import { beginProofOf, endProof, type Proof } from '../../../../authoring/check/proof/prove-pack.ts';
import { allSteps, type PackRuleset } from '../../../../loader/index.ts';
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
