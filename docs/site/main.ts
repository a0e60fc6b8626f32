/**
 * Writes the documentation as one static folder, `site/`, and follows every link in it and in the Markdown it is made from.
 *
 *     npm run site                                  for the root of a host
 *     npm run site -- --base /tilewright/           for a folder of a host; SITE_BASE=/tilewright/ says the same
 *     npm run site -- --check                       also opens it in Chromium: search, dark mode, no request to anybody else
 *
 * VitePress and typedoc are installed beside this file (`docs/site/package.json`), if they are missing.
 */
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packs } from '../../loader/index.ts';
import { type Checked, checkLinks, linksInHtml, type Linked, reachable } from './check-links.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { collectPages } from './collect-pages.ts';
import { frontPicture, siteSign } from './front-picture.ts';
import { headingsOf, linksInMarkdown } from './markdown-links.ts';
import { listed, sidebar, topLine } from './navigation.ts';
import { ruleBooksPage } from './rule-books.ts';
import { shortReferences } from './api-references.ts';
import type { SiteFacts } from './site-facts.ts';

const began = performance.now();
const here = fileURLToPath(new URL('./', import.meta.url));
const root = join(here, '../../');
/** Within the package that has Vue: pages import it. */
const work = join(here, '.cache/');
const out = join(root, 'site/');
const read = (path: string): string => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
const json = (path: string): unknown => JSON.parse(read(path));
const words = process.argv.slice(2);
const base = baseOf(words.includes('--base') ? words[words.indexOf('--base') + 1] : process.env.SITE_BASE);

/** Folders whose Markdown is not ours, is written anew, or is read by nobody but tests. */
const PASSED_OVER = /^(node_modules|dist|coverage|site|test|\..*)$/;

function baseOf(text = '/'): string {
  if (!/^\/([\w.~-]+\/)*$/.test(text))
    throw new Error(`--base begins and ends with a slash, such as /tilewright/: ${text}`);
  return text;
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return PASSED_OVER.test(entry.name) && path !== 'docs/site' ? [] : filesIn(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const ended = (child: ChildProcess): Promise<boolean> =>
  new Promise((done) => child.on('exit', (code) => done(code === 0)));

/** A tool of this folder, as its own package names it. */
const tool = (path: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(here, 'node_modules', path), ...args], { cwd: here, stdio: 'inherit' });

/** VitePress and typedoc are not among what `npm install` brings: few need them. */
function install(): void {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    statSync(join(here, path), { throwIfNoEntry: false }),
  );
  if (installed !== undefined && installed.mtimeMs >= wanted!.mtimeMs) return;
  console.log('Installing VitePress and typedoc into docs/site/node_modules (once, about 130 MB) ...');
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci in docs/site failed.');
}

/** Writes what VitePress reads, but for the API. */
function writePages(markdown: ReadonlyMap<string, string>): void {
  const { properties } = json('schemas/pack.schema.json') as { properties: Record<string, object> };
  const headings = new Set(headingsOf(read('docs/pack-format.md')).map(({ id }) => id));
  const { repository } = json('addresses.json') as { repository: string | null };
  const isProse = (path: string): boolean => !/^docs\/(books|site)\//.test(path);
  const pages = collectPages({
    prose: new Map([...markdown].filter(([path]) => isProse(path))),
    read: (path) => (statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ? read(path) : undefined),
    examples: filesIn('examples', '.ts').concat(filesIn('examples', '.yaml')),
    chapters: Object.keys(properties).filter((key) => headings.has(key)),
    repository,
  });
  const markdownPlace = (place: string): string => place.replace(/\.html$/, '.md');
  for (const { place, text } of pages) write(join(work, 'pages', markdownPlace(place)), text);
  for (const path of filesIn('docs/studies', '.svg')) write(join(work, 'pages', path.replace('docs/', '')), read(path));
  write(join(work, 'pages/index.md'), read('docs/site/index.md'));
  write(join(work, 'pages/rule-books.md'), ruleBooksPage(packs()));
  write(join(work, 'pages/public/hand.svg'), frontPicture());
  write(join(work, 'pages/public/sign.svg'), siteSign());
  const { version } = json('package.json') as { version: string };
  const { entryPoints } = json('docs/site/typedoc.json') as { entryPoints: string[] };
  const modules = entryPoints.map((path) => path.replace(/^[./]*/, 'tilewright/').replace(/\/index\.ts$/, ''));
  const sources = pages.flatMap(({ place, source }) => (source ? [[markdownPlace(place), source]] : []));
  const facts: SiteFacts = {
    base,
    version,
    repository,
    nav: topLine(`v${version}`),
    sidebar: sidebar(modules),
    sources: { ...Object.fromEntries(sources), 'index.md': 'docs/site/index.md' },
  };
  write(join(work, 'facts.json'), JSON.stringify(facts, null, 2));
}

