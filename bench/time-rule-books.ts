/** How long rule books take: the shipped command, each time a fresh process that loads its pack and searches its hands. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packs } from 'tilewright/loader';
import { median } from './measure-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = new URL('../docs/guide/your-tables-rules.md', import.meta.url);
const books = new URL('../docs/books/', import.meta.url);

/** A book, or the site of all: seconds from the command to its files. */
export interface Printed {
  what: string;
  markdown?: number;
  page: number;
  /** Of the page, or of all pages of the site. */
  kilobytes: number;
  /** Whether every time the same bytes were written. */
  same: boolean;
}

/** Every book of the repository in both formats, and the site, in turn so many times. */
export function printBooks(rounds: number): Printed[] {
  const folder = mkdtempSync(join(tmpdir(), 'books-'));
  try {
    writeFileSync(join(folder, 'sunday.yaml'), /^```yaml\r?\n(.*?)^```\r?$/ms.exec(readFileSync(guide, 'utf8'))![1]!);
    return [...bookIds().map((id) => printed(folder, id, rounds)), siteOf(folder, rounds)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The books that stand in the repository: of built-in packs, and of the one that the guide writes. */
function bookIds(): string[] {
  const ids = readdirSync(books).flatMap((name) => /^([a-z-]+)\.md$/.exec(name)?.[1] ?? []);
  return ids.sort();
}

function printed(folder: string, id: string, rounds: number): Printed {
  const pack = packs().some((one) => one.id === id) ? id : join(folder, `${id}.yaml`);
  const [md, page] = ['md', 'html'].map((format) => join(folder, `${id}.${format}`)) as [string, string];
  const asMarkdown = repeat(rounds, ['book', pack, '--out', md], [md]);
  const asPage = repeat(rounds, ['book', pack, '--out', page], [page]);
  return {
    what: id,
    markdown: asMarkdown.seconds,
    page: asPage.seconds,
    kilobytes: asPage.kilobytes,
    same: asMarkdown.same && asPage.same,
  };
}

function siteOf(folder: string, rounds: number): Printed {
  const out = join(folder, 'site');
  const pages = ['index', ...packs().flatMap(({ id }) => [id, `${id}-card`])].map((id) => join(out, `${id}.html`));
  const { seconds, ...others } = repeat(rounds, ['book', '--all', '--out', out], pages);
  return { what: 'the site of all', page: seconds, ...others };
}

/** At least twice, so that what is written can be compared. */
function repeat(
  rounds: number,
  words: string[],
  files: string[],
): { seconds: number; kilobytes: number; same: boolean } {
  const runs = Array.from({ length: Math.max(2, rounds) }, () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', ...words], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
    const seconds = (performance.now() - began) / 1000;
    return { seconds, text: files.map((file) => readFileSync(file, 'utf8')).join('') };
  });
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    kilobytes: bytes / 1024,
    same: runs.every(({ text }) => text === runs[0]!.text),
  };
}

/** Lines to print: how long each book took. */
export function bookLines(rounds: number): string[] {
  const seconds = (time: number | undefined): string => (time === undefined ? '' : time.toFixed(1));
  const row = (cells: string[]): string =>
    `  ${cells[0]!.padEnd(20)}${cells
      .slice(1)
      .map((cell) => cell.padStart(10))
      .join('')}`;
  return [
    'Rule books: seconds from `tilewright book` to its files, medians of fresh processes; KiB of the page.',
    row(['', 'Markdown', 'page', 'KiB', 'again']),
    ...printBooks(rounds).map(({ what, markdown, page, kilobytes, same }) =>
      row([what, seconds(markdown), seconds(page), kilobytes.toFixed(0), same ? 'the same' : 'DIFFERS']),
    ),
  ];
}
