/** The built studio in Chromium, on a local address, with a policy that forbids the page to make code from text. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath } from '../../cli/print-pdf.ts';
import { serveFolder } from '../../cli/node/serve-folder.ts';
import { startChromium } from '../browser/start-chromium.ts';
import { A_DEAL, A_GAME, clickThrough, SEED } from './play-by-clicking.ts';

const folder = fileURLToPath(new URL('../../dist/studio', import.meta.url));

/** Whether these tests run: in CI always, elsewhere where there is a Chromium and a built page. */
export const canRun = process.env.CI === 'true' || (chromiumPath() !== undefined && existsSync(folder));
if (!canRun)
  console.log('No chromium on the path and no CHROMIUM_PATH, or no dist/studio: the studio is not tried in a browser.');

export interface Studio {
  address: string;
  browser: Browser;
  /** A page of its own, without what other pages have kept. */
  open(hash?: string, size?: { width: number; height: number }): Promise<Page>;
  /** What pages complained of, and what they asked of other hosts. */
  complaints: string[];
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const path = chromiumPath();
  if (path === undefined) throw new Error('No chromium on the path and no CHROMIUM_PATH.');
  const served = await serveFolder(folder, 0);
  const browser = await startChromium(path);
  const complaints: string[] = [];
  return {
    address: served.address,
    browser,
    complaints,
    open: async (hash = '', viewport = { width: 1440, height: 900 }) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(served.address) && !/^(data|blob):/.test(request.url()))
          complaints.push(`asks for ${request.url()}`);
      });
      await page.goto(served.address + hash);
      await page.locator('.cm-content').first().waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

/** Opens a panel by its tab. */
export async function showPanel(page: Page, name: string): Promise<void> {
  await page.locator('.tabs button', { hasText: new RegExp(`^${name}`) }).click();
}

/** Begins a game of a built-in pack; without one, of what is written. */
export async function beginGame(page: Page, id = ''): Promise<void> {
  await page.evaluate('localStorage.setItem("tilewright-table-1", JSON.stringify({ pace: "instant" }))');
  await page.reload();
  await showPanel(page, 'Play');
  await page.locator('.begin select').selectOption(id);
  await page.locator('.begin input').fill(SEED);
  await page.locator('.begin button').click();
  await page.locator('.game').waitFor();
}

/** Plays to the end of the deal, or of the game. */
export async function playOn(page: Page, until: 'deal' | 'game' = 'deal'): Promise<void> {
  const isGame = until === 'game';
  const clicks = await page.evaluate(clickThrough, [isGame ? A_GAME : A_DEAL, isGame] as const);
  if (!clicks) throw new Error(`The ${until} does not end by clicks.`);
}

/** The log that the page saves. */
export async function savedLog(page: Page): Promise<string> {
  await page.locator('.settings summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.save-log').click()]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
