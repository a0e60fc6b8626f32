/** A beginner makes house rules without typing YAML: chooses, scores a hand, keeps it as an example, and sees it pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { format } from '../../authoring/format/index.ts';
import { load } from '../../loader/index.ts';
import { beginGame, canRun, openStudio, playOn, showPanel, type Studio } from './studio-page.ts';

const PHONE = { width: 360, height: 740 };
/** All of one suit, in the order it is clicked. */
const HAND = '1m 2m 3m 3m 4m 5m 5m 6m 7m 7m 8m 9m 2m 2m'.split(' ');
const CHOSEN = `id: my-table
version: 0.1.0
extends: cantonese
name: { en: Sunday }

options: { flowers: true, seven_flowers_win: false, dealer_stays_on_draw: false }

patterns:
  pure_one_suit: { value: { fan: 6 } }
`;
const KEPT = CHOSEN.replace(
  'pure_one_suit: { value: { fan: 6 } }',
  'pure_one_suit:\n    value: { fan: 6 }\n    examples:\n      - 1223345567789m +2m',
);
const TAG = '<img src=x onerror="globalThis.hurt=1">';
const EVIL = `id: evil
version: 0.1.0
extends: cantonese
name: { en: '${TAG}' }
patterns:
  common: { name: { en: '${TAG}' } }
options: { minimum: 0 }
`;

/** Engines on busy machines take their time. */
const LONG = { timeout: 20_000 };

describe.runIf(canRun)('panels of the studio', () => {
  let studio: Studio;
  beforeAll(async () => void (studio = await openStudio()));
  afterAll(() => studio.close());

  test('rules are chosen, a hand is scored and kept, and its test passes', async () => {
    const page = await studio.open();
    await showPanel(page, 'Choose');
    const written = page.locator('.choose-result pre').last();
    for (const name of ['Flowers', 'Seven flowers win', 'Dealer stays on a draw'])
      await page.getByRole('checkbox', { name, exact: true }).click();
    await enter(page, 'Pure One Suit: fan', '6');
    await enter(page, 'Name of the rules', 'Sunday');
    await expect.poll(() => textOf(written), LONG).toBe(CHOSEN);
    expect(load(CHOSEN).problems).toEqual([]);

    await showPanel(page, 'Score');
    const box = await clickHand(page, HAND);
    const result = box.locator('#box-result');
    await expect.poll(() => result.innerText(), LONG).toContain('Pure One Suit\t6 fan');
    await page.getByLabel('Pattern', { exact: true }).fill('对对胡');
    await expect.poll(() => page.locator('.score .verdict').innerText(), LONG).toMatch(/does not count/);
    await page.getByLabel('Example of').selectOption({ label: 'Pure One Suit' });
    await page.getByRole('button', { name: 'Keep as an example of Pure One Suit' }).click();
    await expect.poll(() => textOf(written), LONG).toBe(KEPT);
    const formatted = format(KEPT);
    expect(formatted.ok && formatted.value).toBe(KEPT);

    await page.getByRole('button', { name: 'See the tests' }).click();
    await expect
      .poll(() => page.locator('.tests h2 + ul li').allInnerTexts(), LONG)
      .toEqual(['passed 1223345567789m +2m has pure_one_suit']);
    expect(studio.complaints).toEqual([]);
    await page.context().close();
  });

  test('rules are chosen and a deal is played in which the chosen value is scored', async () => {
    const page = await studio.open();
    await showPanel(page, 'Choose');
    for (const name of ['Flowers', 'Seven flowers win', 'Dealer stays on a draw'])
      await page.getByRole('checkbox', { name, exact: true }).click();
    await enter(page, 'Self-drawn: fan', '7');
    await expect.poll(() => textOf(page.locator('.choose-result pre').last()), LONG).toContain('value: { fan: 7 }');
    await beginGame(page);
    const scored = page.locator('.won tr', { hasText: 'Self-drawn' }).first();
    for (let deal = 1; deal <= 16 && (await scored.count()) === 0; deal++) {
      if (deal > 1) await page.locator('[data-action=next_deal]').click();
      await playOn(page);
    }
    expect(await scored.innerText()).toBe('Self-drawn\t7 fan');
    expect(await page.locator('.won tfoot').first().innerText()).toMatch(/^\d+ fan: [\d,]+ each$/);
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });

  test('a value that cannot be is told in the words of check and undone; one of the parent leaves the file', async () => {
    const page = await studio.open('', PHONE);
    await showPanel(page, 'Choose');
    const said = page.locator('.choose-result');
    await enter(page, 'Minimum', '99');
    await expect.poll(() => said.innerText(), LONG).toContain("The option `minimum` can't be `99`.");
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => said.innerText(), LONG).toContain('These rules can be played.');
    await enter(page, 'Minimum', '1');
    await page.getByRole('button', { name: 'Minimum: Back to 3' }).waitFor();
    await enter(page, 'Minimum', '3');
    await page.getByRole('button', { name: 'Minimum: Back to 3' }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'All Triplets', exact: true }).click();
    await page.getByRole('button', { name: 'All Triplets: Put back' }).waitFor();
    await said.locator('summary').click();
    expect(await textOf(said.locator('pre'))).toMatch(
      /name: \{ en: My Table \}\n\npatterns: \{ all_triplets: null \}\n$/,
    );
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(PHONE.width);
    expect(studio.complaints).toEqual([]);
    await page.context().close();
  });

  test('names of a pack stay text, and everybody can use the panels', async () => {
    const page = await studio.open();
    await page.locator('.cm-content').fill(EVIL);
    for (const panel of ['Choose', 'Tests', 'Score']) {
      await showPanel(page, panel);
      await page
        .locator({ Choose: '.choose .row', Tests: '.tests summary', Score: '.score iframe' }[panel]!)
        .first()
        .waitFor();
      expect(await serious(page), panel).toEqual([]);
    }
    const box = await clickHand(page, HAND);
    await expect.poll(() => box.locator('#box-result').innerText(), LONG).toContain(TAG);
    await page.getByLabel('Pattern', { exact: true }).fill('common');
    await expect.poll(() => page.locator('.score .verdict').innerText(), LONG).toBe(`${TAG} counts.`);
    expect(await box.locator('img').count()).toBe(0);
    expect(await page.locator('img').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
    await page.context().close();
  });
});

/** Enters a value as one does who goes on to another field. */
async function enter(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Tab');
}

/** Clicks tiles without waiting for what they come to. */
async function clickHand(page: Page, tiles: readonly string[]): Promise<FrameLocator> {
  const box = page.frameLocator('.score iframe');
  await box.locator('#box').waitFor();
  for (const tile of tiles) await box.locator(`[data-tile="${tile}"]`).click();
  return box;
}

async function textOf(place: ReturnType<Page['locator']>): Promise<string> {
  return ((await place.textContent()) ?? '').replace(/\n+$/, '\n');
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the panels that keeps people out; the editor is not ours. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    'axe.run({ exclude: [".cm-editor"] }, { resultTypes: ["violations"], iframes: false })',
  )) as { violations: { id: string; impact: string; nodes: { html: string }[] }[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}
