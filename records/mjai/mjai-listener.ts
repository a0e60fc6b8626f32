/**
 * The other side of the protocol: what a seat has been told by a table of somebody else, as a table of ours. Tiles it does not see are put
 * so that they fit what it was told; the view of the seat shows none of them.
 */
import { type Ruleset, type Seat, type Table, view, type View } from '../../core/index.ts';
import type { Json } from '../json-reader.ts';
import type { FieldNames } from '../log-vocabulary.ts';
import { verify } from '../verify/verify-record.ts';
import { type MjaiMessage, type MjaiOffer, mjaiOffers } from './mjai-offers.ts';
import { readMjai } from './read-mjai.ts';

/** What a seat may do now: its view, and what each action is called. */
export interface MjaiTurn {
  view: View;
  offers: readonly MjaiOffer[];
}

/** A seat at a table of another program. */
export interface MjaiListener {
  /** Which player it is; -1 before `start_game`. */
  readonly id: number;
  /** Takes a message. What the seat may do then; undefined where it is asked nothing; a sentence where the message does not fit the rules. */
  hear(message: MjaiMessage): MjaiTurn | string | undefined;
  /** The messages of an action that is open: one, or `reach` and its discard. */
  answer(turn: MjaiTurn, offer: MjaiOffer): MjaiMessage[];
}

/** A seat before the game begins. */
export function mjaiListener(rules: Ruleset, names: FieldNames): MjaiListener {
  let id = -1;
  let game = '';
  let deal: string[] = [];
  /** Who sits where at the table that is made of the messages. */
  let players: readonly number[] = [];
  return {
    get id() {
      return id;
    },
    hear: (message) => {
      const line = `${JSON.stringify(message)}\n`;
      if (message.type === 'start_game') {
        id = Number(message['id'] ?? 0);
        game = line;
        deal = [];
        return undefined;
      }
      if (message.type === 'start_kyoku') deal = [line];
      else if (ENDS.includes(message.type)) deal = [];
      else deal.push(line);
      if (!mayAct(message, id) || deal.length < 2) return undefined;
      const made = tableOf(rules, names, game + deal.join(''));
      if (typeof made === 'string') return made;
      ({ players } = made);
      const seat = players.indexOf(id);
      if (!made.toAct.includes(seat)) return undefined;
      const seen = view(made, seat);
      return { view: seen, offers: mjaiOffers(names, seen) };
    },
    answer: ({ view: seen }, { message, declares }) => {
      const own = renamed(message, players);
      return declares ? [{ type: 'reach', actor: players[seen.seat]! }, own] : [own];
    },
  };
}

/** Messages after which nothing is asked until the next deal. */
const ENDS = ['hora', 'ryukyoku', 'end_kyoku', 'end_game'];

/** Whether a seat may have something to do after a message; a declaration is asked for its discard by itself. */
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
  return `${what}: ${expected}; by the rules ${found}.`;
}

/** Seats of the table that was made are players there. */
function renamed(message: MjaiMessage, players: readonly number[]): MjaiMessage {
  const named = (key: string): { [key: string]: Json } =>
    message[key] === undefined ? {} : { [key]: players[message[key] as Seat]! };
  return { ...message, ...named('actor'), ...named('target') };
}
