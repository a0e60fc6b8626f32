/** Which languages the names of a book have. */
import type { Block, Book, Inline } from '../block-types.ts';

/** The language of the book first, then the others in the order they appear. */
export function languagesOf({ language, title, front, chapters }: Book): string[] {
  const all = new Set([language, ...Object.keys(title)]);
  for (const block of [...front, ...chapters.flatMap(({ blocks }) => blocks)]) collectBlock(block, all);
  return [...all];
}

function collectBlock(block: Block, all: Set<string>): void {
  for (const of of linesOf(block)) for (const piece of of) collectPiece(piece, all);
  if (block.is === 'note') for (const inner of block.of) collectBlock(inner, all);
  if (block.is === 'list') for (const inner of block.items.flat()) collectBlock(inner, all);
}

function linesOf(block: Block): (readonly Inline[])[] {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return [block.of];
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'figure':
      return [block.caption];
    case 'example':
      return [block.result];
    default:
      return [];
  }
}

function collectPiece(piece: Inline, all: Set<string>): void {
  if (piece.is === 'name') for (const language of Object.keys(piece.names)) all.add(language);
  if (piece.is === 'link' || piece.is === 'strong' || piece.is === 'emphasis')
    for (const inner of piece.of) collectPiece(inner, all);
}
