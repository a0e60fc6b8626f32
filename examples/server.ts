/**
 * A table served over WebSocket. Every client sees its own view and hears its own events, nothing else.
 *
 *     npx tsx examples/server.ts                                 a short game of four bot clients, to look at
 *     npx tsx examples/server.ts --port 8080 --pack riichi       one game for whoever comes
 *     npx tsx examples/client.ts ws://localhost:8080             a bot that comes
 *
 * Copied into a project of your own it needs `"type": "module"` in the package.json, which `npm init -y` does not write.
 *
 * Messages are JSON objects, one a text frame.
 *
 *     from a client
 *       { type: 'join' }                            takes a place; the game begins when all are taken
 *       { type: 'return', token, heard }            takes its place again, having had so many events
 *       { type: 'act', ask, move, tiles, fromHand? }    answers the ask of that number
 *
 *     from the server
 *       { type: 'welcome', player, token, pack, options }     which player it is; the rules, for bots and hints
 *       { type: 'events', from, events }            what happened, as it sees it; `from`: how many it had before
 *       { type: 'ask', ask, milliseconds, view }    `view.legal` is what it may do; no answer in time is `defaultAction`
 *       { type: 'view', view }                      after a return, where nothing is asked
 *       { type: 'error', code, message, hint? }     what was wrong with its last message; nothing has changed
 *       { type: 'over', standings }
 *
 * Between two deals every player is asked, and may look at the result for as long as an ask lasts; `next_deal` is the answer.
 *
 * A connection is closed if it takes no place in time, is refused one, sends too much that is wrong, or does not read what it is
 * sent. The place of a player stays: `return` takes it again. Before the game begins a place that was left is free for others.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  newGame,
  dealsPlayed,
  defaultAction,
  type Event,
  eventsForPlayer,
  load,
  type Log,
  logHeader,
  type PackRuleset,
  play,
  type Problem,
  randomSeed,
  type Seed,
  type Standing,
  standings,
  type Table,
  type View,
  view,
} from 'tilewright';
import { type WebSocket, WebSocketServer } from 'ws';

export type FromClient =
  | { type: 'join' }
  | { type: 'return'; token: string; heard: number }
  | { type: 'act'; ask: number; move: string; tiles: string[]; fromHand?: true };

export type FromServer =
  | { type: 'welcome'; player: number; token: string; pack: unknown; options: PackRuleset['options'] }
  | { type: 'events'; from: number; events: Event[] }
  | { type: 'ask'; ask: number; milliseconds: number; view: View }
  | { type: 'view'; view: View }
  | { type: 'error'; code: string; message: string; hint?: string }
  | { type: 'over'; standings: Standing[] };

export interface ServeSettings {
  rules: PackRuleset;
  /** Nobody who plays may know it; else one that nobody guesses. */
  seed?: Seed;
  /** 0: any that is free. */
  port?: number;
  /** Milliseconds to answer in; and for a player who did not answer the last ask. */
  limit?: number;
  away?: number;
  /** Milliseconds a connection has to take a place. */
  arrival?: number;
  /** The game stops after so many deals. */
  maxDeals?: number;
}

export interface Served {
  url: string;
  /** The whole game, when it is over. */
  over: Promise<Log>;
  close(): void;
}

/** One player's place; it outlives the connection. */
interface Place {
  player: number;
  token: string;
  socket: WebSocket | undefined;
  /** Where the player sits. */
  seat: number;
  /** Everything the player has been told. */
  events: Event[];
  /** How often it was asked. */
  asks: number;
  /** The ask that is open. */
  open: { timer: NodeJS.Timeout; until: number } | undefined;
  isAway: boolean;
}

interface Room extends Required<Omit<ServeSettings, 'port' | 'seed'>> {
  table: Table;
  /** Whether the game has begun. */
  begun: boolean;
  log: Log;
  places: Place[];
  end: () => void;
}

const LONGEST_MESSAGE = 4096;
/** Bytes that wait to be sent to a client that does not read; the events of a whole game are a few hundred thousand. */
const LONGEST_QUEUE = 4_000_000;
/** Refused messages since the last one that was accepted. */
const MOST_REFUSED = 50;
/** Open connections: players, and a few who come back before their old connection is known to be lost. */
const MOST_CONNECTIONS = 50;
/** Milliseconds a client has to close its side. */
const FAREWELL = 1_000;

