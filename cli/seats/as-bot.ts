/** One of our players at a table of another program, by mjai: over standard input and output, or at a server. */
import { type Action, type Ruleset, sameAction, seededRandom } from '../../core/index.ts';
import { USUAL_LEVEL, type Player, playerLevels } from '../../players/index.ts';
import { type MjaiListener, mjaiListener, type MjaiMessage, type MjaiTurn, riichiNames } from '../../records/index.ts';
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
  return listen(terminal, channel, {
    player,
    listener: mjaiListener(rules, riichiNames),
    name,
    room: room || 'default',
  });
}

function overStandardStreams(): LineChannel {
  const channel = overStreams(process.stdin, process.stdout, () => process.stdin.destroy());
  process.stdin.on('end', () => channel.leave('standard input has ended'));
  return channel;
}

interface Bot {
  player: Player;
  listener: MjaiListener;
  name: string;
  room: string;
}

/** Answers every message with one line, until the other side ends. */
async function listen(terminal: Terminal, channel: LineChannel, bot: Bot): Promise<number> {
  /** The discard that goes with a declaration. */
  let joined: MjaiMessage | undefined;
  for (;;) {
    const heard = await channel.next(PATIENCE);
    if (!('line' in heard)) return FINE;
    const message = messageOf(heard.line);
    if (message === undefined) {
      terminal.err(`This is no message of mjai: ${heard.line.slice(0, 100)}`);
      channel.send(JSON.stringify({ type: 'none' }));
      continue;
    }
    if (message.type === 'error') terminal.err(`The server says: ${String(message['message'])}`);
    const [answer, next] =
      message.type === 'reach' && message['actor'] === bot.listener.id && joined !== undefined
        ? [joined]
        : answersTo(terminal, bot, message);
    joined = next;
    channel.send(JSON.stringify(answer));
    if (message.type === 'end_game' || message.type === 'error') {
      channel.close();
      return message.type === 'error' ? NO : FINE;
    }
  }
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

function answersTo(terminal: Terminal, { player, listener, name, room }: Bot, message: MjaiMessage): MjaiMessage[] {
  if (message.type === 'hello') return [{ type: 'join', name: `tilewright-${name}`, room }];
  const turn = listener.hear(message);
  if (turn === undefined) return [{ type: 'none' }];
  if (typeof turn !== 'string') return chosen(listener, turn, player(turn.view));
  terminal.err(`The table does not go by these rules: ${turn}`);
  if (message.type !== 'tsumo') return [{ type: 'none' }];
  return [{ type: 'dahai', actor: listener.id, pai: message['pai']!, tsumogiri: true }];
}

/** The offer that is this action; a pass where the action has no word, such as what the rules ask after the deal. */
function chosen(listener: MjaiListener, turn: MjaiTurn, action: Action): MjaiMessage[] {
  const offer = turn.offers.find((one) => sameAction(one.action, action));
  return offer === undefined ? [{ type: 'none' }] : listener.answer(turn, offer);
}
