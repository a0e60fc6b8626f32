/** What compiled rules cannot tell, they leave out or refuse in words; all else is as of loaded ones. */
import { describe, expect, it } from 'vitest';
import { type PackRuleset, score, waits, why } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { writtenModule } from '../../kit/written-pack-module.ts';

const HAND = '123m 456p 789s 34s 1z1z';
const rules = rulesOf('riichi');
const { default: compiled } = await writtenModule(rules);

describe('waits of compiled rules', () => {
  it('leave out what a hand lacks, and say all else that loaded rules say', () => {
    const [loaded, written] = [rules, compiled].map((each) => {
      const answer = waits(each, HAND);
      if (!answer.ok) throw new Error('The hand is refused.');
      return answer.value.tiles;
    });
    expect(loaded![0]!.lacks?.discard).toMatchObject([{ text: 'han - han of dora', has: 0, needs: 1 }, {}]);
    expect(written!.map((tile) => 'lacks' in tile)).toEqual([false, false]);
    expect(written).toEqual(loaded!.map(({ lacks: _lacks, ...rest }) => rest));
  });
});

describe('why of compiled rules', () => {
  it('is refused in a sentence', () => {
    const scored = score(rules, '123m 456p 789s 34s 1z1z +2s');
    if (!scored.ok) throw new Error('The hand is refused.');
    const ask = (): unknown => why(compiled as PackRuleset, scored.value.query, 'pinfu');
    expect(ask).toThrow(TypeError);
    expect(ask).toThrow(/^why takes a ruleset from load, not one compiled ahead of time/);
  });
});
