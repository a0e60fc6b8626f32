import { describe, expect, it } from 'vitest';
import { handText, possibleWins } from '../../../authoring/hands/index.ts';
import { type Circumstances, load, type PackRuleset, score } from '../../../loader/index.ts';

function rulesOf(pack: string): PackRuleset {
  const loaded = load(pack);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return loaded.value;
}

function winsOf(rules: PackRuleset, hand: string, circumstances: Circumstances): string[] {
  const scored = score(rules, hand, circumstances);
  if (!scored.ok) throw new Error(scored.problems.map(({ message }) => message).join('\n'));
  return possibleWins(rules, scored.value.query).map((query) => handText(rules, query));
}

const CLOSED = '123m 456p 789s 345s 1z +1z';
const OPEN = '(123m) 456p 789s 345s 1z +1z';
const KONG = '<2222z> 456p 789s 345s 1z +1z';

describe('riichi', () => {
  const rules = rulesOf('riichi');
  it.each<[string, Circumstances, boolean]>([
    // A mark set where nothing is claimed, and marks that are set together.
    [CLOSED, { with: ['riichi'] }, true],
    [OPEN, { with: ['riichi'] }, false],
    [OPEN, { with: ['double_riichi'] }, false],
    [KONG, { with: ['riichi', 'ippatsu'] }, true],
    // A kong ends it before the replacement.
    [KONG, { by: 'draw', with: ['riichi', 'ippatsu', 'after_kong'] }, false],
    [KONG, { by: 'draw', with: ['riichi', 'after_kong'] }, true],
    [CLOSED, { by: 'draw', with: ['after_kong'] }, false],
    // The first turn.
    [CLOSED, { by: 'draw', with: ['dealt_hand'] }, true],
    [CLOSED, { by: 'draw', seat: 1, with: ['dealt_hand'] }, false],
    [KONG, { by: 'draw', with: ['dealt_hand'] }, false],
    [CLOSED, { by: 'draw', with: ['dealt_hand', 'riichi'] }, false],
    [CLOSED, { by: 'draw', seat: 1, with: ['first_draw'] }, true],
    [CLOSED, { by: 'draw', with: ['first_draw'] }, false],
    [CLOSED, { by: 'draw', seat: 1, with: ['first_draw', 'riichi'] }, false],
    [OPEN, { by: 'draw', seat: 1, with: ['first_draw'] }, false],
    [CLOSED, { by: 'discard', seat: 1, with: ['before_first_draw'] }, true],
    [CLOSED, { by: 'draw', seat: 1, with: ['before_first_draw'] }, false],
    // The tile of a kong.
    ['123m 456p 123s 11z 67s +8s', { with: ['robbing_kong'] }, true],
    ['123m 456p 789s 345s 1z +1z', { with: ['robbing_kong'] }, false],
    ['123m 456p 123s 11z 67s +8s', { by: 'draw', with: ['robbing_kong'] }, false],
    ['123m 456p 789s 11z 67s +5s', { with: ['robbing_kong', 'last_tile'] }, true],
  ])('%s, %o: %s', (hand, circumstances, isPossible) => {
    expect(winsOf(rules, hand, circumstances).length > 0).toBe(isPossible);
  });

  it('a mark brings those that are set with it', () => {
    expect(winsOf(rules, CLOSED, { with: ['double_riichi'] })[0]).toBe(
      '`123m 456p 345789s 1z +1z`, with double_riichi and riichi',
    );
  });
});

describe('classical', () => {
  const rules = rulesOf('classical');
  it.each<[string, Circumstances, boolean]>([
    [CLOSED, { by: 'draw', with: ['heavenly'] }, true],
    [OPEN, { by: 'draw', with: ['heavenly'] }, false],
    [CLOSED, { seat: 2, with: ['earthly'] }, true],
    [OPEN, { seat: 2, with: ['earthly'] }, false],
    [KONG, { seat: 2, with: ['earthly'] }, false],
    [CLOSED, { with: ['earthly'] }, false],
    [CLOSED, { seat: 1, by: 'draw', with: ['last_wall', 'last_discard'] }, false],
  ])('%s, %o: %s', (hand, circumstances, isPossible) => {
    expect(winsOf(rules, hand, circumstances).length > 0).toBe(isPossible);
  });
});

it('a hand as dealt is not won by discard, whichever window is open', () => {
  const rules = rulesOf('taiwanese');
  const hand = '123456m 23456p 123s 77z +1p';
  expect(winsOf(rules, hand, { by: 'draw', with: ['dealt_win'] })).not.toHaveLength(0);
  expect(winsOf(rules, hand, { with: ['dealt_win'] })).toHaveLength(0);
});

it('tiles that a fact wants in sight are not in the hand', () => {
  const rules = rulesOf('mcr');
  expect(winsOf(rules, '123m 456p 789s 11z 67s +8s', { with: ['fourth_of_kind'] })).toHaveLength(0);
  expect(winsOf(rules, '123m 456p 678s 11z 24s +3s', { with: ['fourth_of_kind'] })).not.toHaveLength(0);
});

it('marked tiles are written as such', () => {
  const rules = rulesOf('riichi');
  for (const hand of ['34m(0p55p)11z 789s 22z', '056m 456p 789s 345s 1z +1z', '46m 456p 789s 345s 11z +0m']) {
    const scored = score(rules, hand);
    if (scored.ok) expect(handText(rules, scored.value.query)).toContain('0');
  }
});
