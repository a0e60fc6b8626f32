import type { Word } from './word.ts';

/** Words that are used alike: what they are called together, and one sentence about them. */
export interface Family {
  is: Word['is'];
  title: string;
  says: string;
}

/** All families, in the order of the reference. */
export const families: readonly Family[] = [
  { is: 'noun', title: 'Nouns', says: 'Nouns follow `count`, `per`, `every`, `any`, `no` and `has`.' },
  { is: 'adjective', title: 'Adjectives', says: 'Adjectives come before a noun: `concealed triplet`.' },
  {
    is: 'kinds',
    title: 'Sets of kinds',
    says: 'Sets of kinds come after `of`, `in`, `is` and `has`, like tiles in notation and the words of a pack.',
  },
  { is: 'it', title: 'Properties', says: 'Use these words inside `count`, `per` and `where`.' },
  { is: 'fact', title: 'Facts', says: 'Facts are numbers, yes/no values, seats and choices.' },
  {
    is: 'named',
    title: 'Facts followed by a name',
    says: 'The name of a pattern, mark, move or list of the pack follows the word.',
  },
  { is: 'function', title: 'Functions', says: 'You can also use the charts of a pack as functions.' },
];
