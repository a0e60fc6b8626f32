/** What a player there would see: never the wall, another hand, or the seed. */
import type { Action } from './action.ts';
import { type Event, eventFor, HIDDEN, type Seen } from './event.ts';
import { legalSeen } from './legal.ts';
import { seenThings } from './memo.ts';
import { needSeat } from './misuse.ts';
import { drawnTile, windowOf } from './moment.ts';
import { type DiceView, lookFrom, type SeatView } from './seen.ts';
import type { Table, Window } from './table.ts';
import { idOf } from './tile.ts';

/** One seat's side of a table; plain data. Seats count from 0. What has not changed is the same in the next view, so it is frozen. */
export interface View {
  seat: number;
  /** Pack id and hash of the rules played. */
  rules: string;
  hash: string;
  period: number;
  round: number;
  deal: number;
  dealer: number;
  starter: number;
  replayed: boolean;
  dice: Readonly<DiceView>;
  /** Own concealed tiles; the one just drawn apart, empty if there is none. */
  hand: readonly string[];
  drawn: string;
  seats: readonly SeatView[];
  wall: Readonly<{ left: number; startWall: number; startColumn: number }>;
  /** Of the whole table: counters, what lies in pots, tiles turned up. */
  counters: Readonly<Record<string, number>>;
  pots: Readonly<Record<string, number>>;
  lists: Readonly<Record<string, readonly string[]>>;
  discards: number;
  turn: Readonly<{ seat: number; begin: string }> | null;
  window: { name: string; tile: string; from: number; answered: boolean } | null;
  declared: Readonly<{ seat: number; move: string }> | null;
  over: boolean;
  legal: readonly Action[];
}

/**
 * What a seat, counted from 0, may see of the table now, with its legal actions; a wrong seat throws a `RangeError`. As long as nothing
 * happens that the seat can see, it is the same view.
 */
export function view(table: Table, seat: number): View {
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
  return { ...before, window: windowSeen(table, seat), legal: legalSeen(table, seat) };
}

function look(table: Table, seat: number): View {
  const { rules } = table;
  const { scene, hand, seats } = lookFrom(table, seat);
  const { dice, wall, counters, pots, lists, turn, declared } = scene;
  return {
    seat,
    rules: rules.id,
    hash: rules.hash,
    period: table.period + 1,
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
    declared,
    over: table.over,
    legal: legalSeen(table, seat),
  };
}

function drawnSeen(table: Table, seat: number): string {
  const drew = windowOf(table) ? undefined : drawnTile(table, seat);
  return drew !== undefined && table.seats[seat]!.hand.includes(drew) ? idOf(table.rules.tiles, drew) : '';
}

function windowSeen(table: Table, seat: number): View['window'] {
  const window = windowOf(table);
  if (window === undefined) return null;
  const answered = window.answers[seat] !== undefined;
  return { name: window.name, tile: exposedTo(table, seat, window), from: window.from, answered };
}

/** The exposed tile, unless it stands in a meld this seat may not look at. */
function exposedTo(table: Table, seat: number, window: Window): string {
  const meld = window.meld < 0 ? undefined : table.seats[window.from]!.melds[window.meld];
  const seen = meld === undefined || meld.seen || seat === window.from;
  return seen ? idOf(table.rules.tiles, window.tile) : HIDDEN;
}

/** Events as one seat may see them, in order. */
export function eventsFor(table: Table, events: readonly Event[], seat: number): Event[] {
  needSeat('eventsFor', table, seat);
  if (!Array.isArray(events))
    throw new TypeError('eventsFor takes a list of events: eventsFor(table, table.events, seat)');
  const { moves, privateMarks, privateCounters, listRules } = table.rules;
  const seen: Seen = {
    move: (move) => moves[move]?.shownTo !== 'owner',
    mark: (mark) => !privateMarks.includes(mark),
    counter: (counter) => !privateCounters.includes(counter),
    list: (list) => listRules[list]?.seen !== 'owner',
  };
  return events.map((event) => eventFor(event, seat, seen)).filter((event) => event !== undefined);
}

/**
 * Events as one player may see them who sits at `seat` before the first; seats may be drawn anew on the way, and what is
 * seen then is what the new one sees. Gives the seat after the last.
 */
export function eventsForPlayer(
  table: Table,
  events: readonly Event[],
  player: number,
  seat: number,
): { events: Event[]; seat: number } {
  const seen: Event[] = [];
  let at = seat;
  for (const event of events) {
    if (event.type === 'seats') at = event.players.indexOf(player);
    seen.push(...eventsFor(table, [event], at));
  }
  return { events: seen, seat: at };
}