/** Opens a table and waits for players. */
export function serve({ port = 0, ...settings }: ServeSettings): Promise<Served> {
  const { rules, seed = randomSeed() } = settings;
  const server = new WebSocketServer({ port, maxPayload: LONGEST_MESSAGE });
  const close = (): void => {
    for (const { open } of room.places) clearTimeout(open?.timer);
    for (const socket of server.clients) socket.close();
    server.close();
  };
  let tellOver: (log: Log) => void;
  const over = new Promise<Log>((resolve) => (tellOver = resolve));
  const table = newGame(rules, { seed });
  const log: Log = { header: logHeader(rules, seed), events: [] };
  const end = (): void => {
    tellOver(log);
    close();
  };
  const room: Room = {
    limit: 20_000,
    away: 1_000,
    arrival: 10_000,
    maxDeals: 1_000,
    ...settings,
    table,
    begun: false,
    log,
    places: [],
    end,
  };
  server.on('connection', (socket) => {
    if (server.clients.size > MOST_CONNECTIONS) socket.terminate();
    else connect(room, socket);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('listening', () =>
      resolve({ url: `ws://localhost:${(server.address() as AddressInfo).port}`, over, close }),
    );
  });
}

function connect(room: Room, socket: WebSocket): void {
  let place: Place | undefined;
  let refused = 0;
  const arrival = setTimeout(() => {
    refuse(socket, 'no-place', 'This connection took no place in time.');
    hangUp(socket, 'took no place in time');
  }, room.arrival);
  /** Whether the message was accepted; else the client has been told why. */
  const take = (message: Partial<FromClient> | undefined): boolean => {
    if (message?.type === 'join' || message?.type === 'return') {
      const taken = takePlace(room, socket, place, message);
      if (!taken) return false;
      place = taken;
      clearTimeout(arrival);
      return true;
    }
    if (message?.type !== 'act') return refuse(socket, 'bad-message', 'That is no message of this table.', FORM);
    return place ? answer(room, place, message) : refuse(socket, 'not-seated', 'Take a place first.', FORM);
  };
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    refused = take(isBinary ? undefined : readMessage(String(data))) ? 0 : refused + 1;
    if (refused === MOST_REFUSED) hangUp(socket, 'too many messages that were refused');
  });
  socket.on('close', () => {
    clearTimeout(arrival);
    if (place?.socket === socket) place.socket = undefined;
  });
  // A message that is too long, or no WebSocket frame at all, closes the connection; the place stays.
  socket.on('error', () => {});
}

/** Closes the connection, also if the client does not answer. */
function hangUp(socket: WebSocket, why: string): void {
  socket.close(1008, why);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

const FORM =
  'Send {"type":"join"}, {"type":"return","token":...,"heard":0} or {"type":"act","ask":1,"move":...,"tiles":[]}.';

/** What it says is looked at where it is used; here only whether it is a message at all. */
function readMessage(text: string): Partial<FromClient> | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket | undefined, message: FromServer): void {
  if (socket?.readyState !== socket?.OPEN) return;
  if (socket && socket.bufferedAmount > LONGEST_QUEUE) socket.terminate();
  else socket?.send(JSON.stringify(message));
}

function refuse(socket: WebSocket | undefined, code: string, message: string, hint?: string): false {
  send(socket, { type: 'error', code, message, ...(hint !== undefined && { hint }) });
  return false;
}

/** A free place, or the one the token belongs to; undefined if it is refused. */
function takePlace(
  room: Room,
  socket: WebSocket,
  has: Place | undefined,
  message: Partial<Extract<FromClient, { type: 'join' | 'return' }>>,
): Place | undefined {
  const no = (code: string, text: string): undefined => void refuse(socket, code, text);
  if (has) return no('already-seated', 'You have a place.');
  if (message.type === 'return') {
    const place = room.places.find(({ token }) => token === message.token);
    if (!place) return no('unknown-token', 'There is no place for this token.');
    place.socket?.close();
    place.socket = socket;
    comeBack(room, place, Number.isInteger(message.heard) ? Math.max(0, message.heard!) : 0);
    beginIfAllAreHere(room);
    return place;
  }
  const player = freePlace(room);
  if (player === undefined) {
    refuse(socket, 'table-full', 'All places are taken.');
    hangUp(socket, 'all places are taken');
    return undefined;
  }
  const place: Place = {
    player,
    token: randomUUID(),
    socket,
    seat: player,
    events: [],
    asks: 0,
    open: undefined,
    isAway: false,
  };
  room.places[player] = place;
  greet(room, place);
  beginIfAllAreHere(room);
  return place;
}

