/** A game of the studio by clicks: what is clicked, in any browser, and the same game in Node. */
import { type Action, type Log, logHeader, makeLog, newGame, parseLog, play, type Table } from '../../core/index.ts';
import { load } from '../../loader/index.ts';
import { act, seatPlayers } from '../../sim/index.ts';

export const SEED = '17';
const PERSON = 0;
/** Clicks, at most. */
export const A_DEAL = 400;
export const A_GAME = 5000;

/**
 * Wins where that is offered, else passes, else discards the last tile; picks the first tiles of the hand where tiles are asked for. Runs in
 * the page, where it sees the screen after every change. Gives the number of clicks; undefined where they did not suffice.
 */
export async function clickThrough([enough, whole]: readonly [number, boolean]): Promise<number | undefined> {
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
}

/** The first line in which two logs differ; the header, which carries the pack, by its hash alone. */
export function firstDifference(a: string, b: string): string | undefined {
  const hashIn = (line: string): string => /"hash":"\w+"/.exec(line)?.[0] ?? line;
  const [one, other] = [a, b].map((text) => text.split('\n').map((line, at) => (at === 0 ? hashIn(line) : line)));
  const at = one!.findIndex((line, index) => line !== other![index]);
  return at < 0 && one!.length === other!.length ? undefined : `line ${at + 1}: ${one![at]} / ${other![at]}`;
}

/** The same game here: the person does what the log says of it, bots what they do by themselves. */
export function inNode(id: string, text: string): string {
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
