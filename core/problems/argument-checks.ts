/** What a program is told that hands over the wrong thing; players, packs and logs are never to blame for it. */
import { brief } from './quote-untrusted-text.ts';
import type { Log } from '../log/log-types.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Table } from '../table.ts';
import type { TileSet } from '../things/tile.ts';

/** A ruleset to play by. */
export function needRules(what: string, rules: Ruleset): void {
  if (rules?.seats === undefined || rules.tiles === undefined)
    throw new TypeError(`${what} takes a ruleset: const loaded = load(id); if (loaded.ok) ${what}(loaded.value, ...)`);
}

/** A table is what `newGame` and `play` give. */
export function needTable(what: string, table: Table): void {
  if (table?.rules !== undefined && Array.isArray(table.seats)) return;
  if (isSaved(table))
    throw new TypeError(
      `${what} takes a table, not a saved one: const restored = restoreTable(rules, saved); if (restored.ok) ${what}(restored.value, ...)`,
    );
  throw new TypeError(`${what} takes a table: const table = newGame(rules, { seed: 1 }); ${what}(table, ...)`);
}

/** Data of a table without its rules: parsed JSON or a clone. */
function isSaved(table: unknown): boolean {
  const { hash, seats } = (table ?? {}) as { hash?: unknown; seats?: unknown };
  return typeof hash === 'string' && Array.isArray(seats);
}

/** Tables count seats from 0, in playing order. */
export function needSeat(what: string, table: Table, seat: number): void {
  needTable(what, table);
  needNumber(what, 'seat', table, seat);
}

/** Players have numbers as seats have. */
export function needPlayer(what: string, table: Table, player: number): void {
  needTable(what, table);
  needNumber(what, 'player', table, player);
}

function needNumber(what: string, of: 'seat' | 'player', { seats }: Table, number: number): void {
  if (Number.isInteger(number) && number >= 0 && number < seats.length) return;
  throw new RangeError(`${what} takes a ${of} from 0 to ${seats.length - 1}, not ${brief(number)}`);
}

/** The tiles of a game: `rules.tiles`. */
export function needTiles(what: string, tiles: TileSet): void {
  if (tiles?.byId === undefined) throw new TypeError(`${what} takes the tiles of a ruleset: ${what}(..., rules.tiles)`);
}

/** Header and events, as `parseLog` and games give them. */
export function needLog(what: string, log: Log): void {
  if (!isObject(log?.header) || !Array.isArray(log.events) || !log.events.every(isObject))
    throw new TypeError(
      `${what} takes a log, not its text: const log = parseLog(text); if (log.ok) ${what}(..., log.value)`,
    );
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
