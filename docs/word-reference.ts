/** The words of the language as Markdown: what each says, an example, and where it may stand. */
import { families } from '../dsl/words/word-classes.ts';
import { words } from '../dsl/words/index.ts';
import { EVERYWHERE } from '../dsl/words/word.ts';
import { type Line, table } from './markdown-table.ts';

type Word = (typeof words)[number];

/** Every word of the language, by family. */
export function wordReference(): string {
  return families
    .map(({ is, title, says }) => {
      const rows = words.filter((word) => word.is === is).map(line);
      return `### ${title}\n\n${says}\n\n${table(['word', 'says', 'example', 'true of', 'where'], rows)}`;
    })
    .join('\n\n');
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
