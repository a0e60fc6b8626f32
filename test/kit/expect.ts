/** What must hold after a line of a scenario. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Event,
  type Judgement,
  legal,
  makeAction,
  parseTiles,
  printMeld,
  type Tile,
  tilesLeft,
  turnOf,
  view,
} from '../../core/index.ts';
import { actionOf, numberOf, type Performance, seatOf } from './performance.ts';
import type { After, Check, Ends, Won } from './scenario.ts';
import { sure } from './tiles.ts';

type Say = (what: string, is: unknown, wanted: unknown) => void;

export function checkState(on: Performance, check: Check): void {
  const say: Say = (what, is, wanted) => {
    if (!isDeepStrictEqual(is, wanted))
      on.failures.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
  };
  for (const text of list(check.offered)) say(`offered ${text}`, isOffered(on, text), true);
  for (const text of list(check['not offered'])) say(`offered ${text}`, isOffered(on, text), false);
  if (check.left !== undefined) say('tiles left', tilesLeft(on.table), check.left);
  if (check.turn !== undefined) say('turn', turnText(on), check.turn);
  checkSeats(on, check, say);
  checkTable(on, check, say);
  checkEvents(on, check);
  for (const { seat, path, is } of check.sees ?? [])
    say(`seat ${seat} sees ${path}`, follow(view(on.table, seatOf(on, seat)), path), is);
  if (check.ends) checkEnds(on, check.ends, say);
  if (check.after) checkAfter(on, check.after, say);
}

function list(text?: string): string[] {
  return text === undefined ? [] : text.split(',').map((one) => one.trim());
}

/** Whether the action is open now; without tiles, any of that move. */
function isOffered(on: Performance, text: string): boolean {
  const [number, move, tiles] = text.split(/\s+/);
  const open = legal(on.table, seatOf(on, Number(number)));
  if (tiles === undefined) return open.some((action) => action.move === move);
  return open.some((action) => makeAction(action) === makeAction(actionOf(on, text)));
}

function turnText(on: Performance): string {
  const turn = turnOf(on.table);
  return turn ? `${numberOf(on, turn.seat)} ${turn.begin}` : 'none';
}

function checkSeats(on: Performance, { hands, bonus, melds }: Check, say: Say): void {
  const ids = (tiles: readonly Tile[]): string[] => tiles.map((tile) => on.rules.tiles.tiles[tile]!.id);
  const read = (text: string): string[] => ids(sure(parseTiles(text, on.rules.tiles))).sort();
  for (const [seat, text] of rows(hands))
    say(`hand of ${seat}`, ids(on.table.seats[seatOf(on, seat)]!.hand).sort(), read(text));
  for (const [seat, text] of rows(bonus))
    say(`bonus of ${seat}`, ids(on.table.seats[seatOf(on, seat)]!.bonus).sort(), read(text));
  for (const [seat, text] of rows(melds)) {
    const shown = on.table.seats[seatOf(on, seat)]!.melds.map((meld) => printMeld(meld, on.rules.tiles)).join(' ');
    say(`melds of ${seat}`, shown, text);
  }
}

/** What is remembered: of seats, and for the whole table. */
function checkTable(on: Performance, { marks, lists, ...check }: Check, say: Say): void {
  const { table, rules } = on;
  for (const [seat, text] of rows(marks))
    say(`marks of ${seat}`, [...table.seats[seatOf(on, seat)]!.marks].sort(), text === 'none' ? [] : list(text).sort());
  for (const [name, text] of Object.entries(lists ?? {}))
    say(`list ${name}`, table.lists[name]!.map((tile) => rules.tiles.tiles[tile]!.id).join(''), text);
  checkAccounts(on, check, say);
}

function checkAccounts(on: Performance, { counters, pots, points }: Check | After, say: Say): void {
  const { table } = on;
  for (const [name, value] of Object.entries(counters ?? {})) say(`counter ${name}`, table.counters[name], value);
  for (const [name, value] of Object.entries(pots ?? {})) say(`pot ${name}`, table.pots[name], value);
  for (const [number, owned] of rows(points))
    say(`points of ${number}`, table.points[table.players[seatOf(on, number)]!], owned);
}

function rows<T>(record: Record<number, T> | undefined): [number, T][] {
  return Object.entries(record ?? {}).map(([key, value]) => [Number(key), value]);
}

