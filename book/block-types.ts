/** What a rule book is made of, as plain data. Chapters make blocks; each format draws the same blocks. */
import type { TileSet } from '../core/index.ts';
import type { Circumstances } from '../loader/index.ts';

/** A piece of a line. Texts are in the language the book is made in. */
export type Inline =
  | { is: 'text'; text: string }
  | { is: 'strong' | 'emphasis'; of: readonly Inline[] }
  /** Words of the rule language, options and ids, as they are written in a pack. */
  | { is: 'code'; text: string }
  /** Tiles in the notation of hands, melds and the last tile included; drawn as pictures where a format can. */
  | { is: 'tiles'; hand: string }
  /** To another place of the book; `to` is the anchor of a chapter or an entry. */
  /** `to`: an anchor of the book, or an address beginning with http. */
  | { is: 'link'; to: string; of: readonly Inline[] }
  /** A name that has forms in several languages: what is shown in this one, and the others to switch to. With `also`, the other forms and these names follow in parentheses. */
  | { is: 'name'; text: string; names: Readonly<Record<string, string>>; also?: readonly string[] }
  /** Where a rule comes from: book and section. */
  | { is: 'source'; text: string }
  /** Told apart at a glance: what the books leave open, what everybody knows, or what this house decided. */
  | { is: 'status'; status: Status };

/** How sure a rule is: read in a rule book, following from one, common knowledge, or decided by the pack. */
export type Status = 'published' | 'inferred' | 'consensus' | 'house';

/** A piece of a chapter. */
export type Block =
  /** `number`: of the clause, once the book is whole. */
  | { is: 'heading'; level: 2 | 3 | 4; anchor: string; of: readonly Inline[]; number?: string }
  | { is: 'paragraph'; of: readonly Inline[] }
  /** `numbers`: of the clauses, an item each. */
  | { is: 'list'; ordered: boolean; items: readonly (readonly Block[])[]; numbers?: readonly string[] }
  | {
      is: 'table';
      head: readonly (readonly Inline[])[];
      rows: readonly (readonly (readonly Inline[])[])[];
      numbers: readonly number[];
    }
  /** Aside from the rule: a note, a warning on the first page. */
  | { is: 'note'; tone: 'plain' | 'house' | 'inferred'; of: readonly Block[] }
  /** A drawn picture with what it shows in words, for who cannot see it. */
  | { is: 'figure'; svg: string; says: string; caption: readonly Inline[] }
  /**
   * One hand with what it scores: every number of it has been run. `how`: the same circumstances for scoring it again,
   * where it stands under the options of the book.
   */
  | {
      is: 'example';
      hand: string;
      circumstances: string;
      result: readonly Inline[];
      holds: boolean;
      how?: Circumstances;
    };

/** A chapter of a book. */
export interface Chapter {
  /** Stable, from the name of the chapter: `patterns`, `payment`. */
  id: string;
  title: string;
  number?: string;
  blocks: readonly Block[];
}

/** A rule book as data, to be drawn as Markdown or HTML. */
export interface Book {
  /** Of the pack. */
  id: string;
  version?: string;
  /** `en` or `zh`. */
  language: string;
  title: Readonly<Record<string, string>>;
  /** What hands are read with. */
  tiles: TileSet;
  /** What stands on the first page. */
  front: readonly Block[];
  chapters: readonly Chapter[];
}
