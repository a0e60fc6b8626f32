import { describe, expect, it } from 'vitest';
import { lookAtPart } from '../../../../authoring/check/proof/look-at-part.ts';
import { readsHandAlone, readsTilesAlone } from '../../../../authoring/check/proof/condition-reads.ts';
import { planProof } from '../../../../authoring/check/proof/proof-plan.ts';
import { decidedPart } from '../../../../authoring/check/proof/tile-part.ts';
import { patternLine, smallPack } from '../../../kit/small-pack.ts';
import { meldedHands } from '../../../../authoring/check/proof/melded-hands.ts';

function packWith(...conditions: string[]) {
  const more = 'tiles: { suits: { m: { ranks: 7 }, p: null, s: null } }\nshapes: { unios: null, flowers: null }';
  const loaded = smallPack({ patterns: conditions.map((when, at) => patternLine(`p${at}`, 1, when)).join('\n'), more });
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return loaded.value;
}

/** The part that tiles decide of the first condition is the second one. */
function partsOf(condition: string, expected: string, isDecided = readsTilesAlone): [string, string] {
  const { set } = packWith(condition, expected).scoring;
  const [one, other] = ['p0', 'p1'].map((id) => set.patterns.find((pattern) => pattern.id === id)!.when);
  const text = (tree: unknown): string =>
    JSON.stringify(tree, (key, value: unknown) => (key === 'span' || key === 'type' ? undefined : value));
  return [text(decidedPart(one!.folded, one!.scope, isDecided)), text(other!.folded)];
}

describe('the part of a condition that tiles decide', () => {
  it.each([
    ['by draw and every set is chow', 'every set is chow'],
    ['count(concealed triplet) == 3', 'count(triplet) >= 3'],
    ['count(kong of dragon) >= 2', 'count(triplet of dragon) >= 2'],
    ['every set is chow and (by draw or by discard)', 'every set is chow'],
    ['by draw and count(chow) == 4 and by discard', 'false'],
    ['held include 111m and by draw', 'tiles include 111m'],
  ])('%s: %s', (condition, expected) => {
    const [part, wanted] = partsOf(condition, expected);
    expect(part).toBe(wanted);
  });

  it('with melds known, is more', () => {
    const [part, wanted] = partsOf('by draw and count(kong) == 3', 'count(kong) == 3', readsHandAlone);
    expect(part).toBe(wanted);
  });
});

describe('a proof', () => {
  const whole = (...conditions: string[]) => {
    const rules = packWith(...conditions);
    const number = (id: string) => rules.scoring.rules.patterns.findIndex((pattern) => pattern.id === id);
    const plan = planProof(rules, [{ has: [number('p0')], lacks: conditions.length > 1 ? [number('p1')] : [] }]);
    const found = [];
    for (let part = 0; part < plan.parts && found.length === 0; part++) found.push(...lookAtPart(plan, part).found);
    return { settled: plan.settled[0], found };
  };

  it.each([
    ['kongs that lie', ['count(concealed kong) == 2 and count(claimed kong) == 1']],
    ['a claimed triplet and a wait', ['count(claimed triplet of dragon) == 2 and wait is edge']],
    ['a situation and a seat', ['robbing_kong and every set is chow and pair is seat_wind']],
    ['bonus tiles', ['count(bonus) == 7 and count(triplet of dragon) == 3']],
    ['one without another', ['count(triplet of dragon) == 2', 'pair is dragon']],
  ])('finds %s', (_, conditions) => {
    const { settled, found } = whole(...conditions);
    expect(settled).toBeUndefined();
    expect(found.length).toBeGreaterThan(0);
  });

  it('says of what follows from the words that it needs no hands', () => {
    expect(whole('by draw and count(chow) == 2', 'by draw or count(chow) == 3').settled).toBe('impossible');
  });
});

describe('hands with melds', () => {
  it('lay down each set of a reading, and make kongs of triplets', () => {
    const { tiles } = packWith('by draw');
    const counts = tiles.kinds.map((_, kind) => (kind < 3 ? 1 : kind === 4 ? 3 : kind === 5 ? 2 : 0));
    const common = { shown: false, claimed: false, concealed: true, last: false };
    const groups = [
      { ...common, type: 'chow' as const, kind: 0 },
      { ...common, type: 'pung' as const, kind: 4 },
      { ...common, type: 'pair' as const, kind: 5 },
    ];
    const both = meldedHands(tiles, counts, groups, { melds: true, kongs: true });
    expect(both.map(({ melds }) => melds.map(({ type, claimed }) => `${type} ${claimed}`).join())).toEqual([
      '',
      'pung true',
      'kong false',
      'kong true',
      'chow true',
      'chow true,pung true',
      'chow true,kong false',
      'chow true,kong true',
    ]);
    expect(meldedHands(tiles, counts, groups, { melds: false, kongs: true })).toHaveLength(2);
  });
});
