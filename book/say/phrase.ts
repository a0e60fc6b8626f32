/** Pieces of a line put together: text, tiles, names. */
import type { Inline } from '../block-types.ts';

/** Words in order; texts that follow each other are one. */
export type Phrase = readonly Inline[];

/** What a phrase is made of. */
export type Piece = string | number | Phrase;

/** A phrase of text and other phrases: phrase`every ${noun} is ${what}`. */
export function phrase(texts: TemplateStringsArray, ...pieces: Piece[]): Phrase {
  return together(texts.flatMap((text, index) => (index < pieces.length ? [text, pieces[index]!] : [text])));
}

/** Pieces one after the other. */
export function together(pieces: readonly Piece[]): Phrase {
  const found: Inline[] = [];
  for (const piece of pieces) {
    const parts: Phrase = typeof piece === 'object' ? piece : [{ is: 'text', text: String(piece) }];
    for (const part of parts) {
      const before = found.at(-1);
      if (part.is === 'text' && before?.is === 'text')
        found[found.length - 1] = { is: 'text', text: before.text + part.text };
      else if (part.is !== 'text' || part.text !== '') found.push(part);
    }
  }
  return found;
}

/** `a, b and c` with `, ` and ` and `. */
export function listed(parts: readonly Piece[], between: string, last: string = between): Phrase {
  return together(
    parts.flatMap((part, index) => (index === 0 ? [part] : [index === parts.length - 1 ? last : between, part])),
  );
}

/** The first letter changed, where the phrase begins with one. */
export function changeFirst([first, ...rest]: Phrase, change: (letter: string) => string): Phrase {
  if (first === undefined) return [];
  const turned = (text: string): string =>
    text.replace(/^(\(*)(.)/u, (_, open: string, letter: string) => open + change(letter));
  if (first.is === 'text' || first.is === 'name') return [{ ...first, text: turned(first.text) }, ...rest];
  if (first.is === 'strong' || first.is === 'emphasis' || first.is === 'link')
    return [{ ...first, of: changeFirst(first.of, change) }, ...rest];
  return [first, ...rest];
}

/** A phrase as plain text; tiles in square brackets. */
export function plain(words: Phrase): string {
  return words
    .map((part) => {
      switch (part.is) {
        case 'tiles':
          return `[${part.hand}]`;
        case 'strong':
        case 'emphasis':
        case 'link':
          return plain(part.of);
        case 'status':
          return part.status;
        default:
          return part.text;
      }
    })
    .join('');
}
