import type { Names } from '../core/index.ts';
import type { PackExample, PackRuleset } from '../loader/index.ts';
import type { PackChanges } from './kept/kept-finding-types.ts';

/** An example that has its pattern, or has it not, as it should; with the rules it was run under. */
export interface RunExample {
  example: PackExample;
  rules: PackRuleset;
}

/** Texts of rules, in one language or several. */
export type PackWords = ReadonlyMap<string, string | Names>;

/** A pack that the one of the book is compared with. */
export interface ComparedPack {
  rules: PackRuleset;
  words: PackWords;
  /** What the pack of the book changes of it, found when first asked for. */
  changes(): PackChanges | undefined;
}

/** What a book is made from. */
export interface OpenPack {
  rules: PackRuleset;
  /** How the pack words its rules, by their paths. */
  words: PackWords;
  /** Those that still show what they should: a house pack may well inherit some that show nothing now. */
  examples: readonly RunExample[];
  /** The pack this one extends, by itself. */
  parent?: ComparedPack;
  /** An earlier version of it. */
  since?: ComparedPack;
  /** The same rules with other options. */
  under(options: Readonly<Record<string, unknown>>): PackRuleset;
}
