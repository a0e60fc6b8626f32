/**
 * A bot that plays at a table served by server.ts, and takes its place again when the connection is lost.
 *
 *     npx tsx examples/client.ts ws://localhost:8080
 */
import { fileURLToPath } from 'node:url';
import { type Event, makeBot, numberOfSeat, type Player, rulesetFromPack, type Standing } from 'tilewright';
import { WebSocket } from 'ws';
import { follow, type FollowedTable, newTable } from './table-from-events.ts';
import type { FromClient, FromServer } from './server.ts';

export interface ClientSettings {
  /** Told of every message, as it came. */
  onMessage?: (text: string) => void;
  /** Told of every event, with the table as it is after it. */
  onEvent?: (event: Event, table: FollowedTable) => void;
}

const PATIENCE = 500;

/** What the client knows; it outlives the connection. */
interface Memory {
  token: string | undefined;
  heard: number;
  bot: Player | undefined;
  table: FollowedTable | undefined;
  standings: Standing[] | undefined;
}

/** Plays to the end of the game. */
export function playAt(url: string, settings: ClientSettings = {}): Promise<Standing[]> {
  const memory: Memory = { token: undefined, heard: 0, bot: undefined, table: undefined, standings: undefined };
  return new Promise((resolve, reject) => {
    const connect = (): void => {
      const socket = new WebSocket(url);
      const say = (message: FromClient): void => socket.send(JSON.stringify(message));
      const { token, heard } = memory;
      socket.on('open', () => say(token === undefined ? { type: 'join' } : { type: 'return', token, heard }));
      socket.on('message', (data) => {
        settings.onMessage?.(String(data));
        hear(memory, JSON.parse(String(data)) as FromServer, say, settings);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        if (memory.standings) resolve(memory.standings);
        else if (memory.token === undefined) reject(new Error('the table has no place'));
        else setTimeout(connect, PATIENCE);
      });
    };
    connect();
  });
}

function hear(
  memory: Memory,
  message: FromServer,
  say: (message: FromClient) => void,
  { onEvent }: ClientSettings,
): void {
  switch (message.type) {
    case 'welcome': {
      const rules = rulesetFromPack(message.pack, message.options);
      if (!rules.ok) throw new Error(rules.problems[0]!.message);
      memory.token = message.token;
      memory.bot ??= makeBot(rules.value);
      memory.table ??= newTable(message.player, rules.value.seats.count);
      return;
    }
    case 'events':
      memory.heard = message.from + message.events.length;
      for (const event of message.events) {
        follow(memory.table!, event);
        onEvent?.(event, memory.table!);
      }
      return;
    case 'ask': {
      const { move, tiles, fromHand } = memory.bot!(message.view);
      return say({ type: 'act', ask: message.ask, move, tiles, ...(fromHand && { fromHand }) });
    }
    case 'over':
      memory.standings = message.standings;
      return;
    case 'error':
      console.error(message.message);
      return;
    case 'view':
      return;
  }
}

/** Says how the deals end, as somebody would who sits there. */
function report(event: Event, { seat, seats, points, players }: FollowedTable): void {
  if (event.type === 'win') console.log(`seat ${numberOfSeat(event.seat)} wins with ${event.judgement.reading}`);
  if (event.type !== 'settle') return;
  const discards = seats[seat]!.river.map(({ tile }) => tile).join(' ');
  console.log(`I discarded ${discards}, and have ${points[players[seat]!]}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url] = process.argv.slice(2);
  if (url === undefined) console.log('Where is the table? npx tsx examples/client.ts ws://localhost:8080');
  else {
    const standings = await playAt(url, { onEvent: report });
    for (const { rank, player, points } of standings) console.log(`${rank}. player ${player + 1}: ${points}`);
  }
}