/** In an event as scenarios write it, seats are numbers of the deal. */
function asWritten(on: Performance, event: Event): Record<string, unknown> {
  const seats = ['seat', 'dealer', 'starter', 'from', 'to', 'startWall'];
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      seats.includes(key) && typeof value === 'number' && value >= 0 ? numberOf(on, value) : value,
    ]),
  );
}

function matches(event: Record<string, unknown>, wanted: Partial<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(event[key], value));
}

function checkEvents(on: Performance, check: Check): void {
  const happened = on.events.map((event) => asWritten(on, event));
  let from = 0;
  for (const wanted of check.events ?? []) {
    const at = happened.findIndex((event, i) => i >= from && matches(event, wanted));
    if (at < 0) on.failures.push(`no event ${JSON.stringify(wanted)} in ${JSON.stringify(happened)}`);
    else from = at + 1;
  }
  for (const wanted of check['no events'] ?? []) {
    if (happened.some((event) => matches(event, wanted)))
      on.failures.push(`there is an event ${JSON.stringify(wanted)}`);
  }
}

function follow(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

function checkEnds(on: Performance, ends: Ends, say: Say): void {
  const over = on.events.find((event) => event.type === 'deal_over');
  if (!over) {
    on.failures.push('the deal is not over');
    return;
  }
  say('ending', over.ending, ends.how);
  const won = on.events.find((event) => event.type === 'win');
  const seat = won?.seat ?? over.seats[0];
  if (ends.winner !== undefined) say('winner', seat === undefined ? undefined : numberOf(on, seat), ends.winner);
  if (ends.from !== undefined) say('exposer', won && numberOf(on, won.from), ends.from);
  if (ends.by !== undefined) say('won by', won?.by, ends.by);
  if (ends.tile !== undefined) say('winning tile', won?.tile, ends.tile);
  checkWon(won?.judgement, ends, say);
  checkWinners(on, ends, say);
  const settled = on.events.find((event) => event.type === 'settle')!;
  for (const [number, amount] of rows(ends.paid))
    say(`seat ${number} wins`, balance(settled, seatOf(on, number)), amount);
}

function checkWinners(on: Performance, { wins }: Ends, say: Say): void {
  if (wins === undefined) return;
  const told = on.events.filter((event) => event.type === 'win');
  const numbers = told.map(({ seat }) => numberOf(on, seat));
  say(
    'winners',
    numbers,
    wins.map(({ seat }) => seat),
  );
  wins.forEach((won, i) =>
    checkWon(told[i]?.judgement, won, (what, ...both) => say(`${what} of ${won.seat}`, ...both)),
  );
}

function checkWon(judgement: Judgement | undefined, won: Won, say: Say): void {
  const patterns = (judgement?.patterns ?? []).map(({ id, value }) => [id, Object.values(value)[0]] as const);
  if (won.patterns) say('patterns', sorted(patterns), sorted(Object.entries(won.patterns)));
  for (const [id, fans] of Object.entries(won.counts ?? {}))
    say(`fans of ${id}`, patterns.find(([other]) => other === id)?.[1], fans);
  for (const id of list(won.lacks)) {
    const there = patterns.some(([other]) => other === id);
    say(`has ${id}`, there, false);
  }
  for (const [name, value] of Object.entries(won.tallies ?? {})) say(name, judgement?.tallies[name], value);
  if (won.value !== undefined) say('value', judgement?.value, won.value);
}

function sorted(entries: readonly (readonly [string, unknown])[]): unknown[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

function balance(settled: Extract<Event, { type: 'settle' }>, seat: number): number {
  return settled.entries.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
}

function checkAfter(on: Performance, after: After, say: Say): void {
  const { table } = on;
  if (after.dealer !== undefined) say('next dealer', numberOf(on, table.dealer), after.dealer);
  if (after.starter !== undefined) say('starter', numberOf(on, table.starter), after.starter);
  if (after.round !== undefined) say('round', table.round, after.round);
  if (after.period !== undefined) say('period', table.period + 1, after.period);
  if (after.replayed !== undefined) say('replayed', table.replayed, after.replayed);
  if (after.over !== undefined) say('over', table.over, after.over);
  checkAccounts(on, after, say);
  const over = on.events.find((event) => event.type === 'game_over');
  for (const [number, result] of rows(after.results)) {
    const player = table.players[seatOf(on, number)];
    say(`result of ${number}`, over?.standings.find((one) => one.player === player)?.result, result);
  }
}
