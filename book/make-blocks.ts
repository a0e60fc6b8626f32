/** Blocks and pieces of lines, made in a word. */
import type { Names } from '../core/index.ts';
import type { Block, Inline, Status } from './block-types.ts';

/** A line of a block. */
export type Line = readonly Inline[];

export const text = (words: string): Inline => ({ is: 'text', text: words });
export const strong = (...of: Inline[]): Inline => ({ is: 'strong', of });
export const emphasis = (...of: Inline[]): Inline => ({ is: 'emphasis', of });
export const code = (words: string): Inline => ({ is: 'code', text: words });
export const tiles = (hand: string): Inline => ({ is: 'tiles', hand });
export const link = (to: string, ...of: Inline[]): Inline => ({ is: 'link', to, of });
/** Whether a link leads out of the book. */
export const isElsewhere = (to: string): boolean => /^https?:/.test(to);
export const source = (where: string): Inline => ({ is: 'source', text: where });
export const status = (which: Status): Inline => ({ is: 'status', status: which });

export const paragraph = (...of: Inline[]): Block => ({ is: 'paragraph', of });
export const heading = (level: 2 | 3 | 4, anchor: string, ...of: Inline[]): Block => ({
  is: 'heading',
  level,
  anchor,
  of,
});
export const list = (items: readonly (readonly Block[])[], ordered = false): Block => ({ is: 'list', ordered, items });
export const lines = (items: readonly Line[], ordered = false): Block =>
  list(
    items.map((of) => [{ is: 'paragraph', of }]),
    ordered,
  );
/** `numbers`: columns that hold numbers. */
export const table = (head: readonly string[], rows: readonly (readonly Line[])[], ...numbers: number[]): Block => ({
  is: 'table',
  head: head.map((words) => [text(words)]),
  rows,
  numbers,
});

/** A name as the language has it, with its other forms. */
export function name(names: Names, language: string): Inline {
  return { is: 'name', text: names[language] ?? names.en, names };
}

/** What a pack says in its own words: between backticks stands what one writes. */
export function ownWords(words: string): Line {
  return words
    .split(/`([^`]+)`/)
    .flatMap((part, index) => (index % 2 === 1 ? [code(part)] : part === '' ? [] : [text(part)]));
}

/** Pieces with something between each two, perhaps something else before the last. */
export function joined(parts: readonly Line[], between: string, last = between): Inline[] {
  const gap = (at: number): string => (at === parts.length - 1 ? last : between);
  return parts.flatMap((part, at) => (at === 0 ? [...part] : [text(gap(at)), ...part]));
}

/** A sentence with places for pieces: `Each wall has {columns} columns.` */
export function fill(sentence: string, pieces: Readonly<Record<string, Line | string | number>>): Inline[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .flatMap((part): Line => {
      const key = /^\{(\w+)\}$/.exec(part)?.[1];
      if (key === undefined) return [text(part)];
      const piece = pieces[key];
      if (piece === undefined) throw new Error(`nothing is given for ${part} in: ${sentence}`);
      return typeof piece === 'object' ? piece : [text(String(piece))];
    });
}

/** A line for where there is nothing to lead to. */
export function unlinked(of: Line): Inline[] {
  return of.flatMap((piece) => (piece.is === 'link' ? unlinked(piece.of) : [piece]));
}

/** The plain words of a line, for titles and indexes. */
export function plainText(of: Line): string {
  return of
    .map((piece) => {
      switch (piece.is) {
        case 'strong':
        case 'emphasis':
        case 'link':
          return plainText(piece.of);
        case 'tiles':
          return piece.hand;
        case 'status':
          return '';
        default:
          return piece.text;
      }
    })
    .join('');
}
