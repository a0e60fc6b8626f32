/** Where the following of a course stands, and how it says that log and rules part. */
import { type Action, advance, type Event, PASS, type Ruleset, type Table, turnOf } from '../core/index.ts';
import type { CourseDeal } from './course.ts';
import type { FieldNames } from './names.ts';

/** The first thing on which the log and the rules do not agree. */
export interface Difference {
  /** Number of the deal in the log, from 1. */
  deal: number;
  /** Number of the event in that deal, from 1; missing between deals. */
  event?: number;
  /** What is compared. */
  what: string;
  /** What the log says. */
  expected: string;
  /** What the rules make of it. */
  found: string;
  /** Where the pack says so. */
  rule: string;
}

export interface Pursuit {
  rules: Ruleset;
  names: FieldNames;
  table: Table;
  deal: CourseDeal;
  /** Numbers from 1 of the deal, and of the event in it. */
  number: number;
  event: number;
  /** What the table did and the log has not mentioned yet. */
  happened: Event[];
  /** Everything the table did. */
  told: Event[];
  actions: number;
  moves: number;
  /** The last move that was more than `pass`. */
  last: string;
  watch?: (table: Table, action: Action) => void;
}

export function difference(
  { number, event }: Pursuit,
  what: string,
  expected: string,
  found: string,
  rule: string,
): Difference {
  return { deal: number, ...(event > 0 && { event }), what, expected, found, rule };
}

export function seatOf({ table }: Pursuit, player: number): number {
  return table.players.indexOf(player);
}

export function playerAt({ table }: Pursuit, seat: number): number {
  return table.players[seat]!;
}

/** As the table orders tiles: by kind, red fives after their like. */
export function inHandOrder({ rules }: Pursuit, tiles: readonly string[]): string[] {
  const { byId, tiles: all } = rules.tiles;
  const place = (id: string): number => (all[byId[id] ?? -1]?.kind ?? 0) * 100 + (byId[id] ?? 0);
  return [...tiles].sort((a, b) => place(a) - place(b));
}

/** Carries an action out; a difference where the rules do not offer it. */
export function act(pursuit: Pursuit, given: Action): Difference | undefined {
  const { table, watch } = pursuit;
  const action = { ...given, tiles: inHandOrder(pursuit, given.tiles) };
  watch?.(table, action);
  const no = advance(table, action);
  if (no) {
    const { place } = no.further?.[0] ?? {};
    const rule = place ? `${place.file}:${place.line}` : `moves.${action.move}`;
    return difference(pursuit, 'what is offered', said(pursuit, action), `${no.message} ${standing(pursuit)}`, rule);
  }
  pursuit.actions += 1;
  if (action.move !== PASS) Object.assign(pursuit, { moves: pursuit.moves + 1, last: `moves.${action.move}` });
  pursuit.happened.push(...table.events);
  pursuit.told.push(...table.events);
  return undefined;
}

export function said(pursuit: Pursuit, { seat, move, tiles }: Action): string {
  return [`player ${playerAt(pursuit, seat)}:`, move, ...tiles].join(' ');
}

/** Where the table stands, in a sentence. */
export function standing(pursuit: Pursuit): string {
  const { table, happened } = pursuit;
  const over = happened.find((event) => event.type === 'deal_over');
  if (over) return `The deal has ended: ${over.ending}.`;
  const { stage } = table;
  if (stage.at === 'over') return 'The game is over.';
  if (stage.at === 'window')
    return `${stage.window.tile >= 0 ? table.rules.tiles.tiles[stage.window.tile]!.id : ''} of player ${playerAt(pursuit, stage.window.from)} lies open (${stage.window.name}).`;
  const turn = turnOf(table);
  if (turn === undefined) return 'A declared win is being examined.';
  const hand = table.seats[turn.seat]!.hand.map((tile) => table.rules.tiles.tiles[tile]!.id);
  return `It is the turn of player ${playerAt(pursuit, turn.seat)} (${turn.begin}) with ${hand.join(' ')}.`;
}
