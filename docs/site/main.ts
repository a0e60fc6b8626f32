/** Writes the site of the documentation into `.cache/docs/` and follows every link in it and in the Markdown it is made from. */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { writeApi } from './api-reference.ts';
import { type Grammar, makeHighlighter } from './code-highlighting.ts';
import { type Checked, checkLinks, linksInHtml } from './check-links.ts';
import { linksInMarkdown } from './render-markdown.ts';
import { drawPages } from './draw-pages.ts';
import { type Line, linesOfApi, linesOfHtml, searchScript } from './search-index.ts';

const began = performance.now();
const root = fileURLToPath(new URL('../../', import.meta.url));
const out = join(root, '.cache/docs/');
const ownFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const read = (path: string): string => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

/** Folders whose Markdown is not ours, or is written anew elsewhere. */
const PASSED_OVER = /^(node_modules|dist|coverage|\..*)$/;

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return PASSED_OVER.test(entry.name) ? [] : filesIn(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

function write(path: string, text: string): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The script of our pages, without its types. */
function pageScript(): string {
  const { outputText } = ts.transpileModule(ownFile('client/main.ts'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: true },
  });
  return `(() => {\n${outputText}})();\n`;
}

async function drawOurs(markdown: ReadonlyMap<string, string>): Promise<Line[]> {
  const highlighter = await makeHighlighter(JSON.parse(read('vscode/syntaxes/tilewright.tmLanguage.json')) as Grammar);
  const { properties } = JSON.parse(read('schemas/pack.schema.json')) as { properties: Record<string, object> };
  const headings = linksInMarkdown(read('docs/pack-format.md')).anchors;
  const { pages, lines } = drawPages(
    {
      prose: new Map([...markdown].filter(([path]) => !path.startsWith('docs/books/'))),
      read: (path) => (statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ? read(path) : undefined),
      examples: filesIn('examples', '.ts').concat(filesIn('examples', '.yaml')),
      chapters: Object.keys(properties).filter((key) => headings.has(key)),
    },
    highlighter,
  );
  for (const [path, page] of pages) write(path, page);
  for (const name of ['style.css', 'bar.css']) write(name, ownFile(name));
  write('code.css', highlighter.style());
  write('page.js', pageScript());
  return [...lines];
}

function say(what: string, { checked, outside, broken }: Checked): void {
  for (const { file, line, target, why } of broken) console.error(`${file}:${line}: ${target}: ${why}`);
  const found = broken.length === 0 ? 'none broken' : `${broken.length} BROKEN`;
  console.log(`links in ${what}: ${checked} followed, ${found}; ${outside} lead to other sites`);
}

/** Books take as long as all else; they are written beside it. */
function writeBooks(folder: string): Promise<boolean> {
  const books = fork(fileURLToPath(new URL('main-books.ts', import.meta.url)), [folder]);
  return new Promise((done) => books.on('exit', (code) => done(code === 0)));
}

/** Pages of a folder of the site, by their path on it. */
const sitePages = (folder: string): string[] =>
  filesIn(`.cache/docs${folder}`, '.html').map((path) => path.slice('.cache/docs/'.length));

rmSync(out, { recursive: true, force: true });
const markdown = new Map(filesIn('', '.md').map((path) => [path, read(path)]));
const booksWritten = writeBooks(join(out, 'books'));
const apiComplete = await writeApi(join(out, 'api'));
const lines = await drawOurs(markdown);
if (!(await booksWritten)) throw new Error('The books could not be written.');
const api = sitePages('/api');
const books = sitePages('/books');
lines.push(...books.flatMap((path) => linesOfHtml(path, read(`.cache/docs/${path}`))));
lines.push(...api.flatMap(linesOfApi));
write('search-index.js', searchScript(lines));

const inRepository = checkLinks(new Map([...markdown].map(([path, text]) => [path, linksInMarkdown(text)])), (path) =>
  existsSync(join(root, path)),
);
const site = sitePages('');
const onSite = checkLinks(new Map(site.map((path) => [path, linksInHtml(read(`.cache/docs/${path}`))])), (path) =>
  existsSync(join(out, path)),
);
say('Markdown', inRepository);
say('pages', onSite);
const parts = `${api.length} of the API, ${books.length} of books, ${site.length - api.length - books.length} of prose and files`;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `.cache/docs/index.html: ${site.length} pages (${parts}), ${lines.length} names to search, in ${seconds} s`,
);
if (!apiComplete) console.error('The reference of the API has gaps, which typedoc names above.');
if (!apiComplete || inRepository.broken.length + onSite.broken.length > 0) process.exitCode = 1;
