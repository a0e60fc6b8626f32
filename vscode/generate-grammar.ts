/** Writes the grammar from the list of words. */
import { writeFileSync } from 'node:fs';
import { grammar } from './grammar.ts';

const file = new URL('syntaxes/tilewright.tmLanguage.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ $comment: 'Written by generate-grammar.ts.', ...grammar() }, null, 2)}\n`);
