/** Numbers for chapters, headings and rules, so that people can cite them. They follow from the order of the pack, not from names. */
import type { Block, Chapter, Inline } from './block-types.ts';
import { text } from './make-blocks.ts';

/** Chapters whose lists are not rules of the game. */
const UNNUMBERED_LISTS = new Set(['sources']);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Rules below a heading of the lowest level are told apart by letters: `3.3.1a`. */
const LOWEST = 3;

/** The chapters with numbers; entries of the index lead to theirs. */
export function numberClauses(chapters: readonly Chapter[]): Chapter[] {
  const places = new Map<string, string>();
  return chapters.map((chapter, index) => {
    const number = String(index + 1);
    places.set(chapter.id, number);
    if (chapter.id === 'index') return { ...chapter, number, blocks: chapter.blocks.map((one) => listed(one, places)) };
    return { ...chapter, number, blocks: numberBlocks(chapter, number, places) };
  });
}

function numberBlocks({ id, blocks }: Chapter, chapter: string, places: Map<string, string>): Block[] {
  const above = [chapter];
  const counts = [0];
  const next = (): string => {
    const at = counts.length - 1;
    const count = ++counts[at]!;
    return at === LOWEST - 1 ? `${above[at]}${LETTERS[count - 1] ?? `-${count}`}` : `${above[at]}.${count}`;
  };
  return blocks.map((block) => {
    if (block.is === 'heading') {
      counts.length = above.length = Math.min(counts.length, block.level - 2);
      const number = next();
      above.push(number);
      counts.push(0);
      places.set(block.anchor, number);
      return { ...block, number };
    }
    if (block.is !== 'list' || UNNUMBERED_LISTS.has(id)) return block;
    return { ...block, numbers: block.items.map(next) };
  });
}

/** The number of each entry behind its name. */
function listed(block: Block, places: ReadonlyMap<string, string>): Block {
  if (block.is !== 'paragraph') return block;
  const of = block.of.flatMap((piece): Inline[] => {
    const number = piece.is === 'link' ? places.get(piece.to) : undefined;
    return number === undefined ? [piece] : [piece, text(` ${number}`)];
  });
  return { ...block, of };
}
