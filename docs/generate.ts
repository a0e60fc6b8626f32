/** Writes what follows from the schema, the words and the commands into the pages beside it, between the marks. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { commandReference } from './commands-page.ts';
import { chapters, type Schema } from './pack-format-page.ts';
import { answers } from './question-answers-page.ts';
import { bookFiles } from './rule-book-pages.ts';
import { effectsPage } from './used-features-page.ts';
import { mechanicsPage } from './mechanics-page.ts';
import { scorePicture } from './score-picture.ts';
import { sourcePages } from './sources-page.ts';
import { wordReference } from './word-reference.ts';

const folder = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8').replaceAll('\r\n', '\n');

/** Chapters that list entries; one entry shows the form. */
const ENTRIES = ['options', 'moves', 'situation', 'shapes', 'groups', 'patterns', 'charts', 'names', 'sources'];

const packFiles = ['pack.yaml', 'patterns.yaml'].map((name) => read(`../rulesets/international/${name}`));

/** How the pack says a chapter: of many entries the first. */
function excerpt(chapter: string): string | undefined {
  for (const file of packFiles) {
    const lines = file.split('\n');
    const start = lines.indexOf(`${chapter}:`);
    if (start < 0) continue;
    const after = lines.slice(start + 1);
    const next = after.findIndex((line) => /^\S/.test(line));
    const body = next < 0 ? after : after.slice(0, next);
    const second = body.findIndex((line, at) => at > 0 && /^ {2}\S/.test(line));
    const shown = ENTRIES.includes(chapter) && second > 0 ? body.slice(0, second) : body;
    return [`${chapter}:`, ...shown].join('\n').trimEnd();
  }
  return undefined;
}

function fill(page: string, name: string, text: string): void {
  const before = read(page);
  const begin = `<!-- ${name}: written by docs/generate.ts -->`;
  const end = `<!-- end of ${name} -->`;
  const [head, rest] = before.split(begin);
  const tail = rest?.split(end)[1];
  if (tail === undefined) throw new Error(`${page} has no marks for ${name}`);
  writeFileSync(new URL(page, folder), `${head}${begin}\n\n${text}\n\n${end}${tail}`);
}

const schema = JSON.parse(read('../schemas/pack.schema.json')) as Schema;

/** These files, and nothing else, stand in the folder. */
function writeFolder(name: string, files: Record<string, string>): void {
  const place = new URL(name, folder);
  rmSync(place, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = new URL(path, place);
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(file, text);
  }
}

fill('pack-format.md', 'chapters', chapters(schema, excerpt));
fill('commands.md', 'commands', commandReference());
fill('effects.md', 'effects', effectsPage(schema));
fill('mechanics.md', 'mechanics', mechanicsPage());
fill('language.md', 'words', wordReference());
fill('language.md', 'questions', answers());
mkdirSync(new URL('images/', folder), { recursive: true });
writeFileSync(new URL('images/score.svg', folder), scorePicture());
writeFolder('sources/', sourcePages());
writeFolder('books/', bookFiles());
