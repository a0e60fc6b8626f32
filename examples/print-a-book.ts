/** Prints the rule book of a house pack: how it begins, or with the name of a file the whole as a page with a scoring box. */
import { readFileSync, writeFileSync } from 'node:fs';
import { html, makeBook, markdown, openForBook } from 'tilewright/book';

const pack = readFileSync(new URL('house-pack.yaml', import.meta.url), 'utf8');
const { value: open, problems } = openForBook(pack);
if (open === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));

const book = makeBook(open);
const [, , file] = process.argv;
if (file === undefined) {
  console.log(`${book.title.en}, chapters: ${book.chapters.map(({ title }) => title).join(', ')}\n`);
  console.log(markdown(book).split('\n').slice(0, 12).join('\n'));
} else {
  // What runs in the page comes with the package.
  const script = (name: string): string =>
    readFileSync(new URL(import.meta.resolve(`tilewright/book/${name}`)), 'utf8');
  writeFileSync(file, html(book, { rules: open.rules, script: script('page.js'), runtime: script('runtime.js') }));
  console.log(`${file}: open it in a browser`);
}
