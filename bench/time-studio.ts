/**
 * How long the studio keeps its reader waiting, in headless Chromium: until one can type with the processor at a fourth of its speed,
 * until the first mistake is underlined, and from a keystroke to the underlined mistake; medians of five. And what works without network.
 */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serveFolder } from '../cli/node/serve-folder.ts';
import { chromiumPath } from '../cli/print-pdf.ts';
import { builtInFile, builtInPaths, packs } from '../loader/index.ts';
import { median } from './measure-time.ts';

const folder = fileURLToPath(new URL('../dist/studio', import.meta.url));
const ROUNDS = 5;
/** A mistake in the editor: a stretch, or a single place. */
const UNDERLINED = '.cm-lintRange-error, .cm-lintPoint-error';
/** How much slower the processor is made. */
const SLOWED = 4;

const HOUSE =
  'id: ours\nversion: 1.0.0\nextends: riichi\nname: { en: Ours }\npatterns:\n  lucky_pair:\n    name: { en: Lucky Pair }\n    group: yaku\n    value: { han: 1 }\n    when: pair is 8p\n';

/** Lines of the table. */
export async function studioLines(): Promise<string[]> {
  const path = chromiumPath();
  if (path === undefined) return ['No chromium on the path and no CHROMIUM_PATH: the studio is not measured.'];
  const served = await serveFolder(folder, 0);
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: path, args: ['--disable-gpu', ...root] });
  try {
    const typing = await times(() => untilTyping(browser, served.address));
    const underlined = await times(() => untilUnderlined(browser, served.address));
    const house = await keystrokes(browser, served.address, { 'ours.yaml': HOUSE });
    const { largest, files } = largestPack();
    const whole = await keystrokes(browser, served.address, files);
    return [
      'studio, in headless Chromium (medians of five)',
      line('until one can type, at a fourth of the speed', typing, 2000),
      line('until the first mistake is underlined', underlined),
      line('keystroke to underlined mistake, a house pack over riichi', house, 100),
      line(`keystroke to underlined mistake, ${largest}`, whole, 200),
      `  ${(await worksOffline(browser, served)) ? 'works' : 'DOES NOT WORK'} without network after the first visit`,
    ];
  } finally {
    await browser.close();
    await served.close().catch(() => undefined);
  }
}

function line(what: string, milliseconds: number, most?: number): string {
  const bound = most === undefined ? '' : ` of ${most}${milliseconds > most ? ': TOO SLOW' : ''}`;
  return `  ${milliseconds.toFixed(0).padStart(6)} ms${bound}  ${what}`;
}

async function times(once: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await once());
  return median(all);
}

async function untilTyping(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.cm-content[contenteditable=true]').waitFor();
  const passed = performance.now() - began;
  await context.close();
  return passed;
}

async function untilUnderlined(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await keep(page, { 'ours.yaml': `${HOUSE}  x: 1\n` }, 'ours.yaml');
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(UNDERLINED).first().waitFor({ timeout: 60_000 });
  const passed = performance.now() - began;
  await context.close();
  return passed;
}

/** Has the page begin with these files, as if they had been a draft. */
async function keep(page: Page, files: Record<string, string>, entry: string): Promise<void> {
  const drafts = JSON.stringify([{ changed: 1, project: { entry, files } }]);
  await page.addInitScript((text) => localStorage.setItem('tilewright-drafts-1', text), drafts);
}

/** From a letter that makes a mistake to its underline, measured in the page. */
async function keystrokes(browser: Browser, address: string, files: Record<string, string>): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const entry = Object.keys(files)[0]!;
  await keep(page, files, entry);
  await page.goto(address);
  await page.locator('.cm-content').waitFor();
  // Ready once the first answer has come.
  await page.waitForTimeout(6000);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // The page watches before the letter comes.
    await page.evaluate(() => {
      const watched = new Promise<number>((resolve) => {
        let typed = 0;
        const late = setTimeout(() => resolve(Infinity), 30_000);
        addEventListener('keydown', () => (typed ||= performance.now()), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (typed === 0 || !document.querySelector('.cm-lintRange-error, .cm-lintPoint-error')) return;
          observer.disconnect();
          clearTimeout(late);
          resolve(performance.now() - typed);
        }).observe(document.querySelector('.cm-content')!, { subtree: true, childList: true, attributes: true });
      });
      Object.assign(globalThis, { watched });
    });
    await page.keyboard.type(':');
    all.push(await page.evaluate(() => (globalThis as unknown as { watched: Promise<number> }).watched));
    await page.keyboard.press('Backspace');
    await page.locator(UNDERLINED).first().waitFor({ state: 'detached', timeout: 60_000 });
    await page.waitForTimeout(1500);
  }
  await context.close();
  return median(all);
}

/** The built-in pack with most text, as its own files. */
function largestPack(): { largest: string; files: Record<string, string> } {
  const own = packs().map(({ id }) => {
    const home = `rulesets/${id}/`;
    const paths = builtInPaths(`${home}pack.yaml`).filter((path) => path.startsWith(home));
    const texts = paths.map(
      (path) => [path.slice(home.length), builtInFile(path)!.text.replace(/^#.*\n/, '')] as const,
    );
    return {
      largest: id,
      files: Object.fromEntries(texts.sort(([a], [b]) => Number(b === 'pack.yaml') - Number(a === 'pack.yaml'))),
    };
  });
  const size = ({ files }: { files: Record<string, string> }): number => Object.values(files).join('').length;
  return own.sort((a, b) => size(b) - size(a))[0]!;
}

/** Once the service worker has everything, the server goes away and the page is loaded again. */
async function worksOffline(browser: Browser, served: { address: string; close(): Promise<void> }): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(served.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(1000);
  await served.close();
  await page.goto(served.address);
  await page.locator('.cm-content').waitFor({ timeout: 20_000 });
  await page.locator('.tabs button', { hasText: 'Book' }).click();
  const works = await page
    .frameLocator('iframe.book')
    .locator('h1')
    .waitFor({ timeout: 60_000 })
    .then(() => true)
    .catch(() => false);
  await context.close();
  return works;
}
