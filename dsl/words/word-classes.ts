import type { Word } from './word.ts';

/** Words that are used alike: what they are called together, and one sentence about them. */
export interface Family {
  is: Word['is'];
  title: string;
  says: string;
}

/** All families, in the order of the reference. */
export const families: readonly Family[] = [
  { is: 'noun', title: 'Nouns', says: 'What `count`, `per`, `every`, `any`, `no` and `has` speak of.' },
  { is: 'adjective', title: 'Adjectives', says: 'They stand before a noun: `concealed triplet`.' },
  {
    is: 'kinds',
    title: 'Sets of kinds',
    says: 'They stand after `of`, `in`, `is` and `has`, beside tiles in notation and the words a pack defines.',
  },
  { is: 'it', title: 'Of the thing spoken of', says: 'Inside `count`, `per` and `where`.' },
  { is: 'fact', title: 'Facts', says: 'Numbers, yes/no, seats and choices.' },
  {
    is: 'named',
    title: 'Facts with a name behind them',
    says: 'A pattern, mark, move or list of the pack follows.',
  },
  { is: 'function', title: 'Functions', says: 'Charts of the pack are used as functions too.' },
];
