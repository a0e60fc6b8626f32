import {
  type Action,
  type Event,
  numberOfSeat,
  parseTiles,
  NEXT_DEAL,
  PASS,
  type Problem,
  problem,
  REVOKE,
  type Ruleset,
  SHOW,
  type Table,
  turnOf,
} from '../../../core/index.ts';
import { meantBy } from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { placeIn, type Scenario, type ScenarioPath } from './scenario-types.ts';

/** What every pack lets a seat say. */
const ANSWERS = [PASS, SHOW, REVOKE, NEXT_DEAL];

/** Rules, with what people call their things where these are known. */
export type PlayedRules = Ruleset & Partial<Pick<PackRuleset, 'otherNames'>>;

/** A scenario on its way. */
export interface ScenarioRun {
  rules: PlayedRules;
  scenario: Scenario;
  table: Table;
  /** Seat of number 1 in the deal being played. */
  first: number;
  /** Events of the last line. */
  events: Event[];
  /** Who else hears what happens. */
  hear: (events: readonly Event[], table: Table) => void;
  /** Told before a line with actions is played. */
  begins: () => void;
  failures: Problem[];
  /** The line being played. */
  at: ScenarioPath;
}

/** Something did not come out as the scenario says, at the key of the line that says so. */
export function fail(on: ScenarioRun, message: string, key: ScenarioPath = [], hint?: string): void {
  on.failures.push(failure(on.scenario, message, [...on.at, ...key], hint));
}

/** What is wrong with a scenario, at its place. */
export function failure(scenario: Scenario, message: string, path: ScenarioPath, hint?: string): Problem {
  const place = placeIn(scenario, path);
  return problem('scenario-fails', message, { ...(place && { place }), ...(hint !== undefined && { hint }) });
}

/** The seat with this number in the deal being played. */
export function seatOf(on: ScenarioRun, number: number): number {
  return (on.first + number - 1) % on.rules.seats.count;
}

/** The number of a seat in the deal being played. */
export function numberOf(on: ScenarioRun, seat: number): number {
  const { count } = on.rules.seats;
  return numberOfSeat((seat - on.first + count) % count);
}

/** The tile that the player whose turn it is has drawn; of a dealt hand the last one. */
export function drawnOrLast({ table, rules }: ScenarioRun): string {
  const { seat, tile } = turnOf(table)!;
  return rules.tiles.tiles[tile >= 0 ? tile : table.seats[seat]!.hand.at(-1)!]!.id;
}

/** `3 chow 34m`, `3 discard drawn`; a kong may be named by one of its tiles. Undefined after a failure was told. */
export function actionOf(on: ScenarioRun, text: string, key: ScenarioPath = []): Action | undefined {
  const [number = '', move = '', tiles = ''] = text.trim().split(/\s+/);
  if (!isSeat(on, number)) {
    const { count } = on.rules.seats;
    const hint = `Write a seat from 1 to ${count}, where 1 is the dealer: 2 discard 5m.`;
    fail(on, `\`${text.trim()}\` does not begin with a seat.`, key, hint);
    return undefined;
  }
  const known = [...Object.keys(on.rules.moves), ...ANSWERS];
  if (!known.includes(move)) {
    const meant = meantBy(move, known, on.rules.otherNames?.());
    fail(on, `There is no move \`${move}\`.`, key, meant?.hint ?? `Moves are ${known.join(', ')}.`);
    return undefined;
  }
  const isDrawn = tiles === 'drawn';
  if (isDrawn && turnOf(on.table)?.seat !== seatOf(on, Number(number))) {
    const hint = 'Write the tile, or the line after that player has drawn.';
    fail(on, `\`${text.trim()}\`: it is not the turn of ${number}, who has drawn no tile.`, key, hint);
    return undefined;
  }
  const parsed = parseTiles(isDrawn ? drawnOrLast(on) : tiles, on.rules.tiles);
  if (!parsed.ok) {
    for (const { message, hint } of parsed.problems) fail(on, message, key, hint);
    return undefined;
  }
  const ids = parsed.value.map((tile) => on.rules.tiles.tiles[tile]!.id);
  const four = on.rules.moves[move]?.uses === '4 alike' && ids.length === 1;
  return { seat: seatOf(on, Number(number)), move, tiles: four ? new Array<string>(4).fill(ids[0]!) : ids };
}

/** Whether a text is the number of a seat. */
export function isSeat(on: ScenarioRun, text: string): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= on.rules.seats.count;
}
