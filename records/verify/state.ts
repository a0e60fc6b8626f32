/** Where the following of a game record stands, and how it says that log and rules part. */
import { type Action, advance, type Event, PASS, type Ruleset, type Table, turnOf } from '../../core/index.ts';
import type { RecordDeal } from '../game-record.ts';
import type { FieldNames } from '../log-vocabulary.ts';

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

export interface Verifying {
  rules: Ruleset;
  names: FieldNames;
  table: Table;
  deal: RecordDeal;
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
  { number, event }: Verifying,
  what: string,
  expected: string,
  found: string,
  rule: string,
): Difference {
  return { deal: number, ...(event > 0 && { event }), what, expected, found, rule };
}

export function seatOf({ table }: Verifying, player: number): number {
  return table.players.indexOf(player);
}

export function playerAt({ table }: Verifying, seat: number): number {
  return table.players[seat]!;
}

/** As the table orders tiles: by kind, red fives after their like. */
export function inHandOrder({ rules }: Verifying, tiles: readonly string[]): string[] {
  const { byId, tiles: all } = rules.tiles;
  const place = (id: string): number => (all[byId[id] ?? -1]?.kind ?? 0) * 100 + (byId[id] ?? 0);
  return [...tiles].sort((a, b) => place(a) - place(b));
}

/** Carries an action out; a difference where the rules do not offer it. */
export function act(verifying: Verifying, given: Action): Difference | undefined {
  const { table, watch } = verifying;
  const action = { ...given, tiles: inHandOrder(verifying, given.tiles) };
  watch?.(table, action);
  const no = advance(table, action);
  if (no) {
    const { place } = no.further?.[0] ?? {};
    const rule = place ? `${place.file}:${place.line}` : `moves.${action.move}`;
    return difference(
      verifying,
      'what is offered',
      said(verifying, action),
      `${no.message} ${standing(verifying)}`,
      rule,
    );
  }
  verifying.actions += 1;
  if (action.move !== PASS) Object.assign(verifying, { moves: verifying.moves + 1, last: `moves.${action.move}` });
  verifying.happened.push(...table.events);
  verifying.told.push(...table.events);
  return undefined;
}

export function said(verifying: Verifying, { seat, move, tiles }: Action): string {
  return [`player ${playerAt(verifying, seat)}:`, move, ...tiles].join(' ');
}

/** Where the table stands, in a sentence. */
export function standing(verifying: Verifying): string {
  const { table, happened } = verifying;
  const over = happened.find((event) => event.type === 'deal_over');
  if (over) return `The deal has ended: ${over.ending}.`;
  const { stage } = table;
  if (stage.at === 'over') return 'The game is over.';
  if (stage.at === 'window')
    return `${stage.window.tile >= 0 ? table.rules.tiles.tiles[stage.window.tile]!.id : ''} of player ${playerAt(verifying, stage.window.from)} lies open (${stage.window.name}).`;
  const turn = turnOf(table);
  if (turn === undefined) return 'A declared win is being examined.';
  const hand = table.seats[turn.seat]!.hand.map((tile) => table.rules.tiles.tiles[tile]!.id);
  return `It is the turn of player ${playerAt(verifying, turn.seat)} (${turn.begin}) with ${hand.join(' ')}.`;
}
