/** A seat whose player hears and answers nothing but mjai plays the same game as one who sees the table. */
import { expect, it } from 'vitest';
import {
  type Action,
  advance,
  eventsFor,
  newGame,
  type Ruleset,
  sameAction,
  type Table,
  view,
} from '../../core/index.ts';
import { defaultAction, type Player, playerLevels } from '../../players/index.ts';
import {
  type MjaiListener,
  mjaiListener,
  type MjaiMessage,
  type MjaiSeat,
  mjaiSeat,
  riichiNames,
} from '../../records/index.ts';
import { act, dealsPlayed, seatPlayers } from '../../sim/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

/** Both sides of the protocol for one seat, and the player behind them. */
interface Wire {
  seat: MjaiSeat;
  listener: MjaiListener;
  player: Player;
  joined?: MjaiMessage | undefined;
  /** What was answered, by its type. */
  answers: Map<string, number>;
}

function react(wire: Wire, message: MjaiMessage, table: Table, at: number, isAsked: boolean): MjaiMessage {
  const turn = wire.listener.hear(message);
  if (typeof turn === 'string') throw new Error(turn);
  if (message.type === 'reach' && message['actor'] === at && wire.joined) return wire.joined;
  if (turn === undefined) return { type: 'none' };
  if (isAsked) compareViews(table, at, turn.view.legal, turn.view.seat);
  const action = wire.player(turn.view);
  const offer = turn.offers.find((one) => sameAction(one.action, action))!;
  const [first, next] = wire.listener.answer(turn, offer);
  wire.joined = next;
  return first!;
}

/** What the seat may do by its messages is what it may do at the table. */
function compareViews(table: Table, at: number, made: readonly Action[], seat: number): void {
  const shown = ({ move, tiles }: Action): string => [move, ...tiles].join(' ');
  expect(made.every((action) => action.seat === seat)).toBe(true);
  expect(made.map(shown)).toEqual(view(table, at).legal.map(shown));
}

function answerOf(wire: Wire, table: Table, at: number): Action {
  const seen = view(table, at);
  const turn = wire.seat.decide(seen, defaultAction(table.rules, seen));
  let step = turn.next();
  while (!step.done) {
    const { messages, ask } = step.value;
    const answers = messages.map((message, i) => react(wire, message, table, at, i === ask));
    const answer = answers[ask]!;
    wire.answers.set(answer.type, (wire.answers.get(answer.type) ?? 0) + 1);
    step = turn.next({ value: answer });
  }
  expect(step.value.fault).toBeUndefined();
  return step.value.action;
}

/** The events of a game, in which the seats of `wired` players are played by messages. */
function playWired(
  rules: Ruleset,
  seed: string,
  maker: string,
  deals: number,
  wired: boolean,
): { events: string[]; answers: Map<string, number> } {
  const table = newGame(rules, { seed });
  const players = seatPlayers(rules, seed, Array(rules.seats.count).fill(playerLevels[maker]!));
  const answers = new Map<string, number>();
  const wires = table.players.map((player, seat): Wire => {
    const made = mjaiSeat(rules, riichiNames, { seat, players: table.players.map(String) });
    if (!made.ok) throw new Error(made.problems[0]!.message);
    return { seat: made.value, listener: mjaiListener(rules, riichiNames), player: players[player]!, answers };
  });
  const events: string[] = [];
  const tell = (): void => {
    events.push(...table.events.map((event) => JSON.stringify(event)));
    for (const [at, { seat }] of wires.entries()) expect(seat.hear(eventsFor(table, table.events, at))).toBeUndefined();
  };
  tell();
  while (!table.over && dealsPlayed(table) < deals) {
    const at = table.toAct[0]!;
    if (!wired || table.stage.at === 'settled') act(table, players);
    else expect(advance(table, answerOf(wires[at]!, table, at))).toBeUndefined();
    tell();
  }
  return { events, answers };
}

it.each([
  ['riichi', 'random', 6],
  ['riichi', 'greedy', 3],
  ['ari-ari', 'random', 3],
  ['sanma', 'random', 3],
])('%s with %s players, %d deals', (pack, maker, deals) => {
  const rules = rulesOf(pack);
  const wired = playWired(rules, 'both ways', maker, deals, true);
  const plain = playWired(rules, 'both ways', maker, deals, false);
  console.log(pack, maker, Object.fromEntries(wired.answers));
  const parted = wired.events.findIndex((event, at) => event !== plain.events[at]);
  expect(wired.events.slice(Math.max(0, parted - 8), parted + 2)).toEqual(
    plain.events.slice(Math.max(0, parted - 8), parted + 2),
  );
  expect(wired.events.length).toBe(plain.events.length);
});
