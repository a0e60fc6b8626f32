/** What must hold after a line of a scenario. */
import {
  type Account,
  type Action,
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
} from '../../../core/index.ts';
import { meantBy } from '../../../dsl/index.ts';
import { actionOf, fail, numberOf, type ScenarioRun, seatOf } from './scenario-run.ts';
import { isSame, shown } from '../equal-data.ts';
import { openTile, whyNotOpen } from './why-not-open.ts';
import type { After, Check, Ends, ScenarioPath, Won } from './scenario-types.ts';

/** Compares what is with what should be; the key says where the scenario asks for it. */
type Say = (what: string, is: unknown, wanted: unknown, key: ScenarioPath, hint?: string) => void;

/** Examines the table after a line. */
export function checkState(on: ScenarioRun, check: Check): void {
  const say: Say = (what, is, wanted, key, hint) => {
    if (!isSame(is, wanted)) fail(on, `${what} should be ${shown(wanted)}, but is ${shown(is)}.`, key, hint);
  };
  checkOffers(on, check, 'offered');
  checkOffers(on, check, 'not offered');
  if (check.left !== undefined) say('Tiles left', tilesLeft(on.table), check.left, ['left']);
  if (check.turn !== undefined && turnText(on) !== check.turn)
    fail(on, `The turn should be ${check.turn}, but is ${turnText(on)}.`, ['turn'], openTile(on));
  checkSeats(on, check, say);
  checkTable(on, check, say);
  checkEvents(on, check);
  (check.sees ?? []).forEach(({ seat, path, is }, i) =>
    say(`What seat ${seat} sees at ${path}`, follow(view(on.table, seatOf(on, seat)), path), is, ['sees', i]),
  );
  if (check.ends) checkEnds(on, check.ends, say);
  if (check.after) checkAfter(on, check.after, say);
}

function list(text?: string): string[] {
  return text === undefined ? [] : text.split(',').map((one) => one.trim());
}

function checkOffers(on: ScenarioRun, check: Check, key: 'offered' | 'not offered'): void {
  for (const text of list(check[key])) {
    const wanted = actionOf(on, text, [key]);
    if (wanted === undefined) continue;
    const offered = isOffered(on, wanted, text);
    if (offered === (key === 'offered')) continue;
    const said = `\`${text}\`${text.endsWith(' drawn') ? ` (${wanted.tiles[0]})` : ''}`;
    if (offered) fail(on, `${said} should not be offered, but is.`, [key]);
    else fail(on, `${said} should be offered, but is not.`, [key], whyNotOpen(on, wanted));
  }
}

/** Whether the action is open now; where the text has no tiles, any of that move. */
function isOffered(on: ScenarioRun, wanted: Action, text: string): boolean {
  const [, , tiles] = text.split(/\s+/);
  const open = legal(on.table, wanted.seat);
  if (tiles === undefined) return open.some((action) => action.move === wanted.move);
  return open.some((action) => makeAction(action) === makeAction(wanted));
}

function turnText(on: ScenarioRun): string {
  const turn = turnOf(on.table);
  return turn ? `${numberOf(on, turn.seat)} ${turn.begin}` : 'none';
}

function checkSeats(on: ScenarioRun, { hands, bonus, melds }: Check, say: Say): void {
  const ids = (tiles: readonly Tile[]): string[] => tiles.map((tile) => on.rules.tiles.tiles[tile]!.id).sort();
  const compare = (what: 'hand' | 'bonus', seat: number, text: string, key: ScenarioPath): void => {
    const wanted = parseTiles(text, on.rules.tiles);
    if (!wanted.ok) return wanted.problems.forEach(({ message, hint }) => fail(on, message, key, hint));
    say(
      `The ${what === 'hand' ? 'hand' : 'bonus tiles'} of ${seat}`,
      ids(on.table.seats[seatOf(on, seat)]![what]),
      ids(wanted.value),
      key,
    );
  };
  for (const [seat, text] of rows(hands)) compare('hand', seat, text, ['hands', seat]);
  for (const [seat, text] of rows(bonus)) compare('bonus', seat, text, ['bonus', seat]);
  for (const [seat, text] of rows(melds)) {
    const laid = on.table.seats[seatOf(on, seat)]!.melds.map((meld) => printMeld(meld, on.rules.tiles)).join(' ');
    say(`What ${seat} has laid down`, laid, text, ['melds', seat]);
  }
}

