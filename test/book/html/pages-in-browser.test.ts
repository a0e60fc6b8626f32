/** Pages of books in a browser: nothing is fetched, nothing fails, everything can be done by keyboard. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../../../book/number-text.ts';
import { type Book, cardPage, draftPage, html, makeBook, site } from '../../../book/index.ts';
import { nodeFiles } from '../../../cli/node/node-files.ts';
import { EVENTS, serveLive } from '../../../cli/watch/live-page-server.ts';
import type { Result } from '../../../core/index.ts';
import { type HandScore, type PackRuleset, packs, score, tellHand, tellResult } from '../../../loader/index.ts';
import { chromiumPath } from '../../../cli/print-pdf.ts';
import { startChromium } from '../../browser/start-chromium.ts';
import { house } from '../books-for-tests.ts';
import { builtPage, EVIL, openOnce, smallBook } from './built-pages.ts';

const path = chromiumPath();
const needed = process.env.CI === 'true';
if (path === undefined && !needed)
  console.log('No chromium on the path and no CHROMIUM_PATH: books are not tried in a browser.');

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Opened {
  page: Page;
  /** What the console or the page complained of. */
  errors: string[];
  /** What was asked for, the page itself apart. */
  requests: string[];
}

describe.runIf(path !== undefined || needed)('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    expect(path, 'set CHROMIUM_PATH, or install chromium').toBeDefined();
    browser = await startChromium(path!);
  });
  afterAll(() => browser?.close());

  /** A context takes longer to open than a page. */
  const contexts = new Map<string, Promise<BrowserContext>>();
  function contextFor(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? browser.newContext(options);
    contexts.set(key, context);
    return context;
  }

  async function show(text: string, options: BrowserContextOptions = {}): Promise<Opened> {
    const file = join(folder, 'page.html');
    writeFileSync(file, text);
    const page = await (await contextFor({ viewport: DESK, ...options })).newPage();
    const shown: Opened = { page, errors: [], requests: [] };
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && shown.errors.push(message.text()));
    page.on('pageerror', ({ message }) => shown.errors.push(message));
    page.on('request', (request) => shown.requests.push(request.url()));
    await page.goto(`file://${file}`);
    shown.requests.splice(0, 1);
    return shown;
  }

  const pageOf = (book: Book, rules: PackRuleset): string => html(book, { rules, ...builtPage() });
  const smallPage = (pack: string): string => pageOf(smallBook(pack), openOnce(pack).rules);

  const VIEWS = [
    { viewport: PHONE, colorScheme: 'dark' },
    { viewport: DESK, colorScheme: 'light' },
  ] as const;
  test.each(['international', 'riichi'])('the book of %s stands on a phone, on a desk and on paper', async (id) => {
    const open = openOnce(id);
    const text = pageOf(makeBook(open), open.rules);
    for (const view of VIEWS) {
      const { page, errors, requests } = await show(text, view);
      expect(await page.locator('#box').isVisible()).toBe(true);
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(view.viewport.width);
      if (view.viewport === DESK) expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(5);
      // axe takes its time with the longest book.
      if (view.viewport === DESK || id !== 'riichi') expect(await serious(page)).toEqual([]);
      expect(await page.evaluate(JUMPS)).toEqual([]);
      expect({ errors, requests }).toEqual({ errors: [], requests: [] });
      await page.close();
    }
  });

  test.each(packs().map(({ id }) => id))('the box scores every example of %s as the engine does', async (id) => {
    const { rules, examples } = openOnce(id);
    const { page, errors } = await show(smallPage(id));
    const found = (await page.evaluate(SCORE_ALL)) as { hand: string; how: string; said: Said }[];
    expect(found).toHaveLength(examples.filter(({ rules: under }) => under === rules).length);
    for (const { hand, how, said } of found)
      expect({ hand, said }).toEqual({ hand, said: expected(rules, score(rules, hand, JSON.parse(how))) });
    expect(errors).toEqual([]);
    await page.close();
  });

  test('a hand is put together, scored and searched for by keyboard alone', async () => {
    const { page } = await show(smallPage('international'));
    const keys = page.keyboard;
    const at = (): Promise<string> => page.evaluate('document.activeElement.id || document.activeElement.textContent');
    await keys.press('Tab');
    expect(await at()).toBe('Skip to the rules');
    await keys.press('/');
    await keys.type('清一色');
    await keys.press('ArrowDown');
    await keys.press('Enter');
    expect(new URL(page.url()).hash).toBe('#pattern-pure_suit');
    await page.focus('#box-hand');
    await keys.type('123m 456p 789s 345s 1z');
    const result = page.locator('#box-result');
    expect(await result.innerText()).toBe('13 tiles: one is missing.');
    await page.focus('[data-tile="1z"]');
    await keys.press('Enter');
    expect(await page.inputValue('#box-hand')).toBe('123m 456p 345789s 1z +1z');
    expect(await result.innerText()).toContain('3 fan: 8 from the discarder, 4 from each other player');
    await page.focus('#box-shown .last button');
    await keys.press('Space');
    expect(await page.inputValue('#box-hand')).toBe('123m 456p 345789s 1z');
    await keys.type(' +2z');
    expect(await result.innerText()).toBe('The number of tiles is right, but they do not make a complete hand.');
    await keys.type('x');
    expect(await result.innerText()).toContain('This cannot be scored:');
    await page.fill('#box-hand', '1m');
    expect(await result.innerText()).toBe('1 tile: 13 are missing.');
    await page.fill('#box-hand', '123m 456p 789s 345s 1z +1z');
    expect((await result.innerText()).split('\n')).toEqual(
      expect.arrayContaining(['The Plain\t1 fan', 'In all\t3 fan']),
    );
    await page.fill('#box-hand', '11111m 11111m');
    expect((await result.innerText()).match(/only 4 of 1m/g)).toHaveLength(1);
    await page.close();
  });

  test('search finds by any name, and names change at a click', async () => {
    const { page } = await show(smallPage('riichi'));
    const found = page.locator('#found li');
    await page.fill('#search', '平和');
    const pinfu = 'Pinfu (平和, no points, all sequences, ピンフ)';
    expect(await found.allInnerTexts()).toEqual([pinfu, 'Open pinfu (副露平和形, 喰い平和形, kui pinfu)']);
    for (const name of ['tanyao', 'Tan Yao', '断幺九']) {
      await page.fill('#search', name);
      expect(await found.allInnerTexts(), name).toEqual([expect.stringMatching(/^All Simples \(.*\btanyao, /)]);
    }
    await page.fill('#search', 'no such thing');
    expect(await found.allInnerTexts()).toEqual(['Nothing found.']);
    const heading = page.locator('#pattern-pinfu');
    expect(await heading.innerText()).toBe(pinfu);
    await page.click('#names [lang=ja]');
    expect(await heading.innerText()).toBe('平和 (Pinfu, no points, all sequences, ピンフ)');
    await page.close();
  });

  test('a pack cannot run anything in the page', async () => {
    const { page, errors, requests } = await show(smallPage(EVIL.pack));
    await page.click('.score-this >> nth=0');
    await page.fill('#search', 'script');
    expect(await page.evaluate('globalThis.hurt')).toBeUndefined();
    expect(await page.locator('img').count()).toBe(0);
    expect({ errors, requests }).toEqual({ errors: [], requests: [] });
    await page.close();
  });

  test('a watched page follows its pack through mistakes', async () => {
    const pack = join(folder, 'house.yaml');
    const write = (name: string): void => writeFileSync(pack, house('international').replace('House', name));
    write('First');
    const settings = { language: 'en', ...builtPage(), events: EVENTS, readFile: nodeFiles.read };
    const live = await serveLive({ make: () => draftPage(pack, settings), port: 0, changed: () => undefined });
    const page = await browser.newPage();
    await page.goto(live.address);
    const heading = page.locator('h1');
    expect(await heading.innerText()).toBe('First');
    writeFileSync(pack, 'id: house\nextends: internationl\nname: { en: Second }\n');
    await expect.poll(() => page.locator('pre').allInnerTexts(), { timeout: 30_000 }).toHaveLength(1);
    expect(await page.locator('pre').innerText()).toContain('Did you mean `international`?');
    write('Third');
    await expect.poll(() => heading.innerText(), { timeout: 30_000 }).toBe('Third');
    await page.close();
    await live.close();
  });

  test('a site leads from its first page to each book', async () => {
    const pages = site(['international', 'american'].map(openOnce), builtPage());
    expect(Object.keys(pages).sort()).toEqual([
      ...['american-card.html', 'american.html', 'index.html', 'international-card.html', 'international.html'],
    ]);
    const { page, errors, requests } = await show(pages['index.html']!, { viewport: PHONE });
    const links: string[] = await page.evaluate('[...document.links].map((link) => link.getAttribute("href"))');
    expect(links.filter((link) => !(link in pages))).toEqual([]);
    expect(links).toContain('american.html');
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(PHONE.width);
    expect({ errors, requests }).toEqual({ errors: [], requests: [] });
    expect(await serious(page)).toEqual([]);
    await page.close();
  });

  test.each(packs().map(({ id }) => id))('the card of %s is one sheet', async (id) => {
    const { page, errors } = await show(cardPage(openOnce(id)));
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    expect(errors).toEqual([]);
    expect(await serious(page)).toEqual([]);
    await page.close();
  });
});

