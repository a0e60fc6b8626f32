/** Trials take over what other rules have made: they must say what the same rules say when they are assembled whole. */
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../authoring/diff/changes/changes-by-meaning.ts';
import { transplant } from '../../../authoring/diff/changes/transplant-change.ts';
import { openCompared } from '../../../authoring/diff/compared-pack.ts';
import { equippedWith, isolatedChanges, release } from '../../../authoring/diff/isolated-change.ts';
import { candidatesOf } from '../../../authoring/diff/witness/candidate-hands.ts';
import { sayOf } from '../../../authoring/diff/witness/score-under-both.ts';
import { makeJudge } from '../../../dsl/index.ts';
import { assemble, type PackRuleset } from '../../../loader/index.ts';

const MANY = 40;

describe('a trial', () => {
  it.each([
    ['hong-kong', 'cantonese'],
    ['riichi', 'sanma'],
  ])('judges hands as whole rules do (%s and %s)', (one, other) => {
    const [a, b] = [openCompared(one, {}), openCompared(other, {})];
    if (!a.ok || !b.ok) throw new Error('A built-in pack does not load.');
    const both = equippedWith(a.value, b.value);
    const changes = changesOf(a.value, b.value).changes.filter(({ kind }) => kind !== 'renamed');
    const hands = candidatesOf(a.value, b.value, { drawn: MANY, near: 0, hands: 0 }, 1).filter(
      (_, at) => at % 75 === 0,
    );
    const says = (rules: PackRuleset): string[] => hands.map((hand) => sayOf(rules, hand, new Map()).key);
    let compared = 0;
    for (const trial of isolatedChanges(a.value, b.value, both, changes)) {
      const whole = assemble(transplant(both.a.flat, both.b.flat, trial.change), {});
      const rules = trial.plus.of({});
      if (!whole.ok || rules === undefined) continue;
      expect(says(rules), trial.change.path.join('.')).toEqual(
        says({
          ...whole.value,
          judge: makeJudge(whole.value.scoring.interpreted, whole.value.scoring.rules),
        } as PackRuleset),
      );
      release(trial);
      expect(trial.plus.of({})).not.toBe(rules);
      compared++;
    }
    expect(compared).toBeGreaterThan(changes.length / 2);
  });
});