/** The player number a newcomer gets: before the game begins also that of somebody who left. */
function freePlace({ rules, places, begun }: Room): number | undefined {
  const left = begun ? -1 : places.findIndex(({ socket }) => socket === undefined);
  if (left >= 0) return left;
  return places.length < rules.seats.count ? places.length : undefined;
}

function beginIfAllAreHere(room: Room): void {
  const { rules, places, begun } = room;
  if (begun || places.length < rules.seats.count || places.some(({ socket }) => socket === undefined)) return;
  room.begun = true;
  tell(room);
}

function greet({ rules }: Room, { socket, player, token }: Place): void {
  send(socket, { type: 'welcome', player, token, pack: rules.pack, options: rules.options });
}

/** Everything missed, and the table as it is. */
function comeBack(room: Room, place: Place, heard: number): void {
  const { socket, events, seat, open, asks } = place;
  greet(room, place);
  if (heard < events.length) send(socket, { type: 'events', from: heard, events: events.slice(heard) });
  if (events.length === 0) return;
  const seen = view(room.table, seat);
  if (open) send(socket, { type: 'ask', ask: asks, milliseconds: Math.max(0, open.until - Date.now()), view: seen });
  else send(socket, { type: 'view', view: seen });
}

/** A seat's answer is an action like any other, whatever the message says: the table says whether the rules allow it. The seat is that of the connection. */
function answer(
  room: Room,
  place: Place,
  { ask, move, tiles, fromHand }: Partial<Extract<FromClient, { type: 'act' }>>,
): boolean {
  if (!place.open || ask !== place.asks) {
    const now = place.open ? `The ask that is open has number ${place.asks}.` : 'Nothing is asked of you now.';
    return refuse(place.socket, 'not-asked', now);
  }
  const no = act(room, place, { seat: place.seat, move, tiles, ...(fromHand !== undefined && { fromHand }) });
  if (no) return refuse(place.socket, no.code, no.message, no.hint);
  place.isAway = false;
  return true;
}

function act(room: Room, place: Place, action: unknown): Problem | undefined {
  const next = play(room.table, action);
  if (next.refused) return next.refused;
  clearTimeout(place.open?.timer);
  place.open = undefined;
  room.table = next;
  tell(room);
  return undefined;
}

/** Everybody hears what concerns him; then who must act is asked. */
function tell(room: Room): void {
  const { table, log, places } = room;
  log.events.push(...table.events);
  for (const place of places) {
    const { events, seat } = eventsForPlayer(table, table.events, place.player, place.seat);
    place.seat = seat;
    if (events.length > 0) send(place.socket, { type: 'events', from: place.events.length, events });
    place.events.push(...events);
  }
  if (table.over || dealsPlayed(table) >= room.maxDeals) return finish(room);
  for (const place of places) if (table.toAct.includes(place.seat) && !place.open) ask(room, place);
}

function ask(room: Room, place: Place): void {
  const milliseconds = place.isAway ? room.away : room.limit;
  const timer = setTimeout(() => {
    place.isAway = true;
    act(room, place, defaultAction(room.rules, view(room.table, place.seat)));
  }, milliseconds);
  place.asks++;
  place.open = { timer, until: Date.now() + milliseconds };
  send(place.socket, { type: 'ask', ask: place.asks, milliseconds, view: view(room.table, place.seat) });
}

function finish(room: Room): void {
  for (const { socket } of room.places) send(socket, { type: 'over', standings: standings(room.table) });
  room.end();
}

/** Without a port, as many bots as there are places come and play two deals. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, pack: { type: 'string' } } });
  const loaded = load(values.pack ?? 'international');
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  const rules = loaded.value;
  const isDemo = values.port === undefined;
  const { url, over } = await serve({ rules, port: Number(values.port ?? 0), ...(isDemo && { maxDeals: 2 }) });
  console.log(`${rules.name.en} at ${url}`);
  const { playAt } = await import('./client.ts');
  const players = Array.from({ length: isDemo ? rules.seats.count : 0 }, () => playAt(url));
  const { events } = await over;
  console.log(`The game is over after ${events.length} events.`);
  const [first] = await Promise.all(players);
  for (const { rank, player, points } of first ?? []) console.log(`${rank}. player ${player + 1}: ${points}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
