/** Entries of `absorbs` that hold under some options. */
import { describe, expect, test } from 'vitest';
import { checkPack, load, type LoadSettings, rulesetFromPack } from '../../../loader/index.ts';
import { diffPacks } from '../../../authoring/diff/index.ts';
import { plainText } from '../../../book/make-blocks.ts';
import { makeBook, openForBook } from '../../../book/index.ts';

const house = (absorbs: string, more = ''): string => `id: house
name: { en: House }
extends: international
options:
  strict: { type: yes/no, default: true, says: Whether Pure Suit stands for All Pungs. }
words: { lax: not strict }
patterns:
  pure_suit:
    absorbs: ${absorbs}
${more}`;
const WITH = '[mixed_suit, { pattern: all_pungs, when: strict }]';

function absorbed(text: string, options: LoadSettings['options'] = {}): readonly string[] | undefined {
  const loaded = load(text, { options });
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return loaded.value.scoring.rules.patterns.find(({ id }) => id === 'pure_suit')?.absorbs;
}

describe('a pattern', () => {
  test.each<[absorbs: string, strict: string[], lax: string[]]>([
    [WITH, ['mixed_suit', 'all_pungs'], ['mixed_suit']],
    ['[{ pattern: all_pungs, when: lax }]', [], ['all_pungs']],
    ['[{ pattern: all_pungs, when: true }, { pattern: mixed_suit, when: false }]', ['all_pungs'], ['all_pungs']],
    ['[{ pattern: structure, when: strict }]', ['structure'], []],
  ])('with absorbs: %s', (absorbs, strict, lax) => {
    expect(absorbed(house(absorbs))).toEqual(strict);
    expect(absorbed(house(absorbs), { strict: false })).toEqual(lax);
  });

  test('counts beside it or not, as examples say', () => {
    const examples = [
      '- { not: 111m 222m 333m 55m 99m +5m }',
      '- { hand: 111m 222m 333m 55m 99m +5m, options: { strict: false } }',
    ];
    const text = house(WITH, `  all_pungs:\n    examples:\n      ${examples.join('\n      ')}\n`);
    expect(checkPack(text).problems).toEqual([]);
  });

  test.each([
    ['[{ pattern: all_pungs, when: concealed }]', 'absorbs-by-hand', 'Options alone decide'],
    ['[{ pattern: all_pungz, when: strict }]', 'unknown-pattern', 'all_pungz'],
    ['[{ pattern: pure_suit, when: strict }]', 'absorbs-itself', 'itself'],
    ['[{ pattern: all_pungs, when: strikt }]', 'unknown-word', 'strikt'],
    ['[{ pattern: all_pungs }]', 'missing-key', 'when'],
  ])('with absorbs: %s is wrong', (absorbs, code, says) => {
    expect(load(house(absorbs)).problems).toMatchObject([{ code, message: expect.stringContaining(says) }]);
  });

  test('leaves out what a pack takes out', () => {
    const child = `${house(WITH).replace('id: house', 'id: child')}  all_pungs: null\n`;
    const loaded = load(child);
    expect(loaded.problems).toEqual([]);
    expect(loaded.ok && JSON.stringify(loaded.value.pack)).not.toContain('all_pungs');
    expect(loaded.ok && rulesetFromPack(loaded.value.pack).ok).toBe(true);
  });
});

test('packs that differ in a condition differ', () => {
  const [one, other] = ['strict', 'lax'].map((when) => house(`[{ pattern: concealed_hand, when: ${when} }]`));
  const diff = diffPacks(one!, other!);
  expect(diff.ok && diff.value.changes.map(({ path }) => path.join('.'))).toEqual(['patterns.pure_suit.absorbs']);
});

test.each([
  ['en', true, 'A hand with this pattern does not also score Mixed Suit or All Pungs.'],
  ['en', false, 'With other values of Strict, the hand does not score All Pungs.'],
  ['zh', false, '按Strict的其他选择，有它时不计碰碰胡。'],
])('the book says it: %s, strict %s', (language, strict, line) => {
  const open = openForBook(house(WITH), { options: { strict } }).value!;
  const { chapters } = makeBook(open, { language });
  const blocks = chapters.find(({ id }) => id === 'patterns')!.blocks;
  const items = blocks.flatMap((block) => (block.is === 'list' ? block.items.flat() : []));
  expect(items.flatMap((block) => (block.is === 'paragraph' ? [plainText(block.of)] : []))).toContain(line);
});
