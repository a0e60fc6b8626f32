/** Writes the rule books of all built-in packs into a folder, each with its score card, and a page that compares them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForBook, site } from '../../book/index.ts';
import { packs } from '../../loader/index.ts';

const [, , out = ''] = process.argv;
/** What `npm run build` made for pages. */
const [script = '', runtime = ''] = ['page.js', 'runtime.js'].map((name) =>
  readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8'),
);

const opened = packs().map(({ id }) => {
  const { value, problems } = openForBook(id);
  if (value === undefined) throw new Error(`${id}: ${problems[0]?.message}`);
  return value;
});
mkdirSync(out, { recursive: true });
const pages = site(opened, { script, runtime, up: { title: 'Tilewright', path: '../index.html' } });
for (const [name, page] of Object.entries(pages)) writeFileSync(join(out, name), page);
