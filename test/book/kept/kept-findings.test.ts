/** What takes minutes is kept for built-in packs, and is that of the packs as they are. */
import { describe, expect, it } from 'vitest';
import { KEPT_CHANGES } from '../../../book/kept/kept-changes.ts';
import { digestOf } from '../../../book/kept/rules-digest.ts';
import { makeMaking } from '../../../book/chapter-context.ts';
import { rarityOf } from '../../../book/findings/pattern-rarity.ts';
import { loadParent, packs } from '../../../loader/index.ts';
import { house, opened } from '../books-for-tests.ts';

/** Where a plain hand has no pattern at all: one in forty has any. */
const RARE: Record<string, number> = { sichuan: 0.02 };

describe.each(packs().map(({ id }) => id))('%s', (id) => {
  const making = makeMaking(opened(id), 'en');

  it('was counted with the rules it has; otherwise run `npm run kept`', () => {
    const points = rarityOf(making)?.points;
    expect(points).toHaveLength(Object.keys(making.pack.patterns).length);
    for (const { share } of points ?? []) expect(share).toBeLessThanOrEqual(1);
    expect(points?.some(({ share }) => share > (RARE[id] ?? 0.2))).toBe(true);
  });

  it('was compared with the pack it extends as both are', () => {
    const parent = loadParent(id);
    const kept = KEPT_CHANGES.some((one) => one.child === digestOf(making.rules));
    expect(kept).toBe(parent !== undefined);
  });
});

it('another value asks for another count, another name does not', () => {
  const digest = (rules: string): string => digestOf(opened(house('cantonese', rules)).rules);
  const before = digest('');
  expect(digest('patterns: { all_triplets: { value: { fan: 4 } } }')).not.toBe(before);
  expect(digest('patterns: { all_triplets: { name: { en: Triplets } } }')).toBe(before);
  expect(digest('windows: { discard: { note: Otherwise remarked. } }')).toBe(before);
  expect(digest('windows: { discard: { passed: [{ note: missed_pungs, when: passed win }] } }')).not.toBe(
    digest('windows: { discard: { passed: [{ note: missed_wins, when: passed win }] } }'),
  );
});
