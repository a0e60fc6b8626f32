/** One deal of every built-in pack, played by a script that sees and clicks what is on the screen; the log is what Node makes of the same answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load, packs } from '../../loader/index.ts';
import { sure } from '../kit/tile-sets.ts';
import { firstDifference, inNode } from './play-by-clicking.ts';
import { beginGame, canRun, openStudio, playOn, type Studio, savedLog } from './studio-page.ts';

/** Whole games take minutes: two here, all in the soak, which names one by one. */
const games = process.env.STUDIO_GAMES?.split(',') ?? ['riichi', 'sichuan'];

describe.runIf(canRun)('a deal by clicking', () => {
  let studio: Studio;
  beforeAll(async () => void (studio = await openStudio()));
  afterAll(() => studio.close());

  test.each(packs().map(({ id }) => id))('%s', async (id) => {
    const page = await studio.open();
    await beginGame(page, id);
    await playOn(page);
    const log = await savedLog(page);
    expect(firstDifference(log, inNode(id, log))).toBeUndefined();
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });

  test('H shows the three best moves, and a click on the best one takes it', async () => {
    const page = await studio.open();
    await beginGame(page, 'riichi');
    await page.locator('.hand-tile[data-action]').first().waitFor();
    await page.keyboard.press('h');
    await page.locator('.hints li').first().waitFor();
    const shown = await page.locator('.hints li').allTextContents();
    expect(shown).toHaveLength(3);
    for (const line of shown) expect(line).toMatch(/^Discard .*: \d from ready, helpful tiles: \d+/);
    await page.locator('.hand-tile.best').first().click();
    await page.locator('.hints').waitFor({ state: 'detached' });
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });

  test.each(games)(
    'a whole game of %s',
    async (id) => {
      const page = await studio.open();
      await beginGame(page, id);
      await playOn(page, 'game');
      expect(await page.locator('.standings li').count()).toBe(sure(load(id)).seats.count);
      const log = await savedLog(page);
      expect(firstDifference(log, inNode(id, log))).toBeUndefined();
      await page.context().close();
    },
    300_000,
  );
});
