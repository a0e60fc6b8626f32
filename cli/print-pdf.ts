/** Pages of HTML as PDF, by the Chromium of this computer. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOnPath } from './node/programs-on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const QUIET = ['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const MOST_MILLISECONDS = 120_000;

/** Where Chromium is: as CHROMIUM_PATH says, or on the path; undefined where there is none. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || programOnPath(NAMES);
}

/** A page of HTML as the bytes of a PDF; a text says why there is none. */
export function printPdf(page: string): Uint8Array | string {
  const chromium = chromiumPath();
  if (chromium === undefined)
    return 'Chromium or Chrome makes the PDF, and none was found. Install one, or set CHROMIUM_PATH to where it is; or write the book as .html and print that from a browser.';
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
  try {
    const source = join(folder, 'book.html');
    writeFileSync(source, page);
    const made = join(folder, 'book.pdf');
    // Chromium as root starts only without its sandbox; the page is our own.
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const alone = [`--user-data-dir=${join(folder, 'profile')}`, '--no-pdf-header-footer', `--print-to-pdf=${made}`];
    const { error, stderr } = spawnSync(chromium, [...QUIET, ...asRoot, ...alone, pathToFileURL(source).href], {
      encoding: 'utf8',
      timeout: MOST_MILLISECONDS,
    });
    if (error !== undefined) return `${chromium} could not be run: ${error.message}`;
    if (!existsSync(made)) return `${chromium} printed nothing. ${stderr.trim().split('\n').at(-1) ?? ''}`.trim();
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
