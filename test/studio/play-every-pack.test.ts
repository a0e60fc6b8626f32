/** One deal of every built-in pack, played by a script that sees and clicks what is on the screen; the log is what Node makes of the same answers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Action, type Log, logHeader, makeLog, newGame, parseLog, play, type Table } from '../../core/index.ts';
import { load, packs } from '../../loader/index.ts';
import { act, seatPlayers } from '../../sim/index.ts';
import { canRun, openStudio, showPanel, type Studio } from './studio-page.ts';

const SEED = '17';
const PERSON = 0;
/** Clicks in a deal, at most. */
const ENOUGH = 400;

describe.runIf(canRun)('a deal by clicking', () => {
  let studio: Studio;
  beforeAll(async () => void (studio = await openStudio()));
  afterAll(() => studio.close());

  test.each(packs().map(({ id }) => id))('%s', async (id) => {
    const page = await studio.open();
    await begin(page, id);
    await playDeal(page);
    const log = await savedLog(page);
    expect(firstDifference(log, inNode(id, log))).toBeUndefined();
    await page.context().close();
    expect(studio.complaints).toEqual([]);
  });

  test.each(['riichi', 'sichuan'])(
    'a whole game of %s',
    async (id) => {
      const page = await studio.open();
      await begin(page, id);
      await playDeal(page, WHOLE, true);
      expect(await page.locator('.standings li').count()).toBe(4);
      const log = await savedLog(page);
      expect(firstDifference(log, inNode(id, log))).toBeUndefined();
      await page.context().close();
    },
    300_000,
  );
});

/** Clicks in a game, at most. */
const WHOLE = 5000;

async function begin(page: Page, id: string): Promise<void> {
  await page.evaluate('localStorage.setItem("tilewright-table-1", JSON.stringify({ pace: "instant" }))');
  await page.reload();
  await showPanel(page, 'Play');
  await page.locator('.begin select').selectOption(id);
  await page.locator('.begin input').fill(SEED);
  await page.locator('.begin button').click();
  await page.locator('.game').waitFor();
}

/**
 * Wins where that is offered, else passes, else discards the last tile; picks the first tiles of the hand where tiles are asked for. Runs in
 * the page, where it sees the screen after every change.
 */
async function playDeal(page: Page, most = ENOUGH, isWholeGame = false): Promise<void> {
  const clicks = await page.evaluate(
    async ([enough, whole]) => {
      const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
      const last = (selector: string): HTMLElement | null =>
        [...document.querySelectorAll<HTMLElement>(selector)].at(-1) ?? null;
      const choice = (): HTMLElement | null => {
        const pick = one('[data-pick-move]');
        if (pick && pick.getAttribute('aria-disabled') !== 'true') return pick;
        const win = one('.action.win') ?? one('.actions [data-action="pass"]');
        if (win) return win;
        if (pick) return one('[data-pick][aria-pressed=false]');
        return last('.hand-tile[data-action]') ?? one('.actions [data-action]');
      };
      for (let click = 0; click < enough; ) {
        const goesOn = one('[data-action=next_deal]');
        if (one('.standings') || (goesOn && !whole)) return click;
        const next = goesOn ?? choice();
        if (next) {
          next.click();
          click++;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return undefined;
    },
    [most, isWholeGame] as const,
  );
  expect(clicks, 'the deal ends').toBeGreaterThan(0);
}

async function savedLog(page: Page): Promise<string> {
  await page.locator('.settings summary').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.save-log').click()]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The first line in which two logs differ; the header, which carries the pack, by its hash alone. */
function firstDifference(a: string, b: string): string | undefined {
  const hashIn = (line: string): string => /"hash":"\w+"/.exec(line)?.[0] ?? line;
  const [one, other] = [a, b].map((text) => text.split('\n').map((line, at) => (at === 0 ? hashIn(line) : line)));
  const at = one!.findIndex((line, index) => line !== other![index]);
  return at < 0 && one!.length === other!.length ? undefined : `line ${at + 1}: ${one![at]} / ${other![at]}`;
}

/** The same game here: the person does what the log says of it, bots what they do by themselves. */
function inNode(id: string, text: string): string {
  const loaded = load(id);
  const log = parseLog(text, 'game.log');
  if (!loaded.ok || !log.ok) throw new Error('no pack or no log');
  const rules = loaded.value;
  let table = newGame(rules, { seed: SEED });
  const made: Log = { header: logHeader(rules, SEED), events: [...table.events] };
  const players = seatPlayers(rules, SEED);
  const own = log.value.events.filter((event) => event.type === 'action') as Action[];
  while (made.events.length < log.value.events.length) {
    table = next(table, players, own, made.events.filter(({ type }) => type === 'action').length);
    made.events.push(...table.events);
  }
  return makeLog(made);
}

function next(table: Table, players: ReturnType<typeof seatPlayers>, actions: readonly Action[], done: number): Table {
  if (table.players[table.toAct[0]!] === PERSON && table.stage.at !== 'settled') {
    const { seat, move, tiles, fromHand } = actions[done]!;
    return play(table, { seat, move, tiles, ...(fromHand && { fromHand }) });
  }
  act(table, players);
  return table;
}