/** What the box says of a hand: patterns that count, what they are together, and the result. */
interface Said {
  patterns: string[];
  together: string | null;
  result: string | null;
}

/** Presses the button of every example, and reads what the box says. */
const SCORE_ALL = `[...document.querySelectorAll('.score-this')].map((button) => {
  button.click();
  const result = document.querySelector('#box-result');
  const english = (part) => (part?.querySelector('[lang=en]') ?? part)?.textContent ?? null;
  const { hand, how } = button.dataset;
  const patterns = [...result.querySelectorAll('[data-pattern]')].map((row) => row.dataset.pattern);
  const together = english(result.querySelector('table:has([data-pattern]) tfoot td'));
  return { hand, how, said: { patterns, together, result: english(result.querySelector('.verdict.yes')) } };
})`;

function expected(rules: PackRuleset, scored: Result<HandScore>): Said {
  if (!scored.ok) return { patterns: [], together: null, result: null };
  const { judgement, short, circumstances, settlement } = scored.value;
  const worth = judgement ?? short;
  const patterns = (worth?.patterns ?? []).map(({ id }) => id);
  const { seat, from } = circumstances;
  return {
    patterns,
    together: worth && patterns.length > 0 ? tellHand(rules, worth, { amount }) : null,
    result: judgement ? tellResult(rules, judgement, { seat, from, settlement }, { amount }) : null,
  };
}

/** Headings that stand more than one level below the one before. */
const JUMPS = `[...document.querySelectorAll('main :is(h1, h2, h3, h4, h5)')]
  .filter((heading, at, all) => at > 0 && heading.tagName[1] - all[at - 1].tagName[1] > 1)
  .map((heading) => heading.outerHTML)`;

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is drawn inside a picture is no part of the page for anybody who cannot see it, so pictures are emptied. Leaving the drawings out
 * as `exclude` takes four times as long: every element is compared with thousands of those that are left out.
 */
const EXAMINE = `document.querySelectorAll('svg > :not(title)').forEach((drawn) => drawn.remove());
  axe.run({ resultTypes: ['violations'] })`;

/** What axe finds that keeps people out. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(EXAMINE)) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}
