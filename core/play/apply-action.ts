/** The only door: one action, the next table. */
import { type Action, isAnswer, PASS, SHOW, type Unchecked } from '../action.ts';
import { itemOf } from './agenda.ts';
import { copyTable } from '../cache/table-copy.ts';
import { answersOf, legal, wasOffered } from './legal-actions.ts';
import type { Event } from '../event.ts';
import { passEvent } from './interned-actions.ts';
import { needTable } from '../problems/argument-checks.ts';
import { moveNamed } from './move-index.ts';
import { refusalOf } from './move-refusals.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { brief, quoted } from '../problems/quote-untrusted-text.ts';
import type { Move, Ruleset } from '../ruleset.ts';
import type { Answer, Stage, Table } from '../table.ts';
import { handOrder, type Tile } from '../things/tile.ts';
import { proceed, proceedWith, showHand, takeBack } from './run-agenda.ts';
import { closePhase } from './phase.ts';
import { closeWindow } from './claim-window.ts';

/**
 * The table after this action, with `events` telling what happened. An action the rules forbid changes nothing: the same
 * state comes back with `refused` saying why. The table given stays valid. Anything may come over a line: `unknown` is taken too, and refused where
 * it is no action.
 */
export function play(table: Table, action: Action): Table;
export function play<Given>(table: Table, action: Unchecked<Given>): Table;
export function play(table: Table, action: unknown): Table {
  needTable('play', table);
  const mine = copyTable(table);
  const no = advance(mine, action);
  if (no) mine.refused = no;
  return mine;
}

/** As `play`, but changes the table given; for a runner that owns it. Answers why the action was refused, if it was. */
export function advance(table: Table, given: Action): Problem | undefined;
export function advance<Given>(table: Table, given: Unchecked<Given>): Problem | undefined;
export function advance(table: Table, from: unknown): Problem | undefined {
  needTable('advance', table);
  // Not looked at yet; both questions bear whatever it is.
  const given = from as Action;
  if (isPass(table, given)) return letGo(table, given.seat);
  // What was offered has been looked at.
  if (wasOffered(table, given)) return carryOut(table, taken(given.seat, given.move, given.tiles));
  const malformed = checkForm(table, given);
  if (malformed) return malformed;
  const move = moveOf(table, given.move);
  const action = complete(table, given, move);
  return whyNot(table, action, move, tilesNamed(table, action.tiles)) ?? carryOut(table, action);
}

/**
 * Whether `play` takes this action now: those of `legal`, the same with `fromHand: true` where an alike tile was drawn, with their tiles in another order, and
 * with no tiles (`[]`) where there is one choice. Ask this of what a client sends, not whether `legal` holds it. Anything may be given.
 */
export function isLegal(table: Table, action: unknown): boolean {
  needTable('isLegal', table);
  const given = action as Action;
  if (checkForm(table, given)) return false;
  const move = moveOf(table, given.move);
  const whole = complete(table, given, move);
  return whyNot(table, whole, move, tilesNamed(table, whole.tiles)) === undefined;
}

/** None where the action answers something. */
function moveOf(table: Table, id: string): Move | undefined {
  return isAnswer(id) ? undefined : moveNamed(table.rules, id);
}

function carryOut(table: Table, action: Taken): undefined {
  if (table.refused) delete table.refused;
  table.events = [action];
  take(table, action, moveOf(table, action.move), tilesNamed(table, action.tiles));
}

/** An action as the log tells it. */
type Taken = Extract<Event, { type: 'action' }>;

function taken(seat: number, move: string, tiles: string[]): Taken {
  return { type: 'action', seat, move, tiles };
}

/** Most of what is said: a seat that is asked about a tile lets it go. There is nothing else that could be wrong with that. */
function isPass({ stage, toAct }: Table, given: Action): boolean {
  if (stage.at !== 'window' || given?.move !== PASS || given.fromHand !== undefined) return false;
  return isNothing(given.tiles) && toAct.includes(given.seat);
}

function isNothing(tiles: unknown): boolean {
  return Array.isArray(tiles) && tiles.length === 0;
}

function letGo(table: Table, seat: number): undefined {
  if (table.refused) delete table.refused;
  table.events = [passEvent(table.rules, seat)];
  answer(table, table.stage as Asking, seat, 'pass');
}

/** A stage in which several seats are asked together. */
type Asking = Extract<Stage, { at: 'window' | 'phase' }>;

function answer(table: Table, stage: Asking, seat: number, said: Answer): void {
  const { answers } = stage.at === 'window' ? stage.window : stage;
  answers[seat] = said;
  table.toAct = without(table.toAct, seat);
  if (table.toAct.length > 0) return;
  if (stage.at === 'window') closeWindow(table, stage.window);
  else closePhase(table, stage);
  proceed(table);
}

/** `move`: none where the action answers something. */
function take(table: Table, { seat, move: id, fromHand }: Taken, move: Move | undefined, tiles: readonly Tile[]): void {
  const { stage } = table;
  if (stage.at === 'window' || stage.at === 'phase')
    return answer(table, stage, seat, move === undefined ? 'pass' : { move: id, tiles });
  table.toAct = stage.at === 'settled' ? without(table.toAct, seat) : [];
  if (stage.at === 'declared') (id === SHOW ? showHand : takeBack)(table, stage);
  else if (move !== undefined) return proceedWith(table, itemOf(move, seat, tiles, fromHand));
  proceed(table);
}

const NO_TILES: readonly Tile[] = [];

