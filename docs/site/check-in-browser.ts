/** Opens the finished site in Chromium as a file host would serve it, and lets no request leave it. */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../cli/print-pdf.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Fails where a page asks for what is not there, or asks somebody else; pictures of some pages go into a folder. */
export async function checkInBrowser(folder: string, base: string, pictures: string): Promise<void> {
  const path = chromiumPath();
  if (path === undefined) {
    if (process.env.CI === 'true') throw new Error('No chromium on the path and no CHROMIUM_PATH.');
    console.log('No chromium on the path and no CHROMIUM_PATH: the site is not tried in a browser.');
    return;
  }
  mkdirSync(pictures, { recursive: true });
  const server = await serve(folder, base);
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: path, args: ['--disable-gpu', ...root] });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await visit(browser, { address, base, pictures });
  } finally {
    await browser.close();
    server.close();
  }
}

interface Visit {
  address: string;
  base: string;
  pictures: string;
}

async function visit(browser: Browser, { address, base, pictures }: Visit): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const wrong: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address + base) && !/^(data|blob):/.test(url)) wrong.push(`asks for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  const open = async (place: string): Promise<void> => {
    await page.goto(`${address}${base}${place}`, { waitUntil: 'networkidle' });
  };
  const shoot = (name: string): Promise<unknown> => page.screenshot({ path: join(pictures, `${name}.png`) });

  await open('');
  await shoot('front');
  expectSome(await page.locator('.VPHero img').evaluateAll((all) => all.map((one) => one.clientWidth)), 'a picture');
  await search(page, 'pinfu');
  await shoot('search');
  await page.keyboard.press('Escape');
  for (const place of [
    'guide/play.html',
    'commands.html',
    'api/tilewright/players.html',
    'cookbook/persist-a-table.html',
  ]) {
    await open(place);
    await shoot(place.replaceAll(/[/.]/g, '-').replace('-html', ''));
    expectSome(await page.locator('.vp-doc button.copy').all(), `${place}: copy buttons`);
    expectSome(await page.locator('.pager-link').all(), `${place}: links to the next page`);
  }
  await page.locator('.VPNavBarAppearance .VPSwitchAppearance').click();
  await page.waitForTimeout(400);
  await shoot('dark');
  expectSome(await page.locator('html.dark').all(), 'a dark mode');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of ['', 'commands.html']) {
    await open(place);
    await shoot(`phone-${place === '' ? 'front' : place.replace('.html', '')}`);
    const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    if (over !== 0) wrong.push(`${place}: ${over} pixels wider than a phone`);
  }
  await open('books/riichi.html');
  await open('studio/index.html');
  await page.locator('.cm-content').waitFor();
  await shoot('studio-phone');
  await open('nowhere.html').catch(() => {});
  const expected = wrong.filter((line) => !line.includes('nowhere'));
  if (expected.length > 0) throw new Error(`The site in a browser:\n  ${expected.join('\n  ')}`);
  console.log(
    `The site in Chromium under ${base}: pages, search and dark mode work; nobody else was asked for anything.`,
  );
}

/** Types into the search; something must be found. */
async function search(page: Page, text: string): Promise<void> {
  await page.locator('#local-search button, .VPNavBarSearch button').first().click();
  await page.locator('.VPLocalSearchBox input').fill(text);
  await page.locator('.VPLocalSearchBox .result').first().waitFor({ timeout: 15_000 });
}

function expectSome(found: readonly unknown[], what: string): void {
  if (found.length === 0 || found[0] === 0) throw new Error(`The site in a browser: there must be ${what}.`);
}

/** Nothing but the files of the folder, under the address the site was made for. */
function serve(folder: string, base: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''));
    const name = path.startsWith(base) && !path.includes('..') ? path.slice(base.length) : undefined;
    const file =
      name === undefined ? undefined : join(folder, name === '' || name.endsWith('/') ? `${name}index.html` : name);
    const found = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile();
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[file?.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    });
    response.end(found ? readFileSync(file) : '');
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}
