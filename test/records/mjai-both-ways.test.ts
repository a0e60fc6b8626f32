/** A seat whose player hears and answers nothing but mjai plays the same game as one who sees the table. */
import { expect, it } from 'vitest';
import { type Action, advance, eventsFor, newGame, type Ruleset, type Table, view } from '../../core/index.ts';
import { defaultAction, type Player, playerLevels } from '../../players/index.ts';
import { type MjaiBot, mjaiBot, type MjaiMessage, type MjaiSeat, mjaiSeat, riichiNames } from '../../records/index.ts';
import { act, dealsPlayed, seatPlayers } from '../../sim/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

/** Both sides of the protocol for one seat. */
interface Wire {
  seat: MjaiSeat;
  bot: MjaiBot;
  /** The table while the seat is asked, to compare what the bot sees with it. */
  asked?: { table: Table; at: number } | undefined;
  /** What was answered, by its type. */
  answers: Map<string, number>;
}

function react(wire: Wire, message: MjaiMessage): MjaiMessage {
  const { answer, misfit } = wire.bot.react(message);
  expect(misfit).toBeUndefined();
  return answer;
}

/** A seat played by messages. */
function wired(seat: MjaiSeat, rules: Ruleset, player: Player, answers: Map<string, number>): Wire {
  const bot = mjaiBot(rules, riichiNames, (seen) => {
    if (wire.asked) compareViews(wire.asked.table, wire.asked.at, seen.legal, seen.seat);
    return player(seen);
  });
  const wire: Wire = { seat, bot, answers };
  return wire;
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
    const answers = messages.map((message, i) => {
      wire.asked = i === ask ? { table, at } : undefined;
      return react(wire, message);
    });
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
  byMessages: boolean,
): { events: string[]; answers: Map<string, number> } {
  const table = newGame(rules, { seed });
  const players = seatPlayers(rules, seed, Array(rules.seats.count).fill(playerLevels[maker]!));
  const answers = new Map<string, number>();
  const wires = table.players.map((player, seat): Wire => {
    const made = mjaiSeat(rules, riichiNames, { seat, players: table.players.map(String) });
    if (!made.ok) throw new Error(made.problems[0]!.message);
    return wired(made.value, rules, players[player]!, answers);
  });
  const events: string[] = [];
  const tell = (): void => {
    events.push(...table.events.map((event) => JSON.stringify(event)));
    for (const [at, { seat }] of wires.entries()) expect(seat.hear(eventsFor(table, table.events, at))).toBeUndefined();
  };
  tell();
  while (!table.over && dealsPlayed(table) < deals) {
    const at = table.toAct[0]!;
    if (!byMessages || table.stage.at === 'settled') act(table, players);
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
  const told = playWired(rules, 'both ways', maker, deals, true);
  const plain = playWired(rules, 'both ways', maker, deals, false);
  console.log(pack, maker, Object.fromEntries(told.answers));
  const parted = told.events.findIndex((event, at) => event !== plain.events[at]);
  expect(told.events.slice(Math.max(0, parted - 8), parted + 2)).toEqual(
    plain.events.slice(Math.max(0, parted - 8), parted + 2),
  );
  expect(told.events.length).toBe(plain.events.length);
});
