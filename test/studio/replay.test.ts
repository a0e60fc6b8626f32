/** A log of a game is opened, in three forms, stepped through, seen by one seat, and a position of it is shared. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Log, logHeader, makeLog } from '../../core/index.ts';
import { load } from '../../loader/index.ts';
import { mjai, record, riichiNames, tenhou6 } from '../../records/index.ts';
import { runGame } from '../../sim/index.ts';
import { sure } from '../kit/tile-sets.ts';
import { canRun, openStudio, showPanel, type Studio } from './studio-page.ts';

const SEED = 'replay';
const LONG = { timeout: 20_000 };
const rules = sure(load('riichi'));
/** A deal of bots. */
const game = playedDeal();

describe.runIf(canRun)('a recorded game', () => {
  let studio: Studio;
  beforeAll(async () => void (studio = await openStudio()));
  afterAll(() => studio.close());

  test('is stepped through, seen by one seat, and a position is shared', async () => {
    const page = await studio.open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLog(page, 'game.log', makeLog(game));
    const done = page.locator('.replay .news p');
    const steps = page.locator('.replay .controls span').first();
    await expect.poll(() => steps.innerText(), LONG).toMatch(/^1 \/ \d+$/);
    // On to a decision that had another answer.
    const others = page.locator('.replay .news summary');
    let step = 1;
    for (; (step < 3 || (await others.count()) === 0) && step < 40; step++) {
      await page.getByRole('button', { name: 'One step on' }).click();
      await page.locator(`.replay[data-step="${step}"]`).waitFor(LONG);
    }
    expect(await others.innerText()).toMatch(/also offered \d+ more/);
    expect(await done.innerText()).toMatch(/^\w+: \w+/);

    const shown = await facesShown(page);
    await page.getByRole('checkbox', { name: 'All hands open' }).click();
    await expect.poll(() => facesShown(page), LONG).toBeLessThan(shown);
    await page.getByRole('button', { name: 'Copy a link to this position' }).click();
    await page.locator('.replay [role=status]', { hasText: /copied/i }).waitFor(LONG);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await studio.open(new URL(link).hash);
    const there = other.locator('.replay .controls span').first();
    await expect.poll(() => there.innerText(), LONG).toContain(`${step} /`);
    await other.context().close();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => steps.innerText(), LONG).toContain(`${step - 1} /`);
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });

  test.each([
    ['mjai', 'game.mjson', mjai],
    ['tenhou.net/6', 'game.json', tenhou6],
  ])('of the form %s ends as it was played', async (_, name, form) => {
    const page = await studio.open();
    await openLog(page, name, form.write(sure(record(rules, game.events, riichiNames))));
    const slider = page.locator('.replay input[type=range]');
    await slider.waitFor(LONG);
    await slider.fill((await slider.getAttribute('max'))!);
    await page.locator('.replay .end').waitFor(LONG);
    expect(await page.locator('.replay .said').count()).toBe(0);
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });

  test('of no form that is known is told, and the page stays usable', async () => {
    const page = await studio.open();
    await openLog(page, 'game.log', 'hello\n');
    await expect.poll(() => page.locator('.replay .said').innerText(), LONG).toContain('no log of');
    await openLog(page, 'game.log', makeLog(game).replace('"type":"deal_begin"', '"type":'));
    await expect.poll(() => page.locator('.replay .said').innerText(), LONG).toContain('game.log:');
    await openLog(page, 'game.log', makeLog(game).replace('"points":[25000', '"points":[26000'));
    await expect.poll(() => page.locator('.replay .said').innerText(), LONG).toContain('part here: Line 2');
    await page.getByRole('button', { name: 'Another log' }).click();
    await openLog(page, 'game.log', makeLog(game));
    await page.locator('.replay .controls').waitFor(LONG);
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });
});

async function openLog(page: Page, name: string, text: string): Promise<void> {
  await showPanel(page, 'Replay');
  await page
    .locator('.replay input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Tiles that lie face up. */
function facesShown(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('.replay .tile use:not([href="#face-back"])').length);
}

function playedDeal(): Log {
  const log: Log = { header: logHeader(rules, SEED), events: [] };
  runGame(rules, { seed: SEED, maxDeals: 1, onEvents: (more) => void log.events.push(...more) });
  return log;
}
