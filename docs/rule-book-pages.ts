/** The books of built-in packs and of the guide's house pack as Markdown beside the other pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Book, makeBook, markdownFiles, openForBook } from '../book/index.ts';
import type { ReadFolder } from '../authoring/test/index.ts';

/** Packs whose books stand in the repository. */
export const BOOKS: readonly string[] = [
  'international',
  'cantonese',
  'ari-ari',
  'riichi',
  'sanma',
  'sichuan',
  'sichuan-flowing',
  'classical',
  'mcr',
  'sunday',
];

/** The rules that the guide writes down. */
export function housePack(): string {
  const guide = readFileSync(new URL('guide/your-tables-rules.md', import.meta.url), 'utf8').replaceAll('\r\n', '\n');
  const pack = /^```yaml\n(.*?)^```$/ms.exec(guide)?.[1];
  if (pack === undefined) throw new Error('The guide has no house pack.');
  return pack;
}

/** How scenarios of built-in packs are read. */
export const readScenarios: ReadFolder = (folder, builtIn) => (builtIn ? yamlIn(folder) : []);

/** The book of a built-in pack, or of the guide's. */
export function bookOf(id: string): Book {
  const pack = id === 'sunday' ? housePack() : id;
  const { value, problems } = openForBook(pack, { effort: 'usual', readFolder: readScenarios });
  if (value === undefined) throw new Error(`${id}: ${problems[0]?.message}`);
  return makeBook(value);
}

/** All files of the books by path, with a page that lists them; pictures of tiles are shared. */
export function bookFiles(): Record<string, string> {
  const books = BOOKS.map(bookOf);
  const list = books.map(({ id, title }) => `- [${title.en}](${id}.md)`);
  const head =
    '`tilewright book` printed each of these rule books from its pack. `npm run generate` writes this folder.';
  const files = books.flatMap((book) => Object.entries(markdownFiles(book)));
  return { 'README.md': `# Rule books\n\n${head}\n\n${list.join('\n')}\n`, ...Object.fromEntries(files) };
}

function yamlIn(folder: string): { name: string; content: string }[] {
  const place = new URL(`../${folder}/`, import.meta.url);
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((name) => name.endsWith('.yaml'));
  return names
    .sort()
    .map((name) => ({ name: `${folder}/${name}`, content: readFileSync(new URL(name, place), 'utf8') }));
}
