/** One of our players at a table of another program, by mjai: over standard input and output, or at a server. */
import { type Ruleset, seededRandom } from '../../core/index.ts';
import { USUAL_LEVEL, playerLevels } from '../../players/index.ts';
import { type MjaiBot, mjaiBot, type MjaiMessage, riichiNames } from '../../records/index.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';
import { type LineChannel, openConnection, overStreams } from './line-channel.ts';

/** Servers may wait long between two messages. */
const PATIENCE = 24 * 3600 * 1000;

/** Plays until the other side ends; gives the exit code. */
export async function playAsBot(
  terminal: Terminal,
  rules: Ruleset,
  protocol: string,
  address: string | undefined,
): Promise<number> {
  const [kind, name = USUAL_LEVEL, ...more] = protocol.split(':');
  if (kind !== 'mjai' || more.length > 0 || !Object.hasOwn(playerLevels, name)) {
    terminal.err(`--as-bot takes mjai, or mjai: and one of ${Object.keys(playerLevels).join(', ')}; not ${protocol}.`);
    return WRONG_USE;
  }
  if (address !== undefined && !/^(mjsonp|tcp):\/\/[^:/]+:\d+(\/.*)?$/.test(address)) {
    terminal.err(`--connect takes mjsonp://HOST:PORT/ROOM, not ${address}.`);
    return WRONG_USE;
  }
  const player = playerLevels[name]!(rules, seededRandom(1));
  let channel: LineChannel;
  try {
    channel = address === undefined ? overStandardStreams() : await openConnection(new URL(address));
  } catch (reason) {
    terminal.err(`No server at ${address}: ${reason instanceof Error ? reason.message : String(reason)}.`);
    return NO;
  }
  const room = address === undefined ? '' : new URL(address).pathname.slice(1);
  const join: MjaiMessage = { type: 'join', name: `tilewright-${name}`, room: room || 'default' };
  return listen(terminal, channel, mjaiBot(rules, riichiNames, player), join);
}

function overStandardStreams(): LineChannel {
  const channel = overStreams(process.stdin, process.stdout, () => process.stdin.destroy());
  process.stdin.on('end', () => channel.leave('standard input has ended'));
  return channel;
}

/** Answers every message with one line, until the other side ends. */
async function listen(terminal: Terminal, channel: LineChannel, bot: MjaiBot, join: MjaiMessage): Promise<number> {
  for (;;) {
    const heard = await channel.next(PATIENCE);
    if (!('line' in heard)) return FINE;
    const message = messageOf(heard.line);
    if (message === undefined) terminal.err(`This is no message of mjai: ${heard.line.slice(0, 100)}`);
    if (message?.type === 'error') {
      terminal.err(`The server says: ${String(message['message'])}`);
      channel.close();
      return NO;
    }
    channel.send(JSON.stringify(answerTo(terminal, bot, join, message)));
    if (message?.type === 'end_game') {
      channel.close();
      return FINE;
    }
  }
}

function answerTo(terminal: Terminal, bot: MjaiBot, join: MjaiMessage, message: MjaiMessage | undefined): MjaiMessage {
  if (message === undefined) return { type: 'none' };
  if (message.type === 'hello') return join;
  const { answer, misfit } = bot.react(message);
  if (misfit !== undefined) terminal.err(`The table does not go by these rules: ${misfit}`);
  return answer;
}

function messageOf(line: string): MjaiMessage | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return isMessage ? (value as MjaiMessage) : undefined;
  } catch {
    return undefined;
  }
}
