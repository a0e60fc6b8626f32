/** The studio as people use it: a beginner who types no rule, an author, somebody without a mouse, and whoever sends a hostile link. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectLink } from '../../studio/share/link.ts';
import { load } from '../../loader/index.ts';
import { canRun, openStudio, showPanel, type Studio } from './studio-page.ts';

/** Every test of the pack passes, or comes out as the pack means it. */
const PASSED = /All \d+ tests passed|passed, 0 failed/;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.runIf(canRun)('the studio', () => {
  let studio: Studio;
  beforeAll(async () => void (studio = await openStudio()));
  afterAll(() => studio.close());

  test('says what `check` says, and a fix is a click away', async () => {
    const page = await studio.open();
    await write(page, 'id: mine\nversion: 0.1.0\nextends: cantonese\nname: { en: Mine }\npattern: {}\n');
    const problem = page.locator('.problem.error').first();
    await problem.waitFor();
    const { problems } = load('id: mine\nversion: 0.1.0\nextends: cantonese\nname: { en: Mine }\npattern: {}\n');
    expect(await problem.locator('.message').textContent()).toBe(problems[0]!.message);
    await page.context().close();
  });

  test('a beginner starts from a game and sees its book without typing a rule', async () => {
    const page = await studio.open();
    await page.locator('.bar button', { hasText: 'Games' }).click();
    await page
      .locator('.games > li', { hasText: /^\s*Cantonese Game/ })
      .locator('button.main')
      .click();
    await page.locator('#choose-parent').waitFor();
    await showPanel(page, 'Book');
    const title = page.frameLocator('iframe.book').locator('h1');
    await title.waitFor({ timeout: 60_000 });
    expect(await title.textContent()).toContain('My Cantonese Game');
    await page.context().close();
  });

  test('an author writes the pack of the guide from an empty page', async () => {
    const guide = readFileSync(new URL('../../docs/guide/write-rules.md', import.meta.url), 'utf8');
    const page = await studio.open();
    await write(page, guide.split('```yaml\n')[1]!.split('```')[0]!);
    await showPanel(page, 'Tests');
    await page.locator('.panel', { hasText: PASSED }).waitFor({ timeout: 60_000 });
    await showPanel(page, 'Problems');
    expect(await page.locator('.problem.error').count()).toBe(0);
    await page.context().close();
  });

  test('tiles in what the mouse rests on are pictures', async () => {
    const page = await studio.open();
    await page
      .locator('.cm-content')
      .fill(
        `id: ours\nversion: 1.0.0\nextends: riichi\nname: { en: Ours }\npatterns:\n  lucky:\n    when: pair is 8p\n`,
      );
    await page.locator('.cm-lint-marker').first().waitFor({ timeout: 20_000 });
    const { x, y, width, height } = await page.evaluate(() => {
      const line = [...document.querySelectorAll('.cm-line')].find(({ textContent }) => textContent?.includes('8p'))!;
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let node = text.nextNode();
      while (node && !node.textContent?.includes('8p')) node = text.nextNode();
      const range = document.createRange();
      const from = node!.textContent!.indexOf('8p');
      range.setStart(node!, from);
      range.setEnd(node!, from + 2);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    await page.mouse.move(x + width / 2, y + height / 2);
    const drawn = page.locator('.cm-tooltip .tiles svg title').first();
    await drawn.waitFor({ state: 'attached', timeout: 20_000 });
    expect(await drawn.textContent()).toBe('8p');
    await page.context().close();
  });

  test('where headers forbid compiling, the page says so and scores all the same', async () => {
    const page = await studio.open();
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': "default-src 'self'" },
      });
    });
    await page.reload();
    await showPanel(page, 'Tests');
    await page.locator('.notice', { hasText: 'forbid' }).waitFor({ timeout: 60_000 });
    await page.locator('.panel', { hasText: PASSED }).waitFor({ timeout: 120_000 });
    await page.context().close();
  });

  test('a link opens the pack it was made of, and what was open stays a draft', async () => {
    const text = 'id: linked\nversion: 1.0.0\nextends: cantonese\nname: { en: Linked }\n';
    const page = await studio.open(`#${projectLink({ entry: 'linked.yaml', files: { 'linked.yaml': text } })}`);
    await page.locator('.cm-content', { hasText: 'linked' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.context().close();
  });

  test.each([
    ['a damaged link', '#p1.abcdefghijkl', 'incomplete or damaged'],
    ['a link of a later version', '#p7.abc', 'later version'],
    ['a link larger than any pack', `#p1.${'A'.repeat(500_000)}`, 'larger than any pack'],
  ])('%s is told, and the page stays usable', async (_, hash, told) => {
    const page = await studio.open(hash);
    expect(await page.locator('.notice').textContent()).toContain(told);
    await page.locator('.notice .close').click();
    await showPanel(page, 'Score');
    await page.context().close();
  });

  test('names with markup stay text, and no script runs', async () => {
    const evil = '<img src=x onerror="window.evil=1"><script>window.evil=1</script>';
    const text = `id: evil\nversion: 1.0.0\nextends: cantonese\nname: { en: '${evil}' }\npatterns:\n  pair_of_eights:\n    name: { en: '${evil}' }\n    group: parts\n    value: { fan: 1 }\n    when: pair is 8p\n`;
    const page = await studio.open(`#${projectLink({ entry: 'evil.yaml', files: { 'evil.yaml': text } })}`);
    await page.frameLocator('iframe.book').locator('h1').waitFor({ timeout: 60_000 });
    for (const panel of ['Score', 'Tests', 'Play', 'Choose']) {
      await showPanel(page, panel);
      await page.waitForTimeout(800);
    }
    expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
    expect(await page.evaluate(() => document.querySelectorAll('img[src=x]').length)).toBe(0);
    await page.context().close();
  });

  test('a deal by keyboard alone', async () => {
    const page = await studio.open('', { width: 1440, height: 900 });
    await page.addInitScript(() => localStorage.setItem('tilewright-table-1', JSON.stringify({ pace: 'instant' })));
    await page.reload();
    await showPanel(page, 'Play');
    await page.locator('.begin select').selectOption('riichi');
    await page.locator('.begin input').fill('17');
    await page.locator('.begin button').focus();
    await page.keyboard.press('Enter');
    await page.locator('.game').waitFor();
    const count = (selector: string): Promise<number> => page.locator(selector).count();
    // What is there to press is looked at anew each time; a busy machine gives the others their time.
    for (const late = Date.now() + 90_000; Date.now() < late && (await count('[data-action=next_deal]')) === 0; ) {
      if ((await count('.action.win')) > 0) await page.keyboard.press('1');
      else if ((await count('.actions [data-key="0"]')) > 0) await page.keyboard.press('0');
      else if ((await count('.hand-tile[data-action]')) > 0) {
        await page
          .locator('.hand-tile[data-action]')
          .first()
          .focus({ timeout: 1000 })
          .catch(() => undefined);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
      } else await page.waitForTimeout(20);
    }
    expect(await page.locator('[data-action=next_deal]').count()).toBe(1);
    expect(await page.locator('.news [aria-live=polite]').textContent()).not.toBe('');
    await page.keyboard.press('n');
    await page.locator('[data-action=next_deal]').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 360, height: 740 }],
  ])('axe finds nothing serious on %s', async (_, size) => {
    const page = await studio.open('', size);
    for (const panel of ['Write', 'Problems', 'Choose', 'Score', 'Play']) {
      await showPanel(page, panel);
      await page.waitForTimeout(1500);
      expect(await seriousOf(page), panel).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.context().close();
  });

  test('nothing was asked of anybody else, and nothing failed', () => expect(studio.complaints).toEqual([]));
});

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** What axe calls serious or critical. */
async function seriousOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { impact: string; id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await run.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}
