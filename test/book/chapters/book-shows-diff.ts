/** What the book of a pack says of its differences, beside what `diff` finds. */
import { expect, it } from 'vitest';
import type { PackDiff } from '../../../authoring/diff/index.ts';
import type { Block } from '../../../book/index.ts';
import { isTold } from '../../../book/anchors.ts';
import { plainText } from '../../../book/make-blocks.ts';
import { packs } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { bookOf } from '../../../docs/rule-book-pages.ts';
import { chapter } from '../books-for-tests.ts';

/** Items of the lists, each as its lines, without the pack that a line is about. */
export function itemsOf(blocks: readonly Block[]): string[][] {
  return blocks.flatMap((block) => (block.is === 'list' ? block.items.map((item) => item.flatMap(linesOf)) : []));
}

function linesOf(block: Block): string[] {
  if (block.is === 'paragraph') return [plainText(block.of.filter(({ is }) => is !== 'strong'))];
  return block.is === 'list' ? block.items.flatMap((item) => item.flatMap(linesOf)) : [];
}

/** The changes of counters that no player keeps stand in no book. */
function told(id: string, changes: PackDiff['changes']): PackDiff['changes'] {
  // A house pack has none.
  if (!packs().some((pack) => pack.id === id)) return changes;
  const { pack } = rulesOf(id);
  return changes.filter(({ path }) => {
    const at = path.lastIndexOf('counters');
    return at < 0 || isTold(pack, 'counters', path[at + 1]!);
  });
}

/** Tests of the written book of a pack; `found` is asked when they run. */
export function testBookShows(id: string, found: () => PackDiff): void {
  const items = itemsOf(chapter(bookOf(id), 'differences'));

  it('has an item for each change, and no other', () => {
    const { changes, unshown } = found();
    expect(changes.length).toBeGreaterThan(3);
    expect(items).toHaveLength(told(id, changes).length + told(id, unshown).length);
  });

  it('shows each with what diff shows it with: numbers of both results stand below it, and they differ', () => {
    const changes = told(id, found().changes);
    const numbers = (text: string): string[] =>
      [...text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').matchAll(/[+−]?\d{2,}/g)].map(([number]) => number).sort();
    const shown = items.filter((item) => item.length > 2).map((item) => item.slice(-2));
    const all = (results: readonly (readonly string[])[]): string[] => results.flat().flatMap(numbers).sort();
    expect(shown).toHaveLength(changes.length);
    expect(all(shown)).toEqual(all(changes.map(({ witness }) => witness!.results.map(({ says }) => says))));
    for (const [one, other] of shown) expect(one).not.toBe(other);
  });
}
