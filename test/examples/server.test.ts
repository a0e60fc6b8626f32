/** Four real clients at a served table: nobody sees what it should not, and nothing they do breaks the game. */
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Event, HIDDEN, type Log, parseLog, makeLog, replay, type Table, type View } from '../../core/index.ts';
import { playAt } from '../../examples/client.ts';
import { follow, newTable } from '../../examples/table-from-events.ts';
import { type FromServer, serve, type Served } from '../../examples/server.ts';
import { rulesetFromPack } from '../../loader/index.ts';
import { makeBot, type Player } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

const SEED = 3_141_592_653;
const SHORT = `
id: short-game
extends: international
name: { en: Short Game }
options: { periods: 1 }
sequence: { rounds: 1 }
`;

const rules = rulesOf(SHORT);
let served: Served | undefined;

afterEach(() => served?.close());

/** A connection with all that was received on it. */
interface Line {
  socket: WebSocket;
  received: string[];
  messages: FromServer[];
  say(message: unknown): void;
  /** The next message of this type, also one that has come before it was asked for. */
  next<T extends FromServer['type']>(type: T): Promise<Extract<FromServer, { type: T }>>;
}

async function dial(url: string, onMessage: (message: FromServer, line: Line) => void = () => {}): Promise<Line> {
  const socket = new WebSocket(url);
  const waiting = new Set<() => void>();
  let read = 0;
  const line: Line = {
    socket,
    received: [],
    messages: [],
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (type) =>
      new Promise((resolve) => {
        const look = (): void => {
          const at = line.messages.findIndex((message, i) => i >= read && message.type === type);
          if (at < 0) return;
          read = at + 1;
          waiting.delete(look);
          resolve(line.messages[at] as never);
        };
        waiting.add(look);
        look();
      }),
  };
  socket.on('message', (data) => {
    line.received.push(String(data));
    line.messages.push(JSON.parse(String(data)) as FromServer);
    onMessage(line.messages.at(-1)!, line);
    for (const look of [...waiting]) look();
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return line;
}

const closed = (line: Line): Promise<unknown> => new Promise((resolve) => line.socket.on('close', resolve));

/** Answers what is asked. */
const answering =
  (bot: Player) =>
  (message: FromServer, { say }: Line): void => {
    if (message.type !== 'ask') return;
    const { move, tiles } = bot(message.view);
    say({ type: 'act', ask: message.ask, move, tiles });
  };

describe('a game of four clients', () => {
  it('ends right though one leaves and returns, one sends rubbish and one is silent', async () => {
    served = await serve({ rules, seed: SEED, limit: 3_000, away: 5 });
    const { url, over } = served;
    const bot = makeBot(rules);
    const heard: string[][] = [[], [], [], []];

    const steady = playAt(url, { onMessage: (text) => heard[0]!.push(text) });
    const returning = leaveAndReturn(url, bot, heard[1]!);
    const rude = await dial(url, (message, line) => {
      if (message.type === 'ask') for (const rubbish of someRubbish(line.messages.length)) line.say(rubbish);
      answering(bot)(message, line);
    });
    rude.say({ type: 'join' });
    const silent = await dial(url);
    silent.say({ type: 'join' });
    await Promise.all([closed(rude), closed(silent)]);
    heard[2] = rude.received;
    heard[3] = silent.received;

    const log = await over;
    expect(log.events.at(-1)!.type).toBe('game_over');
    const end = replayed(log);
    expect(end.over).toBe(true);
    const final = log.events.at(-1) as Extract<Event, { type: 'game_over' }>;
    expect(await steady).toEqual(final.standings);
    expect(await returning).toEqual(final.standings);
    expect(rude.messages.filter(({ type }) => type === 'error').length).toBeGreaterThan(10);
    for (const texts of heard) saysNothingHidden(texts, log);
  });
});

/** Plays for a while, is gone while others play on, and comes back with its token; then once more without a goodbye. */
async function leaveAndReturn(url: string, bot: Player, heard: string[]): Promise<unknown> {
  const first = await dial(url, answering(bot));
  first.say({ type: 'join' });
  const { token } = await first.next('welcome');
  for (let i = 0; i < 4; i++) await first.next('ask');
  first.socket.close();
  await closed(first);
  heard.push(...first.received);
  await new Promise((resolve) => setTimeout(resolve, 100));

  const second = await dial(url, answering(bot));
  second.say({ type: 'return', token, heard: heardBy(first) });
  for (let i = 0; i < 4; i++) await second.next('ask');
  second.socket.terminate();
  await closed(second);
  heard.push(...second.received);

  const third = await dial(url, answering(bot));
  third.say({ type: 'return', token, heard: heardBy(second) });
  const over = await third.next('over');
  heard.push(...third.received);
  return over.standings;
}

function heardBy({ messages }: Line): number {
  const last = messages.findLast((message) => message.type === 'events');
  return last ? last.from + last.events.length : 0;
}

/** What no client should send. */
function someRubbish(n: number): unknown[] {
  const all: unknown[] = [
    'hello',
    '',
    '{"type":',
    'null',
    '[]',
    '42',
    '"join"',
    {},
    { type: 'reboot' },
    { type: 'join' },
    { type: 'return', token: 'x' },
    { type: 'act' },
    { type: 'act', ask: -1, move: 'win', tiles: [] },
    { type: 'act', ask: n, move: { toString: 1 }, tiles: 'all' },
    { type: 'act', ask: '1', move: 'discard', tiles: ['9z', null] },
    `{"type":"act","__proto__":{"ask":1}}`,
    { type: 'constructor' },
  ];
  return [all[n % all.length], all[(n * 7) % all.length]];
}

function replayed(log: Log): Table {
  const read = parseLog(makeLog(log));
  if (!read.ok) throw new Error(read.problems[0]!.message);
  const again = rulesetFromPack(read.value.header.pack, read.value.header.options);
  if (!again.ok) throw new Error(again.problems[0]!.message);
  const result = replay(again.value, read.value);
  if (!result.ok) throw new Error(result.problems[0]!.message);
  return result.value.table;
}

/** All a player may hear of a game, said once more and plainly: hands, draws and intentions of others are its own. */
function mayHear(log: Log, player: number): Event[] {
  let seat = player;
  return log.events.flatMap((event): Event[] => {
    if (event.type === 'seats') seat = event.players.indexOf(player);
    const others = 'seat' in event && event.seat !== seat;
    if (!others) return [event];
    if (event.type === 'action' || event.type === 'claim_lost') return [];
    if (event.type === 'dealt')
      return [{ ...event, tiles: event.tiles.map(() => HIDDEN), ...(event.last && { last: HIDDEN }) }];
    return [event.type === 'draw' ? { ...event, tile: HIDDEN } : event];
  });
}

/** Every message of a client against the whole log: nothing of what lies face down for it, nothing of the seed. */
function saysNothingHidden(texts: readonly string[], log: Log): void {
  const messages = texts.map((text) => JSON.parse(text) as FromServer);
  for (const text of texts) expect(text).not.toContain(String(SEED));
  const { player, token } = messages.find((message) => message.type === 'welcome')!;
  const may = mayHear(log, player);
  const table = newTable(player, rules.seats.count);
  let told = 0;
  for (const message of messages) {
    switch (message.type) {
      case 'welcome':
        expect({ ...message, pack: 0 }).toEqual({ type: 'welcome', player, token, pack: 0, options: rules.options });
        break;
      case 'events':
        // In order, none twice, none left out, and each as it may be heard.
        expect(message.from).toBe(told);
        expect(message.events).toEqual(may.slice(told, told + message.events.length));
        told += message.events.length;
        for (const event of message.events) follow(table, event);
        break;
      case 'ask':
      case 'view':
        showsNothingElse(message.view, table);
        break;
      case 'error':
        expect(Object.keys(message).sort()).toEqual(
          message.hint ? ['code', 'hint', 'message', 'type'] : ['code', 'message', 'type'],
        );
        break;
      case 'over':
        expect(message.standings).toEqual((log.events.at(-1) as { standings: unknown }).standings);
    }
  }
  expect(told).toBe(may.length);
}

/** Every tile of a view is one its player has heard of, where it has heard of it. */
function showsNothingElse(seen: View, table: ReturnType<typeof newTable>): void {
  const { hand, drawn, seats, window, legal, ...rest } = seen;
  expect([...hand].sort()).toEqual([...table.hand].sort());
  expect(drawn === '' || hand.includes(drawn)).toBe(true);
  expect(seen.seat).toBe(table.seat);
  for (const [at, seat] of seats.entries()) {
    const known = table.seats[at]!;
    expect(seat.melds.map(({ tiles, taken }) => ({ tiles, taken }))).toEqual(
      known.melds.map(({ tiles, taken }) => ({ tiles, taken })),
    );
    expect(seat.river).toEqual(known.river);
    expect(seat.bonus).toEqual(known.bonus);
    expect(seat.shown).toEqual(known.shown);
    expect(tilesIn({ ...seat, melds: [], river: [], bonus: [], shown: [] })).toEqual([]);
  }
  const { seat, meld } = table.exposed;
  const exposed = meld < 0 ? table.seats[seat]?.river.map(({ tile }) => tile) : table.seats[seat]?.melds[meld]?.tiles;
  if (window) expect(exposed).toContain(window.tile);
  for (const { tiles } of legal) expect(hand).toEqual(expect.arrayContaining(tiles));
  expect(tilesIn(rest)).toEqual([]);
}

/** Texts anywhere inside that are tiles. */
function tilesIn(data: unknown): string[] {
  if (typeof data === 'string') return Object.hasOwn(rules.tiles.byId, data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(tilesIn) : [];
}

describe('a message that is wrong', () => {
  it.each<[string, unknown, string]>([
    ['no JSON', 'hello', 'bad-message'],
    ['a list', [], 'bad-message'],
    ['nothing', 'null', 'bad-message'],
    ['of no known type', { type: 'reboot' }, 'bad-message'],
    ['an action before there is a place', { type: 'act', ask: 1, move: 'win', tiles: [] }, 'not-seated'],
    ['a return with a wrong token', { type: 'return', token: 'guess', heard: 0 }, 'unknown-token'],
    ['a return without one', { type: 'return' }, 'unknown-token'],
  ])('is answered: %s', async (_, message, code) => {
    served = await serve({ rules, seed: SEED });
    const line = await dial(served.url);
    line.say(message);
    expect(await line.next('error')).toMatchObject({ code });
    line.say({ type: 'join' });
    expect(await line.next('welcome')).toMatchObject({ player: 0 });
  });

  it('is answered with the rule it breaks, and the ask stays open', async () => {
    served = await serve({ rules, seed: SEED });
    const { url } = served;
    const lines = await Promise.all([dial(url), dial(url), dial(url), dial(url)]);
    for (const line of lines) line.say({ type: 'join' });
    const asks = lines.map(async (line) => ({ line, asked: await line.next('ask') }));
    const { line, asked } = await Promise.race(asks);
    const say = (message: object): void => line.say({ type: 'act', ask: asked.ask, ...message });
    for (const [message, code] of [
      [{ ask: asked.ask + 1, move: 'discard', tiles: [asked.view.hand[0]] }, 'not-asked'],
      [{ move: 'pung', tiles: [] }, 'not-offered'],
      [{ move: 'castle', tiles: [] }, 'unknown-move'],
      [{ move: 'discard', tiles: ['0x'] }, 'unknown-tile'],
      [{ move: 7 }, 'bad-action'],
      [{ move: 'discard', tiles: [asked.view.hand[0]], fromHand: 'yes' }, 'bad-action'],
      [{ move: 'discard' }, 'bad-action'],
    ] as const) {
      say(message);
      expect(await line.next('error')).toMatchObject({ code });
    }
    // The seat is that of the connection, whatever a message says.
    say({ seat: (asked.view.seat + 1) % 4, move: 'discard', tiles: [asked.view.hand[0]!] });
    for (const other of asks)
      void other.then((one) => one.line.say({ type: 'act', ask: one.asked.ask, move: 'pass', tiles: [] }));
    expect(await line.next('events')).toMatchObject({ events: [{ type: 'action', seat: asked.view.seat }, {}, {}] });
    const late = await dial(url);
    late.say({ type: 'join' });
    expect(await late.next('error')).toMatchObject({ code: 'table-full' });
  });

  it('that is too long, or no text, costs the connection at most, never the place', async () => {
    served = await serve({ rules, seed: SEED });
    const line = await dial(served.url);
    line.say({ type: 'join' });
    const { token } = await line.next('welcome');
    line.socket.send(Buffer.from([0, 1, 2]));
    expect(await line.next('error')).toMatchObject({ code: 'bad-message' });
    line.say('x'.repeat(100_000));
    await closed(line);
    const back = await dial(served.url);
    back.say({ type: 'return', token, heard: 0 });
    expect(await back.next('welcome')).toMatchObject({ player: 0, token });
  });
});

describe('a connection that costs too much', () => {
  it('leaves its place to others if it goes before the game begins', async () => {
    served = await serve({ rules, seed: SEED });
    const first = await dial(served.url);
    first.say({ type: 'join' });
    await first.next('welcome');
    first.socket.close();
    await closed(first);
    const lines = await Promise.all(Array.from({ length: rules.seats.count }, () => dial(served!.url)));
    for (const line of lines) line.say({ type: 'join' });
    const players = await Promise.all(lines.map(async (line) => (await line.next('welcome')).player));
    expect([...players].sort()).toEqual([0, 1, 2, 3]);
    await Promise.race(lines.map((line) => line.next('ask')));
  });

  it('does not begin a game without a player who left and may come back', async () => {
    served = await serve({ rules, seed: SEED });
    const lines = await Promise.all(Array.from({ length: rules.seats.count }, () => dial(served!.url)));
    const [gone, ...others] = lines;
    gone!.say({ type: 'join' });
    const { token } = await gone!.next('welcome');
    gone!.socket.close();
    await closed(gone!);
    const back = await dial(served.url);
    back.say({ type: 'return', token, heard: 0 });
    await back.next('welcome');
    for (const line of others) line.say({ type: 'join' });
    expect((await back.next('events')).from).toBe(0);
    await Promise.race([back, ...others].map((line) => line.next('ask')));
  });

  it('is closed after an answer when there is no place for it', async () => {
    served = await serve({ rules, seed: SEED });
    const lines = await Promise.all(Array.from({ length: rules.seats.count }, () => dial(served!.url)));
    for (const line of lines) line.say({ type: 'join' });
    await Promise.all(lines.map((line) => line.next('welcome')));
    const late = await dial(served.url);
    late.say({ type: 'join' });
    await closed(late);
    expect(late.messages.at(-1)).toMatchObject({ type: 'error', code: 'table-full' });
  });

  it('is closed when it takes no place', async () => {
    served = await serve({ rules, seed: SEED, arrival: 50 });
    const idle = await dial(served.url);
    await closed(idle);
    expect(idle.messages).toMatchObject([{ type: 'error', code: 'no-place' }]);
  });

  it('is closed after many messages that are refused, and answered no more; the place stays', async () => {
    served = await serve({ rules, seed: SEED });
    const flood = await dial(served.url);
    flood.say({ type: 'join' });
    const { token } = await flood.next('welcome');
    for (let i = 0; i < 10_000; i++) flood.say('junk');
    await closed(flood);
    expect(flood.messages.length).toBeLessThan(100);
    const back = await dial(served.url);
    back.say({ type: 'return', token, heard: 0 });
    expect(await back.next('welcome')).toMatchObject({ player: 0 });
  });

  it('is closed when it does not read what it is sent', async () => {
    served = await serve({ rules, seed: SEED, limit: 0, away: 0, maxDeals: 30 });
    const lines = await Promise.all(Array.from({ length: rules.seats.count }, () => dial(served!.url)));
    const [deaf] = lines;
    for (const line of lines) line.say({ type: 'join' });
    await Promise.all(lines.map((line) => line.next('welcome')));
    deaf!.socket.pause();
    await served.over;
    expect(deaf!.socket.isPaused).toBe(true);
    deaf!.socket.resume();
    await closed(deaf!);
    expect(deaf!.messages.at(-1)!.type).not.toBe('over');
  });
});