/** Prints what was found; true if all is well. */
function say(what: string, { checked, outside, broken }: Checked): boolean {
  // A link of the list beside every page is on every page.
  const distinct = new Map(broken.map((one) => [`${one.target}: ${one.why}`, one]));
  for (const { file, line, target, why } of distinct.values()) console.error(`${file}:${line}: ${target}: ${why}`);
  const found = broken.length === 0 ? 'none broken' : `${broken.length} BROKEN`;
  console.log(`links in ${what}: ${checked} followed, ${found}; ${outside} lead to other sites`);
  return broken.length === 0;
}

/** Pages of the finished site that no link leads to, and pages missing from the list beside them. */
function unreachable(pages: ReadonlyMap<string, Linked>): string[] {
  const seen = reachable(pages, 'index.html', base);
  const { sidebar: list } = json('docs/site/.cache/facts.json') as SiteFacts;
  const lost = [...pages.keys()].filter((path) => !seen.has(path) && path !== '404.html');
  const missing = listed(list).filter((path) => !pages.has(path));
  return [
    ...lost.map((path) => `${path}: no link leads to it`),
    ...missing.map((path) => `${path}: listed, not there`),
  ];
}

/** Size of the folder in megabytes. */
function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1_000_000;
}

install();
for (const folder of [work, out]) rmSync(folder, { recursive: true, force: true });
const markdown = new Map(filesIn('', '.md').map((path) => [path, read(path)]));
const books = ended(fork(join(here, 'main-books.ts'), [join(work, 'books')]));
const api = ended(tool('typedoc/bin/typedoc', '--options', 'typedoc.json', '--logLevel', 'Warn'));
writePages(markdown);
if (!(await api)) throw new Error('The reference of the API has gaps, which typedoc names above.');
for (const path of filesIn('docs/site/.cache/pages/api', '.md')) write(join(root, path), shortReferences(read(path)));
if (!(await ended(tool('vitepress/bin/vitepress.js', 'build')))) throw new Error('VitePress could not build the site.');
if (!(await books)) throw new Error('The books could not be written.');
cpSync(join(work, 'books'), join(out, 'books'), { recursive: true });
cpSync(join(root, 'dist/studio'), join(out, 'studio'), { recursive: true });

const inRepository = checkLinks(new Map([...markdown].map(([path, text]) => [path, linksInMarkdown(text)])), (path) =>
  existsSync(join(root, path)),
);
const pages = new Map(filesIn('site', '.html').map((path) => [path.slice('site/'.length), linksInHtml(read(path))]));
const onSite = checkLinks(pages, (path) => existsSync(join(out, path)), base);
const lost = unreachable(pages);
for (const line of lost) console.error(line);
const isWhole = [say('Markdown', inRepository), say('pages', onSite), lost.length === 0].every(Boolean);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`site/index.html for ${base}: ${pages.size} pages, ${megabytes(out).toFixed(0)} MB, in ${seconds} s`);
if (!isWhole) process.exitCode = 1;
else if (words.includes('--check')) await checkInBrowser(out, base, join(work, 'pictures'));
