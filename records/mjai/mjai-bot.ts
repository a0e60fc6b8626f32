/**
 * The other side of the protocol: a player of ours as a bot at a table of somebody else. What the seat was told becomes a table of ours, in
 * which tiles it does not see are put so that they fit; its view shows none of them.
 *
 *     message -> the deal so far, played by the rules -> view -> action -> message
 */
import { type Action, type Ruleset, sameAction, type Seat, type Table, view, type View } from '../../core/index.ts';
import type { Json } from '../json-reader.ts';
import type { FieldNames } from '../log-vocabulary.ts';
import { verify } from '../verify/verify-record.ts';
import { type MjaiMessage, mjaiOffers } from './mjai-offers.ts';
import { readMjai } from './read-mjai.ts';

/** A bot at a table of another program. */
export interface MjaiBot {
  /** Which player it is; -1 before `start_game`. */
  readonly id: number;
  /** Takes a message and answers it. `misfit`: why the message does not fit the rules; then it passes, or discards what it drew. */
  react(message: MjaiMessage): { answer: MjaiMessage; misfit?: string };
}

const NONE: MjaiMessage = { type: 'none' };

/** A bot that plays by these rules and has not been told of a game yet. */
export function mjaiBot(rules: Ruleset, names: FieldNames, play: (view: View) => Action): MjaiBot {
  let id = -1;
  let game = '';
  let deal: string[] = [];
  /** The discard that goes with a declaration that was made. */
  let joined: MjaiMessage | undefined;
  const react = (message: MjaiMessage): ReturnType<MjaiBot['react']> => {
    const line = `${JSON.stringify(message)}\n`;
    const { type } = message;
    if (type === 'start_game') {
      id = Number(message['id'] ?? 0);
      game = line;
    }
    if (type === 'start_game' || ENDS.includes(type)) deal = [];
    else if (type === 'start_kyoku') deal = [line];
    else deal.push(line);
    const answer = type === 'reach' && message['actor'] === id ? joined : undefined;
    joined = undefined;
    if (answer) return { answer };
    if (!mayAct(message, id) || deal.length < 2) return { answer: NONE };
    const table = tableOf(rules, names, game + deal.join(''));
    if (typeof table === 'string') return { answer: plainest(message, id), misfit: table };
    const seat = table.players.indexOf(id);
    if (!table.toAct.includes(seat)) return { answer: NONE };
    const seen = view(table, seat);
    const action = play(seen);
    const offer = mjaiOffers(names, seen).find((one) => sameAction(one.action, action));
    // What has no word here, such as what the rules ask after the deal, is not asked either.
    if (offer === undefined) return { answer: NONE };
    const said = renamed(offer.message, table.players);
    if (!offer.declares) return { answer: said };
    joined = said;
    return { answer: { type: 'reach', actor: id } };
  };
  return {
    get id() {
      return id;
    },
    react,
  };
}

/** Messages after which nothing is asked until the next deal. */
const ENDS = ['hora', 'ryukyoku', 'end_kyoku', 'end_game'];

/** Whether a seat may have something to do after a message. */
function mayAct({ type, actor }: MjaiMessage, id: number): boolean {
  if (actor === id) return ['tsumo', 'chi', 'pon'].includes(type);
  return ['dahai', 'kakan', 'ankan', 'kita', 'nukidora'].includes(type);
}

function tableOf(rules: Ruleset, names: FieldNames, text: string): Table | string {
  const read = readMjai(text, 'mjai');
  if (!read.ok) return read.problems[0]!.message;
  const { table, difference } = verify(read.value, rules, names, { anyPoints: true });
  if (difference === undefined && table !== undefined) return table;
  const { what, expected, found } = difference!;
  return `${what}: the table says ${expected}; by the rules: ${found}`;
}

function plainest({ type, actor, pai }: MjaiMessage, id: number): MjaiMessage {
  return type === 'tsumo' && actor === id ? { type: 'dahai', actor: id, pai: pai!, tsumogiri: true } : NONE;
}

/** Seats of the table that was made are players there. */
function renamed(message: MjaiMessage, players: readonly number[]): MjaiMessage {
  const named = (key: string): { [key: string]: Json } =>
    message[key] === undefined ? {} : { [key]: players[message[key] as Seat]! };
  return { ...message, ...named('actor'), ...named('target') };
}
