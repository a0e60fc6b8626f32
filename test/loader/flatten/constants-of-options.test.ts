/** Numbers and words of set-up that follow from options. */
import { describe, expect, test } from 'vitest';
import { load, type LoadSettings, type PackRuleset } from '../../../loader/index.ts';

const house = (rules: string): string => `id: house
name: { en: House }
extends: riichi
options:
  old: { type: yes/no, default: false, says: Whether the old wall is played. }
  kong_end: { type: choice, values: [tail, head, middle], default: head, says: Where kongs are replaced from. }
${rules}`;

function rulesOf(rules: string, options: LoadSettings['options'] = {}): PackRuleset {
  const loaded = load(house(rules), { options });
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return loaded.value;
}

describe('follows from options', () => {
  test.each<[rules: string, of: (rules: PackRuleset) => unknown, plain: unknown, old: unknown]>([
    ['wall: { replace_from: if old then head else tail }', ({ wall }) => wall.replaceFrom, 'tail', 'head'],
    ['wall: { replace_from: kong_end }', ({ wall }) => wall.replaceFrom, 'head', 'head'],
    ['wall: { replace_from: if old then tail else kong_end }', ({ wall }) => wall.replaceFrom, 'head', 'tail'],
    ['wall: { replace_bonus_from: if old then head else tail }', ({ wall }) => wall.replaceBonusFrom, 'tail', 'head'],
    [
      'wall: { height: if old then 1 else 2 }\nlists: { under_indicators: { turned: { row: upper } } }',
      ({ wall }) => wall.height,
      2,
      1,
    ],
    ['wall: { dice: if old then 3 else 2 }', ({ wall }) => wall.dice, 2, 3],
    ['deal: { last: if old then leap else single }', ({ deal }) => deal.last, 'single', 'leap'],
    ['deal: { packets: [4, 4, 5], last: if old then none else none }', ({ deal }) => deal.last, 'none', 'none'],
    ['tiles: { copies: if old then 5 else 4 }', ({ tiles }) => tiles.tiles.length, 37, 37],
    [
      'tiles: { suits: { m: { copies_of: { 2m: if old then 0 else 4 } } } }',
      ({ tiles }) => tiles.byId['2m'] !== undefined && tiles.kinds[tiles.byId['2m']!]!.copies,
      4,
      0,
    ],
    [
      'lists: { indicators: { turned: { column: if old then 4 else 3 } } }',
      ({ listRules }) => listRules['indicators']!.turned!.column,
      3,
      4,
    ],
    [
      'lists: { indicators: { turned: { row: if old then lower else upper } } }',
      ({ listRules }) => listRules['indicators']!.turned!.row,
      0,
      1,
    ],
    [
      'lists: { indicators: { turned: { at_deal: if old then 2 else 1 } } }',
      ({ listRules }) => listRules['indicators']!.turned!.atDeal,
      1,
      2,
    ],
  ])('%s', (rules, of, plain, old) => {
    expect(of(rulesOf(rules))).toBe(plain);
    expect(of(rulesOf(rules, { old: true }))).toBe(old);
  });
});

describe('is refused', () => {
  test.each<[rules: string, code: string, hint: RegExp]>([
    ['wall: { replace_from: tial }', 'unknown-word', /Did you mean `tail`/],
    ['wall: { replace_from: old }', 'wrong-type', /./],
    ['wall: { replace_from: if cast > 6 then head else tail }', 'not-one-of', /depend on options/],
    ['wall: { height: cast }', 'wrong-number', /depend on options/],
    ['wall: { height: if old then 1 else 5 }', 'wrong-number', /depend on options/],
    ['wall: { height: 5 }', 'out-of-range', /4 or less/],
    ['lists: { indicators: { turned: { column: "0 - 1" } } }', 'wrong-number', /depend on options/],
  ])('%s', (rules, code, hint) => {
    const { problems } = load(house(rules));
    expect(problems).toMatchObject([{ code, hint: expect.stringMatching(hint) }]);
  });

  test('what an option in force is, where it may not stand', () => {
    const { problems } = load(house('wall: { replace_from: kong_end }'), { options: { kong_end: 'middle' } });
    expect(problems).toMatchObject([{ code: 'not-one-of', message: 'One of head, tail is wanted here.' }]);
  });
});
