/** Who plays which seat: what follows `--seat`, and the players made of it. */
import { type Problem, problem, type Result, type Ruleset } from '../../core/index.ts';
import { USUAL_LEVEL, type PlayerMaker, playerLevels } from '../../players/index.ts';
import { riichiNames } from '../../records/index.ts';
import { parseWhole } from '../flag-values.ts';
import { awaitConnection, type LineChannel, openConnection, openProcess } from './line-channel.ts';
import { seatLinesBot } from './lines-bot.ts';
import { seatMjaiBot } from './mjai-bot.ts';
import type { Fault, RemoteSeat } from './remote-seat.ts';

/** By player: a name of `playerLevels`, or another program by one of these protocols. */
export type Seating = ({ player: string } | { protocol: 'mjai' | 'bot'; at: string } | undefined)[];

const FORM = 'Write the number of the seat, 1 is yours, and who plays it';
const KINDS = `one of ${Object.keys(playerLevels).join(', ')}, or mjai:COMMAND or bot:COMMAND for another program`;

/** Reads `2 greedy 3 mjai:COMMAND`. Problems: `bad-seat`. */
export function parseSeating(texts: readonly string[], seats: number): Result<Seating> {
  const seating: Seating = new Array<undefined>(seats).fill(undefined);
  const problems: Problem[] = [];
  const named = new Set<number>();
  for (let at = 0; at < texts.length; at += 2) {
    const [number, who] = [texts[at]!, texts[at + 1]];
    const seat = parseWhole(number, '--seat', 1, seats);
    if (who === undefined || !seat.ok) {
      const message = seat.ok ? `--seat ${number} does not say who plays.` : seat.problems[0]!.message;
      problems.push(problem('bad-seat', message, { hint: `${FORM}: --seat 2 greedy. The pack goes before --seat.` }));
      break;
    }
    if (named.has(seat.value)) {
      problems.push(problem('bad-seat', `--seat ${number} is there twice.`, { hint: `${FORM}, each seat once.` }));
    }
    named.add(seat.value);
    const [, protocol, place] = /^(mjai|bot):(.+)$/s.exec(who) ?? [];
    if (protocol !== undefined) seating[seat.value - 1] = { protocol: protocol as 'mjai' | 'bot', at: place! };
    else if (Object.hasOwn(playerLevels, who)) seating[seat.value - 1] = { player: who };
    else problems.push(problem('bad-seat', `${JSON.stringify(who)} is no player.`, { hint: `${FORM}: ${KINDS}.` }));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: seating, problems: [] };
}

/** What a seat is called at the table. */
export function seatNames(seating: Seating): string[] {
  return seating.map((one) => {
    if (one === undefined) return USUAL_LEVEL;
    return 'player' in one ? one.player : `${one.protocol}:${one.at}`;
  });
}

/** `Player 2 (mjai:COMMAND), deal 3: no answer within 10 s; discard 5m is played instead.` */
export function faultText({ player, name, deal, what, instead }: Fault): string {
  return `Player ${player + 1} (${name}), deal ${deal}: ${what}; ${instead} is played instead.`;
}

/** Players of ours by player; seats of other programs have the ordinary one, who is never asked. */
export function makersOf(seating: Seating): PlayerMaker[] {
  return seating.map((one) => playerLevels[one !== undefined && 'player' in one ? one.player : USUAL_LEVEL]!);
}

/** Starts or connects to the other programs. Problems: `no-bot` where one cannot be reached, `no-word` where a pack has no words of mjai. */
export async function openSeats(
  rules: Ruleset,
  seating: Seating,
  limit: number,
  report: (fault: Fault) => void,
): Promise<Result<(RemoteSeat | undefined)[]>> {
  const names = seatNames(seating);
  const remote: (RemoteSeat | undefined)[] = [];
  const problems: Problem[] = [];
  for (const [player, one] of seating.entries()) {
    remote.push(undefined);
    if (one === undefined || 'player' in one) continue;
    const channel = await openChannel(one.at);
    if (!channel.ok) {
      problems.push(...channel.problems);
      continue;
    }
    const settings = { rules, player, names, limit, report };
    const made =
      one.protocol === 'bot'
        ? { ok: true as const, value: seatLinesBot(channel.value, settings), problems: [] }
        : seatMjaiBot(channel.value, settings, riichiNames);
    if (made.ok) remote[player] = made.value;
    else {
      channel.value.close();
      problems.push(...made.problems);
    }
  }
  if (problems.length === 0) return { ok: true, value: remote, problems: [] };
  for (const one of remote) one?.close();
  return { ok: false, problems };
}

/** `tcp://` is where a bot listens, `mjsonp://` where a bot of mjai connects to; all else is a command. */
export async function openChannel(at: string): Promise<Result<LineChannel>> {
  const isAddress = /^(tcp|mjsonp):\/\//.test(at);
  try {
    if (!isAddress) return { ok: true, value: openProcess(at), problems: [] };
    if (!/^\w+:\/\/[^:/]+:\d+(\/|$)/.test(at)) {
      const hint = 'Write host and port: mjai:tcp://localhost:11600.';
      return { ok: false, problems: [problem('no-bot', `${at} has no port.`, { hint })] };
    }
    const url = new URL(at);
    const value = at.startsWith('tcp:') ? await openConnection(url) : await greet(await awaitConnection(url));
    return { ok: true, value, problems: [] };
  } catch (reason) {
    const message = `No bot at ${at}: ${reason instanceof Error ? reason.message : String(reason)}.`;
    return {
      ok: false,
      problems: [problem('no-bot', message, { hint: 'Start the bot first, and look at the port.' })],
    };
  }
}

/** Milliseconds a bot that has connected has to say that it wants to play. */
const GREETING = 10_000;

/** Servers of mjai say hello, and the bot that it joins. */
async function greet(channel: LineChannel): Promise<LineChannel> {
  channel.send(JSON.stringify({ type: 'hello', protocol: 'mjsonp', protocol_version: 3 }));
  const heard = await channel.next(GREETING);
  if ('line' in heard && /"type"\s*:\s*"join"/.test(heard.line)) return channel;
  channel.close();
  throw new Error('line' in heard ? `it said ${heard.line.slice(0, 100)}, not join` : 'it did not join');
}
