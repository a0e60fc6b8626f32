/**
 * A bot by the protocol of this toolkit, for every pack (docs/bots.md): a view in, an action out, a line of JSON each.
 *
 *     {"type":"ask","ask":7,"milliseconds":10000,"events":[...],"view":{...}}      {"ask":7,"move":"discard","tiles":["5m"]}
 */
import {
  type Action,
  discardsBy,
  type Event,
  eventsForPlayer,
  PASS,
  type Ruleset,
  standings,
  type Table,
  type View,
} from '../../core/index.ts';
import type { LineChannel } from './line-channel.ts';
import { Partner, playInstead, type RemoteSeat, type RemoteSettings } from './remote-seat.ts';

/** The version of the protocol. */
export const BOT_PROTOCOL = 1;

/** Seats a bot that answers views. */
export function seatLinesBot(channel: LineChannel, settings: RemoteSettings): RemoteSeat {
  const { rules, player, limit } = settings;
  const partner = new Partner(channel, limit);
  let seat = player;
  let asks = 0;
  let events: Event[] = [];
  let last: Table | undefined;
  const { id, name, hash, options } = rules;
  partner.send({ type: 'welcome', protocol: BOT_PROTOCOL, player, rules: { id, name, hash, options } });
  return {
    hear: (told, table) => {
      const seen = eventsForPlayer(table, told, player, seat);
      seat = seen.seat;
      events.push(...seen.events);
      last = table;
    },
    answer: async (view) => {
      const [first] = view.legal;
      // Who can only pass is not asked.
      if (view.legal.length === 1 && first!.move === PASS) return first!;
      const ask = ++asks;
      partner.send({ type: 'ask', ask, milliseconds: limit, events, view });
      events = [];
      const heard = await partner.answer((line) => answerTo(ask, line));
      const said = 'missing' in heard ? heard.missing : actionOf(rules, view, heard.value);
      if (typeof said !== 'string') return said;
      partner.send({ type: 'error', ask, message: said });
      return playInstead(settings, partner, view, said);
    },
    close: () => {
      if (last) partner.send({ type: 'over', events, standings: standings(last) });
      partner.close();
    },
  };
}

/** What a line says to this question; undefined where it is a late answer to an earlier one. */
function answerTo(ask: number, line: string): { said: unknown } | string | undefined {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return `it answered what is not JSON: ${line.slice(0, 100)}`;
  }
  const number = typeof said === 'object' && said !== null && 'ask' in said ? said.ask : undefined;
  return typeof number === 'number' && number < ask ? undefined : { said };
}

/** The action of an answer, or a sentence why it has none. */
function actionOf(rules: Ruleset, view: View, answer: { said: unknown } | string): Action | string {
  if (typeof answer === 'string') return answer;
  const { said } = answer;
  const shown = JSON.stringify(said).slice(0, 120);
  if (typeof said !== 'object' || said === null || !('move' in said))
    return `${shown} is no answer; write {"ask":1,"move":"pass","tiles":[]}`;
  const { move: wanted, tiles = [], fromHand } = said as { move: unknown; tiles?: unknown; fromHand?: unknown };
  const sorted = (list: unknown): string => JSON.stringify(Array.isArray(list) ? [...list].map(String).sort() : list);
  const found = view.legal.find((action) => action.move === wanted && sorted(action.tiles) === sorted(tiles));
  if (found === undefined) return `${shown} is not in \`view.legal\``;
  if (fromHand !== true) return found;
  const alike = view.hand.filter((tile) => tile === view.drawn).length > 1;
  const move = rules.moves[found.move];
  const may = move !== undefined && discardsBy(move) && found.tiles[0] === view.drawn && alike;
  return may ? { ...found, fromHand: true } : `${shown}: \`fromHand\` is for a tile alike to the one just drawn`;
}
