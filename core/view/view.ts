/** What a player there would see: never the wall, another hand, or the seed. */
import { type Action, PASS } from '../action.ts';
import { type Event, eventFor, HIDDEN, type Seen } from '../event.ts';
import { legalSeen } from '../play/legal-actions.ts';
import { seenThings } from '../cache/table-cache.ts';
import { needPlayer, needSeat } from '../problems/argument-checks.ts';
import { drawnTile, windowOf } from '../play/table-facts.ts';
import { secretMoves } from '../play/move-index.ts';
import { lookFrom } from '../cache/seat-views.ts';
import type { PlayerNumber, Seat } from '../things/seat.ts';
import type { Table, Window } from '../table.ts';
import { idOf } from '../things/tile.ts';
import type { View } from './view-types.ts';

/**
 * What a seat, counted from 0, may see of the table now, with its legal actions; a wrong seat throws a `RangeError`. As long as nothing
 * happens that the seat can see, it is the same view.
 */
export function view(table: Table, seat: Seat): View {
  needSeat('view', table, seat);
  const { views } = seenThings(table);
  const { stage } = table;
  const owes = table.toAct.includes(seat);
  const before = views[seat];
  if (before !== undefined && before.stage === stage && before.owes === owes) return before.view;
  const now = before?.stage === stage ? afterAnswer(table, seat, before.view) : look(table, seat);
  views[seat] = { stage, owes, view: now };
  return now;
}

/** Who has answered, or is asked again, sees nothing else change. */
function afterAnswer(table: Table, seat: number, before: View): View {
  return { ...before, window: windowSeen(table, seat), phase: phaseSeen(table, seat), legal: legalSeen(table, seat) };
}

function look(table: Table, seat: number): View {
  const { rules } = table;
  const { scene, hand, seats } = lookFrom(table, seat);
  const { dice, wall, counters, pots, lists, turn, declared } = scene;
  return {
    seat,
    rules: rules.id,
    hash: rules.hash,
    period: table.period,
    round: table.round,
    deal: table.deals,
    dealer: table.dealer,
    starter: table.starter,
    replayed: table.replayed,
    dice,
    hand,
    drawn: drawnSeen(table, seat),
    seats,
    wall,
    counters,
    pots,
    lists,
    discards: table.discards,
    turn: turn !== null && turn.begin === 'asked' && turn.seat !== seat ? null : turn,
    window: windowSeen(table, seat),
    phase: phaseSeen(table, seat),
    declared: declaredSeen(table, seat, declared),
    settled: settledSeen(table),
    over: table.over,
    legal: legalSeen(table, seat),
  };
}

/** Nothing of it changes any more. */
function settledSeen({ settled }: Table): View['settled'] {
  if (settled === null || Object.isFrozen(settled)) return settled;
  Object.freeze(settled.seats);
  for (const entry of settled.entries) Object.freeze(entry);
  Object.freeze(settled.entries);
  return Object.freeze(settled);
}

function declaredSeen({ rules }: Table, seat: number, declared: View['declared']): View['declared'] {
  if (declared === null || declared.seat === seat || !secretMoves(rules).has(declared.move)) return declared;
  return { ...declared, move: HIDDEN };
}

function drawnSeen(table: Table, seat: number): string {
  const drew = windowOf(table) ? undefined : drawnTile(table, seat);
  return drew !== undefined && table.seats[seat]!.hand.includes(drew) ? idOf(table.rules.tiles, drew) : '';
}

function windowSeen(table: Table, seat: number): View['window'] {
  const window = windowOf(table);
  if (window === undefined) return null;
  const { name, from } = window;
  return { name, tile: exposedTo(table, seat, window), from, answer: ownAnswer(table, seat, window.answers) };
}

function phaseSeen(table: Table, seat: number): View['phase'] {
  const { stage, rules } = table;
  if (stage.at !== 'phase') return null;
  return { id: rules.phases[stage.phase]!.id, answer: ownAnswer(table, seat, stage.answers) };
}

function ownAnswer({ rules }: Table, seat: number, answers: Window['answers']): Action | null {
  const answer = answers[seat] ?? null;
  if (answer === null) return null;
  if (answer === 'pass') return { seat, move: PASS, tiles: [] };
  return { seat, move: answer.move, tiles: answer.tiles.map((tile) => idOf(rules.tiles, tile)) };
}

/** The exposed tile, unless it stands in a meld this seat may not look at. */
function exposedTo(table: Table, seat: number, window: Window): string {
  const meld = window.meld < 0 ? undefined : table.seats[window.from]!.melds[window.meld];
  const seen = meld === undefined || meld.seen || seat === window.from;
  return seen ? idOf(table.rules.tiles, window.tile) : HIDDEN;
}

/** Events as one seat may see them, in order. */
export function eventsFor(table: Table, events: readonly Event[], seat: Seat): Event[] {
  needSeat('eventsFor', table, seat);
  if (!Array.isArray(events))
    throw new TypeError('eventsFor takes a list of events: eventsFor(table, table.events, seat)');
  return seenFrom(table, events, seat);
}

function seenFrom(table: Table, events: readonly Event[], seat: Seat): Event[] {
  const { moves, privateMarks, privateCounters, listRules } = table.rules;
  const secret = secretMoves(table.rules);
  const seen: Seen = {
    move: (move) => !secret.has(move),
    tilesOf: (move) => moves[move]?.makes === undefined || moves[move].shownTo !== 'owner',
    mark: (mark) => !privateMarks.includes(mark),
    counter: (counter) => !privateCounters.includes(counter),
    list: (list) => listRules[list]?.seen !== 'owner',
  };
  return events.map((event) => eventFor(event, seat, seen)).filter((event) => event !== undefined);
}

/**
 * Events as one player may see them who sits at `seat` before the first; seats may be drawn anew on the way, and what is
 * seen then is what the new one sees. Gives the seat after the last: begin the next call with it. Before the first event of a game player n sits at
 * n; of a restored table `table.players.indexOf(player)` is the seat.
 */
export function eventsForPlayer(
  table: Table,
  events: readonly Event[],
  player: PlayerNumber,
  seat: Seat,
): { events: Event[]; seat: Seat } {
  needPlayer('eventsForPlayer', table, player);
  needSeat('eventsForPlayer', table, seat);
  if (!Array.isArray(events))
    throw new TypeError('eventsForPlayer takes a list of events: eventsForPlayer(table, table.events, player, seat)');
  const seen: Event[] = [];
  let at = seat;
  for (const event of events) {
    if (event.type === 'seats') at = event.players.indexOf(player);
    seen.push(...seenFrom(table, [event], at));
  }
  return { events: seen, seat: at };
}
