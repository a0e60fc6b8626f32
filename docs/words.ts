/** The words of the language as Markdown: what each says, an example, and where it may stand. */
import { words } from '../dsl/words/index.ts';
import { EVERYWHERE } from '../dsl/words/word.ts';
import { type Line, table } from './table.ts';

type Word = (typeof words)[number];

const FAMILIES: { is: Word['is']; title: string; says: string }[] = [
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
  { is: 'function', title: 'Functions', says: 'Beside the charts of the pack, which are used the same way.' },
];

/** Every word of the language, by family. */
export function wordReference(): string {
  return FAMILIES.map(({ is, title, says }) => {
    const rows = words.filter((word) => word.is === is).map(line);
    return `### ${title}\n\n${says}\n\n${table(['word', 'says', 'example', 'true of', 'where'], rows)}`;
  }).join('\n\n');
}

function line(word: Word): Line {
  const type = word.is === 'fact' || word.is === 'named' ? ` (${word.type})` : '';
  return [
    `\`${word.name}\`${word.is === 'named' ? ` and a ${word.names}` : ''}${type}`,
    word.says,
    `\`${word.example}\``,
    word.hand === undefined ? 'the table' : `\`${word.hand}\``,
    word.places.length === EVERYWHERE.length ? 'everywhere' : word.places.join(', '),
  ];
}