/** What is remembered: of seats, and for the whole table. */
function checkTable(on: ScenarioRun, { marks, lists, ...check }: Check, say: Say): void {
  const { table, rules } = on;
  for (const [seat, text] of rows(marks)) {
    const wanted = text === 'none' ? [] : list(text).sort();
    say(`The marks of ${seat}`, [...table.seats[seatOf(on, seat)]!.marks].sort(), wanted, ['marks', seat]);
  }
  for (const [name, text] of Object.entries(lists ?? {}))
    if (isKnown(on, 'list', name, table.lists, ['lists', name]))
      say(`The list \`${name}\``, table.lists[name]!.map((tile) => rules.tiles.tiles[tile]!.id).join(''), text, [
        'lists',
        name,
      ]);
  checkAccounts(on, check, say, []);
}

function checkAccounts(on: ScenarioRun, { counters, pots, points }: Check | After, say: Say, path: ScenarioPath): void {
  const { table } = on;
  for (const [name, value] of Object.entries(counters ?? {}))
    if (isKnown(on, 'counter of the table', name, table.counters, [...path, 'counters', name]))
      say(`The counter \`${name}\``, table.counters[name], value, [...path, 'counters', name]);
  for (const [name, value] of Object.entries(pots ?? {}))
    if (isKnown(on, 'pot', name, table.pots, [...path, 'pots', name]))
      say(`What lies in \`${name}\``, table.pots[name], value, [...path, 'pots', name]);
  for (const [seat, value] of rows(points))
    say(`The points of ${seat}`, table.points[table.players[seatOf(on, seat)]!], value, [...path, 'points', seat]);
}

/** Whether the pack has such a thing; tells what was meant if not. */
function isKnown(on: ScenarioRun, what: string, name: string, known: object, key: ScenarioPath): boolean {
  if (Object.hasOwn(known, name)) return true;
  const meant = meantBy(name, Object.keys(known), on.rules.otherNames?.());
  fail(on, `There is no ${what} \`${name}\`.`, key, meant?.hint ?? 'Take it out.');
  return false;
}

function rows<T>(record: Record<number, T> | undefined): [number, T][] {
  return Object.entries(record ?? {}).map(([key, value]) => [Number(key), value]);
}

/** In an event as scenarios write it, seats are numbers of the deal. */
function asWritten(on: ScenarioRun, event: Event): Record<string, unknown> {
  const seats = ['seat', 'dealer', 'starter', 'from', 'to', 'startWall'];
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      seats.includes(key) && typeof value === 'number' && value >= 0 ? numberOf(on, value) : value,
    ]),
  );
}

function matches(event: Record<string, unknown>, wanted: Partial<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([key, value]) => isSame(event[key], value));
}

function checkEvents(on: ScenarioRun, check: Check): void {
  const happened = on.events.map((event) => asWritten(on, event));
  let from = 0;
  (check.events ?? []).forEach((wanted, i) => {
    const at = happened.findIndex((event, place) => place >= from && matches(event, wanted));
    if (at >= 0) from = at + 1;
    else
      fail(on, `There should be an event ${shown(wanted)}, but there are ${shown(alike(happened, wanted))}.`, [
        'events',
        i,
      ]);
  });
  (check['no events'] ?? []).forEach((wanted, i) => {
    if (happened.some((event) => matches(event, wanted)))
      fail(on, `There should be no event ${shown(wanted)}, but there is.`, ['no events', i]);
  });
}

/** Events of the wanted type, or else what types there are. */
function alike(happened: readonly Record<string, unknown>[], wanted: Partial<Record<string, unknown>>): unknown {
  const same = happened.filter(({ type }) => type === wanted.type);
  return same.length > 0 ? same : happened.map(({ type }) => type);
}

