/** The studio in Firefox: two packs, a deal each by clicks, with the log that Node makes of the same answers. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programOnPath } from '../../cli/node/programs-on-path.ts';
import { serveFolder } from '../../cli/node/serve-folder.ts';
import { A_DEAL, clickThrough, firstDifference, inNode, SEED } from './play-by-clicking.ts';

const folder = fileURLToPath(new URL('../../dist/studio', import.meta.url));
const firefox = programOnPath(['firefox-esr', 'firefox']);
const canRun = process.env.CI === 'true' || (firefox !== undefined && existsSync(folder));
if (!canRun) console.log('No firefox on the path, or no dist/studio: the studio is not tried in Firefox.');

describe.runIf(canRun)('a deal in Firefox', () => {
  let served: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  beforeAll(async () => {
    if (firefox === undefined) throw new Error('No firefox-esr and no firefox on the path.');
    served = await serveFolder(folder, 0);
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  test.each(['riichi', 'sichuan'])(
    '%s',
    async (id) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Timers of pages in the background run once a second.
      await page.bringToFront();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.evaluateOnNewDocument(() =>
        localStorage.setItem('tilewright-table-1', JSON.stringify({ pace: 'instant' })),
      );
      await page.goto(served.address);
      await begin(page, id);
      expect(await page.evaluate(clickThrough, [A_DEAL, false] as const)).toBeGreaterThan(0);
      const log = await savedLog(page);
      expect(firstDifference(log, inNode(id, log))).toBeUndefined();
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );
});

async function begin(page: Page, id: string): Promise<void> {
  await page.waitForSelector('.cm-content');
  await page.locator('.tabs ::-p-text(Play)').click();
  await page.waitForSelector('.begin select');
  await page.select('.begin select', id);
  await page.locator('.begin input').fill(SEED);
  await page.locator('.begin button').click();
  await page.waitForSelector('.game');
}

/** The text that the page would save as a file. */
async function savedLog(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const urlOf = URL.createObjectURL;
    const text = new Promise<string>((resolve) => {
      URL.createObjectURL = (file) => {
        void (file as Blob).text().then(resolve);
        return urlOf(file);
      };
    });
    // Firefox follows a link that it may not save, and the page with the text would be gone; nothing need reach the disk.
    HTMLAnchorElement.prototype.click = () => {};
    document.querySelector<HTMLElement>('.settings summary')!.click();
    document.querySelector<HTMLElement>('.save-log')!.click();
    return text;
  });
}