function tilesNamed({ rules }: Table, ids: readonly string[]): readonly Tile[] {
  const { byId } = rules.tiles;
  if (ids.length < 2) return ids.length === 0 ? NO_TILES : [byId[ids[0]!]!];
  return ids.map((id) => byId[id]!);
}

/** Mostly they answer in order. */
function without(seats: readonly number[], seat: number): number[] {
  if (seats.length === 1) return [];
  return seats[0] === seat ? seats.slice(1) : seats.filter((other) => other !== seat);
}

const form =
  'an action is { seat, move, tiles }: a seat number, the id of a move, a list of tiles such as ["3m", "4m"]; [] for none';

function malformed(message: string, code = 'bad-action'): Problem {
  return problem(code, message, { hint: form });
}

/** Anything may come from outside; what is not an action at all is refused before a rule looks at it. */
function checkForm(table: Table, action: unknown): Problem | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return malformed(`An action is an object, not ${typeof action === 'string' ? 'text' : brief(action)}.`);
  const { seat, move, tiles, fromHand } = action as Record<keyof Action, unknown>;
  const last = table.rules.seats.count - 1;
  if (!Number.isInteger(seat))
    return malformed(`The seat is a number from 0 to ${last}, not ${brief(seat)}.`, 'bad-seat');
  if ((seat as number) < 0 || (seat as number) > last)
    return malformed(`There is no seat ${brief(seat)}; seats are 0 to ${last}.`, 'bad-seat');
  if (typeof move !== 'string') return malformed('The action names no move.');
  if (fromHand !== undefined && fromHand !== true)
    return malformed(`\`fromHand\` is true or left out, not ${brief(fromHand)}.`);
  return checkTiles(table, tiles);
}

function checkTiles({ rules }: Table, tiles: unknown): Problem | undefined {
  if (!isListOfTexts(tiles)) return malformed('The tiles of an action are a list of texts.');
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at]!;
    if (!Object.hasOwn(rules.tiles.byId, tile)) return problem('unknown-tile', `This game has no tile ${brief(tile)}.`);
  }
  return undefined;
}

/** Lists of actions that are offered are frozen; `every` and its like take several times longer with these. */
function isListOfTexts(tiles: unknown): tiles is string[] {
  if (!Array.isArray(tiles)) return false;
  for (let at = 0; at < tiles.length; at++) if (typeof tiles[at] !== 'string') return false;
  return true;
}

/** An empty list is enough where only one choice is legal; tiles are put in order. */
function complete(table: Table, { seat, move: id, tiles: given, fromHand }: Action, move: Move | undefined): Taken {
  const action = taken(seat, id, tilesMeant(table, seat, given, move));
  return fromHand ? { ...action, fromHand } : action;
}

function tilesMeant(table: Table, seat: number, given: readonly string[], move: Move | undefined): string[] {
  if (given.length === 0 && move !== undefined && move.uses !== 'none') {
    const ways = legal(table, seat).filter((action) => action.move === move.id);
    if (ways.length === 1) return ways[0]!.tiles;
  }
  const [only] = given;
  if (only === undefined) return [];
  return given.length === 1 ? [only] : inHandOrder(table.rules, given);
}

function inHandOrder({ tiles }: Ruleset, ids: readonly string[]): string[] {
  const order = handOrder(tiles);
  return [...ids].sort((a, b) => order(tiles.byId[a]!, tiles.byId[b]!));
}

function whyNot(table: Table, action: Action, move: Move | undefined, tiles: readonly Tile[]): Problem | undefined {
  const { stage, rules } = table;
  const { seat, move: id } = action;
  if (table.over) return problem('game-over', 'The game is over.');
  if (!move && !isAnswer(id)) return problem('unknown-move', `${rules.name.en} has no move ${brief(id)}.`);
  if (hasAnswered(stage, seat) && !table.toAct.includes(seat))
    return problem('already-answered', 'This seat has answered; an answer once given stands.');
  if (!table.toAct.includes(seat)) return problem('not-your-turn', 'Nothing is asked of this seat now.');
  if (!move) return whyNoAnswer(table, action);
  const refusal = refusalOf(action.fromHand ? { table, seat, fromHand: true } : { table, seat }, move, tiles);
  if (refusal === undefined) return undefined;
  const [code, , , sentence] = refusal;
  const rule = {
    place: rulePlace(move.place),
    message: `rule of ${rules.name.en}${move.source ? `, ${move.source}` : ''}`,
  };
  return problem(code, sentence(move.name.en, action.tiles), { further: [rule] });
}

function hasAnswered(stage: Stage, seat: number): boolean {
  if (stage.at === 'window') return stage.window.answers[seat] != null;
  return stage.at === 'phase' ? stage.answers[seat] != null : stage.at === 'settled';
}

function whyNoAnswer(table: Table, { seat, move: id, tiles, fromHand }: Action): Problem | undefined {
  if (!answersOf(table, seat).includes(id)) return problem('not-offered', `"${id}" answers nothing that is asked now.`);
  if (tiles.length === 0 && !fromHand) return undefined;
  const what = tiles.length > 0 ? `no tiles, not ${quoted(tiles.join(' '))}` : 'no `fromHand`: it discards nothing';
  return problem('wrong-tiles', `"${id}" takes ${what}.`);
}

/** Rules name their place as `file:line`; refusals give it in the common form. */
function rulePlace(place: string): { file: string; line: number; column: number; endLine: number; endColumn: number } {
  const [, file, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  const at = Number(line ?? 1);
  return { file: file ?? place, line: at, column: 1, endLine: at, endColumn: 1 };
}