function follow(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

function checkEnds(on: ScenarioRun, ends: Ends, say: Say): void {
  const over = on.events.find((event) => event.type === 'deal_over');
  if (!over) return fail(on, 'The deal should be over, but is not.', ['ends']);
  if (ends.how !== undefined) say('The ending', over.ending, ends.how, ['ends', 'how']);
  const won = on.events.find((event) => event.type === 'win');
  const seat = won?.seat ?? over.seats[0];
  const number = (each: number | undefined): number | undefined =>
    each === undefined ? undefined : numberOf(on, each);
  if (ends.winner !== undefined) say('The winner', number(seat), ends.winner, ['ends', 'winner']);
  if (ends.from !== undefined) say('Who exposed the winning tile', number(won?.from), ends.from, ['ends', 'from']);
  if (ends.by !== undefined) say('How it was won', won?.by, ends.by, ['ends', 'by']);
  if (ends.tile !== undefined) say('The winning tile', won?.tile, ends.tile, ['ends', 'tile']);
  checkWon(on, won?.judgement, ends, say, '', ['ends']);
  checkWinners(on, ends, say);
  const settled = on.events.slice(on.events.indexOf(over)).find((event) => event.type === 'settle')!;
  for (const [each, amount] of rows(ends.paid))
    say(
      `What seat ${each} wins`,
      balance(settled, seatOf(on, each)),
      amount,
      ['ends', 'paid', each],
      paidIn(on, settled),
    );
}

function checkWinners(on: ScenarioRun, { wins }: Ends, say: Say): void {
  if (wins === undefined) return;
  const told = on.events.filter((event) => event.type === 'win');
  const numbers = told.map(({ seat }) => numberOf(on, seat));
  const wanted = wins.map(({ seat }) => seat);
  say('Who won', numbers, wanted, ['ends', 'wins']);
  wins.forEach((won, i) => checkWon(on, told[i]?.judgement, won, say, ` of ${won.seat}`, ['ends', 'wins', i]));
}

function checkWon(
  on: ScenarioRun,
  judgement: Judgement | undefined,
  won: Won,
  say: Say,
  whose: string,
  path: ScenarioPath,
): void {
  const { contents } = on.rules;
  const isOne = (what: string, id: string, things: readonly { id: string }[], key: ScenarioPath): boolean =>
    isKnown(on, what, id, Object.fromEntries(things.map((thing) => [thing.id, thing])), [...path, ...key]);
  const isPattern = (id: string, key: ScenarioPath): boolean => isOne('pattern', id, contents.patterns, key);
  const patterns = Object.fromEntries(
    (judgement?.patterns ?? []).map(({ id, value }) => [id, Object.values(value)[0]] as const),
  );
  const counted = Object.keys(patterns).length === 0 ? 'No pattern counts.' : `What counts is ${shown(patterns)}.`;
  if (won.patterns && Object.keys(won.patterns).every((id) => isPattern(id, ['patterns', id])))
    say(`The patterns${whose}`, patterns, won.patterns, [...path, 'patterns']);
  for (const [id, value] of Object.entries(won.counts ?? {}))
    if (isPattern(id, ['counts', id]))
      say(`The value of \`${id}\`${whose}`, patterns[id], value, [...path, 'counts', id]);
  for (const id of list(won.lacks))
    if (isPattern(id, ['lacks'])) say(`The value of \`${id}\`${whose}`, patterns[id], undefined, [...path, 'lacks']);
  for (const [name, value] of Object.entries(won.tallies ?? {}))
    if (isOne('tally', name, contents.tallies, ['tallies', name]))
      say(
        `The ${name}${whose}`,
        (judgement?.sums ?? judgement?.tallies)?.[name],
        value,
        [...path, 'tallies', name],
        counted,
      );
  if (won.value !== undefined) say(`The value${whose}`, judgement?.value, won.value, [...path, 'value'], counted);
  if (won.limit !== undefined) say(`The limit${whose}`, judgement?.limit ?? 'none', won.limit, [...path, 'limit']);
}

/** Each payment, between seats by their numbers. */
function paidIn(on: ScenarioRun, { entries }: Extract<Event, { type: 'settle' }>): string {
  const whom = (account: Account): string =>
    typeof account === 'number' ? String(numberOf(on, account)) : account.replace(':', ' ');
  const all = entries.map(({ from, to, amount, reason }) => `${amount} from ${whom(from)} to ${whom(to)} (${reason})`);
  return all.length === 0 ? 'Nothing is paid.' : `Paid are ${all.join(', ')}.`;
}

function balance(settled: Extract<Event, { type: 'settle' }>, seat: number): number {
  return settled.entries.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
}

function checkAfter(on: ScenarioRun, after: After, say: Say): void {
  const { table } = on;
  const { dealer, starter } = after;
  if (dealer !== undefined) say('The next dealer', numberOf(on, table.dealer), dealer, ['after', 'dealer']);
  if (starter !== undefined) say('The starter', numberOf(on, table.starter), starter, ['after', 'starter']);
  if (after.round !== undefined) say('The round', table.round, after.round, ['after', 'round']);
  if (after.period !== undefined) say('The period', table.period, after.period, ['after', 'period']);
  if (after.replayed !== undefined)
    say('Whether it is played again', table.replayed, after.replayed, ['after', 'replayed']);
  if (after.over !== undefined) say('Whether the game is over', table.over, after.over, ['after', 'over']);
  checkAccounts(on, after, say, ['after']);
  const over = on.events.find((event) => event.type === 'game_over');
  for (const [number, result] of rows(after.results)) {
    const player = table.players[seatOf(on, number)];
    const found = over?.standings.find((one) => one.player === player)?.result;
    say(`The result of ${number}`, found, result, ['after', 'results', number]);
  }
}
